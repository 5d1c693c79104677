import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  count,
  each,
  key,
  object,
  orNull,
  pageReader,
  rows,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';
import type { LoanSummary, Page } from '../person/person';
import { readLoanSummary } from '../person/person';

/** A person whose account may pay; the balance is private to its owner. */
export interface OffsetParticipant {
  grzh: string;
  xingming: string;
  yjkrgx: string;
  /** Yuan; '' for other people. */
  grzhye: string;
}

export const readOffsetParticipant = object<OffsetParticipant>({
  grzh: key,
  xingming: textValue,
  yjkrgx: textValue,
  grzhye: amount,
});

/** The offset order in force. */
export interface OffsetOrder {
  chfs: string;
  thfs: string;
  /** MM-dd; '' for a monthly order. */
  cxr: string;
  blje: string;
  /** First instalment paid by it. */
  sxqc: number;
  /** Names, in the order in which the accounts are debited. */
  chry: string[];
}

export const readOffsetOrder = object<OffsetOrder>({
  ...each(textValue, 'chfs', 'thfs', 'cxr'),
  blje: amount,
  sxqc: count,
  chry: textList,
});

/** A running loan with its offset order. */
export interface OffsetLoan extends LoanSummary {
  /** State of the agreement (dictionary chdqyzt). */
  sczt: string;
  order: OffsetOrder | null;
  /** End of the last order; '' for none, or when another is in force. */
  jcrq: string;
  participants: OffsetParticipant[];
  /** First instalment that a change of today affects. */
  sxqc: number;
}

export const readOffsetLoan = object<OffsetLoan>({
  ...readLoanSummary.fields,
  ...each(textValue, 'sczt', 'jcrq'),
  order: orNull(readOffsetOrder),
  participants: rowsOrNone(readOffsetParticipant),
  sxqc: count,
});

export interface OffsetRunRow {
  dqqc: number;
  hkrq: string;
  yhje: string;
  /** Contributions by person, the signed-in one first. */
  kh: { xingming: string; fse: string; sm: string }[];
  gjjje: string;
  ykje: string;
  /** The person's deposit balance afterwards. */
  grzhye: string;
  /** 1 all from deposits, 2 partly from the card, 3 failed, 4 principal once a year, 5 in part, to a loan of another city. */
  jg: string;
  sm: string;
}

export const readOffsetRunRow = object<OffsetRunRow>({
  dqqc: count,
  hkrq: key,
  ...each(textValue, 'jg', 'sm'),
  ...each(amount, 'yhje', 'gjjje', 'ykje', 'grzhye'),
  kh: rowsOrNone(object({ xingming: textValue, sm: textValue, fse: amount })),
});

export interface OffsetMonthRow {
  dqqc: number;
  hkrq: string;
  yhje: string;
  gjjje: string;
  ykje: string;
  /** The person's balance afterwards. */
  grzhye: string;
}

export const readOffsetMonthRow = object<OffsetMonthRow>({
  dqqc: count,
  hkrq: textValue,
  ...each(amount, 'yhje', 'gjjje', 'ykje', 'grzhye'),
});

export function fetchOffsetLoans(options?: CallOptions): Promise<OffsetLoan[]> {
  return get(hall('qychd/getInfo'), rows(readOffsetLoan), options);
}

/** Forecast of the next twelve months with these values; nothing is saved. */
export function fetchOffsetForecast(
  values: { dkzh: string; blje: string; chry: readonly { grzh: string; sxh: string }[] },
  options?: CallOptions,
): Promise<OffsetMonthRow[]> {
  return post(hall('qychd/mock'), values, rows(readOffsetMonthRow), options);
}

/** Offsets carried out, newest first. */
export function fetchOffsetRuns(
  params: { ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<OffsetRunRow>> {
  return get(hall('qychd/getList'), pageReader(readOffsetRunRow, params), { ...options, params });
}
