import { type CallOptions, get } from './client';
import { type LoanSummary, readLoanSummary } from './person';
import { object, rows, texts } from './read';

const HALL = '/api/izfgjj-zhfw/v1';

/** A running loan with the days on which a repayment may be debited. */
export interface RepaymentLoan extends LoanSummary {
  /** yyyy-MM-dd, the next first. */
  kkrq: string[];
}

export const readRepaymentLoan = object<RepaymentLoan>({ ...readLoanSummary.fields, kkrq: texts });

/** The person's running loans, as far as repaying them goes. */
export function fetchRepaymentLoans(options?: CallOptions): Promise<RepaymentLoan[]> {
  return get(`${HALL}/dkhk/getInfo`, rows(readRepaymentLoan), { errors: 'caller', ...options });
}
