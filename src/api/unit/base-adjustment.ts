import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, each, key, object, pageReader, rowsOrNone, textValue } from '../client/read';
import type { Page } from '../person/person';

const readLaterBase = object({ qsny: textValue, grjcjs: amount });

/** A member in a base adjustment, as far as the unit may see it; amounts are yuan as text, ratios percent. */
export const readBaseMember = object({
  grzh: key,
  xingming: textValue,
  /** Masked. */
  zjhm: textValue,
  /** 01 normal; 06 frozen, still contributing; 02 sealed: not adjusted, listed so that an imported row can be explained. */
  grzhzt: textValue,
  /** Base and ratios of the requested month, by default of the month due. */
  tzqgrjcjs: amount,
  ...each(textValue, 'dwjcbl', 'grjcbl'),
  /** Without a requested month: the bases (yuan) agreed for months (yyyy-MM) after the one due. */
  hxjs: rowsOrNone(readLaterBase),
});
export type BaseMember = Answer<typeof readBaseMember>;

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
