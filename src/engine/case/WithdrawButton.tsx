import { Button } from 'antd';
import { useState } from 'react';
import { type CaseSummary, withdrawCase } from '@/api/business';
import { Allowed } from '@/session/menu/Allowed';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';
import { useOfficePaths } from '../flow/home-path';
import { withdrawQuestion } from './case-words';

interface WithdrawButtonProps {
  of: Pick<CaseSummary, 'ywlsh' | 'chsm'>;
  size?: 'small' | 'middle';
  /** Follows a failure too: the case may have moved on meanwhile. */
  onDone: () => void;
}

/** 撤回 after asking, for those whose menu grants it under 我的办件 (specification 6). */
export function WithdrawButton(props: WithdrawButtonProps) {
  const { office } = useOfficePaths();
  return (
    <Allowed path={office} keys={['chehui']}>
      <PermittedButton {...props} />
    </Allowed>
  );
}

function PermittedButton({ of: { ywlsh, chsm }, size = 'middle', onDone }: WithdrawButtonProps) {
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    const agreed = await confirm({
      title: '温馨提示',
      content: withdrawQuestion(chsm),
      okText: '撤回',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await withdrawCase(ywlsh);
      toast.success('已撤回');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '撤回失败');
    }
    setBusy(false);
    onDone();
  };
  return (
    <Button danger size={size} loading={busy} onClick={() => void withdraw()}>
      撤回
    </Button>
  );
}
