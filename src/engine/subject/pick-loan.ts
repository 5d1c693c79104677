import type { LabelledValue } from '@/api/business';
import { ApiError } from '@/api/errors';
import { held } from '@/form/values/held';
import type { SubjectPick } from '../flow/subject-pick';
import { type LoanKey, loanLabel } from './subject-keys';

interface LoanWiring<T extends LoanKey> {
  /** The person's loans with what this business knows of them. */
  list: (signal?: AbortSignal) => Promise<readonly T[]>;
  /** How one is read. */
  read: (raw: unknown) => T;
  note?: string;
  figures?: (loan: T) => readonly LabelledValue[];
}

/** A business about one of the person's loans: the first is chosen to begin with, most have no other. */
export function pickLoan<T extends LoanKey>({ list, read, note, figures }: LoanWiring<T>): SubjectPick<T> {
  return {
    name: 'dkzh',
    label: '贷款账号',
    title: '选择贷款',
    note,
    holds: held(read),
    control: () => import('./LoanPicker'),
    show: (loan) => [{ label: '贷款账号', value: loanLabel(loan) }],
    figures: figures ?? (() => []),
    sent: ({ dkzh }) => dkzh,
    load: async (dkzh, signal) => {
      const found = (await list(signal)).find((loan) => loan.dkzh === dkzh);
      if (!found) throw new ApiError('business', '没有这笔贷款，或者它已经结清，请重新选择');
      return found;
    },
    list,
  };
}
