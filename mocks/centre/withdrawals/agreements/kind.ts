import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { AgreementRecord } from '../../cases/agreements';
import type { CaseRecord } from '../../cases/case-states';
import type { PersonRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Claim } from '../claims';
import type { Applicant } from '../rule';

type NextPayment = Pick<AgreementRecord, 'nextMonth' | 'nextDay'>;

/** Amount of a payment under an agreement, and the claims that it uses up. */
export interface Payment {
  fen: Fen;
  /** Idempotency key of the payment. */
  key: string;
  claim: Pick<Claim, 'months' | 'loan'>;
  next: NextPayment;
}

/** A business with a standing agreement: payment day, amount and end. */
export interface AgreementKind {
  ywlx: string;
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  zhaiyao: string;
  /** Returns the next payment after the application's own; undefined for an application without an agreement. */
  begins(record: CaseRecord, day: PlainDate): ({ tqpl: AgreementRecord['tqpl'] } & NextPayment) | undefined;
  isDue(store: Store, person: PersonRecord, agreement: AgreementRecord, day: PlainDate): boolean;
  /** Returns why the agreement is over by its own terms, without a query. */
  over?(agreement: AgreementRecord, day: PlainDate): string | undefined;
  /** Returns why the agreement ends; queries registers. */
  endReason(applicant: Applicant, agreement: AgreementRecord): string | undefined;
  payment(applicant: Applicant, agreement: AgreementRecord): Payment;
  /** Text of the next payment day, '' for none, and the amount expected by today's data. */
  expected(applicant: Applicant, agreement: AgreementRecord): { xcrq: string; fen: Fen };
  /** Returns the next payment after a pause. */
  resumed(agreement: AgreementRecord, day: PlainDate): NextPayment;
  /** Text of the amount rule. */
  jegz: string;
}
