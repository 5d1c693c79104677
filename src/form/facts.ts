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
