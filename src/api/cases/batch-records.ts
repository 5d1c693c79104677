import { type CallOptions, get } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, count, key, object, textValue } from '../client/read';
import { type CaseRowsPage, readCaseRows } from './case-rows';

/** A submitted batch and the result of its rows. */
const readBatchRow = object({
  pcbh: key,
  ywlx: textValue,
  /** Case that contains the batch. */
  ywlsh: key,
  /** Time of submission. */
  tjsj: textValue,
  /** Number of rows, rejected ones included. */
  zs: count,
  /** Rows carried out; 0 until the case is. */
  cgs: count,
  /** Rows rejected, refused or without effect. */
  sbs: count,
  /** Rows pending, or withdrawn by the unit. */
  wbs: count,
  /** State of the case. */
  zt: textValue,
});
export type BatchRow = Answer<typeof readBatchRow>;

export const fetchBatches = listCall(hall('ywpc/getJl'), readBatchRow, ['ywlx', 'ksrq', 'jsrq']);

/** Failed rows as typed, with the reason in the last column; `wz` '1': with unmasked numbers, for a file. */
export function fetchFailedRows(
  params: { pcbh: string; page: number; size: number; wz?: '1' },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('ywpc/getSbmx'), readCaseRows, { ...options, params });
}
