import { readStateNote, type StateNote } from './business';
import { type CallOptions, get, post } from './client';
import { type IssuedDocument, readIssuedDocument } from './documents';
import { type LastRemittance, readLastRemittance } from './last-remittance';
import { hall } from './path';
import { type PayerAccount, readPayerAccount } from './payer-account';
import { type PaymentProposal, readPaymentProposal } from './payment-proposal';
import type { Page } from './person';
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
  pageOf,
  pageWith,
  type Read,
  rowsOrNone,
  sum,
  text,
  textOfEach,
} from './read';

/** What a unit has to remit next, until when, and how money reaches the centre. */
export interface RemittanceStart {
  /** yyyy-MM. */
  hjny: string;
  /** The day from which it may be remitted, '' once it may. */
  qbrq: string;
  /** Last day, yyyy-MM-dd, and days past it. */
  jzrq: string;
  yqts: number;
  /** What that day is reckoned from. */
  jzsm: string;
  /** Pending balance that is free to be used. */
  zsye: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Remark code, 12 characters. */
  jkfy: string;
  fkzhs: PayerAccount[];
  /** Way of paying (dictionary hjfs) → why no account of the unit can be debited for it; without the ways that have one. */
  wzhsm: Readonly<Record<string, string>>;
  /** Ratios of the month, percent. */
  jcbl: { dwjcbl: string; grjcbl: string };
  /** Way of paying that was chosen when the unit registered; '' for none. */
  djhjfs: string;
  /** How the last month was remitted; absent when none was. */
  sc?: LastRemittance;
}

export const readRemittanceStart = object<RemittanceStart>({
  ...each(text, 'hjny', 'qbrq', 'jzrq', 'jzsm', 'skhm', 'skzh', 'skyh', 'jkfy', 'djhjfs'),
  yqts: count,
  zsye: amount,
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
  jcbl: object<RemittanceStart['jcbl']>(each(text, 'dwjcbl', 'grjcbl')),
  sc: maybe(readLastRemittance),
});

/** A row of a month's list; `syyjce` is what was paid last month, '0.00' for nobody. */
export interface RosterRow {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  /** '' once the account lies with another unit. */
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
  ...each(text, 'xingming', 'zjhm', 'grzhzt', 'bdlx', 'beizhu'),
  ...each(sum, 'grjcjs', 'dwyjce', 'gryjce', 'yjce', 'syyjce'),
});

/** The balance equation of a list, amounts as yuan. */
export interface RosterSums {
  /** The month that it is compared with where that is not the one before (after a deferral); '' else. */
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
  syny: text,
  ...each(count, 'syrs', 'zjrs', 'jsrs', 'hjrs'),
  ...each(sum, 'syje', 'zjje', 'jsje', 'tzje', 'hjje', 'dwhjje', 'grhjje'),
});

export interface RosterAnswer extends RosterSums {
  hjny: string;
  /** The number under which this list is confirmed and not yet handed in, '' when it is not. */
  yqrdh: string;
  /** Rows of the whole list; `list` is a part of them where one was asked for. */
  total: number;
  list: RosterRow[];
  sjjz: string;
}

export const readRosterAnswer = object<RosterAnswer>({
  ...readRosterSums.fields,
  ...each(text, 'hjny', 'yqrdh', 'sjjz'),
  total: count,
  // A list of which a row is missing is not what would be confirmed.
  list: everyRow(readRosterRow),
});

/** A page of a booked month's list; the figures are those of the whole. */
export type BookedRosterPage = Omit<RosterAnswer, 'yqrdh'>;

const readBookedRoster = (asked: { page: number; size: number }): Read<BookedRosterPage> =>
  pageWith(pageOf(readRosterRow, asked), { ...readRosterSums.fields, hjny: text });

/** A confirmed list: it is handed in under this number. */
export interface ConfirmedRoster extends RosterSums {
  qcqrdh: string;
  hjny: string;
  hjksfs: string;
}

export const readConfirmedRoster = object<ConfirmedRoster>({
  ...readRosterSums.fields,
  qcqrdh: key,
  hjny: text,
  hjksfs: text,
});

/** 汇缴记录; `zt`: 2 waiting for money, 6 waiting with a debit that failed and is tried again, 4 booked, 5 cancelled. */
export interface RemittanceRow {
  qcqrdh: string;
  ywlsh: string;
  hjny: string;
  hjrs: number;
  hjje: string;
  hjfs: string;
  /** Money complete, booked: '' until then. */
  jkrq: string;
  rzrq: string;
  pzh: string;
  zt: string;
  /** Arrived and missing. */
  dzje: string;
  ceje: string;
  /** It can still be cancelled. */
  kqx: boolean;
}

export const readRemittanceRow = object<RemittanceRow>({
  qcqrdh: key,
  ...each(text, 'ywlsh', 'hjny', 'hjfs', 'jkrq', 'rzrq', 'pzh', 'zt'),
  hjrs: count,
  ...each(amount, 'hjje', 'dzje', 'ceje'),
  kqx: flagOrNo,
});

