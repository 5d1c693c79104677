import { formatMoney } from '@/domain/money';

/** What every business knows of the member it is about. */
export interface MemberKey {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  grzhzt: string;
}

/** What every business knows of the loan it is about. */
export interface LoanKey {
  dkzh: string;
  dkye: string;
}

export const loanLabel = ({ dkzh, dkye }: LoanKey) => `${dkzh}（余额${formatMoney(dkye)}）`;
