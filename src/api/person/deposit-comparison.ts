import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
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
export const readDepositStretch = object({
  yjce: amount,
  /** Calendar year of the deposit year's start, yyyy. */
  nd: key,
  /** First and last month, yyyy-MM. */
  ksny: key,
  ...each(textValue, 'jsny', 'dwmc'),
  grjcjs: amount,
  /** Lower and upper limit of the base in that year; '' where none was announced. */
  jcjssx: amount,
  jcjsxx: amount,
  /** Base against the limits: 1 within, 2 below, 3 above, '' unknown. */
  jshd: code('', '1', '2', '3'),
  /** Notice that set the limits. */
  yj: textValue,
  ...each(textValue, 'dwjcbl', 'grjcbl'),
  /** Months due up to last month or paid in advance, and months paid. */
  yjys: count,
  sjys: count,
  ...each(amount, 'yjje', 'sjje'),
  /** Paid minus due; negative when something is missing. */
  ce: amount,
  /** Months without any payment, yyyy-MM. */
  wjny: textList,
  /** Deferred months by approval, counted apart: due only with the back-payment. */
  hjyf: textList,
});
export type DepositStretch = Answer<typeof readDepositStretch>;

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
