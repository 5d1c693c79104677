import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BusinessNote } from '@/api/cases/business-note';
import { Figures } from '@/form/sections/Figures';
import { Fold } from '@/form/sections/Fold';
import { Sections } from '@/form/sections/Sections';
import sections from '@/form/sections/sections.module.css';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { Flow, LastApplication } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { advanceStep } from '../run/advance-step';
import { conditionsHold } from '../run/conditions';
import { useRun, useRunState } from '../run/run';
import { stepTitles } from '../run/steps';
import { variantChosenFirst } from '../run/variant-from-query';
import { Agreement } from './Agreement';
import { BusinessNoteText } from './BusinessNoteText';
import { VariantOutlook } from './VariantOutlook';

/**
 * Notice of a business: whoever has agreed to it earlier today, or did the same within a year and finds nothing changed since, comes to the
 * form.
 */
export function NoticeStep() {
  const { flow, form } = useRun();
  const read = useRunState(({ noticeRead }) => noticeRead);
  const last = flow.lastApplication?.(form.facts()) ?? null;
  const [named] = useState(() => variantChosenFirst(flow, form.typed()) !== undefined);
  // The shortcut to the check page is on the notice, as is the choice of a variant.
  return read && named && last?.asks.length !== 0 ? <PassedNotice /> : <Notice last={last} />;
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
  const { flow, form } = run;
  const agreed = useRunState((state) => state.agreed);
  const variant = useVariant();
  const note = useLoad(`${flow.code} ${JSON.stringify(variant)}`, (signal) =>
    run.note(signal, flow.variant?.first && variant?.[flow.variant.name]),
  );
  const since = note.data?.sc;
  useEffect(() => {
    if (since && !run.state.getState().agreed)
      run.state.setState({ agreed: true, noticeRead: since.xzbg.length === 0 });
  }, [run, since]);
  const [waiting, setWaiting] = useState(false);
  const [barred, setBarred] = useState(false);
  const proceed = async () => {
    if (!variant) return void form.check(new Set([flow.variant?.name ?? '']));
    setWaiting(true);
    await advanceStep(run, 'notice');
    setWaiting(false);
  };
  const same = last?.asks.length === 0 ? last.action : undefined;
  const passes = since?.xzbg.length === 0 && !agreed && !same;
  // Who passes by does not see the notice for a moment.
  if (!flow.variant?.first && (passes || (note.phase === 'loading' && !note.data))) return <Loading shape="form" />;
  return (
    <StepFrame
      title={stepTitles.notice}
      actions={
        <>
          {!barred && (
            <Button
              type={same ? 'default' : 'primary'}
              disabled={!agreed}
              loading={waiting}
              onClick={() => void proceed()}
            >
              {same ? '逐项填写' : '下一步'}
            </Button>
          )}
          {same && <RepeatLastTime label={same} disabled={!agreed} />}
        </>
      }
    >
      {last && <LastTime last={last} />}
      {flow.variant?.first && <Sections form={form} shown={sectionOf(flow, flow.variant.name)} />}
      {flow.variant?.first && variant && (
        <VariantOutlook key={JSON.stringify(variant)} variant={variant} onJudged={setBarred} />
      )}
      {variant && note.phase === 'loading' && <Loading />}
      {variant && note.phase === 'failed' && <LoadFailed error={note.error} onRetry={note.reload} />}
      {since && <NoteChanges since={since} />}
      {variant && note.phase === 'ready' && <WholeNote note={note.data} folded={since !== undefined} />}
      {note.phase !== 'loading' && !since && <Agreement />}
    </StepFrame>
  );
}

/** What has changed since the last application. */
function NoteChanges({ since: { rq, xzbg } }: { since: NonNullable<BusinessNote['sc']> }) {
  if (xzbg.length === 0) return <p>{`您${rq}办理过本业务，须知和条款此后没有变化。`}</p>;
  return (
    <section className={sections.card} aria-label="须知的变化">
      <h3>{`您${rq}办理过本业务，此后有以下变化`}</h3>
      <ul>
        {xzbg.map((change) => (
          <li key={`${change.rq}${change.nr}`}>{`${change.rq}起：${change.nr}`}</li>
        ))}
      </ul>
      <p>按“下一步”，即同意变化后的须知和条款。</p>
    </section>
  );
}

function WholeNote({ note, folded }: { note: BusinessNote; folded: boolean }) {
  if (!folded) return <BusinessNoteText note={note} />;
  return (
    <Fold title="查看全部须知" gist="">
      <BusinessNoteText note={note} />
    </Fold>
  );
}

/** The variant chosen on the notice; undefined until it is. */
function useVariant(): Readonly<Record<string, string>> | undefined {
  const { flow, form } = useRun();
  const chosen = useStore(form.store, ({ values }) => JSON.stringify(variantChosenFirst(flow, values)));
  return useMemo(() => (chosen === undefined ? undefined : JSON.parse(chosen)), [chosen]);
}

const sectionOf = ({ sections: all }: Flow, name: string) =>
  all.flatMap(({ key, fields }) => (fields.some((field) => field.name === name) ? key : []));

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
