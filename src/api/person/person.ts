import { readLastBranch } from '../cases/last-branch';
import { type CallOptions, get } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  dataTime,
  each,
  key,
  maybe,
  object,
  orNull,
  rawValue,
  rows,
  rowsOrNone,
  sum,
  textList,
  textValue,
} from '../client/read';
import { readDepositEntry } from './deposit-entry';
import { readHomeOffer } from './home-offer';
import { readPresentYear } from './present-year';
import { readReservedFigures } from './reserved-amount';
import { readTermsByMonth } from './terms-by-month';

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
export const readDepositAccount = object({
  ...readTermsByMonth.fields,
  ...readReservedFigures.fields,
  ...each(amount, 'grzhye', 'djje', 'grjcjs'),
  // '' for a borrower who contributes in another city.
  grzh: textValue,
  ...each(textValue, 'xingming', 'zjlx', 'zjhm', 'sjhm', 'grzhzt', 'dwmc', 'dwzh'),
  /** Percent, no decimals. */
  dwjcbl: textValue,
  grjcbl: textValue,
  ...each(amount, 'dwyjce', 'gryjce', 'yjce'),
  /** yyyy-MM. */
  jzny: textValue,
  /** Last month contained in the opening balance (yyyy-MM); '' for an account without one. */
  qcny: textValue,
  khrq: textValue,
  ...each(count, 'lxzcjcys', 'ljjcys'),
  /** Last remittance; null for none. */
  zjhj: orNull(object({ hjny: textValue, jzrq: textValue, fse: amount })),
  /** Prepaid amount of a flexible worker, yuan; absent otherwise. */
  yjye: maybe(amount),
  /** Months awaiting a flexible worker's transfer (yyyy-MM); absent otherwise. */
  dfny: maybe(textList),
  /** The unit's last base adjustment: first month, former and new base, last day to object. */
  jstz: orNull(object({ ...each(textValue, 'sxny', 'yyjzrq'), ...each(amount, 'tzqgrjcjs', 'tzhgrjcjs') })),
  bnd: maybe(readPresentYear),
  /** Bound bank card, masked 4+4; null for none. */
  bdk: orNull(
    object({
      yhdm: key,
      ...each(textValue, 'yhmc', 'zhhm', 'yhzh'),
    }),
  ),
  /** For a borrower contributing in another city; hyzt '1' confirmed by the national exchange, '0' by a certificate to be verified. */
  ydjc: orNull(
    object({ ...each(textValue, 'jcgjjzxmc', 'jcdwmc', 'ydgrzh', 'jczmbh', 'hyzt', 'grzhzt', 'jzny'), lxjcys: count }),
  ),
  /** Branch of the person's last application. */
  sywd: maybe(readLastBranch),
  /** Largest amount available now; requires the consent to query the registers. */
  bykt: maybe(readHomeOffer),
  /** What a rent agreement in force transfers by itself, and from which month. */
  zfydsm: maybe(textValue),
  /** Time of the data, yyyy-MM-dd HH:mm:ss by the centre's clock, because the client's may be wrong. */
  sjjz: dataTime,
});
export type DepositAccount = Answer<typeof readDepositAccount>;

export interface Page<T> {
  list: T[];
  total: number;
  /** Time of the data, yyyy-MM-dd HH:mm:ss. */
  sjjz: string;
  /** Number of unreadable rows omitted from this page, counted by the client; 0 when absent. */
  unread?: number;
}

/** Totals of a calendar year of a deposit account, up to now. */
export const readDepositYear = object({
  /** yyyy. */
  nd: textValue,
  /** Balance at the start. */
  qcye: amount,
  ...each(amount, 'srhj', 'zchj'),
  /** Interest, included in the credits. */
  lxhj: amount,
  /** Balance at the end. */
  qmye: amount,
  /** Months without the employer's due contribution, yyyy-MM, oldest first. */
  wjny: textList,
  /** Months deferred by approval, open to back-payment. */
  hjyf: textList,
});
export type DepositYear = Answer<typeof readDepositYear>;

/** Balance at the end of each month, oldest first. */
export const readBalancePoint = object({ ny: textValue, grzhye: sum });
export type BalancePoint = Answer<typeof readBalancePoint>;

/** A loan: block B7 (docs/rules/form-blocks.md). `dkzhzt` is the public code 1 normal, 2 overdue, 3 settled. */
export const readLoanSummary = object({
  dkzh: key,
  ...each(textValue, 'jkhtbh', 'dklx', 'dkhkfs'),
  ...each(amount, 'htdkje', 'dkye'),
  ...each(count, 'htdkqx', 'syqs'),
  /** Percent, three decimals. */
  zxll: textValue,
  dqyhje: amount,
  /** First and last due date of the current plan, yyyy-MM-dd. */
  schkrq: textValue,
  mqhkrq: textValue,
  /** Next due date yyyy-MM-dd, '' for none. */
  xqhkrq: textValue,
  ydhkr: count,
  ...each(textValue, 'hkzh', 'dkzhzt'),
  ...each(amount, 'yqbj', 'yqlx', 'yqfx'),
});
export type LoanSummary = Answer<typeof readLoanSummary>;

export function fetchPersonalInfo(options?: CallOptions): Promise<unknown> {
  return get(hall('grxx/loginGrxx'), rawValue, options);
}

export function fetchDepositAccount(options?: CallOptions): Promise<DepositAccount> {
  return get(hall('grxx/grzhxx'), readDepositAccount, options);
}

export function fetchBalanceHistory(options?: CallOptions): Promise<BalancePoint[]> {
  return get(hall('grxx/grzhyezs'), rows(readBalancePoint), options);
}

export const fetchDepositEntries = listCall(
  hall('grxx/grjcmx'),
  readDepositEntry,
  // Month of the remittance, and part of the employer's name.
  ['ksrq', 'jsrq', 'gjmxlx', 'hjny', 'dwmc'],
  {
    /** Balance before the first and after the last requested day; '' when a filter hides some entries. */
    ...each(amount, 'qcye', 'qmye'),
    /** Sums of credits and of debits, yuan without sign. */
    ...each(amount, 'srhj', 'zchj'),
    /** Requested months without the employer's due contribution, yyyy-MM, oldest first. */
    wjny: textList,
    /** Months deferred by approval, open to back-payment. */
    hjyf: textList,
    /** Totals of each calendar year that the period touches, newest first. */
    ndhz: rowsOrNone(readDepositYear),
  },
);
export type DepositEntries = Answer<typeof fetchDepositEntries>;

export function fetchLoans(options?: CallOptions): Promise<LoanSummary[]> {
  return get(hall('grdkxx/getList'), rows(readLoanSummary), options);
}

export const readBank = object({ yhdm: key, yhmc: textValue });
export type Bank = Answer<typeof readBank>;

export function fetchBanks(options?: CallOptions): Promise<Bank[]> {
  return get(hall('jcyh/getList'), rows(readBank), options);
}
