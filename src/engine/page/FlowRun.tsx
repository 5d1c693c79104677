import { Alert } from 'antd';
import { useEffect } from 'react';
import styles from '../flow/engine.module.css';
import { StepBar } from '../frame/StepBar';
import { conditionsHold } from '../run/conditions';
import { stepOfPart } from '../run/correction';
import { DraftStatus } from '../run/DraftStatus';
import { useRun, useRunState } from '../run/run';
import { barIndex, pageOfStep, type StepKey, stepTitle, visibleSteps } from '../run/steps';
import { useAutosave } from '../run/use-autosave';
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

/** There the conditions are not of interest yet, shown by themselves, or no more. */
const BESIDE_THE_FORM: readonly StepKey[] = ['notice', 'eligibility', 'result'];

/** The step bar, the step, and what watches over both. */
export function FlowRun() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  const olderVersion = useRunState((state) => state.olderVersion);
  const idle = useRunState((state) => state.idle);
  const corrected = useCorrected();
  useAutosave(run);
  // Whoever goes on with a draft is past the notice: what the centre knows is asked for beside the form.
  useEffect(() => {
    const { step: at, judgement } = run.state.getState();
    const { judge } = run.flow;
    if (judge && judge.precheck !== false && judgement === null && !BESIDE_THE_FORM.includes(at))
      void conditionsHold(run);
  }, [run]);
  const steps = visibleSteps(run.flow, idle);
  const returned = new Set(
    run.correction?.found.bz
      ?.filter((part) => !corrected(part))
      .map((part) => barIndex(run.flow, stepOfPart(run.flow, part), idle)) ?? [],
  );
  return (
    // What the bar names already is no second line above the content.
    <div className={styles.flow} data-flow={steps.includes(step) ? 'named' : ''}>
      <StepBar
        current={barIndex(run.flow, step, idle)}
        titles={steps.map((key, index) => `${stepTitle(run.flow, key)}${returned.has(index) ? '（需补正）' : ''}`)}
      />
      {olderVersion && (
        <Alert type="info" showIcon title="本业务的表单已更新，仍适用的内容已为您保留，请检查后继续。" />
      )}
      <DraftStatus />
      <ReturnNote />
      <StandsInTheWay />
      <Step key={step} step={step} />
      {step !== 'result' && <LeaveGuard />}
    </div>
  );
}

/** Whoever goes on with a draft is told what has come in between before typing on; a correction is the centre's own wish. */
function StandsInTheWay() {
  const { correction } = useRun();
  const judgement = useRunState((state) => state.judgement);
  const asked = useRunState(({ step }) => !BESIDE_THE_FORM.includes(step));
  if (!asked || correction || !judgement || judgement.mz) return null;
  return <ConditionsUnmet role="note" conditions={judgement.tj} />;
}

function Step({ step }: { step: StepKey }) {
  const { flow } = useRun();
  const answer = useRunState((state) => state.answer);
  if (step === 'result' && answer) return <ResultStep answer={answer} />;
  if (step === 'confirm') return <ConfirmStep />;
  if (step === 'materials' && flow.materials) return <MaterialsStep wiring={flow.materials} />;
  if (step === 'eligibility' && flow.judge) return <EligibilityStep judge={flow.judge} />;
  if (step === 'notice') return <NoticeStep />;
  if (step === 'form' && flow.pages?.as === 'tasks') return <TaskList pages={flow.pages.list} />;
  return <FormStep step={step} page={pageOfStep(flow, step)} />;
}
