import { useState } from 'react';
import { useSessionDialogs } from '@/session/dialog-store';
import { signOut } from '@/session/sign-out';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/plain/Button';

/** The 401 dialog: nothing else can be done, so it cannot be closed (specification 4, 8). */
export function SessionLostDialog() {
  const open = useSessionDialogs((state) => state.sessionLost);
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await signOut({ reason: 'lost' });
    setLeaving(false);
  };

  return (
    <Dialog
      open={open}
      role="alertdialog"
      closable="none"
      title="系统提示"
      width={420}
      footer={
        <Button kind="primary" data-autofocus aria-disabled={leaving} onClick={leave}>
          重新登录
        </Button>
      }
    >
      <p>登录状态已过期，请重新登录</p>
    </Dialog>
  );
}
