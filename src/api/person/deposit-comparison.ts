import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  code,
  count,
  each,
  key,
  object,
  pageReader,
  pageWith,
  type Read,
  textList,
  textValue,
} from '../client/read';
import type { Page } from './person';

/** Months of one deposit year with one base and one employer: contributions due and paid. Amounts are yuan. */
export interface DepositStretch {
  /** Calendar year of the deposit year's start, yyyy. */
  nd: string;
  /** First and last month, yyyy-MM. */
  ksny: string;
  jsny: string;
  dwmc: string;
  grjcjs: string;
  /** Lower and upper limit of the base in that year; '' where none was announced. */
  jcjssx: string;
  jcjsxx: string;
  /** Base against the limits: 1 within, 2 below, 3 above, '' unknown. */
  jshd: '' | '1' | '2' | '3';
  /** Notice that set the limits. */
  yj: string;
  dwjcbl: string;
  grjcbl: string;
  yjce: string;
  /** Months due up to last month or paid in advance, and months paid. */
  yjys: number;
  sjys: number;
  yjje: string;
  sjje: string;
  /** Paid minus due; negative when something is missing. */
  ce: string;
  /** Months without any payment, yyyy-MM. */
  wjny: string[];
  /** Deferred months by approval, counted apart: due only with the back-payment. */
  hjyf: string[];
}

export const readDepositStretch = object<DepositStretch>({
  ...each(key, 'nd', 'ksny'),
  ...each(textValue, 'jsny', 'dwmc', 'yj', 'dwjcbl', 'grjcbl'),
  ...each(amount, 'grjcjs', 'jcjssx', 'jcjsxx', 'yjce', 'yjje', 'sjje', 'ce'),
  jshd: code('', '1', '2', '3'),
  ...each(count, 'yjys', 'sjys'),
  wjny: textList,
  hjyf: textList,
});

/** A page with the sums of all matching periods. */
export interface DepositComparison extends Page<DepositStretch> {
  yjhj: string;
  sjhj: string;
  cehj: string;
}

const readComparison = (request: { page: number; size: number }): Read<DepositComparison> =>
  pageWith(pageReader(readDepositStretch, request), each(amount, 'yjhj', 'sjhj', 'cehj'));

/** 缴存对比 of one deposit year or of all, newest first. */
export function fetchDepositComparison(
  params: { nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<DepositComparison> {
  return get(hall('grxx/jsdb'), readComparison(params), { ...options, params });
}
