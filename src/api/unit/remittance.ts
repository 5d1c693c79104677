import { type IssuedDocument, readIssuedDocument } from '../archive/documents';
import { readStateNote } from '../cases/business';
import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  each,
  everyRow,
  flag,
  flagOrNo,
  key,
  maybe,
  object,
  orNull,
  pageReader,
  pageWith,
  rowsOrNone,
  sum,
  textOfEach,
  textValue,
} from '../client/read';
import { readLastRemittance } from './last-remittance';
import { readPayerAccount } from './payer-account';
import { readPaymentProposal } from './payment-proposal';

/** Initial data of a remittance: month due, deadline and payment accounts. */
export const readRemittanceStart = object({
  ...each(textValue, 'skhm', 'skzh', 'skyh'),
  /** yyyy-MM. */
  hjny: textValue,
  /** First day of remittance, '' once reached. */
  qbrq: textValue,
  /** Last day, yyyy-MM-dd, and days overdue. */
  jzrq: textValue,
  yqts: count,
  /** Basis of the deadline, as text. */
  jzsm: textValue,
  /** Pending balance available. */
  zsye: amount,
  /** Remark code, 12 characters. */
  jkfy: textValue,
  fkzhs: rowsOrNone(readPayerAccount),
  /** Payment method (dictionary hjfs) → why no account of the unit can be debited; methods with an account are absent. */
  wzhsm: textOfEach,
  /** Ratios of the month, percent. */
  jcbl: object(each(textValue, 'dwjcbl', 'grjcbl')),
  /** Payment method chosen at the unit's registration; '' for none. */
  djhjfs: textValue,
  /** The last remittance; absent for none. */
  sc: maybe(readLastRemittance),
});
export type RemittanceStart = Answer<typeof readRemittanceStart>;

/** A row of a month's list; `syyjce`: contribution of the previous month, '0.00' for none. */
export const readRosterRow = object({
  grzh: key,
  ...each(textValue, 'xingming', 'bdlx', 'beizhu'),
  ...each(sum, 'grjcjs', 'dwyjce', 'gryjce', 'yjce', 'syyjce'),
  /** Masked. */
  zjhm: textValue,
  /** '' once the account belongs to another unit. */
  grzhzt: textValue,
});
export type RosterRow = Answer<typeof readRosterRow>;

/** Balance equation of a list, amounts in yuan. */
export const readRosterSums = object({
  /** Month of comparison where it is not the previous one (after a deferral); '' otherwise. */
  syny: textValue,
  syrs: count,
  syje: sum,
  zjrs: count,
  zjje: sum,
  jsrs: count,
  ...each(sum, 'jsje', 'tzje'),
  hjrs: count,
  ...each(sum, 'hjje', 'dwhjje', 'grhjje'),
});
export type RosterSums = Answer<typeof readRosterSums>;

export const readRosterAnswer = object({
  ...readRosterSums.fields,
  hjny: textValue,
  /** Number of the confirmed, unsubmitted list; '' for none. */
  yqrdh: textValue,
  /** Rows of the whole list; `list` may be a page of it. */
  total: count,
  // All rows must be readable, because the list is confirmed as a whole.
  list: everyRow(readRosterRow),
  sjjz: textValue,
});
export type RosterAnswer = Answer<typeof readRosterAnswer>;

/** A page of a booked month's list; the sums are those of the whole list. */
const readBookedRoster = (request: { page: number; size: number }) =>
  pageWith(pageReader(readRosterRow, request), { ...readRosterSums.fields, hjny: textValue });
export type BookedRosterPage = Answer<typeof readBookedRoster>;

/** A confirmed list; it is submitted under this number. */
export const readConfirmedRoster = object({
  ...readRosterSums.fields,
  qcqrdh: key,
  ...each(textValue, 'hjny', 'hjksfs'),
});
export type ConfirmedRoster = Answer<typeof readConfirmedRoster>;

/** 汇缴记录; `zt`: 2 awaiting payment, 6 awaiting the retry of a failed debit, 4 booked, 5 cancelled. */
export const readRemittanceRow = object({
  qcqrdh: key,
  ...each(textValue, 'ywlsh', 'hjny', 'hjfs'),
  hjrs: count,
  hjje: amount,
  /** Dates of full payment and of booking; '' until then. */
  jkrq: textValue,
  ...each(textValue, 'rzrq', 'pzh', 'zt'),
  /** Amount received, and amount missing. */
  dzje: amount,
  ceje: amount,
  /** It may be cancelled. */
  kqx: flagOrNo,
});
export type RemittanceRow = Answer<typeof readRemittanceRow>;

