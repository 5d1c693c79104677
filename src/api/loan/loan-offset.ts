import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  each,
  key,
  object,
  orNull,
  rows,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';
import { readLoanSummary } from '../person/person';

/** A person whose account may pay; the balance is private to its owner. */
export const readOffsetParticipant = object({
  grzh: key,
  ...each(textValue, 'xingming', 'yjkrgx'),
  /** Yuan; '' for other people. */
  grzhye: amount,
});

/** The offset order in force. */
export const readOffsetOrder = object({
  ...each(textValue, 'chfs', 'thfs'),
  /** MM-dd; '' for a monthly order. */
  cxr: textValue,
  blje: amount,
  /** First instalment paid by it. */
  sxqc: count,
  /** Names, in the order in which the accounts are debited. */
  chry: textList,
});

/** A running loan with its offset order. */
export const readOffsetLoan = object({
  ...readLoanSummary.fields,
  order: orNull(readOffsetOrder),
  /** State of the agreement (dictionary chdqyzt). */
  sczt: textValue,
  /** End of the last order; '' for none, or when another is in force. */
  jcrq: textValue,
  participants: rowsOrNone(readOffsetParticipant),
  /** First instalment that a change of today affects. */
  sxqc: count,
});
export type OffsetLoan = Answer<typeof readOffsetLoan>;

export const readOffsetRunRow = object({
  hkrq: key,
  dqqc: count,
  yhje: amount,
  /** Contributions by person, the signed-in one first. */
  kh: rowsOrNone(object({ xingming: textValue, sm: textValue, fse: amount })),
  ...each(amount, 'gjjje', 'ykje'),
  /** The person's deposit balance afterwards. */
  grzhye: amount,
  /** 1 all from deposits, 2 partly from the card, 3 failed, 4 principal once a year, 5 in part, to a loan of another city. */
  jg: textValue,
  sm: textValue,
});
export type OffsetRunRow = Answer<typeof readOffsetRunRow>;

export const readOffsetMonthRow = object({
  dqqc: count,
  hkrq: textValue,
  ...each(amount, 'yhje', 'gjjje', 'ykje'),
  /** The person's balance afterwards. */
  grzhye: amount,
});
export type OffsetMonthRow = Answer<typeof readOffsetMonthRow>;

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
export const fetchOffsetRuns = listCall(hall('qychd/getList'), readOffsetRunRow, ['ksrq', 'jsrq']);
