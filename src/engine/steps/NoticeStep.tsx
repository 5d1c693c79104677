import { Button } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { goOn } from '../run/go-on';
import { useRun, useRunState } from '../run/run';
import { stepTitles } from '../run/steps';
import { Agreement } from './Agreement';
import { NoteText } from './NoteText';
import { LastTime, SameAgain } from './SameAgain';

/** What the business is about; who did it before may go straight to the check page, with everything as it was last time. */
export function NoticeStep() {
  const run = useRun();
  const agreed = useRunState((state) => state.agreed);
  const note = useLoad(run.flow.code, run.note);
  const [waiting, setWaiting] = useState(false);
  const proceed = async () => {
    setWaiting(true);
    await goOn(run, 'notice');
    setWaiting(false);
  };
  const last = run.flow.again?.(run.form.facts()) ?? null;
  const same = last?.asks.length === 0;
  return (
    <StepFrame
      title={stepTitles.notice}
      actions={
        <>
          <Button
            type={same ? 'default' : 'primary'}
            disabled={!agreed}
            loading={waiting}
            onClick={() => void proceed()}
          >
            {same ? '逐项填写' : '下一步'}
          </Button>
          {same && <SameAgain disabled={!agreed} />}
        </>
      }
    >
      {last && <LastTime last={last} />}
      {note.phase === 'loading' && <Loading />}
      {note.phase === 'failed' && <LoadFailed error={note.error} onRetry={note.reload} />}
      {note.phase === 'ready' && <NoteText note={note.data} />}
      <Agreement />
    </StepFrame>
  );
}
