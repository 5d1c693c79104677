import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import { Sections } from '@/form/sections/Sections';
import { saveDraftNow } from '../draft/save-draft-now';
import type { FormPage } from '../flow/define-flow';
import { SeenAlert } from '../flow/SeenAlert';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { LiveLimit } from '../limit/LiveLimit';
import { advanceStep } from '../run/advance-step';
import { changedFields, UNCHANGED } from '../run/changes';
import { commitFields, judgedFields } from '../run/complete-fields';
import { conditionsHold } from '../run/conditions';
import { PreviousStep } from '../run/PreviousStep';
import { useRun, useRunState } from '../run/run';
import { firstFormStep, type StepKey, stepAfter, stepTitle } from '../run/steps';
import { variantChosenFirst } from '../run/variant-from-query';
import { type LimitWatch, watchLimit } from '../run/watch-limit';
import { ConditionsMet } from './ConditionsMet';
import { FormWarnings } from './FormWarnings';

/** The form, or one page of it. */
export function FormStep({ step, page }: { step: StepKey; page: FormPage | undefined }) {
  const run = useRun();
  const { flow, form, drafts, state } = run;
  const names = useMemo(() => judgedFields(run, page), [run, page]);
  /** Number of attempts to continue: the summary takes the focus at each. */
  const [attempt, setAttempt] = useState(0);
  const watch = useRef<LimitWatch>(null);
  /** Reasons for a refusal that concern no single field. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    watch.current = watchLimit(flow, form, () => state.getState().ywlsh);
    return () => watch.current?.stop();
  }, [flow, form, state]);

  // A variant chosen on the notice, or by the address, is changed there: another one has its own notice and conditions.
  const [settled] = useState(() => {
    if (!flow.variant?.first || !variantChosenFirst(flow, form.typed())) return undefined;
    return { name: flow.variant.name, change: run.correction ? undefined : () => run.goTo('notice') };
  });
  const proceed = async () => {
    if (waiting) return;
    setWaiting(true);
    const complete = await commitFields(run);
    setWaiting(false);
    if (!complete) return;
    if (form.passes(names) && watch.current) {
      // Waits for the centre's judgement, so that its errors appear here and not at the last step.
      setWaiting(true);
      await watch.current.settle();
      setWaiting(false);
    }
    const after = stepAfter(flow, step);
    const last = !after.startsWith('form');
    const idle = last && flow.former !== null && changedFields(flow, form.shown(), form.facts()).length === 0;
    const wrong = form.check(names).length > 0;
    // A correction was requested by the centre and is not barred.
    const unmet = last && !run.correction ? form.facts().unmet : [];
    const why = idle ? [UNCHANGED] : unmet.map(({ tjmc, sjz, yqz, xyb }) => xyb || `${tjmc}：${sjz}，要求${yqz}`);
    setRefusals(wrong ? [] : why);
    if (wrong || why.length > 0) return setAttempt((count) => count + 1);
    setWaiting(true);
    await advanceStep(run, step);
    setWaiting(false);
  };
  return (
    <StepFrame
      title={stepTitle(flow, step)}
      actions={
        <>
          <PreviousStep of={step} />
          <Button onClick={() => void saveDraftNow(drafts)}>保存草稿</Button>
          <Button type="primary" loading={waiting} onClick={() => void proceed()}>
            下一步
          </Button>
        </>
      }
    >
      {step === firstFormStep(flow) && <ConditionsMet />}
      {step === firstFormStep(flow) && <SilentRegisters />}
      <ErrorSummary form={form} attempt={attempt} names={names} />
      {refusals.length > 0 && <SeenAlert key={attempt} type="warning" title={refusals.join('；')} />}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Sections form={form} shown={page?.sections} quote={LiveLimit} settled={settled} />
      </form>
      <FormWarnings />
    </StepFrame>
  );
}

/** Registers that did not answer: consequences, and a retry that keeps the input. */
function SilentRegisters() {
  const run = useRun();
  const silent = useRunState((state) => state.judgement?.wyd ?? NONE);
  const [asking, setAsking] = useState(false);
  if (silent.length === 0) return null;
  const again = async () => {
    setAsking(true);
    const met = await conditionsHold(run);
    setAsking(false);
    // Unmet conditions or a failure are shown on the conditions step.
    if (!met) run.goTo('eligibility');
  };
  return (
    <Alert
      className={styles.silent}
      role="status"
      type="warning"
      showIcon
      title={`${silent.join('、')}暂时没有应答`}
      description="可以重新查询，已填写的内容不受影响；也可以照常办理，材料列出须上传的请上传，提交后由中心人工核验。"
      action={
        <Button loading={asking} onClick={() => void again()}>
          重新查询
        </Button>
      }
    />
  );
}

const NONE: readonly string[] = [];
