import type { AmountLimit } from '@/api/judgement';
import type { KnownValue } from '@/api/known-value';
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { CaseRecord } from '../cases/case-states';
import type { Need } from '../cases/materials/material-needs';
import type {
  Application,
  Assessment as ApplicationAssessment,
  BusinessRule,
  RawValues,
  RuleCondition,
} from '../cases/rule';
import type { Desk } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Asked } from '../loans/asked-money';
import type { Claim } from './claims';

/** Who applies, and what the centre knows of the account at this moment. */
export interface Applicant {
  store: Store;
  today: PlainDate;
  /** Day by which time limits count (`acceptedOn`). */
  slrq: PlainDate;
  person: PersonRecord;
  balance: Fen;
  /** What other cases have asked of the account already. */
  asked: readonly Asked[];
  /** The business number of the application; '' while the conditions are only asked for. */
  ywlsh: string;
}

export type { RawValues, RuleCondition };

/** What a withdrawal's rule makes of the values that were handed in. */
export interface Assessment extends ApplicationAssessment {
  limit: AmountLimit | null;
  /** Months that are paid with it; none for a withdrawal that is not for months. */
  months: Claim['months'];
}

/** The centre's side of one withdrawal code: who may, and how much. A further code is one such file and one line in the map. */
export interface WithdrawalRule
  extends Pick<
    BusinessRule,
    'notice' | 'agreement' | 'claims' | 'outlived' | 'matters' | 'foretold' | 'ended' | 'holds'
  > {
  ywlx: string;
  ywmc: string;
  name?(values: RawValues): string;
  conditions(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** What is known of the person already that the form asks, and where from. */
  known?(applicant: Applicant): readonly KnownValue[];
  /** What has to be chosen before the conditions can be told; undefined once it is. */
  undecided?(raw: RawValues, applicant: Applicant): string | undefined;
  /** The limit for the values so far, or for the usual case when there are none. */
  limit(applicant: Applicant, raw: RawValues): AmountLimit | null;
  assess(applicant: Applicant, raw: RawValues): Assessment;
  /** Once it is taken in: what is used up by it. */
  accepted?(desk: Desk, record: CaseRecord, assessment: Assessment): void;
  /** What the applicant is told about the state reached; undefined: the usual sentence. */
  message?(record: CaseRecord): { title: string; nr: string } | undefined;
  needs(application: Application, zstj: Readonly<Record<string, string>>): Need[];
}
