import { type CallOptions, get, post } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
  type Answer,
  count,
  ignoredAnswer,
  key,
  object,
  pageReader,
  rowsOrNone,
  textList,
  textOfEach,
} from '../client/read';
import type { Page } from '../person/person';

/** Rows uploaded ahead of an application, as the centre counts them. */
export const readBatch = object({
  pcbh: key,
  /** Number of rows. */
  zs: count,
  /** Sums of the rows. */
  hz: rowsOrNone(readLabelledValue),
  /** Warnings; they do not block. */
  tsxx: textList,
});
export type Batch = Answer<typeof readBatch>;

/** Opens a batch of so many parts under a business number; an unsubmitted batch of the same number is discarded. */
export function openBatch(ywlx: string, ywlsh: string, parts: number): Promise<{ pcbh: string }> {
  return post(hall('ywpc/add'), { ywlx, ywlsh, bfs: parts }, object({ pcbh: key }), { errors: 'inline' });
}

/** Sends one part, numbered from 1. A repeated part replaces the former. @throws ApiError with `fieldErrors` of `mx.row.column` */
export function sendBatchPart(
  pcbh: string,
  part: number,
  rows: readonly Record<string, string>[],
  options?: CallOptions,
): Promise<null> {
  return post(hall('ywpc/mx'), { pcbh, xh: part, mx: rows }, ignoredAnswer, { errors: 'inline', ...options });
}

/** Sends rejected rows in parts, each with its number (`hh`) and its errors (`cwyy`): the centre stores them with the batch. */
export function sendRejectedRows(pcbh: string, part: number, rows: readonly Record<string, string>[]): Promise<null> {
  return post(hall('ywpc/wtg'), { pcbh, xh: part, mx: rows }, ignoredAnswer, { errors: 'inline' });
}

/** Completes the batch: the centre validates it as a whole and returns the sums. */
export function closeBatch(pcbh: string): Promise<Batch> {
  return post(hall('ywpc/end'), { pcbh }, readBatch, { errors: 'inline' });
}

/** Rows of a batch, for resuming it. */
export function fetchBatchRows(
  pcbh: string,
  page: number,
  size: number,
  options?: CallOptions,
): Promise<Page<Record<string, string>>> {
  return get(hall('ywpc/getList'), pageReader(textOfEach, { page, size }), {
    ...options,
    params: { pcbh, page, size },
  });
}
