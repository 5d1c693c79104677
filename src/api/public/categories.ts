import { countOrNone, key, object, type Read, rows } from '../client/read';

/** A category of a list, with the number of matches of the current search. */
export interface Category {
  flbm: string;
  flmc: string;
  /** undefined when missing. */
  sl: number | undefined;
}

const readRows = rows(object<Category>({ flbm: key, flmc: key, sl: countOrNone }), ({ flbm }) => flbm);

/** The categories of a list; [] when missing, because the list is usable without them. */
export const readCategories: Read<Category[]> = (list) => (Array.isArray(list) ? readRows(list) : []);
