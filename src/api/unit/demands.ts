import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, dictionaryCode, each, key, object, textValue } from '../client/read';

/** cjzt: 0 待处理, 1 已回复, 2 已逾期, 3 已缴清. */
export type DemandState = '0' | '1' | '2' | '3';

/** A notice served on the unit. */
export const readDemand = object({
  wsh: key,
  /** cjlx: 1 催缴提醒, 2 责令限期缴存通知书, 3 行政处罚告知书. */
  lx: dictionaryCode<'1' | '2' | '3'>(),
  /** Months concerned. */
  qj: textValue,
  /** Amount owed when it was served, yuan. */
  je: amount,
  /** Current figures in yuan: due for the months, received (booked or not), still owed. */
  yjje: amount,
  ...each(amount, 'sjje', 'wjje'),
  ...each(textValue, 'sdrq', 'qx'),
  zt: dictionaryCode<DemandState>(),
  ...each(textValue, 'hfnr', 'hfsj'),
  /** Number of the served document; '' for a reminder. */
  zmbh: textValue,
  /** Answer to the unit's reply, or its due date before; time of the answer; number of the reply among the complaints. */
  dfnr: textValue,
  ...each(textValue, 'dfsj', 'tsbh'),
  /** Page for the payment, or for its prerequisite where that has a page; '' when nothing is owed. */
  lj: textValue,
  /** Prerequisite of the payment as text, and its business where it has no page; '' for none. */
  bkyy: textValue,
  bkyw: textValue,
});
export type Demand = Answer<typeof readDemand>;

export const fetchDemands = listCall(hall('hjpz/cjws/getList'), readDemand, ['zt']);

/** Submits the unit's reply (idempotent by text). */
export function replyToDemand(wsh: string, nr: string): Promise<Demand> {
  return post(hall('hjpz/cjws/huifu'), { wsh, nr }, readDemand, { errors: 'inline' });
}
