import type { Fen } from '@/domain/money';
import { type LoanRecord, type RebuiltSchedule, scheduleOf } from './loans';

/** How a loan goes on after principal was paid ahead: 01 the term stays, 02 the payment stays (dictionary thfs). */
export type AfterPrepayment = '01' | '02';

/** The loan after principal was paid ahead (domain catalogue 2.5): it goes on with `balance` from the instalment after the last one paid; with none it is paid off. */
export function rebuiltLoan(loan: LoanRecord, balance: Fen, thfs: AfterPrepayment): LoanRecord {
  const next = scheduleOf(loan)[loan.paid];
  const contractMonths = loan.contractMonths ?? loan.months;
  if (balance === 0n || !next) return { ...loan, contractMonths, months: loan.paid };
  const part = partAfter(loan, balance, thfs, next);
  const rebuilt: LoanRecord = { ...loan, contractMonths, rebuilt: [...(loan.rebuilt ?? []), part] };
  return { ...rebuilt, months: scheduleOf(rebuilt).length };
}

function partAfter(
  loan: LoanRecord,
  balance: Fen,
  thfs: AfterPrepayment,
  next: { principal: Fen; interest: Fen },
): RebuiltSchedule {
  const left = loan.months - loan.paid;
  if (thfs === '01') return { after: loan.paid, balance, months: left };
  if (loan.hkfs === '01') return { after: loan.paid, balance, months: left, payment: next.principal + next.interest };
  // Equal principal: the monthly share stays, so the count of instalments follows.
  return { after: loan.paid, balance, months: Number((balance + next.principal - 1n) / next.principal) };
}
