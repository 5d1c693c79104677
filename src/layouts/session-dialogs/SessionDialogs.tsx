import { Button } from 'antd';
import { useState } from 'react';
import { useSessionDialogs } from '@/session/dialog-store';
import { signOut } from '@/session/opening/sign-out';
import { ConfirmHost } from '@/ui/dialog/ConfirmHost';
import { Dialog } from '@/ui/dialog/Dialog';
import { IdleDialog } from './IdleDialog';

/** Dialogs of the session and of `confirm`; mounted once, beside the routes. */
export function SessionDialogs() {
  return (
    <>
      <ConfirmHost />
      <ForbiddenDialog />
      <IdleDialog />
      <SessionLostDialog />
    </>
  );
}

/** The 403 dialog (docs/specification.md 8). */
function ForbiddenDialog() {
  const open = useSessionDialogs((state) => state.forbidden);
  const close = () => useSessionDialogs.setState({ forbidden: false });
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title="错误提示"
      width={420}
      onClose={close}
      footer={
        <Button type="primary" data-autofocus onClick={close}>
          知道了
        </Button>
      }
    >
      <p>没有操作权限，请联系管理员</p>
    </Dialog>
  );
}

/** The 401 dialog; it cannot be closed, because nothing works without a session (docs/specification.md 4, 8). */
function SessionLostDialog() {
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
        <Button type="primary" data-autofocus aria-disabled={leaving} onClick={leave}>
          重新登录
        </Button>
      }
    >
      <p>登录状态已过期，请重新登录</p>
    </Dialog>
  );
}
