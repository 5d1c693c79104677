import type { CaseSummary } from '@/api/business';

/** What the person may do about a case now; each only where it applies. */
export interface CaseActions {
  /** Correct what was returned: leads into the business. */
  correct: boolean;
  /** Something else waits for the person (signing, a failed booking): leads into the case. */
  proceed: boolean;
  withdraw: boolean;
  evaluate: boolean;
  /** It is over: another one may be begun. */
  again: boolean;
}

/** States that wait for the person, besides a return (domain catalogue 2.2). */
const WAITING: readonly string[] = ['06', '03', '81'];
const OVER: readonly string[] = ['80', '85', '86', '99'];

export function caseActions({ ywzt, kch, pj }: Pick<CaseSummary, 'ywzt' | 'kch' | 'pj'>): CaseActions {
  return {
    correct: ywzt === '97',
    proceed: WAITING.includes(ywzt),
    withdraw: kch,
    evaluate: pj === '1',
    again: OVER.includes(ywzt),
  };
}
