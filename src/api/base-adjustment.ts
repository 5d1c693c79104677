import { type CallOptions, get, post } from './client';
import type { Page } from './person';
import { amount, count, each, key, nothing, object, pageOf, text, texts } from './read';

const ADJUSTMENT = '/api/izfgjj-zhfw/v1/jstz';

/** A member as the unit may see it for an adjustment; amounts are yuan as text, ratios percent. */
export interface BaseMember {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  /** 01 normal, 06 frozen (goes on paying in), 02 sealed: not adjusted, named so that a file's row can be explained. */
  grzhzt: string;
  tzqgrjcjs: string;
  dwjcbl: string;
  grjcbl: string;
}

export const readBaseMember = object<BaseMember>({
  grzh: key,
  ...each(text, 'xingming', 'zjhm', 'grzhzt', 'dwjcbl', 'grjcbl'),
  tzqgrjcjs: amount,
});

/** A row as it goes to the centre: a wage, or the reason for leaving the base as it is. */
export interface BaseRow {
  grzh: string;
  snypjgz: string;
  /** What the form made of the wage; the centre computes its own and refuses another. */
  tzhgrjcjs: string;
  btzyy: string;
  /** 1 是, 0 否, '' not said. */
  sfqr: string;
}

export const readBaseRow = object<BaseRow>({ grzh: key, snypjgz: text, tzhgrjcjs: text, btzyy: text, sfqr: text });

/** A batch with the centre's own totals. */
export interface BaseBatch {
  pcbh: string;
  /** Members whose base is set, and who are left as they are. */
  fsrs: number;
  btzrs: number;
  asxrs: number;
  axxrs: number;
  tzqzje: string;
  tzhzje: string;
  /** Warnings that block nothing. */
  tsxx: string[];
}

export const readBaseBatch = object<BaseBatch>({
  pcbh: key,
  ...each(count, 'fsrs', 'btzrs', 'asxrs', 'axxrs'),
  tzqzje: amount,
  tzhzje: amount,
  tsxx: texts,
});

/** Members page by page; `size` at most 2,000. */
export function fetchBaseMembers(page: number, size: number, options?: CallOptions): Promise<Page<BaseMember>> {
  return get(`${ADJUSTMENT}/zgmd/getList`, pageOf(readBaseMember, { page, size }), {
    errors: 'caller',
    ...options,
    params: { page, size },
  });
}

/** Starts a batch of this many parts under a business number; a former one of the same number is given up. */
export function openBaseBatch(ywlsh: string, parts: number): Promise<{ pcbh: string }> {
  return post(`${ADJUSTMENT}/pc/add`, { ywlsh, bfs: parts }, object({ pcbh: key }), {
    errors: 'caller',
  });
}

/** One part, numbered from 1. Repeating it replaces it. @throws ApiError with `fieldErrors` of `mx.row.column` */
export function sendBasePart(pcbh: string, part: number, rows: readonly Record<string, string>[]): Promise<null> {
  return post(`${ADJUSTMENT}/pc/mx`, { pcbh, xh: part, mx: rows }, nothing, { errors: 'caller' });
}

/** All parts are there: the centre holds them against its own roster and answers its totals. */
export function closeBaseBatch(pcbh: string): Promise<BaseBatch> {
  return post(`${ADJUSTMENT}/pc/end`, { pcbh }, readBaseBatch, { errors: 'caller' });
}

/** Rows of a batch, to go on with them. */
export function fetchBaseRows(pcbh: string, page: number, size: number, options?: CallOptions): Promise<Page<BaseRow>> {
  return get(`${ADJUSTMENT}/pc/getList`, pageOf(readBaseRow, { page, size }), {
    errors: 'caller',
    ...options,
    params: { pcbh, page, size },
  });
}
