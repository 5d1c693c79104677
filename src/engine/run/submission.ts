import { fetchCase, type SubmitAnswer } from '@/api/business';
import { caseInTheWay } from '@/api/case-in-the-way';
import { ApiError } from '@/api/errors';
import { asHeld } from '@/form/values/read-value';
import { visibleFields } from '@/form/values/visible-fields';
import { toast } from '@/ui/toast';
import { answerFrom } from '../case/CaseState';
import { inTheWay } from '../draft/save-by-hand';
import { bodyOf } from './request-of';
import type { Run } from './run';
import { forgetSending, noteSending } from './sending-note';
import { STATEMENTS, statementRows } from './statements';

export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** Refused: nothing was booked. */
  | {
      phase: 'refused';
      message: string;
      fieldErrors: Readonly<Record<string, string>>;
      /** Another application of the same kind, which comes first. */
      first?: string;
    }
  /** No answer came: it may have been booked. `note` says what the last look-up brought, `absent` that the centre has nothing under the number. */
  | { phase: 'unknown'; number: string; note: string; absent?: true };

const NOT_THERE = '中心尚未查到该笔业务，可以重新提交；业务流水号不变，不会重复办理。';

const NOT_TAKEN = '中心没有收下本次提交，申请仍待补正，请核对退回意见后再提交';

const sending = new WeakSet<Run>();

/** Bodies that went out without an answer: what is sent again is what was sent, whatever the page has learnt since. */
const unanswered = new WeakMap<Run, Record<string, unknown>>();

/**
 * Hands the application in with its one business number; the answer goes into the run. A second call while the first is on
 * its way does nothing: one act, one submission.
 */
export async function submitRun(run: Run): Promise<Submission | null> {
  if (sending.has(run)) return null;
  sending.add(run);
  try {
    return await submitOnce(run);
  } finally {
    sending.delete(run);
  }
}

async function submitOnce(run: Run): Promise<Submission> {
  const { flow, drafts } = run;
  let number = '';
  let earlier = false;
  const unsettled = await settle(run);
  if (unsettled) return { phase: 'refused', message: unsettled, fieldErrors: {} };
  try {
    number = await run.businessNumber();
    // The number must outlive this page before anything is booked under it.
    await drafts.save();
    // Which of two drafts is meant is the person's to say; what another window handed in is not handed in again.
    if (isStopped(run)) return { phase: 'idle' };
    await drafts.close();
    earlier = unanswered.has(run);
    const body = unanswered.get(run) ?? requestOf(run);
    unanswered.set(run, body);
    noteSending(flow.code, number);
    const answer: unknown = await flow.submit(number, body, run.calls);
    // Whatever it was, it was no refusal: only the centre can tell whether something was booked.
    if (!isReceipt(answer)) return { phase: 'unknown', number, note: '' };
    // Still to be corrected: what was sent has not been taken, whatever the answer's code says.
    if (answer.ywzt === '97') throw new ApiError('business', NOT_TAKEN);
    await finish(run, answer);
    return { phase: 'idle' };
  } catch (error) {
    if (number && error instanceof ApiError && error.outcomeUnknown) {
      return { phase: 'unknown', number, note: '' };
    }
    const there = caseInTheWay(error);
    // This very page sent it before: it is no other window's, and its receipt is there.
    if (there && there === number && earlier) return lookUp(run, number);
    unanswered.delete(run);
    forgetSending(flow.code);
    drafts.reopen();
    if (there && there === number) {
      drafts.handedIn(number);
      drafts.blocked();
      return { phase: 'idle' };
    }
    if (there) {
      // With the other application the draft box was emptied.
      drafts.continueFrom(drafts.changes());
      await drafts.save();
    }
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
    const message = error instanceof Error ? error.message : '提交失败，请重试';
    return { phase: 'refused', message, fieldErrors, first: there };
  }
}

/** Whether what stands in the way of the draft keeps it from being handed in: said wherever on the page the person is, who has just agreed to it. */
export function isStopped({ drafts }: Run): boolean {
  if (!drafts.blocked()) return false;
  toast.warning(`没有提交：${inTheWay(drafts.store.getState().phase)}`, 5000);
  return true;
}

/** What the form brings unconfirmed is confirmed now; the sentence why one could not be: nothing has left by then. */
async function settle({ flow, form }: Run): Promise<string | undefined> {
  for (const field of visibleFields(flow, form.store.getState().values, form.facts())) {
    if (field.kind !== 'custom' || !field.holds || !field.review) continue;
    const value = asHeld(form.store.getState().values[field.name]);
    if (!value) continue;
    try {
      const settled = await field.review.settle(value);
      if (settled !== value) form.set(field.name, settled);
    } catch (error) {
      return error instanceof Error ? error.message : '提交失败，请重试';
    }
  }
  return undefined;
}

/** Looks an application of unknown outcome up by its number; one that still waits for its correction has not arrived. */
export async function lookUp(run: Run, number: string): Promise<Submission> {
  try {
    const found = await fetchCase(number, run.calls);
    if (!isReceipt(found)) return { phase: 'unknown', number, note: '查询结果不完整，请稍后再试' };
    if (found.ywzt === '97') return { phase: 'unknown', number, note: NOT_THERE, absent: true };
    await finish(run, answerFrom(found));
    return { phase: 'idle' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') {
      return { phase: 'unknown', number, note: NOT_THERE, absent: true };
    }
    return { phase: 'unknown', number, note: error instanceof Error ? error.message : '查询失败，请稍后再试' };
  }
}

/** The body, with what is said to be right after all, and the number of the signature where one was made. */
export function requestOf({ flow, form, state }: Pick<Run, 'flow' | 'form' | 'state'>): Record<string, unknown> {
  const { signature } = state.getState();
  const stated = statementRows(form.store.getState().stated);
  return {
    ...bodyOf(flow, form),
    ...(stated.length > 0 ? { [STATEMENTS]: stated } : undefined),
    ...(signature ? { qmbh: signature.qmbh } : undefined),
  };
}

/** A receipt names the application; without it there is nothing to show and the draft must stay. */
function isReceipt<A>(answer: A): answer is A & SubmitAnswer {
  return typeof answer === 'object' && answer !== null && 'ywlsh' in answer && typeof answer.ywlsh === 'string';
}

async function finish(run: Run, answer: SubmitAnswer): Promise<void> {
  unanswered.delete(run);
  forgetSending(run.flow.code);
  run.state.setState({ answer, step: 'result' });
  await run.drafts.discard();
}
