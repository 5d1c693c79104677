import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { count, each, key, object, pageReader, textValue } from '../client/read';
import type { Page } from '../person/person';
import { type CaseRowsPage, readCaseRows } from './case-rows';

/** A submitted batch and the result of its rows. */
export interface BatchRow {
  pcbh: string;
  ywlx: string;
  /** Case that contains the batch. */
  ywlsh: string;
  /** Time of submission. */
  tjsj: string;
  /** Number of rows, rejected ones included. */
  zs: number;
  /** Rows carried out; 0 until the case is. */
  cgs: number;
  /** Rows rejected, refused or without effect. */
  sbs: number;
  /** Rows pending, or withdrawn by the unit. */
  wbs: number;
  /** State of the case. */
  zt: string;
}

const readBatchRow = object<BatchRow>({
  pcbh: key,
  ywlsh: key,
  ...each(textValue, 'ywlx', 'tjsj', 'zt'),
  ...each(count, 'zs', 'cgs', 'sbs', 'wbs'),
});

export function fetchBatches(
  params: { ywlx?: string; ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<BatchRow>> {
  return get(hall('ywpc/getJl'), pageReader(readBatchRow, params), { ...options, params });
}

/** Failed rows as typed, with the reason in the last column; `wz` '1': with unmasked numbers, for a file. */
export function fetchFailedRows(
  params: { pcbh: string; page: number; size: number; wz?: '1' },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('ywpc/getSbmx'), readCaseRows, { ...options, params });
}
