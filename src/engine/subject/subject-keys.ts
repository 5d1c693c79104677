import { formatMoney } from '@/domain/money';

/** Data of a member that every business has. */
export interface MemberKey {
  grzh: string;
  xingming: string;
  /** Masked ID number. */
  zjhm: string;
  grzhzt: string;
}

/** Data of a loan that every business has. */
export interface LoanKey {
  dkzh: string;
  dkye: string;
}

export const loanLabel = ({ dkzh, dkye }: LoanKey) => `余额${formatMoney(dkye)}（${dkzh}）`;
