import { type CallOptions, get } from '../client/client';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
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
  type Read,
  rowsOrNone,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** A loan entry (docs/rules/ledger.md, Loan entries): disbursement or repayment. Amounts are yuan. */
export interface LoanEntry {
  ywlsh: string;
  /** Date of the event and date of its booking. */
  ywfsrq: string;
  jzrq: string;
  dkywmxlx: string;
  fse: string;
  /** '' for a disbursement. */
  bjje: string;
  lxje: string;
  fxje: string;
  /** 0 for no instalment. */
  dqqc: number;
  /** Balance afterwards. */
  dkye: string;
  /** 1 card, 2 deposit accounts, 3 both; '' for a disbursement. */
  hkly: string;
}

export const readLoanEntry = object<LoanEntry>({
  ywlsh: keyOrBlank,
  ...each(textValue, 'ywfsrq', 'jzrq', 'dkywmxlx', 'hkly'),
  ...each(amount, 'fse', 'bjje', 'lxje', 'fxje', 'dkye'),
  dqqc: count,
});

/** A page of entries with the sums of all matching repayments. */
export interface LoanEntries extends Page<LoanEntry> {
  /** Number of repayments. */
  hkcs: number;
  hkhj: string;
  bjhj: string;
  lxhj: string;
  fxhj: string;
}

const readLoanEntries = (request: { page: number; size: number }): Read<LoanEntries> =>
  pageWith(pageReader(readLoanEntry, request), { hkcs: count, ...each(amount, 'hkhj', 'bjhj', 'lxhj', 'fxhj') });

/** 还款明细 of an own loan, newest first; the booking dates are inclusive. */
export function fetchLoanEntries(
  params: { dkzh: string; ksrq?: string; jsrq?: string; dkywmxlx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<LoanEntries> {
  return get(hall('grdkxx/getHkmx'), readLoanEntries(params), { ...options, params });
}

/** An overdue instalment. Amounts are yuan. */
export interface OverdueInstalment {
  dqqc: number;
  yhrq: string;
  /** Days overdue. */
  yqts: number;
  yqbj: string;
  yqlx: string;
  /** Penalty up to today, and its formula. */
  yqfx: string;
  gs: string;
  yqhj: string;
}

export const readOverdueInstalment = object<OverdueInstalment>({
  ...each(count, 'dqqc', 'yqts'),
  ...each(textValue, 'yhrq', 'gs'),
  ...each(amount, 'yqbj', 'yqlx', 'yqfx', 'yqhj'),
});

/** Overdue amounts of a loan, up to today. */
export interface OverdueInfo {
  dkzh: string;
  yqqs: number;
  /** Due date of the first overdue instalment; '' for none. */
  qsrq: string;
  yqbj: string;
  yqlx: string;
  yqfx: string;
  yqhj: string;
  /** Legal basis of the penalty. */
  yj: string;
  mx: OverdueInstalment[];
  /** Consequences: heading and sentence each. */
  yxsm: LabelledValue[];
  /** A pending repayment of this loan. */
  ztyw: { ywlsh: string; ywmc: string; sm: string } | null;
  sjjz: string;
}

export const readOverdueInfo = object<OverdueInfo>({
  dkzh: key,
  yqqs: count,
  ...each(textValue, 'qsrq', 'yj', 'sjjz'),
  ...each(amount, 'yqbj', 'yqlx', 'yqfx', 'yqhj'),
  // All rows must be readable, because sums are computed from them.
  mx: everyRow(readOverdueInstalment),
  yxsm: rowsOrNone(readLabelledValue),
  ztyw: orNull(object({ ywlsh: key, ...each(textValue, 'ywmc', 'sm') })),
});

export function fetchOverdueInfo(dkzh: string, options?: CallOptions): Promise<OverdueInfo> {
  return get(hall('grdkxx/getYqxx'), readOverdueInfo, { ...options, params: { dkzh } });
}
