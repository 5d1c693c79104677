import type { Fen } from '../money';
import { type Instalment, repaymentSchedule, scheduleByPayment, scheduleByShare } from './loan';
import type { RunningLoan } from './prepayment';

export interface YearlyOffsetPlan extends RunningLoan {
  /** Current balance, monthly deposit, minimum balance. */
  deposit: Fen;
  monthly: Fen;
  keep: Fen;
  /** Instalments until the first payment of principal; then every twelve. */
  first: number;
  /** 01 the term stays, 02 the payment stays (dictionary thfs). */
  after: '01' | '02';
}

export interface YearlyOffsetResult {
  months: number;
  interest: Fen;
  /** Instalment after the first payment of principal. */
  payment: Fen;
  /** Total principal paid from the account. */
  paid: Fen;
}

/**
 * Schedule of a loan whose principal is paid from the deposit account once a year, after the instalment of that day
 * (docs/rules/gd0601-loan-offset.md, Rules).
 */
export function yearlyOffset(plan: YearlyOffsetPlan): YearlyOffsetResult {
  const { rate, method = '01', after, first } = plan;
  let { balance, deposit } = plan;
  let coming: readonly Instalment[] = repaymentSchedule(balance, rate, plan.months, method);
  let at = 0;
  const result = { months: 0, interest: 0n, payment: paymentOf(coming[0]), paid: 0n };
  while (balance > 0n) {
    const one = coming[at];
    if (!one) break;
    at += 1;
    result.months += 1;
    result.interest += one.interest;
    balance = one.balance;
    deposit += plan.monthly;
    if (result.months < first || (result.months - first) % 12 !== 0 || balance === 0n) continue;
    const free = deposit - plan.keep;
    if (free <= 0n) continue;
    const part = free < balance ? free : balance;
    balance -= part;
    deposit -= part;
    result.paid += part;
    if (balance === 0n) break;
    const left = plan.months - result.months;
    const shorter = method === '01' ? scheduleByPayment : scheduleByShare;
    coming = after === '01' ? repaymentSchedule(balance, rate, left, method) : shorter(balance, rate, plan.payment);
    at = 0;
    if (result.paid === part) result.payment = paymentOf(coming[0]);
  }
  return result;
}

function paymentOf(one: Instalment | undefined): Fen {
  return one ? one.principal + one.interest : 0n;
}
