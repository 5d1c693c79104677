import { type CallOptions, get, post } from './client';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import type { Page } from './person';
import { count, key, nothing, object, pageOf, rowsOrNone, textOfEach, texts } from './read';

/** Rows of a business that were sent beforehand, as the centre counts them. */
export interface Batch {
  pcbh: string;
  /** Rows. */
  zs: number;
  /** What they come to. */
  hz: LabelledValue[];
  /** Warnings that block nothing. */
  tsxx: string[];
}

export const readBatch = object<Batch>({ pcbh: key, zs: count, hz: rowsOrNone(readLabelledValue), tsxx: texts });

/** Starts a batch of this many parts under a business number; a former one of the same number that was not handed in is given up. */
export function openBatch(ywlx: string, ywlsh: string, parts: number): Promise<{ pcbh: string }> {
  return post(hall('ywpc/add'), { ywlx, ywlsh, bfs: parts }, object({ pcbh: key }), { errors: 'caller' });
}

/** One part, numbered from 1. Repeating it replaces it. @throws ApiError with `fieldErrors` of `mx.row.column` */
export function sendBatchPart(
  pcbh: string,
  part: number,
  rows: readonly Record<string, string>[],
  options?: CallOptions,
): Promise<null> {
  return post(hall('ywpc/mx'), { pcbh, xh: part, mx: rows }, nothing, { errors: 'caller', ...options });
}

/** Rows that are not right and stay behind, by so many as a part has, each with its number as `hh` and the reasons as `cwyy`: the centre keeps them with the batch. */
export function sendLeftOut(pcbh: string, part: number, rows: readonly Record<string, string>[]): Promise<null> {
  return post(hall('ywpc/wtg'), { pcbh, xh: part, mx: rows }, nothing, { errors: 'caller' });
}

/** All parts are there: the centre judges them as a whole and answers what they come to. */
export function closeBatch(pcbh: string): Promise<Batch> {
  return post(hall('ywpc/end'), { pcbh }, readBatch, { errors: 'caller' });
}

/** Rows of a batch, to go on with them. */
export function fetchBatchRows(
  pcbh: string,
  page: number,
  size: number,
  options?: CallOptions,
): Promise<Page<Record<string, string>>> {
  return get(hall('ywpc/getList'), pageOf(textOfEach, { page, size }), {
    errors: 'caller',
    ...options,
    params: { pcbh, page, size },
  });
}
