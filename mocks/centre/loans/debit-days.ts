import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import type { Store } from '../kernel/store';
import { isWorkingDay } from '../kernel/working-days';
import { activeOffset } from './loan-offsets';
import { dueDateOf, instalmentDueIn, type LoanRecord, nextDebit } from './loans';

/** Whether the centre takes money for this loan by itself on that day: an instalment, what is overdue after the last one, or the yearly principal. */
export function isDebitDay(store: Store, loan: LoanRecord, day: PlainDate): boolean {
  const dqqc = instalmentDueIn(loan, day);
  if (dqqc !== undefined && dueDateOf(loan, dqqc) === day) return true;
  if (isLateDebit(loan, day)) return true;
  const offset = activeOffset(store, loan.dkzh);
  return offset?.chfs === '02' && offset.cxr === day.slice(5);
}

/** What is overdue when the last due day is past is tried once a month, on the same day of it. */
export function isLateDebit(loan: LoanRecord, day: PlainDate): boolean {
  return loan.missed.length > 0 && day > dueDateOf(loan, loan.months) && nextDebit(loan, day) === day;
}

/** Days that a repayment may be ordered for: working days after today, none on which the loan is debited anyway. */
export function repaymentDays(store: Store, loan: LoanRecord, today: PlainDate): PlainDate[] {
  const ahead = Array.from({ length: policyCount('p.hkYyts') }, (_, i) => addDays(today, i + 1));
  return ahead.filter((day) => mayBeRepaidOn(store, loan, day));
}

/** The next such day after `day`. */
export function nextRepaymentDay(store: Store, loan: LoanRecord, day: PlainDate): PlainDate {
  let next = addDays(day, 1);
  while (!mayBeRepaidOn(store, loan, next)) next = addDays(next, 1);
  return next;
}

/** Whether a repayment may be booked on that day. */
export function mayBeRepaidOn(store: Store, loan: LoanRecord, day: PlainDate): boolean {
  return isWorkingDay(day) && day > loan.disbursed && !isDebitDay(store, loan, day);
}