/** 补缴记录: months are made up from `bjksny` to `hjny`; '' for a month's own list. */
export interface BackPaymentRow extends RemittanceRow {
  bjksny: string;
  bjyy: string;
}

export const readBackPaymentRow = object<BackPaymentRow>({
  ...readRemittanceRow.fields,
  // '' for one that is still being checked: it is no list yet.
  ...each(text, 'qcqrdh', 'bjksny', 'bjyy'),
});

export interface RemittanceDetail extends BackPaymentRow, RosterSums {
  dwzh: string;
  dwmc: string;
  /** What the list is called: 2026-11汇缴; the months that it makes up in words. */
  qcmc: string;
  bjyf: string;
  qrrq: string;
  jkfy: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Account it is debited from, masked; '' when the unit transfers. */
  fkzh: string;
  /** How it stands while it waits for money. */
  ztsm?: StateNote;
  /** Ways in which what is missing may be paid: accounts that may be debited, why there is none (as in `RemittanceStart`), and the free pending balance. */
  fkzhs: PayerAccount[];
  wzhsm: Readonly<Record<string, string>>;
  zsye: string;
  /** What cancelling it would bring; '' once it cannot be. */
  qxsm: string;
  /** Debits so far, of which account, and what one that succeeded brought. */
  kk: { xh: string; fkzh: string; rq: string; cg: boolean; yy: string; je: string }[];
  /** Transfers that came for this list; `zsje`: what of one was more than it lacked, and stays in the pending balance. */
  dz: { lsh: string; jzrq: string; fkhm: string; fse: string; zsje: string }[];
  /** What was taken of the unit's pending balance for it. */
  dj: { xh: string; rq: string; je: string }[];
  /** Of a cancelled list: what had come for it and stays in the pending balance. */
  zzje: string;
  /** Why another operator has to agree to another way of paying, '' where one is enough; and what one has asked for. */
  ggfh: string;
  ggsq: PaymentProposal | null;
}

export const readRemittanceDetail = object<RemittanceDetail>({
  ...readBackPaymentRow.fields,
  ...readRosterSums.fields,
  ...each(text, 'dwzh', 'dwmc', 'qcmc', 'bjyf', 'qrrq', 'jkfy', 'skhm', 'skzh', 'skyh', 'fkzh', 'qxsm'),
  kk: rowsOrNone(object({ xh: key, fkzh: text, rq: text, yy: text, cg: flag, je: amount })),
  dz: rowsOrNone(
    object({
      ...each(text, 'lsh', 'jzrq', 'fkhm'),
      ...each(amount, 'fse', 'zsje'),
    }),
  ),
  dj: rowsOrNone(object({ xh: key, rq: text, je: amount })),
  zzje: amount,
  ggfh: text,
  ggsq: orNull(readPaymentProposal),
  ztsm: maybe(readStateNote),
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
  zsye: amount,
});

export function fetchRemittanceStart(options?: CallOptions): Promise<RemittanceStart> {
  return get(hall('hjpz/getInit'), readRemittanceStart, { errors: 'caller', ...options });
}

/** A part of the list of the month that is due, by its source; the figures are those of the whole. */
export function fetchRoster(
  params: { hjny: string; hjksfs: string; page: number; size: number },
  options?: CallOptions,
): Promise<RosterAnswer> {
  return get(hall('hjpz/getQc'), readRosterAnswer, { errors: 'caller', ...options, params });
}

/** The same list confirmed again keeps its number. */
export function confirmRoster(list: {
  hjny: string;
  hjksfs: string;
  hjrs: string;
  hjje: string;
}): Promise<ConfirmedRoster> {
  return post(hall('hjpz/qrqc'), list, readConfirmedRoster, { errors: 'caller' });
}

export function fetchRemittances(
  params: { ksny?: string; jsny?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<RemittanceRow>> {
  return get(hall('hjpz/getList'), pageOf(readRemittanceRow, params), { errors: 'caller', ...options, params });
}

export function fetchRemittance(qcqrdh: string, options?: CallOptions): Promise<RemittanceDetail> {
  return get(hall('hjpz/getInfo'), readRemittanceDetail, { errors: 'caller', ...options, params: { qcqrdh } });
}

/** The list of a month that is booked; `bd` '1': only who came, left or changed. */
export function fetchBookedRoster(
  params: { hjny: string; bd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<BookedRosterPage> {
  return get(hall('hjpz/getQcmx'), readBookedRoster(params), { errors: 'caller', ...options, params });
}

/** The voucher of a booked list as a document of the centre; asked for again it is the same one. */
export function issueVoucher(qcqrdh: string): Promise<IssuedDocument> {
  return post(hall('hjpz/kjpz'), { qcqrdh }, readIssuedDocument, { errors: 'caller' });
}
