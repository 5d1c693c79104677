import { Alert, Steps } from 'antd';
import styles from '../flow/engine.module.css';
import { stepOfPart } from '../run/correction';
import { DraftStatus } from '../run/DraftStatus';
import { useRun, useRunState } from '../run/run';
import { barIndex, pageOfStep, type StepKey, stepTitle, visibleSteps } from '../run/steps';
import { useAutosave } from '../run/use-autosave';
import { ConfirmStep } from '../steps/ConfirmStep';
import { EligibilityStep } from '../steps/EligibilityStep';
import { FormStep } from '../steps/FormStep';
import { MaterialsStep } from '../steps/MaterialsStep';
import { NoticeStep } from '../steps/NoticeStep';
import { ResultStep } from '../steps/ResultStep';
import { ReturnNote } from '../steps/ReturnNote';
import { TaskList } from '../steps/TaskList';
import { LeaveGuard } from './LeaveGuard';

/** The step bar, the step, and what watches over both. */
export function FlowRun() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  const olderVersion = useRunState((state) => state.olderVersion);
  useAutosave(run);
  const steps = visibleSteps(run.flow);
  const returned = new Set(
    run.correction?.found.bz?.map((part) => barIndex(run.flow, stepOfPart(run.flow, part))) ?? [],
  );
  return (
    <div className={styles.flow}>
      <nav className={styles.bar} aria-label="办理步骤" data-print="hide">
        <Steps
          size="small"
          // On a phone the step at hand alone is shown, in one line.
          responsive={false}
          current={barIndex(run.flow, step)}
          items={steps.map((key, index) => ({
            title: `${stepTitle(run.flow, key)}${returned.has(index) ? '（需补正）' : ''}`,
          }))}
        />
      </nav>
      {olderVersion && (
        <Alert type="info" showIcon title="本业务的表单已更新，仍适用的内容已为您保留，请检查后继续。" />
      )}
      <DraftStatus />
      <ReturnNote />
      <Step key={step} step={step} />
      {step !== 'result' && <LeaveGuard />}
    </div>
  );
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
