import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, dictionaryCode, each, key, object, pageOf, text } from './read';

/** cjzt: 0 待处理, 1 已回复, 2 已逾期, 3 已缴清. */
export type DemandState = '0' | '1' | '2' | '3';

/** A paper that the centre has served on the unit. */
export interface Demand {
  wsh: string;
  /** cjlx: 1 催缴提醒, 2 责令限期缴存通知书, 3 行政处罚告知书. */
  lx: '1' | '2' | '3';
  /** Months it is about. */
  qj: string;
  /** What was owed when it was served, yuan. */
  je: string;
  /** By now: what the months come to, what of it has come, booked or not, and what is still owed; yuan. */
  yjje: string;
  sjje: string;
  wjje: string;
  sdrq: string;
  qx: string;
  zt: DemandState;
  hfnr: string;
  hfsj: string;
  /** The document that was served; '' for a mere reminder. */
  zmbh: string;
  /** The centre's answer to the reply; before, by when it comes. Its number among the complaints, and when it came. */
  dfnr: string;
  dfsj: string;
  tsbh: string;
  /** Where what is owed is paid; '' once nothing is. Where something has to be put right before, where that is done. */
  lj: string;
  /** What has to be put right before it can be paid, in words, and by which business where that is no page of its own; '' for nothing. */
  bkyy: string;
  bkyw: string;
}

export const readDemand = object<Demand>({
  wsh: key,
  lx: dictionaryCode<Demand['lx']>(),
  ...each(text, 'qj', 'sdrq', 'qx', 'hfnr', 'hfsj', 'dfnr', 'dfsj', 'tsbh', 'zmbh', 'lj', 'bkyy', 'bkyw'),
  ...each(amount, 'je', 'yjje', 'sjje', 'wjje'),
  zt: dictionaryCode<DemandState>(),
});

export function fetchDemands(
  params: { zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<Demand>> {
  return get(hall('hjpz/cjws/getList'), pageOf(readDemand, params), { errors: 'caller', ...options, params });
}

/** The unit's word on it; the same words again are the same reply. */
export function replyToDemand(wsh: string, nr: string): Promise<Demand> {
  return post(hall('hjpz/cjws/huifu'), { wsh, nr }, readDemand, { errors: 'caller' });
}
