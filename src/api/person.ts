import { type AskedFigures, askedFields } from './asked-money';
import { type CallOptions, get } from './client';
import { type DepositEntry, readDepositEntry } from './deposit-entry';
import { type LastBranch, readLastBranch } from './last-branch';
import { type OwnOffer, readOwnOffer } from './own-offer';
import { hall } from './path';
import { type PresentYear, readPresentYear } from './present-year';
import {
  amount,
  asItCame,
  count,
  each,
  key,
  maybe,
  object,
  orNull,
  pageOf,
  pageWith,
  type Read,
  rows,
  rowsOrNone,
  sum,
  text,
  texts,
} from './read';
import { type TermsByMonth, termsFields } from './terms-by-month';

/** Personal info right after sign-in; any code but 0 signs the person out (specification 7.5). */
export interface PersonalInfo {
  grzh: string;
  xingming: string;
  zjlx: string;
  /** Masked 3+4. */
  zjhm: string;
  /** Masked 3+4. */
  sjhm: string;
}

/** Block B1 and more: one deposit account. Amounts are yuan as text with two decimals. */
export interface DepositAccount extends AskedFigures, TermsByMonth {
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
  /** Last month that is in the opening balance (yyyy-MM); '' for an account that began in the books. */
  qcny: string;
  khrq: string;
  lxzcjcys: number;
  ljjcys: number;
  /** Last remittance, or null. */
  zjhj: { hjny: string; jzrq: string; fse: string } | null;
  /** Yuan that a flexible worker has paid for months to come; none for everybody else. */
  yjye?: string;
  /** Months for which a flexible worker's transfer is waited for (yyyy-MM); none for everybody else. */
  dfny?: string[];
  /** The unit's last change of the base: month it counts from, former and new base, last day to object. */
  jstz?: { sxny: string; tzqgrjcjs: string; tzhgrjcjs: string; yyjzrq: string } | null;
  bnd?: PresentYear;
  /** Bound bank card, masked 4+4, or null. */
  bdk: { yhdm: string; yhmc: string; zhhm: string; yhzh: string } | null;
  /** Of a borrower who pays into the fund elsewhere; hyzt '1' as the national exchange has it, '0' by a certificate to be checked. */
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
  /** The most that may be had now, for somebody who lets the centre ask the registers for it. */
  bykt?: OwnOffer;
  /** Data as of, yyyy-MM-dd HH:mm:ss by the centre's clock: the client's may be wrong. */
  sjjz: string;
}

export const readDepositAccount = object<DepositAccount>({
  // A borrower who deposits elsewhere has none here.
  grzh: text,
  ...each(
    text,
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
    'sjjz',
  ),
  ...each(amount, 'grzhye', 'djje', 'grjcjs', 'dwyjce', 'gryjce', 'yjce'),
  ...termsFields,
  lxzcjcys: count,
  ljjcys: count,
  yjye: maybe(amount),
  ...askedFields,
  dfny: maybe(texts),
  zjhj: orNull(object({ hjny: text, jzrq: text, fse: amount })),
  jstz: orNull(object({ ...each(text, 'sxny', 'yyjzrq'), ...each(amount, 'tzqgrjcjs', 'tzhgrjcjs') })),
  bnd: maybe(readPresentYear),
  bdk: orNull(
    object({
      yhdm: key,
      ...each(text, 'yhmc', 'zhhm', 'yhzh'),
    }),
  ),
  ydjc: orNull(
    object({ ...each(text, 'jcgjjzxmc', 'jcdwmc', 'ydgrzh', 'jczmbh', 'hyzt', 'grzhzt', 'jzny'), lxjcys: count }),
  ),
  sywd: maybe(readLastBranch),
  bykt: maybe(readOwnOffer),
});

export interface Page<T> {
  list: T[];
  total: number;
  /** Data as of, yyyy-MM-dd HH:mm:ss. */
  sjjz: string;
  /** Rows of this page that could not be read and are left out: the hall's own count, 0 when not said. */
  unread?: number;
}

