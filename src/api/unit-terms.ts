import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, count, each, key, object, pageOf, sum, text } from './read';

/** 缓缴/降低比例记录; `lx`: hj months put off, jd a lower ratio (percent). `zt` of dictionary hjjbzt. */
export interface ReliefRow {
  ywlsh: string;
  lx: string;
  ksny: string;
  jsny: string;
  /** Number of the approval. */
  pzwh: string;
  dwjcbl: string;
  grjcbl: string;
  /** When what was put off is to be made up. */
  jhbjrq: string;
  /** Months left. */
  syys: number;
  /** What was put off and is not made up yet; while it runs, of the months that can be remitted in time no more. */
  wbje: string;
  /** What follows its last month; '' where it is over or another one follows. */
  qmsm: string;
  /** The month that has to be remitted before that can be made up; '' where none has. */
  xhj: string;
  /** Of a deferral that may be ended early: from which month the unit would remit again, and until when that one; '' otherwise. */
  hfny: string;
  hfjzrq: string;
  /** And what it would have to make up of the months before, yuan. */
  tqbje: string;
  zt: string;
}

const readReliefRow = object<ReliefRow>({
  ywlsh: key,
  ...each(text, 'lx', 'ksny', 'jsny', 'pzwh', 'dwjcbl', 'grjcbl', 'jhbjrq', 'qmsm', 'xhj', 'hfny', 'hfjzrq', 'zt'),
  syys: count,
  ...each(amount, 'wbje', 'tqbje'),
});

export function fetchReliefs(params: { page: number; size: number }, options?: CallOptions): Promise<Page<ReliefRow>> {
  return get(hall('hjjbjl/getList'), pageOf(readReliefRow, params), { errors: 'caller', ...options, params });
}

/** Ends a deferral with the month before `hfny`, which is the one that the centre named beside it. */
export function endReliefEarly(params: { ywlsh: string; hfny: string }): Promise<ReliefRow> {
  return post(hall('hjjbjl/tqjs'), params, readReliefRow, { errors: 'caller' });
}

/** 基数/比例调整记录: monthly sums before and after. */
export interface AdjustmentRow {
  xh: string;
  /** '' for what the counter did before the hall. */
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
  ...each(text, 'ywlsh', 'ywlx', 'sxny', 'ywzt'),
  fsrs: count,
  ...each(sum, 'tzqje', 'tzhje'),
});

export function fetchAdjustments(
  params: { ksny?: string; jsny?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<AdjustmentRow>> {
  return get(hall('tzjl/getList'), pageOf(readAdjustmentRow, params), { errors: 'caller', ...options, params });
}
