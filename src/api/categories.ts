import { wireCount, wireRows, wireText } from './wire';

/** A category of a list, with how many entries of it the present search finds. */
export interface Category {
  flbm: string;
  flmc: string;
  /** Undefined when not said. */
  sl: number | undefined;
}

/** Categories of an answer; without them a list is still a list. */
export function readCategories(list: unknown): Category[] {
  if (!Array.isArray(list)) return [];
  const read = (row: Record<string, unknown>) => {
    const category = { flbm: wireText(row.flbm), flmc: wireText(row.flmc), sl: wireCount(row.sl) };
    return category.flbm && category.flmc ? category : undefined;
  };
  return wireRows(list, read, ({ flbm }) => flbm);
}
