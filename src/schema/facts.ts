import type { PlainDate } from '@/domain/dates';
import type { PasswordRule } from '@/domain/identity/password';
import type { FieldOption, LengthCategory } from './field-kinds';

/** Facts that values are judged by and shown with: the hall passes those of its session, the centre its own. */
export interface FormFacts {
  /** The centre's date, as the client's clock may be wrong. */
  today: PlainDate;
  /** Reference date of time limits where it is not today: the acceptance date of the application under correction. */
  slrq?: PlainDate;
  /** Value of a policy parameter ('p.zfWba'); '' when the centre has not set it. */
  policy: (key: string) => string;
  /** Enabled options of a dictionary; empty for an unknown key. */
  dictionary: (key: string) => readonly FieldOption[];
  /** Most characters of a text, by its category. */
  length: (category: LengthCategory) => number;
  /** The centre's rule for new passwords besides the common one. */
  passwordRule: () => PasswordRule | undefined;
}

/** Reference date of time limits. */
export const referenceDate = ({ slrq, today }: Pick<FormFacts, 'slrq' | 'today'>): PlainDate => slrq ?? today;
