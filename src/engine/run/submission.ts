import { blockingCase } from '@/api/cases/blocking-case';
import { fetchCase, type SubmitAnswer } from '@/api/cases/business';
import { ApiError } from '@/api/client/errors';
import { visibleFields } from '@/form/values/visible-fields';
import { failureText } from '@/lib/shown-errors';
import { heldValueOf } from '@/schema/read-value';
import { LONG_MS, toast } from '@/ui/state/toast';
import { answerFrom } from '../case/CaseStateMark';
import { draftConflictText } from '../draft/save-draft-now';
import { forgetSending, noteSending } from './pending-submission';
import { requestBody } from './request-body';
import type { Run } from './run';
import { STATEMENTS, statementRows } from './statements';

export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** Refused: nothing was booked. */
  | {
      phase: 'refused';
      message: string;
      fieldErrors: Readonly<Record<string, string>>;
      /** Number of another open application of the same kind, which has to be finished first. */
      first?: string;
    }
  /** Unknown outcome: it may have been booked. `note`: result of the last look-up; `absent`: the centre has no such number. */
  | { phase: 'unknown'; number: string; note: string; absent?: true };

const NOT_THERE = '中心尚未查到该笔业务，可以重新提交；业务流水号不变，不会重复办理。';

const NOT_TAKEN = '中心没有收下本次提交，申请仍待补正，请核对退回意见后再提交';

const sending = new WeakSet<Run>();

/** Bodies sent without an answer: a repetition sends the same body, whatever has changed on the page. */
const unanswered = new WeakMap<Run, Record<string, unknown>>();

/**
 * Submits the application under its business number and stores the answer in the run. Returns null while a submission is running
 * (prevents a double submission, 防重复提交).
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
    // The number is saved before the request, so that it survives a reload.
    await drafts.save();
    // Stops on a draft conflict, or if another window has submitted the application.
    if (isStopped(run)) return { phase: 'idle' };
    await drafts.close();
    earlier = unanswered.has(run);
    const body = unanswered.get(run) ?? submissionBody(run);
    unanswered.set(run, body);
    noteSending(flow.code, number);
    const answer: unknown = await flow.submit(number, body, run.calls);
    // Not a refusal, so only the centre knows whether it was booked.
    if (!isReceipt(answer)) return { phase: 'unknown', number, note: '' };
    // State 97 (to be corrected): the submission was not accepted, whatever the answer's code.
    if (answer.ywzt === '97') throw new ApiError('business', NOT_TAKEN);
    await finish(run, answer);
    return { phase: 'idle' };
  } catch (error) {
    if (number && error instanceof ApiError && error.outcomeUnknown) {
      return { phase: 'unknown', number, note: '' };
    }
    const there = blockingCase(error);
    // This page submitted it in an earlier attempt, so its receipt is shown.
    if (there && there === number && earlier) return queryOutcome(run, number);
    unanswered.delete(run);
    forgetSending(flow.code);
    drafts.reopen();
    if (there && there === number) {
      drafts.handedIn(number);
      drafts.blocked();
      return { phase: 'idle' };
    }
    if (there) {
      // The centre deleted the draft together with the other application's.
      drafts.continueFrom(drafts.changes());
      await drafts.save();
    }
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
    const message = failureText(error, '提交失败，请重试');
    return { phase: 'refused', message, fieldErrors, first: there };
  }
}

/** Returns whether a draft conflict prevents the submission; shows that as a toast. */
export function isStopped({ drafts }: Run): boolean {
  if (!drafts.blocked()) return false;
  toast.warning(`没有提交：${draftConflictText(drafts.store.getState().phase)}`, LONG_MS);
  return true;
}

/** Confirms the unconfirmed values before the submission. @returns the message if one cannot be confirmed */
async function settle({ flow, form }: Run): Promise<string | undefined> {
  for (const field of visibleFields(flow, form.store.getState().values, form.facts())) {
    if (field.kind !== 'custom' || !field.holds || !field.review) continue;
    const value = heldValueOf(form.store.getState().values[field.name]);
    if (!value) continue;
    try {
      const settled = await field.review.settle(value);
      if (settled !== value) form.set(field.name, settled);
    } catch (error) {
      return failureText(error, '提交失败，请重试');
    }
  }
  return undefined;
}

/** Looks up a submission with unknown outcome; a case still in state 97 means it has not arrived. */
export async function queryOutcome(run: Run, number: string): Promise<Submission> {
  try {
    const found = await fetchCase(number, { ...run.calls, errors: 'inline' });
    if (!isReceipt(found)) return { phase: 'unknown', number, note: '查询结果不完整，请稍后再试' };
    if (found.ywzt === '97') return { phase: 'unknown', number, note: NOT_THERE, absent: true };
    await finish(run, answerFrom(found));
    return { phase: 'idle' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') {
      return { phase: 'unknown', number, note: NOT_THERE, absent: true };
    }
    return { phase: 'unknown', number, note: failureText(error, '查询失败，请稍后再试') };
  }
}

/** Builds the body of the submission, with statements and signature number. */
export function submissionBody({ flow, form, state }: Pick<Run, 'flow' | 'form' | 'state'>): Record<string, unknown> {
  const { signature } = state.getState();
  const stated = statementRows(form.store.getState().stated);
  return {
    ...requestBody(flow, form),
    ...(stated.length > 0 ? { [STATEMENTS]: stated } : undefined),
    ...(signature ? { qmbh: signature.qmbh } : undefined),
  };
}

/** Returns whether the answer is a receipt with a business number; without it the draft must stay. */
function isReceipt<A>(answer: A): answer is A & SubmitAnswer {
  return typeof answer === 'object' && answer !== null && 'ywlsh' in answer && typeof answer.ywlsh === 'string';
}

async function finish(run: Run, answer: SubmitAnswer): Promise<void> {
  unanswered.delete(run);
  forgetSending(run.flow.code);
  run.state.setState({ answer, step: 'result' });
  await run.drafts.discard();
}
