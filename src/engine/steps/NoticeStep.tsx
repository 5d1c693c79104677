import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
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

/** Notice of a business, once a day: whoever has agreed to it earlier today comes to the form. */
export function NoticeStep() {
  const { flow, form } = useRun();
  const read = useRunState(({ noticeRead }) => noticeRead);
  const last = flow.lastApplication?.(form.facts()) ?? null;
  // The shortcut to the check page is on the notice.
  return read && last?.asks.length !== 0 ? <PassedNotice /> : <Notice last={last} />;
}

function PassedNotice() {
  const run = useRun();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void advanceStep(run, 'notice').then(() => run.state.setState({ noticeRead: false }));
  }, [run]);
  return <Loading shape="form" />;
}

/** The notice's text; for a recurring business a shortcut to the check page with last time's values. */
function Notice({ last }: { last: LastApplication | null }) {
  const run = useRun();
  const agreed = useRunState((state) => state.agreed);
  const note = useLoad(run.flow.code, run.note);
  const [waiting, setWaiting] = useState(false);
  const proceed = async () => {
    setWaiting(true);
    await advanceStep(run, 'notice');
    setWaiting(false);
  };
  const same = last?.asks.length === 0 ? last.action : undefined;
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
          {same && <RepeatLastTime label={same} disabled={!agreed} />}
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
function RepeatLastTime({ label, disabled }: { label: string; disabled: boolean }) {
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
      {label}
    </Button>
  );
}
