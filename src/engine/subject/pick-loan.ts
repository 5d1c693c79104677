import { ApiError } from '@/api/client/errors';
import type { LoanSummary } from '@/api/person/person';
import { heldReader } from '@/form/values/held-value';
import type { SubjectPick } from '../flow/subject-pick';
import { loanSummaryFigures } from './loan-figures';
import { loanLabel } from './subject-keys';

interface LoanWiring<T extends LoanSummary> {
  /** Lists the person's loans with the data this business needs. */
  list: (signal?: AbortSignal) => Promise<readonly T[]>;
  /** Parses a loan. */
  read: (raw: unknown) => T;
  note?: string;
}

/** Subject of a business about one of the person's loans, shown as block B7. The first is preselected, as most persons have one. */
export function pickLoan<T extends LoanSummary>({ list, read, note }: LoanWiring<T>): SubjectPick<T> {
  return {
    name: 'dkzh',
    label: '贷款账号',
    title: '贷款账号',
    note,
    holds: heldReader(read),
    control: () => import('./LoanPicker'),
    show: (loan) => [{ label: '贷款账号', value: loanLabel(loan) }],
    // The picker shows the number already.
    figures: (loan) => loanSummaryFigures(loan).filter(({ key }) => key !== 'dkzh'),
    sent: ({ dkzh }) => dkzh,
    load: async (dkzh, signal) => {
      const found = (await list(signal)).find((loan) => loan.dkzh === dkzh);
      if (!found) throw new ApiError('business', '没有这笔贷款，或者它已经结清，请重新选择');
      return found;
    },
    list,
  };
}
