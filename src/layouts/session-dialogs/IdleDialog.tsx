import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSessionDialogs } from '@/session/dialog-store';
import { isDraftSaved, unsavedNow } from '@/session/opening/session-ending';
import { signOut } from '@/session/opening/sign-out';
import { staySignedIn } from '@/session/watch/idle-watch';
import { Dialog } from '@/ui/dialog/Dialog';

/** Warns two minutes before an unused session ends. */
export function IdleDialog() {
  const endsAt = useSessionDialogs((state) => state.idleEndsAt);
  return (
    <Dialog
      open={endsAt !== undefined}
      role="alertdialog"
      title="系统提示"
      width={440}
      onClose={staySignedIn}
      footer={
        <>
          <Button onClick={() => void signOut({ reason: 'user' })}>退出登录</Button>
          <Button type="primary" data-autofocus onClick={staySignedIn}>
            保持登录
          </Button>
        </>
      }
    >
      <p>
        您已长时间未操作，系统将在 <TimeLeft endsAt={endsAt ?? 0} /> 后自动退出登录。
        {(isDraftSaved() || unsavedNow().length > 0) && '已填写的内容会为您保存。'}
      </p>
    </Dialog>
  );
}

/** Computed from the clock at every tick, because timers may be throttled. Not a live region: an announcement per second disturbs. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return <strong role="timer">{`${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`}</strong>;
}
