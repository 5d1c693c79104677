import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, count, each, key, object, sum, textValue } from '../client/read';

/** 缓缴/降低比例记录; `lx`: hj deferral, jd lower ratio (percent). `zt`: dictionary hjjbzt. */
const readReliefRow = object({
  ywlsh: key,
  ...each(textValue, 'lx', 'ksny', 'jsny'),
  /** Number of the approval. */
  pzwh: textValue,
  ...each(textValue, 'dwjcbl', 'grjcbl'),
  /** Planned month of the back-payment. */
  jhbjrq: textValue,
  /** Remaining months. */
  syys: count,
  /** Deferred amount without a back-payment; while it runs, of the months whose deadline has passed. */
  wbje: amount,
  /** Consequence of its end; '' when it has ended or another one follows. */
  qmsm: textValue,
  /** Month to remit before the back-payment; '' for none. */
  xhj: textValue,
  /** For an early end of the deferral: first month of remittance and its deadline; '' when not possible. */
  hfny: textValue,
  hfjzrq: textValue,
  /** Back-payment due for the months before, yuan. */
  tqbje: amount,
  zt: textValue,
});
export type ReliefRow = Answer<typeof readReliefRow>;

export const fetchReliefs = listCall(hall('hjjbjl/getList'), readReliefRow);

/** Ends a deferral with the month before `hfny`, as named by the centre. */
export function endReliefEarly(params: { ywlsh: string; hfny: string }): Promise<ReliefRow> {
  return post(hall('hjjbjl/tqjs'), params, readReliefRow);
}

/** 基数/比例调整记录: monthly sums before and after. */
const readAdjustmentRow = object({
  xh: key,
  fsrs: count,
  ...each(sum, 'tzqje', 'tzhje'),
  ywzt: textValue,
  /** '' for a change at the counter before the hall. */
  ywlsh: textValue,
  ...each(textValue, 'ywlx', 'sxny'),
});
export type AdjustmentRow = Answer<typeof readAdjustmentRow>;

export const fetchAdjustments = listCall(hall('tzjl/getList'), readAdjustmentRow, ['ksny', 'jsny']);
