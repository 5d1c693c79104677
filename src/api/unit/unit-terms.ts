import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, key, object, pageReader, sum, textValue } from '../client/read';
import type { Page } from '../person/person';

/** 缓缴/降低比例记录; `lx`: hj deferral, jd lower ratio (percent). `zt`: dictionary hjjbzt. */
export interface ReliefRow {
  ywlsh: string;
  lx: string;
  ksny: string;
  jsny: string;
  /** Number of the approval. */
  pzwh: string;
  dwjcbl: string;
  grjcbl: string;
  /** Planned month of the back-payment. */
  jhbjrq: string;
  /** Remaining months. */
  syys: number;
  /** Deferred amount without a back-payment; while it runs, of the months whose deadline has passed. */
  wbje: string;
  /** Consequence of its end; '' when it has ended or another one follows. */
  qmsm: string;
  /** Month to remit before the back-payment; '' for none. */
  xhj: string;
  /** For an early end of the deferral: first month of remittance and its deadline; '' when not possible. */
  hfny: string;
  hfjzrq: string;
  /** Back-payment due for the months before, yuan. */
  tqbje: string;
  zt: string;
}

const readReliefRow = object<ReliefRow>({
  ywlsh: key,
  ...each(textValue, 'lx', 'ksny', 'jsny', 'pzwh', 'dwjcbl', 'grjcbl', 'jhbjrq', 'qmsm', 'xhj', 'hfny', 'hfjzrq', 'zt'),
  syys: count,
  ...each(amount, 'wbje', 'tqbje'),
});

export function fetchReliefs(params: { page: number; size: number }, options?: CallOptions): Promise<Page<ReliefRow>> {
  return get(hall('hjjbjl/getList'), pageReader(readReliefRow, params), { ...options, params });
}

/** Ends a deferral with the month before `hfny`, as named by the centre. */
export function endReliefEarly(params: { ywlsh: string; hfny: string }): Promise<ReliefRow> {
  return post(hall('hjjbjl/tqjs'), params, readReliefRow);
}

/** 基数/比例调整记录: monthly sums before and after. */
export interface AdjustmentRow {
  xh: string;
  /** '' for a change at the counter before the hall. */
  ywlsh: string;
  ywlx: string;
  sxny: string;
  fsrs: number;
  tzqje: string;
  tzhje: string;
  ywzt: string;
}

const readAdjustmentRow = object<AdjustmentRow>({
  xh: key,
  ...each(textValue, 'ywlsh', 'ywlx', 'sxny', 'ywzt'),
  fsrs: count,
  ...each(sum, 'tzqje', 'tzhje'),
});

export function fetchAdjustments(
  params: { ksny?: string; jsny?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<AdjustmentRow>> {
  return get(hall('tzjl/getList'), pageReader(readAdjustmentRow, params), { ...options, params });
}
