import type { LoanSummary } from '@/api/person';
import type { ListScope } from '@/engine/list/define-list';
import { LoanChoice } from '@/pages/individual/loan/LoanChoice';

/** A list of one of the own loans. */
export const OWN_LOAN: ListScope<LoanSummary> = {
  Chooser: LoanChoice,
  key: ({ dkzh }) => dkzh,
  words: ({ jkhtbh }) => `借款合同${jkhtbh}`,
};
