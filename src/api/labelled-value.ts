import { key, maybe, object, text } from './read';

/** A figure with its name, as it is shown: on a form, a receipt, a case, a document. */
export interface LabelledValue {
  /** What the figure is, where somebody picks it out: its name in the data standard. The label is for people alone. */
  key?: string;
  label: string;
  value: string;
  /** How it was computed, where that is not obvious. */
  gs?: string;
}

export const readLabelledValue = object<LabelledValue>({ key: maybe(text), label: key, value: text, gs: maybe(text) });
