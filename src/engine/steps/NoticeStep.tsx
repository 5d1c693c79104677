import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { LastApplication } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { advanceStep } from '../run/advance-step';
import { conditionsHold } from '../run/conditions';
import { useRun, useRunState } from '../run/run';
import { stepTitles } from '../run/steps';
import { Agreement } from './Agreement';
import { BusinessNoteText } from './BusinessNoteText';

/** Notice of a business; for a recurring one a shortcut to the check page with last time's values. */
export function NoticeStep() {
  const run = useRun();
  const agreed = useRunState((state) => state.agreed);
  const note = useLoad(run.flow.code, run.note);
  const [waiting, setWaiting] = useState(false);
  const proceed = async () => {
    setWaiting(true);
    await advanceStep(run, 'notice');
    setWaiting(false);
  };
  const last = run.flow.lastApplication?.(run.form.facts()) ?? null;
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
          {same && <RepeatLastTime disabled={!agreed} />}
        </>
      }
    >
      {last && <LastTime last={last} />}
      {note.phase === 'loading' && <Loading />}
      {note.phase === 'failed' && <LoadFailed error={note.error} onRetry={note.reload} />}
      {note.phase === 'ready' && <BusinessNoteText note={note.data} />}
      <Agreement />
    </StepFrame>
  );
}

/** The previous application, and which values have to be filled in again. */
function LastTime({ last: { title, figures, asks } }: { last: LastApplication }) {
  return (
    <section className={sections.card} aria-label={title}>
      <h3>{title}</h3>
      <Figures items={figures} />
      {asks.length > 0 && <Alert type="warning" showIcon title={asks.join('；')} />}
    </section>
  );
}

/** Shortcut to the check page if all conditions are met, else to the conditions. */
function RepeatLastTime({ disabled }: { disabled: boolean }) {
  const run = useRun();
  const [waiting, setWaiting] = useState(false);
  const go = async () => {
    setWaiting(true);
    const met = run.flow.judge === null || (await conditionsHold(run));
    setWaiting(false);
    run.goTo(met ? 'confirm' : 'eligibility');
  };
  return (
    <Button type="primary" disabled={disabled} loading={waiting} onClick={() => void go()}>
      按上次办理
    </Button>
  );
}
