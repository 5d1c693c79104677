import { type IssuedDocument, readIssuedDocument } from '../archive/documents';
import { readStateNote, type StateNote } from '../cases/business';
import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
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
  type Read,
  rowsOrNone,
  sum,
  textOfEach,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';
import { type LastRemittance, readLastRemittance } from './last-remittance';
import { type PayerAccount, readPayerAccount } from './payer-account';
import { type PaymentProposal, readPaymentProposal } from './payment-proposal';

/** Initial data of a remittance: month due, deadline and payment accounts. */
export interface RemittanceStart {
  /** yyyy-MM. */
  hjny: string;
  /** First day of remittance, '' once reached. */
  qbrq: string;
  /** Last day, yyyy-MM-dd, and days overdue. */
  jzrq: string;
  yqts: number;
  /** Basis of the deadline, as text. */
  jzsm: string;
  /** Pending balance available. */
  zsye: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Remark code, 12 characters. */
  jkfy: string;
  fkzhs: PayerAccount[];
  /** Payment method (dictionary hjfs) → why no account of the unit can be debited; methods with an account are absent. */
  wzhsm: Readonly<Record<string, string>>;
  /** Ratios of the month, percent. */
  jcbl: { dwjcbl: string; grjcbl: string };
  /** Payment method chosen at the unit's registration; '' for none. */
  djhjfs: string;
  /** The last remittance; absent for none. */
  sc?: LastRemittance;
}

export const readRemittanceStart = object<RemittanceStart>({
  ...each(textValue, 'hjny', 'qbrq', 'jzrq', 'jzsm', 'skhm', 'skzh', 'skyh', 'jkfy', 'djhjfs'),
  yqts: count,
  zsye: amount,
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
  jcbl: object<RemittanceStart['jcbl']>(each(textValue, 'dwjcbl', 'grjcbl')),
  sc: maybe(readLastRemittance),
});

/** A row of a month's list; `syyjce`: contribution of the previous month, '0.00' for none. */
export interface RosterRow {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  /** '' once the account belongs to another unit. */
  grzhzt: string;
  grjcjs: string;
  dwyjce: string;
  gryjce: string;
  yjce: string;
  syyjce: string;
  bdlx: string;
  beizhu: string;
}

export const readRosterRow = object<RosterRow>({
  grzh: key,
  ...each(textValue, 'xingming', 'zjhm', 'grzhzt', 'bdlx', 'beizhu'),
  ...each(sum, 'grjcjs', 'dwyjce', 'gryjce', 'yjce', 'syyjce'),
});

/** Balance equation of a list, amounts in yuan. */
export interface RosterSums {
  /** Month of comparison where it is not the previous one (after a deferral); '' otherwise. */
  syny: string;
  syrs: number;
  syje: string;
  zjrs: number;
  zjje: string;
  jsrs: number;
  jsje: string;
  tzje: string;
  hjrs: number;
  hjje: string;
  dwhjje: string;
  grhjje: string;
}

export const readRosterSums = object<RosterSums>({
  syny: textValue,
  ...each(count, 'syrs', 'zjrs', 'jsrs', 'hjrs'),
  ...each(sum, 'syje', 'zjje', 'jsje', 'tzje', 'hjje', 'dwhjje', 'grhjje'),
});

export interface RosterAnswer extends RosterSums {
  hjny: string;
  /** Number of the confirmed, unsubmitted list; '' for none. */
  yqrdh: string;
  /** Rows of the whole list; `list` may be a page of it. */
  total: number;
  list: RosterRow[];
  sjjz: string;
}

export const readRosterAnswer = object<RosterAnswer>({
  ...readRosterSums.fields,
  ...each(textValue, 'hjny', 'yqrdh', 'sjjz'),
  total: count,
  // All rows must be readable, because the list is confirmed as a whole.
  list: everyRow(readRosterRow),
});

/** A page of a booked month's list; the sums are those of the whole list. */
export type BookedRosterPage = Omit<RosterAnswer, 'yqrdh'>;

const readBookedRoster = (request: { page: number; size: number }): Read<BookedRosterPage> =>
  pageWith(pageReader(readRosterRow, request), { ...readRosterSums.fields, hjny: textValue });

/** A confirmed list; it is submitted under this number. */
export interface ConfirmedRoster extends RosterSums {
  qcqrdh: string;
  hjny: string;
  hjksfs: string;
}

