import { Button } from 'antd';
import { useState } from 'react';
import { withdrawCase } from '@/api/business';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';

/** 撤回 after asking. `onDone` follows a failure too: the case may have moved on meanwhile. */
export function WithdrawButton({ ywlsh, onDone }: { ywlsh: string; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    const agreed = await confirm({
      title: '温馨提示',
      content: '撤回后本次申请终止，填写的内容会回到草稿箱，可以修改后重新申请。您确定要撤回吗？',
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
    <Button danger loading={busy} onClick={() => void withdraw()}>
      撤回
    </Button>
  );
}
