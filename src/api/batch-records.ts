import { type CaseRowsPage, readCaseRows } from './case-rows';
import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { count, each, key, object, pageOf, text } from './read';

/** A batch that was handed in, and what came of its rows. */
export interface BatchRow {
  pcbh: string;
  ywlx: string;
  /** The case it was handed in with. */
  ywlsh: string;
  /** Handed in at. */
  tjsj: string;
  /** Rows, those that were left out too. */
  zs: number;
  /** Carried out: 0 until the case is. */
  cgs: number;
  /** Left out, refused, or without effect after all. */
  sbs: number;
  /** The rest: under way still, or taken back by the unit. */
  wbs: number;
  /** How the case stands. */
  zt: string;
}

const readBatchRow = object<BatchRow>({
  pcbh: key,
  ywlsh: key,
  ...each(text, 'ywlx', 'tjsj', 'zt'),
  ...each(count, 'zs', 'cgs', 'sbs', 'wbs'),
});

export function fetchBatches(
  params: { ywlx?: string; ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<BatchRow>> {
  return get(hall('ywpc/getJl'), pageOf(readBatchRow, params), { errors: 'caller', ...options, params });
}

/** Rows that came to nothing, as they were typed, each with its reason in the last column; `wz` '1': with their numbers whole, for a file. */
export function fetchFailedRows(
  params: { pcbh: string; page: number; size: number; wz?: '1' },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('ywpc/getSbmx'), readCaseRows, { errors: 'caller', ...options, params });
}
