import { ApiError } from '@/api/errors';
import type { LoanSummary } from '@/api/person';
import { held } from '@/form/values/held';
import type { SubjectPick } from '../flow/subject-pick';
import { loanFigures } from './loan-figures';
import { loanLabel } from './subject-keys';

interface LoanWiring<T extends LoanSummary> {
  /** The person's loans with what this business knows of them. */
  list: (signal?: AbortSignal) => Promise<readonly T[]>;
  /** How one is read. */
  read: (raw: unknown) => T;
  note?: string;
}

/** A business about one of the person's loans, shown as block B7: the first is chosen to begin with, most have no other. */
export function pickLoan<T extends LoanSummary>({ list, read, note }: LoanWiring<T>): SubjectPick<T> {
  return {
    name: 'dkzh',
    label: '贷款账号',
    title: '选择贷款',
    note,
    holds: held(read),
    control: () => import('./LoanPicker'),
    show: (loan) => [{ label: '贷款账号', value: loanLabel(loan) }],
    // Its number stands in the choice itself.
    figures: (loan) => loanFigures(loan).filter(({ key }) => key !== 'dkzh'),
    sent: ({ dkzh }) => dkzh,
    load: async (dkzh, signal) => {
      const found = (await list(signal)).find((loan) => loan.dkzh === dkzh);
      if (!found) throw new ApiError('business', '没有这笔贷款，或者它已经结清，请重新选择');
      return found;
    },
    list,
  };
}
