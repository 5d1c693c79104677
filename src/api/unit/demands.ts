import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, dictionaryCode, each, key, object, pageReader, textValue } from '../client/read';
import type { Page } from '../person/person';

/** cjzt: 0 待处理, 1 已回复, 2 已逾期, 3 已缴清. */
export type DemandState = '0' | '1' | '2' | '3';

/** A notice served on the unit. */
export interface Demand {
  wsh: string;
  /** cjlx: 1 催缴提醒, 2 责令限期缴存通知书, 3 行政处罚告知书. */
  lx: '1' | '2' | '3';
  /** Months concerned. */
  qj: string;
  /** Amount owed when it was served, yuan. */
  je: string;
  /** Current figures in yuan: due for the months, received (booked or not), still owed. */
  yjje: string;
  sjje: string;
  wjje: string;
  sdrq: string;
  qx: string;
  zt: DemandState;
  hfnr: string;
  hfsj: string;
  /** Number of the served document; '' for a reminder. */
  zmbh: string;
  /** Answer to the unit's reply, or its due date before; time of the answer; number of the reply among the complaints. */
  dfnr: string;
  dfsj: string;
  tsbh: string;
  /** Page for the payment, or for its prerequisite where that has a page; '' when nothing is owed. */
  lj: string;
  /** Prerequisite of the payment as text, and its business where it has no page; '' for none. */
  bkyy: string;
  bkyw: string;
}

export const readDemand = object<Demand>({
  wsh: key,
  lx: dictionaryCode<Demand['lx']>(),
  ...each(textValue, 'qj', 'sdrq', 'qx', 'hfnr', 'hfsj', 'dfnr', 'dfsj', 'tsbh', 'zmbh', 'lj', 'bkyy', 'bkyw'),
  ...each(amount, 'je', 'yjje', 'sjje', 'wjje'),
  zt: dictionaryCode<DemandState>(),
});

export function fetchDemands(
  params: { zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<Demand>> {
  return get(hall('hjpz/cjws/getList'), pageReader(readDemand, params), { ...options, params });
}

/** Submits the unit's reply (idempotent by text). */
export function replyToDemand(wsh: string, nr: string): Promise<Demand> {
  return post(hall('hjpz/cjws/huifu'), { wsh, nr }, readDemand, { errors: 'inline' });
}
