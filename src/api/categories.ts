import { wireCount, wireRows, wireText } from './wire';

/** A category of a list, with how many entries of it the present search finds. */
export interface Category {
  flbm: string;
  flmc: string;
  sl: number;
}

/** Categories of an answer; without them a list is still a list. */
export function readCategories(list: unknown): Category[] {
  if (!Array.isArray(list)) return [];
  return wireRows(list, (row) => {
    const [flbm, flmc] = [wireText(row.flbm), wireText(row.flmc)];
    return flbm === '' || flmc === '' ? undefined : { flbm, flmc, sl: wireCount(row.sl) ?? 0 };
  });
}
