import { type CaseDetail, type CaseSummary, fetchCase, type SubmitAnswer } from '@/api/cases/business';
import { ApiError } from '@/api/client/errors';
import { sessionFacts } from '@/form/session-facts';
import { changedDraft, draftValues } from '@/form/values/draft-content';
import type { FlowValues } from '@/schema/field-kinds';
import type { BusinessCheck } from '@/session/completeness';
import { dictionaryOptions, ensureDictionaries } from '@/session/dictionary';
import { useSession } from '@/session/session-store';
import { inputLengthsConfigured, loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { answerFrom } from '../case/CaseStateMark';
import { dropDraft, findFlowDraft, type ResumableDraft, withLost } from '../draft/draft-box';
import { branchOf } from '../flow/branch';
import type { Flow } from '../flow/define-flow';
import type { FlowArea } from '../flow/facts';
import { type FlowFacts, type FlowSubject, flowFacts } from '../flow/facts';
import { forgetSending, pendingSubmission } from './pending-submission';
import { type OpeningCalls, type OpeningTexts, openingCalls } from './prefetch-flow';
import { restoreSubject, restoreValues } from './restore-values';

const RETURNED = '97';

/** Outcome of opening a business. */
export type FlowOpening =
  | { kind: 'refused'; check: Exclude<BusinessCheck, { kind: 'ok' }> }
  | { kind: 'unconfigured' }
  | { kind: 'open-case'; found: CaseSummary }
  /** Returned for correction: the submitted values are restored under the same number. */
  | { kind: 'returned'; found: CaseDetail; facts: FlowFacts; draft: ResumableDraft; sent: Partial<FlowValues> }
  /** A submission with unknown outcome that was accepted. */
  | { kind: 'submitted'; answer: SubmitAnswer; facts: FlowFacts }
  | { kind: 'ready'; facts: FlowFacts; draft: ResumableDraft | null; texts: OpeningTexts };

/**
 * Runs the checks of docs/specification.md 4 in order, then loads the facts. `receipt`: number of an application whose receipt was
 * shown in this history entry; `ywlsh`: number of the application to be corrected, if the address has one.
 * @throws ApiError
 */
export async function openFlow(
  flow: Flow,
  area: FlowArea,
  signal: AbortSignal,
  { receipt, ywlsh }: { receipt?: string | undefined; ywlsh?: string } = {},
): Promise<FlowOpening> {
  const { code } = flow;
  const calls = openingCalls(code, area, signal, ywlsh);
  const loading = loadFacts(flow, area, calls, signal);
  // Suppresses the unhandled rejection, as a refusal never awaits it.
  loading.catch(() => undefined);
  const sent = receipt ?? pendingSubmission(code);
  // Before the checks: a submitted application has passed them.
  const answered = sent && (await submittedUnder(sent, signal));
  if (answered && answered.ywzt !== RETURNED) {
    forgetSending(code);
    return { kind: 'submitted', answer: answered, facts: await loading };
  }
  const check = await calls.check;
  if (check.kind === 'unreachable') throw check.error;
  if (check.kind === 'closed' || check.kind === 'checks-only') return { kind: 'refused', check };
  if (check.kind !== 'ok' && !flow.completes.includes(check.what)) return { kind: 'refused', check };

  const found = await calls.open;
  if (found && found.ywzt !== RETURNED) return { kind: 'open-case', found };

  const [facts, kept] = await Promise.all([
    loading,
    found ? findFlowDraft(code, { signal, ywlsh: found.ywlsh }) : calls.draft.then((saved) => withLost(code, saved)),
  ]);
  const draft = kept && (await withSubjectNow(flow, kept, signal));
  if (!inputLengthsConfigured()) return { kind: 'unconfigured' };
  if (found) {
    const returned = await fetchCase(found.ywlsh, { signal });
    return { kind: 'returned', facts, ...(await correctionOf(flow, returned, draft, signal)) };
  }
  const number = draft?.dqbz === 'confirm' ? draft.ywlsh : '';
  const answer = number && (await submittedUnder(number, signal));
  forgetSending(code);
  if (!answer) return { kind: 'ready', facts, draft, texts: calls.texts };
  if (draft) await dropDraft(code, { errors: 'silent' }).catch(() => undefined);
  return { kind: 'submitted', answer, facts };
}

/** Content of a correction: its draft, else the submitted application. */
export async function correctionOf(
  flow: Flow,
  found: CaseDetail,
  draft: ResumableDraft | null,
  signal: AbortSignal,
): Promise<{ found: CaseDetail; draft: ResumableDraft; sent: Partial<FlowValues> }> {
  const sent = await restoreValues(flow, found.tjnr ?? {}, signal);
  if (draft?.ywlsh === found.ywlsh) return { found, draft, sent };
  const { ywlsh, ywlx, ywmc } = found;
  const content = { ywlsh, ywlx, ywmc, bbh: flow.version, dqbz: 'form', nr: JSON.stringify(sent) };
  // Keeps the change count, as it replaces any other draft of the business.
  return { found, sent, draft: { ...content, bcsj: '', yxq: '', xgcs: draft?.xgcs ?? 0 } };
}

/** Branch of the account's last application; developers and guests have none. */
function lastBranchOf(subject: FlowSubject) {
  if (subject.area === 'individual') return subject.account.sywd;
  return subject.area === 'unit' ? subject.unit.sywd : undefined;
}

async function loadFacts(flow: Flow, area: FlowArea, calls: OpeningCalls, signal: AbortSignal): Promise<FlowFacts> {
  const [subject, own, banks, choices] = await Promise.all([
    calls.subject,
    flow.own ? flow.own(signal) : null,
    calls.banks,
    flow.subject?.list?.(signal) ?? [],
    ensureDictionaries(),
    useSystemConfig.getState().loaded ? undefined : loadSystemConfig(),
  ]);
  const branches = dictionaryOptions('WDXX').map((option) => option.value);
  const common = {
    area,
    own,
    banks,
    choices,
    ...sessionFacts,
    branch: branchOf({
      groupBh: useSession.getState().userInfo?.groupBh,
      branches,
      code: flow.code,
      last: lastBranchOf(subject),
    }),
  };
  return flowFacts(subject, common);
}

/** Replaces the subject's number in a draft by the current subject, loaded from the centre. */
export async function withSubjectNow<D extends { nr: string }>(flow: Flow, draft: D, signal?: AbortSignal): Promise<D> {
  if (!flow.subject) return draft;
  return { ...draft, nr: changedDraft(draft.nr, await restoreSubject(flow, draftValues(draft.nr), signal)) };
}

/** Looks up an application with unknown outcome; null if the centre has none. */
async function submittedUnder(number: string, signal: AbortSignal): Promise<SubmitAnswer | null> {
  try {
    return answerFrom(await fetchCase(number, { signal, errors: 'silent' }));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return null;
    throw error;
  }
}
