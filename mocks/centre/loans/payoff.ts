import type { PlainDate } from '@/domain/dates';
import type { Instalment } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import { daysOf30, interestOfDays } from '@/domain/prepayment';
import type { Store } from '../kernel/store';
import {
  dueDateOf,
  type LoanRecord,
  nextInstalment,
  type Overdue,
  overdueOf,
  owedOf,
  rateIn,
  scheduleOf,
} from './loans';

/** What a loan comes to on a day: what is overdue, the principal that is not, and its interest since the last due day. */
export interface Payoff {
  overdue: Overdue;
  principal: Fen;
  /** Since the instalment before `day`, every month of 30 days (domain catalogue 2.5). */
  days: number;
  /** Percent a year, of these days. */
  rate: string;
  interest: Fen;
  /** All of it: what settles the loan on that day. */
  total: Fen;
  /** Instalments up to that day. */
  past: number;
  /** Those to come. */
  coming: readonly Instalment[];
}

/** What is owed on `day`, today or later: instalments that fall due until then count as paid on their days. */
export function payoffOn(store: Store, loan: LoanRecord, day: PlainDate): Payoff {
  const overdue = overdueOf(loan, day);
  const collected = nextInstalment(loan) - 1;
  const ahead = scheduleOf(loan).slice(collected);
  const before = ahead.filter(({ dqqc }) => dueDateOf(loan, dqqc) < day);
  const paidUntil = before.reduce((sum, one) => sum + one.principal, 0n);
  const principal = owedOf(store, loan) - overdue.principal - paidUntil;
  const past = collected + before.length;
  const days = daysOf30(past > 0 ? dueDateOf(loan, past) : loan.disbursed, day);
  const rate = rateIn(loan, past + 1);
  const interest = interestOfDays(principal, rate, days);
  const total = overdue.total + principal + interest;
  return { overdue, principal, days, rate, interest, total, past, coming: ahead.slice(before.length) };
}