/** Entries with the sums of all that were asked for, not of the page alone. */
export interface DepositEntries extends Page<DepositEntry> {
  /** Balance before the first and after the last day asked for: what lies between is all that moved; '' where only some of it is asked for. */
  qcye: string;
  qmye: string;
  /** What came in, yuan. */
  srhj: string;
  /** What went out, yuan without sign. */
  zchj: string;
  /** Months asked for in which the employer owed a deposit that did not come, yyyy-MM, oldest first. */
  wjny: string[];
  /** Months that the employer has put off by approval, to be made up later. */
  hjyf: string[];
  /** Each calendar year that was asked for any part of, as a whole; newest first. */
  ndhz: DepositYear[];
}

/** A whole calendar year of a deposit account, up to now. */
export interface DepositYear {
  /** yyyy. */
  nd: string;
  /** Balance before the first entry. */
  qcye: string;
  srhj: string;
  zchj: string;
  /** Interest, which is part of what came in. */
  lxhj: string;
  /** Balance after the last entry. */
  qmye: string;
  /** Months for which the employer owed a deposit that did not come, yyyy-MM, oldest first. */
  wjny: string[];
  /** Months that the employer has put off by approval, to be made up later. */
  hjyf: string[];
}

export const readDepositYear = object<DepositYear>({
  nd: text,
  ...each(amount, 'qcye', 'srhj', 'zchj', 'lxhj', 'qmye'),
  wjny: texts,
  hjyf: texts,
});

/** Balance at the end of each month, oldest first. */
export interface BalancePoint {
  ny: string;
  grzhye: string;
}

const readDepositEntries = (asked: { page: number; size: number }): Read<DepositEntries> =>
  pageWith(pageOf(readDepositEntry, asked), {
    ...each(amount, 'qcye', 'qmye', 'srhj', 'zchj'),
    wjny: texts,
    hjyf: texts,
    ndhz: rowsOrNone(readDepositYear),
  });

export const readBalancePoint = object<BalancePoint>({ ny: text, grzhye: sum });

/** Block B7. `dkzhzt` is the public code 1 normal, 2 overdue, 3 settled. */
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
  /** First and last due date of the plan as it is now, yyyy-MM-dd. */
  schkrq: string;
  mqhkrq: string;
  /** Next due date yyyy-MM-dd, '' when none is to come. */
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
  ...each(text, 'jkhtbh', 'dklx', 'dkhkfs', 'zxll', 'schkrq', 'mqhkrq', 'xqhkrq', 'hkzh', 'dkzhzt'),
  ...each(amount, 'htdkje', 'dkye', 'dqyhje', 'yqbj', 'yqlx', 'yqfx'),
  ...each(count, 'htdkqx', 'syqs', 'ydhkr'),
});

export function fetchPersonalInfo(options?: CallOptions): Promise<unknown> {
  return get(hall('grxx/loginGrxx'), asItCame, { errors: 'caller', ...options });
}

export function fetchDepositAccount(options?: CallOptions): Promise<DepositAccount> {
  return get(hall('grxx/grzhxx'), readDepositAccount, { errors: 'caller', ...options });
}

export function fetchBalanceHistory(options?: CallOptions): Promise<BalancePoint[]> {
  return get(hall('grxx/grzhyezs'), rows(readBalancePoint), { errors: 'caller', ...options });
}

export function fetchDepositEntries(
  params: {
    ksrq?: string;
    jsrq?: string;
    gjmxlx?: string;
    /** Month of the remittance, and part of the employer's name. */
    hjny?: string;
    dwmc?: string;
    page: number;
    size: number;
  },
  options?: CallOptions,
): Promise<DepositEntries> {
  return get(hall('grxx/grjcmx'), readDepositEntries(params), { errors: 'caller', ...options, params });
}

export function fetchLoans(options?: CallOptions): Promise<LoanSummary[]> {
  return get(hall('grdkxx/getList'), rows(readLoanSummary), { errors: 'caller', ...options });
}

export interface Bank {
  yhdm: string;
  yhmc: string;
}

export const readBank = object<Bank>({ yhdm: key, yhmc: text });

export function fetchBanks(options?: CallOptions): Promise<Bank[]> {
  return get(hall('jcyh/getList'), rows(readBank), { errors: 'caller', ...options });
}
