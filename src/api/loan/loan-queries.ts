import { type CallOptions, get } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  each,
  everyRow,
  key,
  keyOrBlank,
  object,
  orNull,
  pageReader,
  pageWith,
  rowsOrNone,
  textValue,
} from '../client/read';

/** A loan entry (docs/rules/ledger.md, Loan entries): disbursement or repayment. Amounts are yuan. */
export const readLoanEntry = object({
  ywlsh: keyOrBlank,
  /** Date of the event and date of its booking. */
  ywfsrq: textValue,
  ...each(textValue, 'jzrq', 'dkywmxlx'),
  fse: amount,
  /** '' for a disbursement. */
  bjje: amount,
  ...each(amount, 'lxje', 'fxje'),
  /** 0 for no instalment. */
  dqqc: count,
  /** Balance afterwards. */
  dkye: amount,
  /** 1 card, 2 deposit accounts, 3 both; '' for a disbursement. */
  hkly: textValue,
});
export type LoanEntry = Answer<typeof readLoanEntry>;

/** A page of entries with the number and the sums of all matching repayments. */
const readLoanEntries = (request: { page: number; size: number }) =>
  pageWith(pageReader(readLoanEntry, request), { hkcs: count, ...each(amount, 'hkhj', 'bjhj', 'lxhj', 'fxhj') });
export type LoanEntries = Answer<typeof readLoanEntries>;

/** 还款明细 of an own loan, newest first; the booking dates are inclusive. */
export function fetchLoanEntries(
  params: { dkzh: string; ksrq?: string; jsrq?: string; dkywmxlx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<LoanEntries> {
  return get(hall('grdkxx/getHkmx'), readLoanEntries(params), { ...options, params });
}

/** An overdue instalment. Amounts are yuan. */
export const readOverdueInstalment = object({
  dqqc: count,
  yhrq: textValue,
  ...each(amount, 'yqbj', 'yqlx'),
  /** Days overdue. */
  yqts: count,
  /** Penalty up to today, and its formula. */
  yqfx: amount,
  gs: textValue,
  yqhj: amount,
});
export type OverdueInstalment = Answer<typeof readOverdueInstalment>;

/** Overdue amounts of a loan, up to today. */
export const readOverdueInfo = object({
  dkzh: key,
  yqqs: count,
  sjjz: textValue,
  /** Due date of the first overdue instalment; '' for none. */
  qsrq: textValue,
  ...each(amount, 'yqbj', 'yqlx', 'yqfx', 'yqhj'),
  /** Legal basis of the penalty. */
  yj: textValue,
  // All rows must be readable, because sums are computed from them.
  mx: everyRow(readOverdueInstalment),
  /** Consequences: heading and sentence each. */
  yxsm: rowsOrNone(readLabelledValue),
  /** A pending repayment of this loan. */
  ztyw: orNull(object({ ywlsh: key, ...each(textValue, 'ywmc', 'sm') })),
});
export type OverdueInfo = Answer<typeof readOverdueInfo>;

export function fetchOverdueInfo(dkzh: string, options?: CallOptions): Promise<OverdueInfo> {
  return get(hall('grdkxx/getYqxx'), readOverdueInfo, { ...options, params: { dkzh } });
}
