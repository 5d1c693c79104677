import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { LoanSummary, Page } from './person';
import { readLoanSummary } from './person';
import { amount, count, each, key, object, orNull, pageOf, rows, rowsOrNone, text, texts } from './read';

/** Somebody whose account may pay; balances are the person's own business. */
export interface OffsetParticipant {
  grzh: string;
  xingming: string;
  yjkrgx: string;
  /** Yuan; '' for anybody but oneself. */
  grzhye: string;
}

export const readOffsetParticipant = object<OffsetParticipant>({
  grzh: key,
  xingming: text,
  yjkrgx: text,
  grzhye: amount,
});

/** The order in force. */
export interface OffsetOrder {
  chfs: string;
  thfs: string;
  /** MM-dd, '' for monthly. */
  cxr: string;
  blje: string;
  /** First instalment it pays. */
  sxqc: number;
  /** Names in the order in which the accounts are drawn on. */
  chry: string[];
}

export const readOffsetOrder = object<OffsetOrder>({
  ...each(text, 'chfs', 'thfs', 'cxr'),
  blje: amount,
  sxqc: count,
  chry: texts,
});

/** One running loan of the person with what may be signed for it. */
export interface OffsetLoan extends LoanSummary {
  /** Whether it is signed for (dictionary chdqyzt). */
  sczt: string;
  order: OffsetOrder | null;
  /** When the last order was ended; '' where none was, or another one is signed. */
  jcrq: string;
  participants: OffsetParticipant[];
  /** First instalment that a change made today would count for. */
  sxqc: number;
}

export const readOffsetLoan = object<OffsetLoan>({
  ...readLoanSummary.fields,
  ...each(text, 'sczt', 'jcrq'),
  order: orNull(readOffsetOrder),
  participants: rowsOrNone(readOffsetParticipant),
  sxqc: count,
});

export interface OffsetRunRow {
  dqqc: number;
  hkrq: string;
  yhje: string;
  /** Who gave how much, the person's own first. */
  kh: { xingming: string; fse: string; sm: string }[];
  gjjje: string;
  ykje: string;
  /** The person's own deposit balance after it. */
  grzhye: string;
  /** 1 all from deposits, 2 partly from the card, 3 failed, 4 principal once a year, 5 in part, to a loan of another city. */
  jg: string;
  sm: string;
}

export const readOffsetRunRow = object<OffsetRunRow>({
  dqqc: count,
  ...each(text, 'hkrq', 'jg', 'sm'),
  ...each(amount, 'yhje', 'gjjje', 'ykje', 'grzhye'),
  kh: rowsOrNone(object({ xingming: text, sm: text, fse: amount })),
});

export interface OffsetMonthRow {
  dqqc: number;
  hkrq: string;
  yhje: string;
  gjjje: string;
  ykje: string;
  /** The person's own balance after it. */
  grzhye: string;
}

export const readOffsetMonthRow = object<OffsetMonthRow>({
  dqqc: count,
  hkrq: text,
  ...each(amount, 'yhje', 'gjjje', 'ykje', 'grzhye'),
});

export function fetchOffsetLoans(options?: CallOptions): Promise<OffsetLoan[]> {
  return get(hall('qychd/getInfo'), rows(readOffsetLoan), { errors: 'caller', ...options });
}

/** The next twelve months as they would be with these values; nothing is kept. */
export function simulateOffset(
  values: { dkzh: string; blje: string; chry: readonly { grzh: string; sxh: string }[] },
  options?: CallOptions,
): Promise<OffsetMonthRow[]> {
  return post(hall('qychd/mock'), values, rows(readOffsetMonthRow), { errors: 'caller', ...options });
}

/** What was done so far, newest first. */
export function fetchOffsetRuns(
  params: { ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<OffsetRunRow>> {
  return get(hall('qychd/getList'), pageOf(readOffsetRunRow, params), { errors: 'caller', ...options, params });
}
