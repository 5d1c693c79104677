import type { RepaymentLoan } from '@/api/loan-repayment';
import type { Actor, Desk } from '../kernel/desk';
import { repaymentDays } from './debit-days';
import { runningLoans } from './loan-conditions';
import { loanSummary } from './loan-summary';

/** The person's running loans, each with the days that a repayment may be ordered for. */
export function repaymentLoans(desk: Desk, actor: Actor): RepaymentLoan[] {
  return runningLoans(desk, actor).map((loan) => ({
    ...loanSummary(desk, loan),
    kkrq: repaymentDays(desk.store, loan, desk.today()),
  }));
}
