import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import type { Store } from '../kernel/store';
import { isWorkingDay } from '../kernel/working-days';
import { dueDateOf, instalmentDueIn, type LoanRecord, nextInstalmentDay } from './loans';
import { activeOffset } from './offset/loan-offsets';

/** Returns whether the centre debits this loan on that day: an instalment, arrears after the last one, or the yearly principal. */
export function isDebitDay(store: Store, loan: LoanRecord, day: PlainDate): boolean {
  const dqqc = instalmentDueIn(loan, day);
  if (dqqc !== undefined && dueDateOf(loan, dqqc) === day) return true;
  if (isLateDebit(loan, day)) return true;
  const offset = activeOffset(store, loan.dkzh);
  return offset?.chfs === '02' && offset.cxr === day.slice(5);
}

/** Returns whether arrears after the last due day are debited: once a month, on the same day. */
export function isLateDebit(loan: LoanRecord, day: PlainDate): boolean {
  return loan.missed.length > 0 && day > dueDateOf(loan, loan.months) && nextInstalmentDay(loan, day) === day;
}

/** Returns the days a repayment can be ordered for: working days after today on which the loan is not debited. */
export function repaymentDays(store: Store, loan: LoanRecord, today: PlainDate): PlainDate[] {
  const ahead = Array.from({ length: policyCount('p.hkYyts') }, (_, i) => addDays(today, i + 1));
  return ahead.filter((day) => mayBeRepaidOn(store, loan, day));
}

/** Returns the next repayment day after `day`. */
export function nextRepaymentDay(store: Store, loan: LoanRecord, day: PlainDate): PlainDate {
  let next = addDays(day, 1);
  while (!mayBeRepaidOn(store, loan, next)) next = addDays(next, 1);
  return next;
}

/** Returns whether a repayment may be booked on that day. */
export function mayBeRepaidOn(store: Store, loan: LoanRecord, day: PlainDate): boolean {
  return isWorkingDay(day) && day > loan.disbursed && !isDebitDay(store, loan, day);
}
