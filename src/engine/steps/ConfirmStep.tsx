import { Alert, Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { ErrorSummary, SUMMARY_HEADING } from '@/form/sections/ErrorSummary';
import { Sections } from '@/form/sections/Sections';
import { visibleSections } from '@/form/values/visible-fields';
import { AllowedWhereNamed } from '@/session/menu/Allowed';
import { confirm } from '@/ui/confirm';
import { UnknownOutcome } from '@/ui/UnknownOutcome';
import type { Flow } from '../flow/define-flow';
import { flowPath } from '../flow/flow-index';
import { useOfficePaths } from '../flow/home-path';
import { SeenAlert } from '../flow/SeenAlert';
import { StepFrame } from '../frame/StepFrame';
import { LiveLimit } from '../limit/LiveLimit';
import { changedFields, UNCHANGED } from '../run/changes';
import { PreviousStep } from '../run/PreviousStep';
import { usePress, useReading } from '../run/reading';
import { type Run, useRun, useRunState } from '../run/run';
import { stepOfSection, stepTitles } from '../run/steps';
import { isStopped, lookUp, requestOf, type Submission, submitRun } from '../run/submission';
import { isJudged, watchLimit } from '../run/watch-limit';
import { CheckedMaterials } from './CheckedMaterials';
import { CheckedSection } from './CheckedSection';
import { ConditionsMet } from './ConditionsMet';
import { Told } from './Told';

const SignDialog = lazy(() => import('../sign/SignDialog').then((module) => ({ default: module.SignDialog })));

/** Everything once more, each part with a way back, then the signature where one is asked for, and the one submission. */
export function ConfirmStep() {
  const run = useRun();
  const { flow, form, goTo } = run;
  const [state, setState] = useState<Submission>({ phase: 'idle' });
  /** Counts what came of submitting: each failure is shown anew. */
  const [attempt, setAttempt] = useState(0);
  /** Business number under which the signature is being made. */
  const [signing, setSigning] = useState<string | null>(null);
  const signature = useRunState((store) => store.signature);
  const values = useStore(form.store, (store) => store.values);
  const facts = form.facts();
  const changed = flow.former ? changedFields(flow, values, facts) : null;
  const sections = visibleSections(flow, values, facts).map((section) =>
    changed ? { ...section, fields: section.fields.filter((field) => changed.includes(field.name)) } : section,
  );
  const { caseOf } = useOfficePaths();
  /** Sections that are filled in here: what nobody was asked before, or what proves nothing any more. */
  const [open, setOpen] = useState(() => [...unpromised(run), ...unproved(run)]);
  const asked = useRunState((store) => !store.idle.includes('form'));
  const reading = useReading();
  const unknown = state.phase === 'unknown' ? state : null;
  const others = flow.sign?.others(form.shown(), facts) ?? [];

  // Who comes back to a draft here has not passed the form, where the figures are asked for: nobody signs without them.
  useEffect(() => {
    if (isJudged(flow, form)) return;
    return watchLimit(flow, form, () => run.state.getState().ywlsh).stop;
  }, [flow, form, run]);

  const act = async (work: () => Promise<Submission | null>) => {
    setState({ phase: 'sending' });
    const next = await work();
    if (next === null) return;
    // What the centre says about fields that are not on the form would otherwise be lost.
    const more = next.phase === 'refused' ? form.placeErrors(next.fieldErrors) : [];
    askForProof();
    setState(next.phase === 'refused' ? { ...next, message: aboveSummary(next, more) } : next);
    setAttempt((count) => count + 1);
  };
  // A code that is used up or too old is asked for where the person is.
  const askForProof = () => setOpen((keys) => [...new Set([...keys, ...unproved(run)])]);
  const submit = async () => {
    // Known before anybody is asked or signs.
    if (isStopped(run)) return;
    // A resumed draft may come here with values that no longer hold.
    if (form.check().length > 0) {
      askForProof();
      setAttempt((count) => count + 1);
      return setState({ phase: 'refused', message: '', fieldErrors: {} });
    }
    if (changed?.length === 0) {
      setAttempt((count) => count + 1);
      return setState({ phase: 'refused', message: UNCHANGED, fieldErrors: {} });
    }
    const question = flow.special?.(form.shown(), facts);
    if (question && !(await confirm({ title: '温馨提示', content: question, okText: '确定' }))) return;
    if (flow.sign?.needed(form.shown(), facts) && !run.state.getState().signature) {
      return act(async () => {
        setSigning(await run.businessNumber());
        return { phase: 'idle' };
      });
    }
    await act(() => submitRun(run));
  };
  const { waiting, press } = usePress(reading !== '', () => void submit());
  const sending = state.phase === 'sending';
  const busy = sending || waiting;
  const signed = (made: { qmbh: string; qmsj: string }) => {
    run.state.setState({ signature: made });
    setSigning(null);
    void act(() => submitRun(run));
  };

  return (
    <StepFrame
      title={stepTitles.confirm}
      actions={
        !unknown && (
          <>
            <PreviousStep of="confirm" disabled={sending} />
            <AllowedWhereNamed path={flowPath(flow.code, facts.area) ?? ''} keys={['tj']}>
              <Button type="primary" aria-disabled={busy} onClick={() => !busy && press()}>
                {busy ? '正在提交…' : '提交'}
              </Button>
            </AllowedWhereNamed>
          </>
        )
      }
    >
      {!asked && <ConditionsMet />}
      {waiting && (
        <div role="status">
          <Alert type="info" showIcon role="none" title={`${reading}，读取完后自动提交；需要修改的请返回上一步`} />
        </div>
      )}
      {state.phase === 'refused' && !waiting && (
        <>
          {state.message && (
            <SeenAlert
              key={attempt}
              type="error"
              title={state.message}
              description={
                state.first ? (
                  <>
                    您填写的内容已保留，那笔业务办结或撤回后可以从草稿箱继续。{' '}
                    <Link to={caseOf(state.first)}>查看那笔办件</Link>
                  </>
                ) : (
                  '您填写的内容已保留，修改后可以再次提交。'
                )
              }
            />
          )}
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
          onLookUp={() => void act(() => lookUp(run, unknown.number))}
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
      <Told />
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
      {flow.materials && (
        <CheckedMaterials wiring={flow.materials} locked={busy || unknown !== null} onEdit={() => goTo('materials')} />
      )}
      {open.length > 0 && <Sections form={form} shown={open} quote={LiveLimit} />}
      {signing && flow.sign && (
        <Suspense>
          <SignDialog ywlsh={signing} request={requestOf(run)} onSigned={signed} onClose={() => setSigning(null)} />
        </Suspense>
      )}
    </StepFrame>
  );
}

/** What the refusal says beyond what the summary below lists, each sentence once. */
function aboveSummary({ message, fieldErrors }: Extract<Submission, { phase: 'refused' }>, unplaced: string[]): string {
  const listed = new Set(Object.values(fieldErrors).filter((text) => !unplaced.includes(text)));
  const known = message === SUMMARY_HEADING && Object.keys(fieldErrors).length > 0;
  return [...new Set([...(known || listed.has(message) ? [] : [message]), ...unplaced])].join('；');
}

function sectionOf(flow: Flow, name: string): string {
  return flow.sections.find(({ fields }) => fields.some((field) => field.name === name))?.key ?? '';
}

/** Sections of promises that wait for their tick: whoever was asked nothing before gives them here. */
function unpromised({ flow, form }: Run): string[] {
  const { values } = form.store.getState();
  return visibleSections(flow, values, form.facts())
    .filter(({ fields }) => fields.length > 0 && fields.every(({ kind }) => kind === 'tick'))
    .filter(({ fields }) => fields.some(({ name }) => values[name] !== true))
    .map(({ key }) => key);
}

/** Sections with a code that is missing or wrong: neither a draft nor what was sent keeps one, and none is good for long. */
function unproved({ flow, form }: Run): string[] {
  const { values, errors } = form.store.getState();
  return visibleSections(flow, values, form.facts())
    .filter(({ fields }) =>
      fields.some(({ kind, name }) => kind === 'smsCode' && (values[name] === '' || errors[name] !== undefined)),
    )
    .map(({ key }) => key);
}
