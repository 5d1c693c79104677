import { useState } from 'react';
import { SUMMARY_HEADING } from '@/form/sections/ErrorSummary';
import { visibleSections } from '@/form/values/visible-fields';
import { askConfirmation } from '@/ui/dialog/confirm';
import { UNCHANGED } from '../run/changes';
import type { Run } from '../run/run';
import { isStopped, type Submission, submitRun } from '../run/submission';

/**
 * Submission from the check page: checks, confirmation, signature where needed, sending.
 * @param changed changed fields of a change request, else null
 */
export function useSubmission(run: Run, changed: readonly string[] | null) {
  const { flow, form } = run;
  const [state, setState] = useState<Submission>({ phase: 'idle' });
  /** Number of submission attempts: each failure is shown again. */
  const [attempt, setAttempt] = useState(0);
  /** Business number under which a signature is being made. */
  const [signing, setSigning] = useState<string | null>(null);
  /** Sections editable on this page: missing ticks and codes. */
  const [open, setOpen] = useState(() => [...unpromised(run), ...unproved(run)]);

  const act = async (work: () => Promise<Submission | null>) => {
    setState({ phase: 'sending' });
    const next = await work();
    if (next === null) return;
    // Messages on fields outside the form are added to the general message.
    const more = next.phase === 'refused' ? form.placeErrors(next.fieldErrors) : [];
    askForProof();
    setState(next.phase === 'refused' ? { ...next, message: aboveSummary(next, more) } : next);
    setAttempt((count) => count + 1);
  };
  // A used or expired code is asked for again on this page.
  const askForProof = () => setOpen((keys) => [...new Set([...keys, ...unproved(run)])]);
  const submit = async () => {
    // Stop before confirmation and signature.
    if (isStopped(run)) return;
    // Values of a resumed draft may have become invalid.
    if (form.check().length > 0) {
      askForProof();
      setAttempt((count) => count + 1);
      return setState({ phase: 'refused', message: '', fieldErrors: {} });
    }
    if (changed?.length === 0) {
      setAttempt((count) => count + 1);
      return setState({ phase: 'refused', message: UNCHANGED, fieldErrors: {} });
    }
    const question = flow.special?.(form.shown(), form.facts());
    if (question && !(await askConfirmation({ title: '温馨提示', content: question, okText: '确定', focus: 'ok' })))
      return;
    if (flow.sign?.needed(form.shown(), form.facts()) && !run.state.getState().signature) {
      return act(async () => {
        setSigning(await run.businessNumber());
        return { phase: 'idle' };
      });
    }
    await act(() => submitRun(run));
  };
  const sign = (made: { qmbh: string; qmsj: string }) => {
    run.state.setState({ signature: made });
    setSigning(null);
    void act(() => submitRun(run));
  };
  return { state, attempt, open, signing, submit, sign, closeSigning: () => setSigning(null), act };
}

/** Returns the parts of a refusal that the summary below does not list, each once. */
function aboveSummary({ message, fieldErrors }: Extract<Submission, { phase: 'refused' }>, unplaced: string[]): string {
  const listed = new Set(Object.values(fieldErrors).filter((text) => !unplaced.includes(text)));
  const known = message === SUMMARY_HEADING && Object.keys(fieldErrors).length > 0;
  return [...new Set([...(known || listed.has(message) ? [] : [message]), ...unplaced])].join('；');
}

/** Keys of sections with missing ticks, which a skipped form did not ask for. */
function unpromised({ flow, form }: Run): string[] {
  const { values } = form.store.getState();
  return visibleSections(flow, values, form.facts())
    .filter(({ fields }) => fields.length > 0 && fields.every(({ kind }) => kind === 'tick'))
    .filter(({ fields }) => fields.some(({ name }) => values[name] !== true))
    .map(({ key }) => key);
}

/** Keys of sections with a missing or wrong code: drafts and submissions keep none, and codes expire. */
function unproved({ flow, form }: Run): string[] {
  const { values, errors } = form.store.getState();
  return visibleSections(flow, values, form.facts())
    .filter(({ fields }) =>
      fields.some(({ kind, name }) => kind === 'smsCode' && (values[name] === '' || errors[name] !== undefined)),
    )
    .map(({ key }) => key);
}
