import { type CallOptions, get } from './client';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import type { Page } from './person';
import {
  amount,
  count,
  each,
  everyRow,
  key,
  object,
  orNull,
  pageOf,
  pageWith,
  type Read,
  rowsOrNone,
  text,
} from './read';

/** What was booked on a loan (domain catalogue 2.4): paid out, or paid back in parts. Amounts are yuan. */
export interface LoanEntry {
  ywlsh: string;
  /** Day on which it happened, and on which it was booked. */
  ywfsrq: string;
  jzrq: string;
  dkywmxlx: string;
  fse: string;
  /** '' of what was paid out. */
  bjje: string;
  lxje: string;
  fxje: string;
  /** 0 when it belongs to no instalment. */
  dqqc: number;
  /** Owed after it. */
  dkye: string;
  /** 1 card, 2 deposit accounts, 3 both; '' of what was paid out. */
  hkly: string;
}

export const readLoanEntry = object<LoanEntry>({
  ...each(text, 'ywlsh', 'ywfsrq', 'jzrq', 'dkywmxlx', 'hkly'),
  ...each(amount, 'fse', 'bjje', 'lxje', 'fxje', 'dkye'),
  dqqc: count,
});

/** Entries with the sums of all repayments that were asked for, not of the page alone. */
export interface LoanEntries extends Page<LoanEntry> {
  /** How many repayments. */
  hkcs: number;
  hkhj: string;
  bjhj: string;
  lxhj: string;
  fxhj: string;
}

const readLoanEntries = (asked: { page: number; size: number }): Read<LoanEntries> =>
  pageWith(pageOf(readLoanEntry, asked), { hkcs: count, ...each(amount, 'hkhj', 'bjhj', 'lxhj', 'fxhj') });

/** 还款明细 of an own loan, newest first; the days of booking are inclusive. */
export function fetchLoanEntries(
  params: { dkzh: string; ksrq?: string; jsrq?: string; dkywmxlx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<LoanEntries> {
  return get(hall('grdkxx/getHkmx'), readLoanEntries(params), { errors: 'caller', ...options, params });
}

/** An instalment that was not paid on its day. Amounts are yuan. */
export interface OverdueInstalment {
  dqqc: number;
  yhrq: string;
  /** Days since. */
  yqts: number;
  yqbj: string;
  yqlx: string;
  /** Penalty up to today, and how it follows. */
  yqfx: string;
  gs: string;
  yqhj: string;
}

export const readOverdueInstalment = object<OverdueInstalment>({
  ...each(count, 'dqqc', 'yqts'),
  ...each(text, 'yhrq', 'gs'),
  ...each(amount, 'yqbj', 'yqlx', 'yqfx', 'yqhj'),
});

/** What is overdue of a loan, up to today. */
export interface OverdueInfo {
  dkzh: string;
  yqqs: number;
  /** Day of the first instalment that is overdue; '' when none is. */
  qsrq: string;
  yqbj: string;
  yqlx: string;
  yqfx: string;
  yqhj: string;
  /** Where the penalty is laid down. */
  yj: string;
  mx: OverdueInstalment[];
  /** What it means: heading and sentence. */
  yxsm: LabelledValue[];
  /** A repayment of this loan that is on its way. */
  ztyw: { ywlsh: string; ywmc: string; sm: string } | null;
  sjjz: string;
}

export const readOverdueInfo = object<OverdueInfo>({
  dkzh: key,
  yqqs: count,
  ...each(text, 'qsrq', 'yj', 'sjjz'),
  ...each(amount, 'yqbj', 'yqlx', 'yqfx', 'yqhj'),
  // Sums are taken over them: with one missing they would not agree.
  mx: everyRow(readOverdueInstalment),
  yxsm: rowsOrNone(readLabelledValue),
  ztyw: orNull(object({ ywlsh: key, ...each(text, 'ywmc', 'sm') })),
});

export function fetchOverdueInfo(dkzh: string, options?: CallOptions): Promise<OverdueInfo> {
  return get(hall('grdkxx/getYqxx'), readOverdueInfo, { errors: 'caller', ...options, params: { dkzh } });
}