export const readConfirmedRoster = object<ConfirmedRoster>({
  ...readRosterSums.fields,
  qcqrdh: key,
  hjny: textValue,
  hjksfs: textValue,
});

/** 汇缴记录; `zt`: 2 awaiting payment, 6 awaiting the retry of a failed debit, 4 booked, 5 cancelled. */
export interface RemittanceRow {
  qcqrdh: string;
  ywlsh: string;
  hjny: string;
  hjrs: number;
  hjje: string;
  hjfs: string;
  /** Dates of full payment and of booking; '' until then. */
  jkrq: string;
  rzrq: string;
  pzh: string;
  zt: string;
  /** Amount received, and amount missing. */
  dzje: string;
  ceje: string;
  /** It may be cancelled. */
  kqx: boolean;
}

export const readRemittanceRow = object<RemittanceRow>({
  qcqrdh: key,
  ...each(textValue, 'ywlsh', 'hjny', 'hjfs', 'jkrq', 'rzrq', 'pzh', 'zt'),
  hjrs: count,
  ...each(amount, 'hjje', 'dzje', 'ceje'),
  kqx: flagOrNo,
});

/** 补缴记录: back-payment for the months `bjksny` to `hjny`; `bjksny` '' for a regular list. */
export interface BackPaymentRow extends RemittanceRow {
  bjksny: string;
  bjyy: string;
}

export const readBackPaymentRow = object<BackPaymentRow>({
  ...readRemittanceRow.fields,
  // '' while it is checked and has no list yet.
  ...each(textValue, 'qcqrdh', 'bjksny', 'bjyy'),
});

export interface RemittanceDetail extends BackPaymentRow, RosterSums {
  dwzh: string;
  dwmc: string;
  /** Name of the list, e.g. 2026-11汇缴; months of the back-payment as text. */
  qcmc: string;
  bjyf: string;
  qrrq: string;
  jkfy: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Debited account, masked; '' for a transfer. */
  fkzh: string;
  /** State while it awaits payment. */
  ztsm?: StateNote;
  /**
   * Payment options for the missing amount: accounts to debit, reasons for none (as in `RemittanceStart`), and available pending
   * balance.
   */
  fkzhs: PayerAccount[];
  wzhsm: Readonly<Record<string, string>>;
  zsye: string;
  /** Consequence of a cancellation; '' when it cannot be cancelled. */
  qxsm: string;
  /** Debits so far: account, date, result and amount. */
  kk: { xh: string; fkzh: string; rq: string; cg: boolean; yy: string; je: string }[];
  /** Transfers received for this list; `zsje`: surplus, credited to the pending balance. */
  dz: { lsh: string; jzrq: string; fkhm: string; fse: string; zsje: string }[];
  /** Amounts taken from the unit's pending balance. */
  dj: { xh: string; rq: string; je: string }[];
  /** For a cancelled list: received amount, credited to the pending balance. */
  zzje: string;
  /** Why a second operator has to agree to another payment method, '' when not required; and the pending request. */
  ggfh: string;
  ggsq: PaymentProposal | null;
}

export const readRemittanceDetail = object<RemittanceDetail>({
  ...readBackPaymentRow.fields,
  ...readRosterSums.fields,
  ...each(textValue, 'dwzh', 'dwmc', 'qcmc', 'bjyf', 'qrrq', 'jkfy', 'skhm', 'skzh', 'skyh', 'fkzh', 'qxsm'),
  kk: rowsOrNone(object({ xh: key, fkzh: textValue, rq: textValue, yy: textValue, cg: flag, je: amount })),
  dz: rowsOrNone(
    object({
      ...each(textValue, 'lsh', 'jzrq', 'fkhm'),
      ...each(amount, 'fse', 'zsje'),
    }),
  ),
  dj: rowsOrNone(object({ xh: key, rq: textValue, je: amount })),
  zzje: amount,
  ggfh: textValue,
  ggsq: orNull(readPaymentProposal),
  ztsm: maybe(readStateNote),
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
  zsye: amount,
});

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

export function fetchRemittances(
  params: { ksny?: string; jsny?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<RemittanceRow>> {
  return get(hall('hjpz/getList'), pageReader(readRemittanceRow, params), { ...options, params });
}

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
