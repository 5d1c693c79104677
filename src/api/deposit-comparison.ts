import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, code, count, each, object, pageOf, pageWith, type Read, text, texts } from './read';

/** Months of one deposit year on one base with one employer: what should have come for them and what did. Amounts are yuan. */
export interface DepositStretch {
  /** Year in which the deposit year begins, yyyy. */
  nd: string;
  /** First and last month, yyyy-MM. */
  ksny: string;
  jsny: string;
  dwmc: string;
  grjcjs: string;
  /** Limits of the base in that year; '' where none were announced. */
  jcjssx: string;
  jcjsxx: string;
  /** Base against the limits: 1 within, 2 below, 3 above, '' not known. */
  jshd: '' | '1' | '2' | '3';
  /** The notice that set the limits. */
  yj: string;
  dwjcbl: string;
  grjcbl: string;
  yjce: string;
  /** Months due up to last month or paid before they were due, and months paid. */
  yjys: number;
  sjys: number;
  yjje: string;
  sjje: string;
  /** Paid less due: negative where something is missing. */
  ce: string;
  /** Months without any payment, yyyy-MM. */
  wjny: string[];
  /** Of them apart: put off by approval, and not due before they are to be made up. */
  hjyf: string[];
}

export const readDepositStretch = object<DepositStretch>({
  ...each(text, 'nd', 'ksny', 'jsny', 'dwmc', 'yj', 'dwjcbl', 'grjcbl'),
  ...each(amount, 'grjcjs', 'jcjssx', 'jcjsxx', 'yjce', 'yjje', 'sjje', 'ce'),
  jshd: code('', '1', '2', '3'),
  ...each(count, 'yjys', 'sjys'),
  wjny: texts,
  hjyf: texts,
});

/** With the sums of all that was asked for. */
export interface DepositComparison extends Page<DepositStretch> {
  yjhj: string;
  sjhj: string;
  cehj: string;
}

const readComparison = (asked: { page: number; size: number }): Read<DepositComparison> =>
  pageWith(pageOf(readDepositStretch, asked), each(amount, 'yjhj', 'sjhj', 'cehj'));

/** 缴存对比 of one deposit year or of all, newest first. */
export function fetchDepositComparison(
  params: { nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<DepositComparison> {
  return get(hall('grxx/jsdb'), readComparison(params), { errors: 'caller', ...options, params });
}
