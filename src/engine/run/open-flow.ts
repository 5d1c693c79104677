import { type CaseDetail, type CaseSummary, fetchCase, type SubmitAnswer } from '@/api/business';
import { ApiError } from '@/api/errors';
import type { FlowValues } from '@/form/field-kinds';
import { changedDraft, draftValues } from '@/form/values/draft-content';
import type { BusinessCheck } from '@/session/completeness';
import { dictionaryOptions, ensureDictionaries } from '@/session/dictionary';
import { useSession } from '@/session/session-store';
import { inputLengthsConfigured, loadSystemConfig, systemValue, useSystemConfig } from '@/session/system-config';
import { answerFrom } from '../case/CaseState';
import { dropDraft, type FoundDraft, findDraft, withLost } from '../draft/draft-box';
import { branchOf } from '../flow/branch';
import type { Flow } from '../flow/define-flow';
import type { FlowArea } from '../flow/facts';
import { type FlowFacts, factsOf, type Subject } from '../flow/facts';
import { type OpeningCalls, type OpeningTexts, openingCalls } from './opening-calls';
import { forgetSending, sentNumber } from './sending-note';
import { sentValues, subjectOf } from './sent-values';

const RETURNED = '97';

/** What a person meets on opening a business. */
export type Opening =
  | { kind: 'refused'; check: Exclude<BusinessCheck, { kind: 'ok' }> }
  | { kind: 'unconfigured' }
  | { kind: 'open-case'; found: CaseSummary }
  /** Returned for correction: what was typed is there again, under the same number. */
  | { kind: 'returned'; found: CaseDetail; facts: FlowFacts; draft: FoundDraft; sent: Partial<FlowValues> }
  /** An application whose answer was lost had been booked after all. */
  | { kind: 'submitted'; answer: SubmitAnswer; facts: FlowFacts }
  | { kind: 'ready'; facts: FlowFacts; draft: FoundDraft | null; texts: OpeningTexts };

/**
 * Checks of specification 4 and domain catalogue 4, in their order, then what the form needs to know. `receipt`: number of an
 * application whose receipt was on show here; `ywlsh`: of the one to be corrected, where the way here says which.
 * @throws ApiError
 */
export async function openFlow(
  flow: Flow,
  area: FlowArea,
  signal: AbortSignal,
  { receipt, ywlsh }: { receipt?: string | undefined; ywlsh?: string } = {},
): Promise<Opening> {
  const { code } = flow;
  const asked = openingCalls(code, area, signal, ywlsh);
  const loading = loadFacts(flow, area, asked, signal);
  // Where the door stays shut nobody waits for it.
  loading.catch(() => undefined);
  const sent = receipt ?? sentNumber(code);
  // Ahead of the checks: what was handed in has passed them.
  const answered = sent && (await submittedUnder(sent, signal));
  if (answered && answered.ywzt !== RETURNED) {
    forgetSending(code);
    return { kind: 'submitted', answer: answered, facts: await loading };
  }
  const check = await asked.check;
  if (check.kind === 'unreachable') throw check.error;
  if (check.kind === 'closed' || check.kind === 'checks-only') return { kind: 'refused', check };
  if (check.kind !== 'ok' && !flow.completes.includes(check.what)) return { kind: 'refused', check };

  const found = await asked.open;
  if (found && found.ywzt !== RETURNED) return { kind: 'open-case', found };

  const [facts, kept] = await Promise.all([
    loading,
    found ? findDraft(code, { signal, ywlsh: found.ywlsh }) : asked.draft.then((saved) => withLost(code, saved)),
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
  if (!answer) return { kind: 'ready', facts, draft, texts: asked.texts };
  if (draft) await dropDraft(code).catch(() => undefined);
  return { kind: 'submitted', answer, facts };
}

/** What a returned application is corrected from: the draft of it, or else the application itself as the centre has it. */
export async function correctionOf(
  flow: Flow,
  found: CaseDetail,
  draft: FoundDraft | null,
  signal: AbortSignal,
): Promise<{ found: CaseDetail; draft: FoundDraft; sent: Partial<FlowValues> }> {
  const sent = await sentValues(flow, found.tjnr ?? {}, signal);
  if (draft?.ywlsh === found.ywlsh) return { found, draft, sent };
  const { ywlsh, ywlx, ywmc } = found;
  const content = { ywlsh, ywlx, ywmc, bbh: flow.version, dqbz: 'form', nr: JSON.stringify(sent) };
  // It takes the place of whatever draft of the business there is.
  return { found, sent, draft: { ...content, bcsj: '', yxq: '', xgcs: draft?.xgcs ?? 0 } };
}

/** The branch this one named last; a developer or a guest has no account that tells. */
function lastBranchOf(subject: Subject) {
  if (subject.area === 'individual') return subject.account.sywd;
  return subject.area === 'unit' ? subject.unit.sywd : undefined;
}

async function loadFacts(flow: Flow, area: FlowArea, asked: OpeningCalls, signal: AbortSignal): Promise<FlowFacts> {
  const [subject, own, banks, choices] = await Promise.all([
    asked.subject,
    flow.own ? flow.own(signal) : null,
    asked.banks,
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
    policy: systemValue,
    branch: branchOf({
      groupBh: useSession.getState().userInfo?.groupBh,
      branches,
      code: flow.code,
      last: lastBranchOf(subject),
    }),
  };
  return factsOf(subject, common);
}

/** A draft with what it is about as the centre has it now: it keeps the number alone. */
export async function withSubjectNow<D extends { nr: string }>(flow: Flow, draft: D, signal?: AbortSignal): Promise<D> {
  if (!flow.subject) return draft;
  return { ...draft, nr: changedDraft(draft.nr, await subjectOf(flow, draftValues(draft.nr), signal)) };
}

/** An application whose answer was lost may have been booked: the centre knows. */
async function submittedUnder(number: string, signal: AbortSignal): Promise<SubmitAnswer | null> {
  try {
    return answerFrom(await fetchCase(number, { signal }));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return null;
    throw error;
  }
}
