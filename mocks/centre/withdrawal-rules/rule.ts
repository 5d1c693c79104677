import type { AmountLimit, Condition, LabelledValue } from '@/api/business';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { PersonRecord } from '../people';
import type { Store } from '../store';

/** Who applies, and what the centre knows of the account at this moment. */
export interface Applicant {
  store: Store;
  today: PlainDate;
  person: PersonRecord;
  balance: Fen;
  /** The business number of the application; '' while the conditions are only asked for. */
  ywlsh: string;
}

export type RawValues = Readonly<Record<string, unknown>>;

export interface RuleCondition extends Condition {
  /** The sentence with which a submission is refused when it does not hold. */
  refusal: string;
}

/** What a rule makes of the values that were handed in. */
export interface Assessment {
  fieldErrors: Record<string, string>;
  /** The known fields in one spelling; what else was sent is not kept. */
  values: Record<string, string>;
  limit: AmountLimit | null;
  amount: Fen;
  months: readonly PlainMonth[];
  /** Why a clerk has to look at it; empty: decided at once. */
  manual: readonly string[];
  /** What was applied for, as it is shown to the applicant. */
  sqnr: readonly LabelledValue[];
}

/** The centre's side of one withdrawal code: who may, and how much. A further code is one such file and one line in the map. */
export interface WithdrawalRule {
  ywlx: string;
  conditions(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** The limit for the values so far, or for the usual case when there are none. */
  limit(applicant: Applicant, raw: RawValues): AmountLimit | null;
  assess(applicant: Applicant, raw: RawValues): Assessment;
}