/** 补缴记录: back-payment for the months `bjksny` to `hjny`; `bjksny` '' for a regular list. */
export const readBackPaymentRow = object({
  ...readRemittanceRow.fields,
  ...each(textValue, 'bjksny', 'bjyy'),
  // '' while it is checked and has no list yet.
  qcqrdh: textValue,
});
export type BackPaymentRow = Answer<typeof readBackPaymentRow>;

export const readRemittanceDetail = object({
  ...readBackPaymentRow.fields,
  ...readRosterSums.fields,
  ...each(textValue, 'dwzh', 'dwmc'),
  /** Name of the list, e.g. 2026-11汇缴; months of the back-payment as text. */
  qcmc: textValue,
  ...each(textValue, 'bjyf', 'qrrq', 'jkfy', 'skhm', 'skzh', 'skyh'),
  /** Debited account, masked; '' for a transfer. */
  fkzh: textValue,
  /** State while it awaits payment. */
  ztsm: maybe(readStateNote),
  /**
   * Payment options for the missing amount: accounts to debit, reasons for none (as in `RemittanceStart`), and available pending
   * balance.
   */
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
  zsye: amount,
  /** Consequence of a cancellation; '' when it cannot be cancelled. */
  qxsm: textValue,
  /** Debits so far: account, date, result and amount. */
  kk: rowsOrNone(object({ xh: key, fkzh: textValue, rq: textValue, yy: textValue, cg: flag, je: amount })),
  /** Transfers received for this list; `zsje`: surplus, credited to the pending balance. */
  dz: rowsOrNone(
    object({
      ...each(textValue, 'lsh', 'jzrq', 'fkhm'),
      ...each(amount, 'fse', 'zsje'),
    }),
  ),
  /** Amounts taken from the unit's pending balance. */
  dj: rowsOrNone(object({ xh: key, rq: textValue, je: amount })),
  /** For a cancelled list: received amount, credited to the pending balance. */
  zzje: amount,
  /** Why a second operator has to agree to another payment method, '' when not required; and the pending request. */
  ggfh: textValue,
  ggsq: orNull(readPaymentProposal),
});
export type RemittanceDetail = Answer<typeof readRemittanceDetail>;

export function fetchRemittanceStart(options?: CallOptions): Promise<RemittanceStart> {
  return get(hall('hjpz/getInit'), readRemittanceStart, options);
}

/** A page of the list of the month due, by its source; the sums are those of the whole list. */
export function fetchRoster(
  params: { hjny: string; hjksfs: string; page: number; size: number },
  options?: CallOptions,
): Promise<RosterAnswer> {
  return get(hall('hjpz/getQc'), readRosterAnswer, { ...options, params });
}

/** Confirms a list; repeated confirmations of the same list return the same number. */
export function confirmRoster(list: {
  hjny: string;
  hjksfs: string;
  hjrs: string;
  hjje: string;
}): Promise<ConfirmedRoster> {
  return post(hall('hjpz/qrqc'), list, readConfirmedRoster, { errors: 'inline' });
}

export const fetchRemittances = listCall(hall('hjpz/getList'), readRemittanceRow, ['ksny', 'jsny', 'zt']);

export function fetchRemittance(qcqrdh: string, options?: CallOptions): Promise<RemittanceDetail> {
  return get(hall('hjpz/getInfo'), readRemittanceDetail, { ...options, params: { qcqrdh } });
}

/** The list of a booked month; `bd` '1': only members who joined, left or changed. */
export function fetchBookedRoster(
  params: { hjny: string; bd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<BookedRosterPage> {
  return get(hall('hjpz/getQcmx'), readBookedRoster(params), { ...options, params });
}

/** Issues the voucher of a booked list (idempotent). */
export function issueVoucher(qcqrdh: string): Promise<IssuedDocument> {
  return post(hall('hjpz/kjpz'), { qcqrdh }, readIssuedDocument);
}
