import { useSessionDialogs } from '@/session/dialog-store';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/plain/Button';

/** The 403 dialog (specification 8). */
export function ForbiddenDialog() {
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
        <Button kind="primary" data-autofocus onClick={close}>
          知道了
        </Button>
      }
    >
      <p>没有操作权限，请联系管理员</p>
    </Dialog>
  );
}
