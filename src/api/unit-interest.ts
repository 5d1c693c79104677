import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, count, each, flag, key, nothing, object, pageOf, pageWith, sum, text, texts } from './read';

/** A member of the interest statement: what the unit paid in during the year, and the interest. The balance is the member's own matter. */
export interface InterestRow {
  grzh: string;
  xingming: string;
  /** Masked 3+4. */
  zjhm: string;
  bngj: string;
  lxje: string;
}

export const readInterestRow = object<InterestRow>({
  grzh: key,
  ...each(text, 'xingming', 'zjhm'),
  ...each(amount, 'bngj', 'lxje'),
});

/** 单位利息单 of a year from 1 July to 30 June; yuan, what goes out without its sign. Opening + in + interest − out = closing. */
export interface InterestTotals {
  /** yyyy: the year in which it was settled; '' before the first settlement. */
  nd: string;
  ksrq: string;
  jsrq: string;
  rs: number;
  qcye: string;
  bngj: string;
  tqje: string;
  /** Transfers and the rest; with its sign. */
  zyje: string;
  lxje: string;
  qmye: string;
  /** Confirmed by the unit, and when; '' where only that is known. */
  sfqr: boolean;
  qrsj: string;
  /** Why nobody is on it, '' where somebody is. */
  kbsm: string;
  /** Years there are, newest first. */
  ndlb: string[];
}

export type InterestStatement = Page<InterestRow> & InterestTotals;

const readStatement = (asked: { page: number; size: number }) =>
  pageWith(pageOf(readInterestRow, asked), {
    ...each(text, 'nd', 'ksrq', 'jsrq', 'qrsj', 'kbsm'),
    rs: count,
    ...each(amount, 'qcye', 'bngj', 'tqje', 'lxje', 'qmye'),
    zyje: sum,
    sfqr: flag,
    ndlb: texts,
  });

/** `nd`: the newest when left out. */
export function fetchInterestStatement(
  params: { nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<InterestStatement> {
  return get(hall('dwlxd/getInfo'), readStatement(params), { errors: 'caller', ...options, params });
}

/** The unit agrees to the statement of the newest year; again it changes nothing. */
export function confirmInterestStatement(nd: string): Promise<null> {
  return post(hall('dwlxd/queren'), { nd }, nothing, { errors: 'caller' });
}
