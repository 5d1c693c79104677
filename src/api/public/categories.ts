import { wireCount, wireRows, wireText } from '../client/wire';

/** A category of a list, with the number of matches of the current search. */
export interface Category {
  flbm: string;
  flmc: string;
  /** undefined when missing. */
  sl: number | undefined;
}

/** Reads the categories of a response; [] when missing, because the list is usable without them. */
export function readCategories(list: unknown): Category[] {
  if (!Array.isArray(list)) return [];
  const read = (row: Record<string, unknown>) => {
    const category = { flbm: wireText(row.flbm), flmc: wireText(row.flmc), sl: wireCount(row.sl) };
    return category.flbm && category.flmc ? category : undefined;
  };
  return wireRows(list, read, ({ flbm }) => flbm);
}
