import type { LabelledValue } from '@/api/labelled-value';

/** Those of the figures that are named, by what they are and not by what they are called. */
export const pickFigures = (figures: readonly LabelledValue[] | undefined, keys: readonly string[]): LabelledValue[] =>
  (figures ?? []).filter(({ key }) => key !== undefined && keys.includes(key));
