import { figureText } from '@/domain/money';
import { type Answer, key, maybe, object, type Read, textValue } from './read';

/** An amount that stands alone is written like the page's own figures, in whatever form the centre has it. */
const figure: Read<string> = (value) => figureText(textValue(value));

/** A labelled figure of a form, receipt, case or document. */
export const readLabelledValue = object({
  /** Name in the data standard, for code that selects a figure; the label is display text. */
  key: maybe(textValue),
  label: key,
  value: figure,
  /** Formula, where it is not obvious. */
  gs: maybe(textValue),
});

export type LabelledValue = Answer<typeof readLabelledValue>;

/** A row of a paper: as it stands there. */
export const readPaperRow = object({ ...readLabelledValue.fields, value: textValue });
