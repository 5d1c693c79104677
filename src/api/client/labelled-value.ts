import { key, maybe, object, textValue } from './read';

/** A labelled figure of a form, receipt, case or document. */
export interface LabelledValue {
  /** Name in the data standard, for code that selects a figure; the label is display text. */
  key?: string;
  label: string;
  value: string;
  /** Formula, where it is not obvious. */
  gs?: string;
}

export const readLabelledValue = object<LabelledValue>({
  key: maybe(textValue),
  label: key,
  value: textValue,
  gs: maybe(textValue),
});
