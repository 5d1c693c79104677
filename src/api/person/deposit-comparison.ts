import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, code, count, each, key, object, textList, textValue } from '../client/read';

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

/** 缴存对比 of one deposit year or of all, newest first; with the sums of all matching periods. */
export const fetchDepositComparison = listCall(
  hall('grxx/jsdb'),
  readDepositStretch,
  ['nd'],
  each(amount, 'yjhj', 'sjhj', 'cehj'),
);
export type DepositComparison = Answer<typeof fetchDepositComparison>;
