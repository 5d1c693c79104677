import type { PlainDate } from '@/domain/dates';

/** Facts available to any form besides its values. */
export interface FormFacts {
  /** The centre's date, as the client's clock may be wrong. */
  today: PlainDate;
  /** Value of a policy parameter ('p.zfWba'); '' when the centre has not set it. */
  policy: (key: string) => string;
}

/** A text, or a function of the facts: numbers of the centre's policy are not hard-coded. */
export type TextOrBuilder<Facts> = string | ((facts: Facts) => string);

export const resolveText = <Facts>(words: TextOrBuilder<Facts>, facts: Facts): string =>
  typeof words === 'string' ? words : words(facts);

/** Review of a custom value that the check page gets unconfirmed. */
export interface Review<Load, There> {
  /** Loads the control for the check page. */
  load: Load;
  /** Confirms the value before the submission. */
  settle: (value: There) => Promise<There>;
  /** Whether the control reads a missing value and reports its progress (`useReportReading`). */
  reads?: true;
}
