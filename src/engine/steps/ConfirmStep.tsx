import { Alert, Button } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import { Sections } from '@/form/sections/Sections';
import { visibleSections } from '@/form/values/visible-fields';
import { Allowed } from '@/session/menu/Allowed';
import { UnknownOutcome } from '@/ui/dialog/UnknownOutcome';
import type { Flow } from '../flow/define-flow';
import { flowPath } from '../flow/flow-index';
import { useOfficePaths } from '../flow/home-path';
import { SeenAlert } from '../flow/SeenAlert';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { LiveLimit } from '../limit/LiveLimit';
import { changedFields, UNCHANGED } from '../run/changes';
import { leadOf } from '../run/lead';
import { PreviousStep } from '../run/PreviousStep';
import { usePress, useReading } from '../run/reading';
import { useRun, useRunState } from '../run/run';
import { stepOfSection, stepTitles } from '../run/steps';
import { queryOutcome, type Submission, submissionBody, submitRun } from '../run/submission';
import { isJudged, watchLimit } from '../run/watch-limit';
import { CheckedMaterials } from './CheckedMaterials';
import { CheckedSection } from './CheckedSection';
import { ConditionsMet } from './ConditionsMet';
import { FormWarnings } from './FormWarnings';
import { useSubmission } from './use-submission';

const SignDialog = lazy(() => import('../sign/SignDialog').then((module) => ({ default: module.SignDialog })));

/** Who hands in, as the subject of the sentence that leads. */
const APPLICANTS = { individual: '您', unit: '本单位', developer: '本公司', guest: '本单位' } as const;

/** Check page: all sections with edit buttons, then signature (if needed) and submission. */
export function ConfirmStep() {
  const run = useRun();
  const { flow, form, goTo } = run;
  const signature = useRunState((store) => store.signature);
  const values = useStore(form.store, (store) => store.values);
  // The limit may arrive after the page.
  useStore(form.store, (store) => store.facts);
  const facts = form.facts();
  const lead = leadOf(flow, form.shown(), facts);
  const changed = flow.former ? changedFields(flow, values, facts) : null;
  const sections = visibleSections(flow, values, facts).map((section) =>
    changed ? { ...section, fields: section.fields.filter((field) => changed.includes(field.name)) } : section,
  );
  const { state, attempt, open, signing, submit, sign, closeSigning, act } = useSubmission(run, changed);
  const filled = useRunState((store) => !store.skippedSteps.includes('form'));
  const reading = useReading();
  const unknown = state.phase === 'unknown' ? state : null;
  const others = flow.sign?.others(form.shown(), facts) ?? [];

  // A draft resumed here has not passed the form: request the judgement, as nobody signs without its figures.
  useEffect(() => {
    if (isJudged(flow, form)) return;
    return watchLimit(flow, form, () => run.state.getState().ywlsh).stop;
  }, [flow, form, run]);

  const { waiting, press } = usePress(reading !== '', () => void submit());
  const sending = state.phase === 'sending';
  const busy = sending || waiting;

  const submitButton = (
    <Button type="primary" aria-disabled={busy} onClick={() => !busy && press()}>
      {busy ? '正在提交…' : '提交'}
    </Button>
  );
  return (
    <StepFrame
      title={stepTitles.confirm}
      actions={
        !unknown && (
          <>
            <PreviousStep of="confirm" disabled={sending} />
            {/* Without a session there is no menu: the pass of the application permits. */}
            {run.calls.token !== undefined ? (
              submitButton
            ) : (
              <Allowed path={flowPath(flow.code, facts.area) ?? ''} keys={['tj']}>
                {submitButton}
              </Allowed>
            )}
          </>
        )
      }
    >
      {lead && changed?.length !== 0 && <p className={styles.lead}>{`${APPLICANTS[facts.area]}将${lead}`}</p>}
      {waiting && (
        <div role="status">
          <Alert type="info" showIcon role="none" title={`${reading}，读取完后自动提交；需要修改的请返回上一步`} />
        </div>
      )}
      {state.phase === 'refused' && !waiting && (
        <>
          {state.message && <RefusedAlert key={attempt} {...state} />}
          <ErrorSummary
            form={form}
            attempt={attempt}
            quiet={state.message !== ''}
            onGoTo={(name) => !open.includes(sectionOf(flow, name)) && goTo(stepOfSection(flow, sectionOf(flow, name)))}
          />
        </>
      )}
      {unknown && (
        <UnknownOutcome
          note={unknown.note}
          absent={unknown.absent ?? false}
          onLookUp={() => void act(() => queryOutcome(run, unknown.number))}
          onAgain={() => void act(() => submitRun(run))}
        >
          业务可能已经受理。请先查询结果；业务流水号：{unknown.number}。
        </UnknownOutcome>
      )}
      {changed?.length === 0 && state.phase !== 'refused' && <Alert type="info" showIcon title={UNCHANGED} />}
      {others.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`还须邀请以下人员在本人手机上签署：${others.map((one) => `${one.xingming}（${one.qmsf}）`).join('、')}`}
        />
      )}
      <FormWarnings />
      {signature && <Alert type="success" showIcon title={`您已于${signature.qmsj}完成签署`} />}
      {sections
        .filter((section) => !open.includes(section.key) && (!changed || section.fields.length > 0))
        .map((section) => (
          <CheckedSection
            key={section.key}
            form={form}
            section={section}
            locked={busy || unknown !== null}
            onEdit={() => goTo(stepOfSection(flow, section.key))}
          />
        ))}
      {flow.materials && <CheckedMaterials locked={busy || unknown !== null} onEdit={() => goTo('materials')} />}
      {!filled && <ConditionsMet />}
      {open.length > 0 && <Sections form={form} shown={open} quote={LiveLimit} />}
      {signing && flow.sign && (
        <Suspense>
          <SignDialog ywlsh={signing} request={submissionBody(run)} onSigned={sign} onClose={closeSigning} />
        </Suspense>
      )}
    </StepFrame>
  );
}

function sectionOf(flow: Flow, name: string): string {
  return flow.sections.find(({ fields }) => fields.some((field) => field.name === name))?.key ?? '';
}

/** The refusal in general; with a blocking case, the link to it. */
function RefusedAlert({ message, first }: Pick<Extract<Submission, { phase: 'refused' }>, 'message' | 'first'>) {
  const { caseOf } = useOfficePaths();
  return (
    <SeenAlert
      type="error"
      title={message}
      description={
        first ? (
          <>
            您填写的内容已保留，那笔业务办结或撤回后可以从草稿箱继续。 <Link to={caseOf(first)}>查看那笔办件</Link>
          </>
        ) : (
          '您填写的内容已保留，修改后可以再次提交。'
        )
      }
    />
  );
}
