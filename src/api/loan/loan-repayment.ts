import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, everyRow, key, object, rows, textList, textValue } from '../client/read';
import { readLoanSummary } from '../person/person';

/** A running loan with the possible debit dates of a repayment. */
export const readRepaymentLoan = object({
  ...readLoanSummary.fields,
  /** yyyy-MM-dd, earliest first. */
  kkrq: textList,
});
export type RepaymentLoan = Answer<typeof readRepaymentLoan>;

/** The person's running loans, for a repayment. */
export function fetchRepaymentLoans(options?: CallOptions): Promise<RepaymentLoan[]> {
  return get(hall('dkhk/getInfo'), rows(readRepaymentLoan), options);
}

/** A person whose deposit account may pay; the amount is private to its owner. */
const drawer = object({
  grzh: key,
  xingming: textValue,
  /** 01 the borrower, 02 spouse, 09 co-borrower. */
  yjkrgx: textValue,
  /** Yuan; '' for other people. */
  kytqe: amount,
});

/** A running loan that the person's deposit account may repay, their own or another's. */
export const readDrawLoan = object({
  ...readLoanSummary.fields,
  tqry: everyRow(drawer),
  /** yyyy-MM-dd, earliest first. */
  hkrq: textList,
  /** State of the agreement (dictionary chdqyzt). */
  sczt: textValue,
});
export type DrawLoan = Answer<typeof readDrawLoan>;

/** Loans that the person's deposit account may repay. */
export function fetchDrawLoans(options?: CallOptions): Promise<DrawLoan[]> {
  return get(hall('tqhd/getInfo'), rows(readDrawLoan), options);
}
