import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, each, key, object, pageReader, rowsOrNone, textValue } from '../client/read';
import type { Page } from '../person/person';

/** A member in a base adjustment, as far as the unit may see it; amounts are yuan as text, ratios percent. */
export interface BaseMember {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  /** 01 normal; 06 frozen, still contributing; 02 sealed: not adjusted, listed so that an imported row can be explained. */
  grzhzt: string;
  /** Base and ratios of the requested month, by default of the month due. */
  tzqgrjcjs: string;
  dwjcbl: string;
  grjcbl: string;
  /** Without a requested month: the bases (yuan) agreed for months (yyyy-MM) after the one due. */
  hxjs: { qsny: string; grjcjs: string }[];
}

const readLaterBase = object<BaseMember['hxjs'][number]>({ qsny: textValue, grjcjs: amount });

export const readBaseMember = object<BaseMember>({
  grzh: key,
  ...each(textValue, 'xingming', 'zjhm', 'grzhzt', 'dwjcbl', 'grjcbl'),
  tzqgrjcjs: amount,
  hxjs: rowsOrNone(readLaterBase),
});

/** A row of the request: a wage, or the reason for an unchanged base. */
export interface BaseRow {
  grzh: string;
  /** Month of effect, yyyy-MM, whose base and ratios the row was computed with. */
  sxny: string;
  snypjgz: string;
  /** Base that the form computed from the wage; the centre recomputes it and rejects a different one. */
  tzhgrjcjs: string;
  btzyy: string;
  /** 1 是, 0 否, '' not answered. */
  sfqr: string;
}

/** Members page by page with the terms of a month (yyyy-MM; '' for the month due, with the bases of later ones); `size` ≤ 2000. */
export function fetchBaseMembers(
  { page, size, sxny }: { page: number; size: number; sxny: string },
  options?: CallOptions,
): Promise<Page<BaseMember>> {
  return get(hall('jstz/zgmd/getList'), pageReader(readBaseMember, { page, size }), {
    ...options,
    params: { page, size, sxny },
  });
}
