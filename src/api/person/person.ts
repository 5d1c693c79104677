import { type LastBranch, readLastBranch } from '../cases/last-branch';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  count,
  dataTime,
  each,
  key,
  maybe,
  object,
  orNull,
  pageReader,
  pageWith,
  type Read,
  rawValue,
  rows,
  rowsOrNone,
  sum,
  textList,
  textValue,
} from '../client/read';
import { type DepositEntry, readDepositEntry } from './deposit-entry';
import { type HomeOffer, readHomeOffer } from './home-offer';
import { type PresentYear, readPresentYear } from './present-year';
import { type ReservedFigures, reservedFields } from './reserved-amount';
import { type TermsByMonth, termsFields } from './terms-by-month';

/** Personal info, loaded after the sign-in; any code but 0 signs the person out (docs/specification.md 7.5). */
export interface PersonalInfo {
  grzh: string;
  xingming: string;
  zjlx: string;
  /** Masked 3+4. */
  zjhm: string;
  /** Masked 3+4. */
  sjhm: string;
}

/** A deposit account: block B1 (docs/rules/form-blocks.md) with additions. Amounts are yuan as text with two decimals. */
export interface DepositAccount extends ReservedFigures, TermsByMonth {
  grzh: string;
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  grzhzt: string;
  dwmc: string;
  dwzh: string;
  grzhye: string;
  djje: string;
  grjcjs: string;
  /** Percent, no decimals. */
  dwjcbl: string;
  grjcbl: string;
  dwyjce: string;
  gryjce: string;
  yjce: string;
  /** yyyy-MM. */
  jzny: string;
  /** Last month contained in the opening balance (yyyy-MM); '' for an account without one. */
  qcny: string;
  khrq: string;
  lxzcjcys: number;
  ljjcys: number;
  /** Last remittance; null for none. */
  zjhj: { hjny: string; jzrq: string; fse: string } | null;
  /** Prepaid amount of a flexible worker, yuan; absent otherwise. */
  yjye?: string;
  /** Months awaiting a flexible worker's transfer (yyyy-MM); absent otherwise. */
  dfny?: string[];
  /** The unit's last base adjustment: first month, former and new base, last day to object. */
  jstz?: { sxny: string; tzqgrjcjs: string; tzhgrjcjs: string; yyjzrq: string } | null;
  bnd?: PresentYear;
  /** Bound bank card, masked 4+4; null for none. */
  bdk: { yhdm: string; yhmc: string; zhhm: string; yhzh: string } | null;
  /** For a borrower contributing in another city; hyzt '1' confirmed by the national exchange, '0' by a certificate to be verified. */
  ydjc?: {
    jcgjjzxmc: string;
    jcdwmc: string;
    ydgrzh: string;
    jczmbh: string;
    hyzt: string;
    grzhzt: string;
    lxjcys: number;
    jzny: string;
  } | null;
  /** Branch of the person's last application. */
  sywd?: LastBranch;
  /** Largest amount available now; requires the consent to query the registers. */
  bykt?: HomeOffer;
  /** Time of the data, yyyy-MM-dd HH:mm:ss by the centre's clock, because the client's may be wrong. */
  sjjz: string;
}

export const readDepositAccount = object<DepositAccount>({
  // '' for a borrower who contributes in another city.
  grzh: textValue,
  ...each(
    textValue,
    'xingming',
    'zjlx',
    'zjhm',
    'sjhm',
    'grzhzt',
    'dwmc',
    'dwzh',
    'dwjcbl',
    'grjcbl',
    'jzny',
    'qcny',
    'khrq',
  ),
  sjjz: dataTime,
  ...each(amount, 'grzhye', 'djje', 'grjcjs', 'dwyjce', 'gryjce', 'yjce'),
  ...termsFields,
  lxzcjcys: count,
  ljjcys: count,
  yjye: maybe(amount),
  ...reservedFields,
  dfny: maybe(textList),
  zjhj: orNull(object({ hjny: textValue, jzrq: textValue, fse: amount })),
  jstz: orNull(object({ ...each(textValue, 'sxny', 'yyjzrq'), ...each(amount, 'tzqgrjcjs', 'tzhgrjcjs') })),
  bnd: maybe(readPresentYear),
  bdk: orNull(
    object({
      yhdm: key,
      ...each(textValue, 'yhmc', 'zhhm', 'yhzh'),
    }),
  ),
  ydjc: orNull(
    object({ ...each(textValue, 'jcgjjzxmc', 'jcdwmc', 'ydgrzh', 'jczmbh', 'hyzt', 'grzhzt', 'jzny'), lxjcys: count }),
  ),
  sywd: maybe(readLastBranch),
  bykt: maybe(readHomeOffer),
});

