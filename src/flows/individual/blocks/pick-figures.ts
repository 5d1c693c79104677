import type { LabelledValue } from '@/api/client/labelled-value';

/** Picks figures by key, independent of their labels. */
export const pickFigures = (figures: readonly LabelledValue[] | undefined, keys: readonly string[]): LabelledValue[] =>
  (figures ?? []).filter(({ key }) => key !== undefined && keys.includes(key));
