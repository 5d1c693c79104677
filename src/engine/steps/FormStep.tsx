import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import { Sections } from '@/form/sections/Sections';
import { fieldsOfSections } from '@/form/values/visible-fields';
import { saveByHand } from '../draft/save-by-hand';
import type { FormPage } from '../flow/define-flow';
import { SeenAlert } from '../flow/SeenAlert';
import { StepFrame } from '../frame/StepFrame';
import { LiveLimit } from '../limit/LiveLimit';
import { changedFields, UNCHANGED } from '../run/changes';
import { goOn } from '../run/go-on';
import { PreviousStep } from '../run/PreviousStep';
import { type Run, useRun } from '../run/run';
import { firstFormStep, type StepKey, stepAfter, stepTitle } from '../run/steps';
import { type LimitWatch, watchLimit } from '../run/watch-limit';
import { ConditionsMet } from './ConditionsMet';
import { SilentRegisters } from './SilentRegisters';
import { Told } from './Told';

/**
 * The fields that have to be right before one goes on; undefined for all of them. Who corrects what came back is asked for a
 * code where it is handed in: going through the form again is no reason for one.
 */
function judgedHere({ flow, correction }: Run, page: FormPage | undefined): ReadonlySet<string> | undefined {
  const shown = page && fieldsOfSections(flow, page.sections);
  if (!correction) return shown;
  const asked = flow.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'smsCode');
  return new Set(asked.flatMap(({ name }) => (shown?.has(name) === false ? [] : name)));
}

/** The form, or one page of it. */
export function FormStep({ step, page }: { step: StepKey; page: FormPage | undefined }) {
  const run = useRun();
  const { flow, form, drafts, state } = run;
  const names = useMemo(() => judgedHere(run, page), [run, page]);
  /** Counts the attempts to go on: the summary takes the focus anew at each. */
  const [attempt, setAttempt] = useState(0);
  const watch = useRef<LimitWatch>(null);
  /** Why an application without a fault in any field would be refused. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    watch.current = watchLimit(flow, form, () => state.getState().ywlsh);
    return () => watch.current?.stop();
  }, [flow, form, state]);

  const proceed = async () => {
    if (waiting) return;
    if (form.passes(names) && watch.current) {
      // What the centre would refuse of this page is said here and not at the last step.
      setWaiting(true);
      await watch.current.settle();
      setWaiting(false);
    }
    const after = stepAfter(flow, step);
    const last = !after.startsWith('form');
    const idle = last && flow.former !== null && changedFields(flow, form.shown(), form.facts()).length === 0;
    const wrong = form.check(names).length > 0;
    // What has no step before the form for its conditions is told of them here.
    const unmet = last && flow.judge?.precheck === false ? form.facts().unmet : [];
    const why = idle ? [UNCHANGED] : unmet.map(({ tjmc, sjz, yqz, xyb }) => xyb || `${tjmc}：${sjz}，要求${yqz}`);
    setRefusals(wrong ? [] : why);
    if (wrong || why.length > 0) return setAttempt((count) => count + 1);
    setWaiting(true);
    await goOn(run, step);
    setWaiting(false);
  };
  return (
    <StepFrame
      title={stepTitle(flow, step)}
      actions={
        <>
          <PreviousStep of={step} />
          <Button onClick={() => void saveByHand(drafts)}>保存草稿</Button>
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
        <Sections form={form} shown={page?.sections} quote={LiveLimit} />
      </form>
      <Told />
    </StepFrame>
  );
}
