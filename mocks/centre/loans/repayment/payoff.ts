import type { PlainDate } from '@/domain/dates';
import type { Instalment } from '@/domain/loan/loan';
import { daysOf30, interestOfDays } from '@/domain/loan/prepayment';
import type { Fen } from '@/domain/money';
import type { Store } from '../../kernel/store';
import {
  dueDateOf,
  type LoanRecord,
  loanSchedule,
  nextInstalment,
  type Overdue,
  overdueOf,
  owedPrincipal,
  rateIn,
} from '../loans';

/** Amounts of a loan on a day: arrears, principal not yet due, and interest since the last due day. */
export interface Payoff {
  overdue: Overdue;
  principal: Fen;
  /** Days since the last due day, each month counted as 30 (docs/rules/loans.md, Instalments). */
  days: number;
  /** Annual rate of these days in percent. */
  rate: string;
  interest: Fen;
  /** Total that settles the loan on that day. */
  total: Fen;
  /** Number of instalments up to that day. */
  past: number;
  /** Coming instalments. */
  coming: readonly Instalment[];
}

/** Returns the payoff on `day`, today or later; instalments due until then count as paid on time. */
export function payoffOn(store: Store, loan: LoanRecord, day: PlainDate): Payoff {
  const overdue = overdueOf(loan, day);
  const collected = nextInstalment(loan) - 1;
  const ahead = loanSchedule(loan).slice(collected);
  const before = ahead.filter(({ dqqc }) => dueDateOf(loan, dqqc) < day);
  const paidUntil = before.reduce((sum, one) => sum + one.principal, 0n);
  const principal = owedPrincipal(store, loan) - overdue.principal - paidUntil;
  const past = collected + before.length;
  const days = daysOf30(past > 0 ? dueDateOf(loan, past) : loan.disbursed, day);
  const rate = rateIn(loan, past + 1);
  const interest = interestOfDays(principal, rate, days);
  const total = overdue.total + principal + interest;
  return { overdue, principal, days, rate, interest, total, past, coming: ahead.slice(before.length) };
}
