import type { CaseSummary, StateNote } from '@/api/business';
import { isOver } from '@/engine/case/case-words';

/** What the person may do about a case now; each only where it applies. */
export interface CaseActions {
  /** Correct what was returned: leads into the business. */
  correct: boolean;
  /** Where something else is done that waits for the person: a contract to sign, an account to correct; '' where nothing can be done. */
  proceed: string;
  /** Check what another operator of the unit made: leads to the case, where it is passed or sent back. */
  check: boolean;
  withdraw: boolean;
  evaluate: boolean;
  /** It is over, and what was typed for it waits in the draft box: 继续填写, as there. */
  resume: boolean;
  /** It is over, and another one may be begun. */
  again: boolean;
}

/** States that wait for the person, besides a return (domain catalogue 2.2), and how their business says that it is so. */
const WAITING: Readonly<Partial<Record<CaseSummary['ywzt'], StateNote['lx']>>> = { '03': 'attention', '81': 'failed' };

type Standing = Pick<CaseSummary, 'ywzt' | 'kch' | 'kfh' | 'kbz' | 'kzb' | 'pj' | 'ztsm' | 'cgsm'>;

export function caseActions({ ywzt, kch, kfh = false, kbz = true, kzb = true, pj, ztsm, cgsm }: Standing): CaseActions {
  return {
    correct: ywzt === '97' && kbz,
    // A repayment that failed is tried again by the centre: the case says what helps, and there is nothing to go on with.
    proceed: ztsm && ztsm.lx === WAITING[ywzt] ? ztsm.lj : '',
    check: kfh,
    withdraw: kch,
    evaluate: pj === '1',
    resume: isOver(ywzt) && kzb && cgsm !== undefined,
    // With a draft there the way into the business asks whether to go on with it: one way in is enough.
    again: isOver(ywzt) && kzb && cgsm === undefined,
  };
}
