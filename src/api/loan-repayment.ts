import { type CallOptions, get } from './client';
import { hall } from './path';
import { type LoanSummary, readLoanSummary } from './person';
import { amount, everyRow, key, object, rows, text, texts } from './read';

/** A running loan with the days on which a repayment may be debited. */
export interface RepaymentLoan extends LoanSummary {
  /** yyyy-MM-dd, the next first. */
  kkrq: string[];
}

export const readRepaymentLoan = object<RepaymentLoan>({ ...readLoanSummary.fields, kkrq: texts });

/** The person's running loans, as far as repaying them goes. */
export function fetchRepaymentLoans(options?: CallOptions): Promise<RepaymentLoan[]> {
  return get(hall('dkhk/getInfo'), rows(readRepaymentLoan), { errors: 'caller', ...options });
}

/** Somebody whose deposit account may pay; how much is the person's own business. */
export interface Drawer {
  grzh: string;
  xingming: string;
  /** 01 the borrower, 02 spouse, 09 co-borrower. */
  yjkrgx: string;
  /** Yuan; '' for anybody but oneself. */
  kytqe: string;
}

/** A running loan that the person's deposit account may pay, the own one or another one's. */
export interface DrawLoan extends LoanSummary {
  /** yyyy-MM-dd, the first there is. */
  hkrq: string[];
  /** Whether it is signed for (dictionary chdqyzt). */
  sczt: string;
  tqry: Drawer[];
}

export const readDrawLoan = object<DrawLoan>({
  ...readLoanSummary.fields,
  hkrq: texts,
  sczt: text,
  tqry: everyRow(object<Drawer>({ grzh: key, xingming: text, yjkrgx: text, kytqe: amount })),
});

/** The loans that may be repaid out of the person's deposit account. */
export function fetchDrawLoans(options?: CallOptions): Promise<DrawLoan[]> {
  return get(hall('tqhd/getInfo'), rows(readDrawLoan), { errors: 'caller', ...options });
}
