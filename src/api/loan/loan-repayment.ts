import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, everyRow, key, object, rows, textList, textValue } from '../client/read';
import { type LoanSummary, readLoanSummary } from '../person/person';

/** A running loan with the possible debit dates of a repayment. */
export interface RepaymentLoan extends LoanSummary {
  /** yyyy-MM-dd, earliest first. */
  kkrq: string[];
}

export const readRepaymentLoan = object<RepaymentLoan>({ ...readLoanSummary.fields, kkrq: textList });

/** The person's running loans, for a repayment. */
export function fetchRepaymentLoans(options?: CallOptions): Promise<RepaymentLoan[]> {
  return get(hall('dkhk/getInfo'), rows(readRepaymentLoan), options);
}

/** A person whose deposit account may pay; the amount is private to its owner. */
export interface Drawer {
  grzh: string;
  xingming: string;
  /** 01 the borrower, 02 spouse, 09 co-borrower. */
  yjkrgx: string;
  /** Yuan; '' for other people. */
  kytqe: string;
}

/** A running loan that the person's deposit account may repay, their own or another's. */
export interface DrawLoan extends LoanSummary {
  /** yyyy-MM-dd, earliest first. */
  hkrq: string[];
  /** State of the agreement (dictionary chdqyzt). */
  sczt: string;
  tqry: Drawer[];
}

export const readDrawLoan = object<DrawLoan>({
  ...readLoanSummary.fields,
  hkrq: textList,
  sczt: textValue,
  tqry: everyRow(object<Drawer>({ grzh: key, xingming: textValue, yjkrgx: textValue, kytqe: amount })),
});

/** Loans that the person's deposit account may repay. */
export function fetchDrawLoans(options?: CallOptions): Promise<DrawLoan[]> {
  return get(hall('tqhd/getInfo'), rows(readDrawLoan), options);
}
