import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useRun } from '../run/run';

/** Asks before the person leaves a business in the middle: by a link, by Back, by closing the tab. */
export function LeaveGuard() {
  const run = useRun();
  // A session that ends must not be held up: the draft has been saved by then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      run.dirty() &&
      (run.calls.token !== undefined || useSession.getState().phase === 'open') &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (run.dirty() && run.drafts.pending()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [run]);

  const leave = async () => {
    await run.drafts.save();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="系统提示"
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button onClick={() => void leave()}>关闭页面</Button>
          <Button kind="primary" data-autofocus onClick={() => blocker.reset?.()}>
            停留本页面
          </Button>
        </>
      }
    >
      <p>您是否需要关闭当前页面？</p>
      <p>
        {run.calls.token === undefined
          ? '已填写的内容会保存到草稿箱，下次可以继续填写。'
          : '已填写的内容会保存到中心，下次凭办理流水号和手机号码继续填写。'}
      </p>
    </Dialog>
  );
}
