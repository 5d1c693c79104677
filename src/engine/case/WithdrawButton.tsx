import { Button } from 'antd';
import { useState } from 'react';
import { type CaseSummary, withdrawCase } from '@/api/cases/business';
import { succeeded } from '@/lib/shown-errors';
import { Allowed } from '@/session/menu/Allowed';
import { askConfirmation } from '@/ui/dialog/confirm';
import { toast } from '@/ui/state/toast';
import { useOfficePaths } from '../flow/home-path';
import { withdrawQuestion } from './case-text';

interface WithdrawButtonProps {
  of: Pick<CaseSummary, 'ywlsh' | 'chsm'>;
  size?: 'small' | 'middle';
  /** Called after success and failure: the case may have changed meanwhile. */
  onDone: () => void;
}

/** 撤回 with a confirmation, for users whose menu grants it in 我的办件 (docs/specification.md 6). */
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
    const agreed = await askConfirmation({
      title: '温馨提示',
      content: withdrawQuestion(chsm),
      okText: '撤回',
    });
    if (!agreed) return;
    setBusy(true);
    if (await succeeded(withdrawCase(ywlsh))) toast.success('已撤回');
    setBusy(false);
    onDone();
  };
  return (
    <Button danger size={size} loading={busy} onClick={() => void withdraw()}>
      撤回
    </Button>
  );
}
