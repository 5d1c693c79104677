import {
  type CaseDetail,
  type CaseSummary,
  type Draft,
  deleteDraft,
  fetchCase,
  fetchDraft,
  fetchOpenCase,
  type SubmitAnswer,
} from '@/api/business';
import { ApiError } from '@/api/errors';
import { fetchBanks, fetchDepositAccount } from '@/api/person';
import { type BusinessCheck, checkBeforeBusiness } from '@/session/completeness';
import { dictionaryOptions, loadDictionaries, useDictionaries } from '@/session/dictionary';
import { useSession } from '@/session/session-store';
import { inputLengthsConfigured, loadSystemConfig, systemValue, useSystemConfig } from '@/session/system-config';
import { branchOf } from './branch';
import type { FlowFacts } from './facts';
import { forgetSending, sentNumber } from './sending-note';

const RETURNED = '97';

/** What a person meets on opening a business. */
export type Opening =
  | { kind: 'refused'; check: Exclude<BusinessCheck, { kind: 'ok' }> }
  | { kind: 'unconfigured' }
  | { kind: 'open-case'; found: CaseSummary }
  /** Returned for correction: what was typed is there again, under the same number. */
  | { kind: 'returned'; found: CaseDetail; facts: FlowFacts; draft: Draft }
  /** An application whose answer was lost had been booked after all. */
  | { kind: 'submitted'; answer: SubmitAnswer; facts: FlowFacts }
  | { kind: 'ready'; facts: FlowFacts; draft: Draft | null };

/** Checks of specification 4 and domain catalogue 4, in their order, then what the form needs to know. @throws ApiError */
export async function openFlow(code: string, signal: AbortSignal): Promise<Opening> {
  const check = await checkBeforeBusiness();
  if (check.kind === 'unreachable') throw check.error;
  if (check.kind !== 'ok') return { kind: 'refused', check };

  const found = await fetchOpenCase(code, { signal });
  if (found && found.ywzt !== RETURNED) return { kind: 'open-case', found };

  const [facts, draft] = await Promise.all([loadFacts(signal), fetchDraft(code, { signal })]);
  if (!inputLengthsConfigured()) return { kind: 'unconfigured' };
  if (found) {
    if (draft?.ywlsh !== found.ywlsh) return { kind: 'open-case', found };
    return { kind: 'returned', found: await fetchCase(found.ywlsh, { signal }), facts, draft };
  }
  const number = sentNumber(code) ?? (draft?.dqbz === 'confirm' ? draft.ywlsh : '');
  const answer = number && (await submittedUnder(number, signal));
  forgetSending(code);
  if (!answer) return { kind: 'ready', facts, draft };
  if (draft) await deleteDraft(code).catch(() => undefined);
  return { kind: 'submitted', answer, facts };
}

async function loadFacts(signal: AbortSignal): Promise<FlowFacts> {
  const [account, banks] = await Promise.all([
    fetchDepositAccount({ signal }),
    fetchBanks({ signal }),
    useDictionaries.getState().loaded ? undefined : loadDictionaries(),
    useSystemConfig.getState().loaded ? undefined : loadSystemConfig(),
  ]);
  const branches = dictionaryOptions('WDXX').map((option) => option.value);
  return {
    account,
    banks,
    policy: systemValue,
    today: account.sjjz.slice(0, 10),
    branch: branchOf(useSession.getState().userInfo?.groupBh, branches),
    limit: null,
  };
}

/** An application whose answer was lost may have been booked: the centre knows. */
async function submittedUnder(number: string, signal: AbortSignal): Promise<SubmitAnswer | null> {
  try {
    const { ywlsh, ywzt, slsj, cnbjsj } = await fetchCase(number, { signal });
    return { ywlsh, ywzt, slsj, cnbjsj };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return null;
    throw error;
  }
}
