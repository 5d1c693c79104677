import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { AgreementRecord } from '../../cases/agreements';
import type { CaseRecord } from '../../cases/case-states';
import type { PersonRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Claim } from '../claims';
import type { Applicant } from '../rule';

type NextPayment = Pick<AgreementRecord, 'nextMonth' | 'nextDay'>;

/** What a payment under an agreement comes to, and what it uses up. */
export interface Payment {
  fen: Fen;
  /** Names the payment: the same one is made once. */
  key: string;
  claim: Pick<Claim, 'months' | 'loan'>;
  next: NextPayment;
}

/** A business that may be agreed on: when it is paid, how much, and what ends it. */
export interface AgreementKind {
  ywlx: string;
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  /** 租房, 还贷. */
  mc: string;
  zhaiyao: string;
  /** The next payment after the application's own was made; undefined for one that agrees on nothing. */
  begins(record: CaseRecord, day: PlainDate): ({ tqpl: AgreementRecord['tqpl'] } & NextPayment) | undefined;
  isDue(store: Store, person: PersonRecord, agreement: AgreementRecord, day: PlainDate): boolean;
  /** Why nothing is paid under it any more; registers are asked. */
  endReason(applicant: Applicant, agreement: AgreementRecord): string | undefined;
  payment(applicant: Applicant, agreement: AgreementRecord): Payment;
  /** When the next payment comes, in words, and what it would come to by what is known today. */
  expected(applicant: Applicant, agreement: AgreementRecord): { xcrq: string; fen: Fen };
  /** What goes on after a pause. */
  resumed(agreement: AgreementRecord, day: PlainDate): NextPayment;
  /** How much a payment is, in words. */
  jegz: string;
}
