import { Button } from 'antd';
import { useState } from 'react';
import { useSessionDialogs } from '@/session/dialog-store';
import { signOut } from '@/session/sign-out';
import { Dialog } from '@/ui/Dialog';

/** The archive frame's session has run out (specification 4): signing in again is the only way on, what was typed is kept. */
export function TokenTimeOutDialog() {
  // The hall may have noticed as well; one dialog is enough.
  const already = useSessionDialogs((state) => state.sessionLost);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await signOut({ reason: 'lost' });
  };
  return (
    <Dialog
      open={!already}
      role="alertdialog"
      closable="none"
      title="系统提示"
      width={420}
      footer={
        <Button type="primary" data-autofocus aria-disabled={leaving} onClick={() => void leave()}>
          重新登录
        </Button>
      }
    >
      <p>登录已过期，请重新登录</p>
    </Dialog>
  );
}
