import type { PlainDate } from '@/domain/dates';

/** What the fields of any form may know besides what is typed. */
export interface FormFacts {
  /** The centre's date, as the client's clock may be wrong. */
  today: PlainDate;
  /** Value of a policy parameter ('p.zfWba'); '' when the centre has not set it. */
  policy: (key: string) => string;
}

/** Words, or how the facts word them: numbers of the centre's policy are never written out. */
export type Said<Facts> = string | ((facts: Facts) => string);

export const said = <Facts>(words: Said<Facts>, facts: Facts): string =>
  typeof words === 'string' ? words : words(facts);

/** What of a field may come to the check page unconfirmed. */
export interface Review<Load, There> {
  /** How it is seen there. */
  load: Load;
  /** What confirms it before the application leaves. */
  settle: (value: There) => Promise<There>;
  /** The control there reads a value that is missing, and reports how far it is (`useReportReading`). */
  reads?: true;
}
