import { type Answer, figureValue, key, maybe, object, textValue } from './read';

/** A labelled figure of a form, receipt, case or document. */
export const readLabelledValue = object({
  /** Name in the data standard, for code that selects a figure; the label is display text. */
  key: maybe(textValue),
  label: key,
  value: figureValue,
  /** Formula, where it is not obvious. */
  gs: maybe(textValue),
});

export type LabelledValue = Answer<typeof readLabelledValue>;

/** A row of a paper: as it stands there. */
export const readPaperRow = object({ ...readLabelledValue.fields, value: textValue });
