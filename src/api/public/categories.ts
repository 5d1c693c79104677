import { type Answer, countOrNone, each, fallback, key, object, rows } from '../client/read';

/** A category of a list, with the number of matches of the current search. */
const readCategory = object({
  ...each(key, 'flbm', 'flmc'),
  /** undefined when missing. */
  sl: countOrNone,
});
export type Category = Answer<typeof readCategory>;

/** The categories of a list; [] when missing, because the list is usable without them. */
export const readCategories = fallback(
  rows(readCategory, ({ flbm }) => flbm),
  [],
);
