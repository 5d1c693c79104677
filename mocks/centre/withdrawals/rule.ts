import type { AmountLimit } from '@/api/cases/judgement';
import type { PrefillValue } from '@/api/cases/prefill-value';
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
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import type { Reservation } from '../loans/reserved-amount';
import type { Claim } from './claims';

/** The applicant, and the state of the account now. */
export interface Applicant {
  store: Store;
  today: PlainDate;
  /** Day by which time limits count (`acceptedOn`). */
  slrq: PlainDate;
  person: PersonRecord;
  balance: Fen;
  /** Amounts reserved by other cases. */
  asked: readonly Reservation[];
  /** Business number of the application; '' while only the conditions are judged. */
  ywlsh: string;
}

export type { RawValues, RuleCondition };

/** Assessment of submitted values by a withdrawal rule. */
export interface WithdrawalAssessment extends ApplicationAssessment {
  limit: AmountLimit | null;
  /** Months paid by the withdrawal; empty where it is not for months. */
  months: Claim['months'];
}

/** Rule of one withdrawal code: eligibility and amount. A new code is one such file and one line in the map. */
export interface WithdrawalRule
  extends Pick<
    BusinessRule,
    'notice' | 'noticeFor' | 'agreement' | 'claims' | 'outlived' | 'matters' | 'previewLimit' | 'ended' | 'holds'
  > {
  ywlx: string;
  ywmc: string;
  name?(values: RawValues): string;
  conditions(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** Prefilled values with their source. */
  known?(applicant: Applicant): readonly PrefillValue[];
  /** Returns the choice needed before the conditions can be judged; undefined once it is made. */
  undecided?(raw: RawValues, applicant: Applicant): string | undefined;
  /** Limit for the values so far, or for the default case without values. */
  limit(applicant: Applicant, raw: RawValues): AmountLimit | null;
  assess(applicant: Applicant, raw: RawValues): WithdrawalAssessment;
  /** Runs after acceptance to record the used entitlements. */
  accepted?(tx: Transaction, record: CaseRecord, assessment: WithdrawalAssessment): void;
  /** Message about the state reached; undefined for the default text. */
  message?(record: CaseRecord): { title: string; nr: string } | undefined;
  needs(application: Application, zstj: Readonly<Record<string, string>>): Need[];
}
