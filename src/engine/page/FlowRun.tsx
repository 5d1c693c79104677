import { Alert } from 'antd';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePageName } from '@/session/page-subject';
import { Stack } from '@/ui/layout/Stack';
import { autosave } from '../draft/autosave';
import styles from '../flow/engine.module.css';
import { StepBar } from '../frame/StepBar';
import { conditionsHold } from '../run/conditions';
import { stepOfPart } from '../run/correction';
import { DraftStatus } from '../run/DraftStatus';
import { type Run, useRun, useRunState } from '../run/run';
import { barIndex, barSteps, pageOfStep, placeOf, type StepKey, stepTitle } from '../run/steps';
import { useCorrected } from '../run/use-corrected';
import { ConditionsUnmet } from '../steps/ConditionsUnmet';
import { ConfirmStep } from '../steps/ConfirmStep';
import { EligibilityStep } from '../steps/EligibilityStep';
import { FormStep } from '../steps/FormStep';
import { MaterialsStep } from '../steps/MaterialsStep';
import { NoticeStep } from '../steps/NoticeStep';
import { ResultStep } from '../steps/ResultStep';
import { ReturnNote } from '../steps/ReturnNote';
import { TaskList } from '../steps/TaskList';
import { LeaveGuard } from './LeaveGuard';

/** Steps without the note on conditions: too early, shown by the step itself, or over. */
const BESIDE_THE_FORM: readonly StepKey[] = ['notice', 'eligibility', 'result'];

/** Why a step of the bar is passed by. */
const SKIPPED: Partial<Record<StepKey, string>> = { form: '（已填好）', materials: '（无需提交）' };

/** A running flow: step bar, current step, autosave and leave guard. */
export function FlowRun() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  const olderVersion = useRunState((state) => state.olderVersion);
  const idle = useRunState((state) => state.skippedSteps);
  const corrected = useCorrected();
  usePageName(useVariantTitle(run));
  useAutosave(run);
  // A resumed draft skips the notice, so the conditions are fetched beside the form.
  useEffect(() => {
    const { step: at, judgement } = run.state.getState();
    const { judge } = run.flow;
    if (judge && judge.precheck !== false && judgement === null && !BESIDE_THE_FORM.includes(at))
      void conditionsHold(run);
  }, [run]);
  const steps = barSteps(run.flow);
  const returned = new Set(
    run.correction?.found.bz
      ?.filter((part) => !corrected(part))
      .map((part) => barIndex(run.flow, stepOfPart(run.flow, part))) ?? [],
  );
  return (
    // A title named by the step bar is not repeated above the content.
    <Stack gap={1.5} className={styles.flow} data-flow={steps.includes(placeOf(run.flow, step)) ? 'named' : ''}>
      <StepBar
        current={barIndex(run.flow, step)}
        titles={steps.map((key, index) => {
          const note = returned.has(index) ? '（需补正）' : idle.includes(key) ? (SKIPPED[key] ?? '') : '';
          return `${stepTitle(run.flow, key)}${note}`;
        })}
      />
      {olderVersion && (
        <Alert type="info" showIcon title="本业务的表单已更新，仍适用的内容已为您保留，请检查后继续。" />
      )}
      <DraftStatus />
      <ReturnNote />
      <StandsInTheWay />
      <Step key={isTask(run, step) ? 'form' : step} step={step} />
      {step !== 'result' && <LeaveGuard />}
    </Stack>
  );
}

/** Name of the chosen variant. */
function useVariantTitle({ flow: { variant }, form }: Run): string | undefined {
  return useStore(form.store, ({ values }) => variant?.titles?.[String(values[variant.name] ?? '')]);
}

/** Note on unmet conditions above a resumed draft; omitted for a correction, which the centre requested. */
function StandsInTheWay() {
  const { correction } = useRun();
  const judgement = useRunState((state) => state.judgement);
  const inForm = useRunState(({ step }) => !BESIDE_THE_FORM.includes(step));
  if (!inForm || correction || !judgement || judgement.mz) return null;
  return <ConditionsUnmet role="note" conditions={judgement.tj} />;
}

/** Returns whether a step is the form as tasks, one of them unfolded or none. */
const isTask = ({ flow }: Run, step: StepKey) => flow.pages?.as === 'tasks' && step.startsWith('form');

function Step({ step }: { step: StepKey }) {
  const run = useRun();
  const { flow } = run;
  const answer = useRunState((state) => state.answer);
  if (step === 'result' && answer) return <ResultStep answer={answer} />;
  if (step === 'confirm') return <ConfirmStep />;
  if (step === 'materials' && flow.materials) return <MaterialsStep />;
  if (step === 'eligibility' && flow.judge) return <EligibilityStep judge={flow.judge} />;
  if (step === 'notice') return <NoticeStep />;
  if (isTask(run, step)) return <TaskList step={step} pages={flow.pages?.list ?? []} />;
  return <FormStep step={step} page={pageOfStep(flow, step)} />;
}

/** Saves the draft of a run while mounted. */
function useAutosave(run: Run): void {
  useEffect(
    () =>
      autosave(run.drafts, (changed) => {
        const stop = run.form.store.subscribe((now, before) => now.edits !== before.edits && changed());
        const stopRows = run.blocks.onTouch(changed);
        return () => {
          stop();
          stopRows();
        };
      }),
    [run],
  );
}