export interface Page<T> {
  list: T[];
  total: number;
  /** Time of the data, yyyy-MM-dd HH:mm:ss. */
  sjjz: string;
  /** Number of unreadable rows omitted from this page, counted by the client; 0 when absent. */
  unread?: number;
}

/** A page of entries with the sums of all matching ones. */
export interface DepositEntries extends Page<DepositEntry> {
  /** Balance before the first and after the last requested day; '' when a filter hides some entries. */
  qcye: string;
  qmye: string;
  /** Sum of credits, yuan. */
  srhj: string;
  /** Sum of debits, yuan without sign. */
  zchj: string;
  /** Requested months without the employer's due contribution, yyyy-MM, oldest first. */
  wjny: string[];
  /** Months deferred by approval, open to back-payment. */
  hjyf: string[];
  /** Totals of each calendar year that the period touches, newest first. */
  ndhz: DepositYear[];
}

/** Totals of a calendar year of a deposit account, up to now. */
export interface DepositYear {
  /** yyyy. */
  nd: string;
  /** Balance at the start. */
  qcye: string;
  srhj: string;
  zchj: string;
  /** Interest, included in the credits. */
  lxhj: string;
  /** Balance at the end. */
  qmye: string;
  /** Months without the employer's due contribution, yyyy-MM, oldest first. */
  wjny: string[];
  /** Months deferred by approval, open to back-payment. */
  hjyf: string[];
}

export const readDepositYear = object<DepositYear>({
  nd: textValue,
  ...each(amount, 'qcye', 'srhj', 'zchj', 'lxhj', 'qmye'),
  wjny: textList,
  hjyf: textList,
});

/** Balance at the end of each month, oldest first. */
export interface BalancePoint {
  ny: string;
  grzhye: string;
}

const readDepositEntries = (request: { page: number; size: number }): Read<DepositEntries> =>
  pageWith(pageReader(readDepositEntry, request), {
    ...each(amount, 'qcye', 'qmye', 'srhj', 'zchj'),
    wjny: textList,
    hjyf: textList,
    ndhz: rowsOrNone(readDepositYear),
  });

export const readBalancePoint = object<BalancePoint>({ ny: textValue, grzhye: sum });

/** A loan: block B7 (docs/rules/form-blocks.md). `dkzhzt` is the public code 1 normal, 2 overdue, 3 settled. */
export interface LoanSummary {
  dkzh: string;
  jkhtbh: string;
  dklx: string;
  htdkje: string;
  dkye: string;
  htdkqx: number;
  syqs: number;
  dkhkfs: string;
  /** Percent, three decimals. */
  zxll: string;
  dqyhje: string;
  /** First and last due date of the current plan, yyyy-MM-dd. */
  schkrq: string;
  mqhkrq: string;
  /** Next due date yyyy-MM-dd, '' for none. */
  xqhkrq: string;
  ydhkr: number;
  hkzh: string;
  dkzhzt: string;
  yqbj: string;
  yqlx: string;
  yqfx: string;
}

export const readLoanSummary = object<LoanSummary>({
  dkzh: key,
  ...each(textValue, 'jkhtbh', 'dklx', 'dkhkfs', 'zxll', 'schkrq', 'mqhkrq', 'xqhkrq', 'hkzh', 'dkzhzt'),
  ...each(amount, 'htdkje', 'dkye', 'dqyhje', 'yqbj', 'yqlx', 'yqfx'),
  ...each(count, 'htdkqx', 'syqs', 'ydhkr'),
});

export function fetchPersonalInfo(options?: CallOptions): Promise<unknown> {
  return get(hall('grxx/loginGrxx'), rawValue, options);
}

export function fetchDepositAccount(options?: CallOptions): Promise<DepositAccount> {
  return get(hall('grxx/grzhxx'), readDepositAccount, options);
}

export function fetchBalanceHistory(options?: CallOptions): Promise<BalancePoint[]> {
  return get(hall('grxx/grzhyezs'), rows(readBalancePoint), options);
}

export function fetchDepositEntries(
  params: {
    ksrq?: string;
    jsrq?: string;
    gjmxlx?: string;
    /** Month of the remittance, and part of the employer's name (filters). */
    hjny?: string;
    dwmc?: string;
    page: number;
    size: number;
  },
  options?: CallOptions,
): Promise<DepositEntries> {
  return get(hall('grxx/grjcmx'), readDepositEntries(params), { ...options, params });
}

export function fetchLoans(options?: CallOptions): Promise<LoanSummary[]> {
  return get(hall('grdkxx/getList'), rows(readLoanSummary), options);
}

export interface Bank {
  yhdm: string;
  yhmc: string;
}

export const readBank = object<Bank>({ yhdm: key, yhmc: textValue });

export function fetchBanks(options?: CallOptions): Promise<Bank[]> {
  return get(hall('jcyh/getList'), rows(readBank), options);
}
