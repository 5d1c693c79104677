import type { LoanSummary } from '@/api/person/person';
import type { ListScope } from '@/engine/list/define-list';
import { LoanChoice } from '@/pages/individual/loan/LoanChoice';

/** Scope of lists on one of the signed-in person's loans. */
export const LOAN_SCOPE: ListScope<LoanSummary> = {
  Chooser: LoanChoice,
  key: ({ dkzh }) => dkzh,
  words: ({ jkhtbh }) => `借款合同${jkhtbh}`,
};
