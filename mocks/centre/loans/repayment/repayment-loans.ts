import type { RepaymentLoan } from '@/api/loan/loan-repayment';
import type { Actor, Transaction } from '../../kernel/transaction';
import { repaymentDays } from '../debit-days';
import { runningLoans } from '../loan-conditions';
import { loanSummary } from '../loan-summary';

/** Returns the person's running loans with the possible repayment days. */
export function repaymentLoans(tx: Transaction, actor: Actor): RepaymentLoan[] {
  return runningLoans(tx, actor).map((loan) => ({
    ...loanSummary(tx, loan),
    kkrq: repaymentDays(tx.store, loan, tx.today()),
  }));
}
