import { useEffect, useState } from 'react';
import { useSessionDialogs } from '@/session/dialog-store';
import { staySignedIn } from '@/session/idle-watch';
import { isDraftSaved, unsavedNow } from '@/session/session-ending';
import { signOut } from '@/session/sign-out';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/plain/Button';

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
          <Button kind="primary" data-autofocus onClick={staySignedIn}>
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

/** Reckoned from the clock at every tick, so a slowed-down timer shows no wrong time. Not announced each second. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return <strong role="timer">{`${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`}</strong>;
}
