import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, each, key, object, pageOf, rowsOrNone, text } from './read';

/** A member as the unit may see it for an adjustment; amounts are yuan as text, ratios percent. */
export interface BaseMember {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  /** 01 normal, 06 frozen (goes on paying in), 02 sealed: not adjusted, named so that a file's row can be explained. */
  grzhzt: string;
  /** Base and ratios of the month asked for, without one of the month that is due. */
  tzqgrjcjs: string;
  dwjcbl: string;
  grjcbl: string;
  /** Where no month is asked for: the bases (yuan) agreed from months (yyyy-MM) after the due one on. */
  hxjs: { qsny: string; grjcjs: string }[];
}

const readLaterBase = object<BaseMember['hxjs'][number]>({ qsny: text, grjcjs: amount });

export const readBaseMember = object<BaseMember>({
  grzh: key,
  ...each(text, 'xingming', 'zjhm', 'grzhzt', 'dwjcbl', 'grjcbl'),
  tzqgrjcjs: amount,
  hxjs: rowsOrNone(readLaterBase),
});

/** A row as it goes to the centre: a wage, or the reason for leaving the base as it is. */
export interface BaseRow {
  grzh: string;
  /** Month of effect, yyyy-MM: by its base and ratios the row was reckoned. */
  sxny: string;
  snypjgz: string;
  /** What the form made of the wage; the centre computes its own and refuses another. */
  tzhgrjcjs: string;
  btzyy: string;
  /** 1 是, 0 否, '' not said. */
  sfqr: string;
}

/** Members page by page on the terms of a month (yyyy-MM; '' for the one that is due, with the bases of later ones); `size` at most 2,000. */
export function fetchBaseMembers(
  { page, size, sxny }: { page: number; size: number; sxny: string },
  options?: CallOptions,
): Promise<Page<BaseMember>> {
  return get(hall('jstz/zgmd/getList'), pageOf(readBaseMember, { page, size }), {
    errors: 'caller',
    ...options,
    params: { page, size, sxny },
  });
}
