import type { CaseSummary, StateNote } from '@/api/cases/business';
import { isCaseOver } from '@/engine/case/case-text';

/** Permitted actions of a case. */
export interface CaseActions {
  /** Correct a returned case: opens the business. */
  correct: boolean;
  /** Link to another action awaited from the user (sign a contract, correct an account); '' for none. */
  proceed: string;
  /** Review another operator's application: opens the case to approve or return it. */
  check: boolean;
  withdraw: boolean;
  evaluate: boolean;
  /** Closed, with its input in the draft box: 继续填写. */
  resume: boolean;
  /** Closed, and a new application is allowed. */
  again: boolean;
}

/**
 * States waiting for the applicant other than a return (docs/rules/cases.md, States), with the kind of note that the business sets for
 * them.
 */
const WAITING: Readonly<Partial<Record<CaseSummary['ywzt'], StateNote['lx']>>> = { '03': 'attention', '81': 'failed' };

type Standing = Pick<CaseSummary, 'ywzt' | 'kch' | 'kfh' | 'kbz' | 'kzb' | 'pj' | 'ztsm' | 'cgsm'>;

export function caseActions({ ywzt, kch, kfh = false, kbz = true, kzb = true, pj, ztsm, cgsm }: Standing): CaseActions {
  return {
    correct: ywzt === '97' && kbz,
    // The centre retries a failed repayment itself: the case explains the remedy, without a link.
    proceed: ztsm && ztsm.lx === WAITING[ywzt] ? ztsm.lj : '',
    check: kfh,
    withdraw: kch,
    evaluate: pj === '1',
    resume: isCaseOver(ywzt) && kzb && cgsm !== undefined,
    // With a draft, opening the business already offers to continue it: no second link.
    again: isCaseOver(ywzt) && kzb && cgsm === undefined,
  };
}
