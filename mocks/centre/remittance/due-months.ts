import type { StateNote } from '@/api/business';
import { daysBetween, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import type { UnitRecord } from '../kernel/people';
import { deferralIn } from '../kernel/unit-reliefs';
import { dueMonth } from './confirm';
import { lastDayToRemit } from './last-day';
import { outstandingOf } from './outstanding';
import { missingOf, openListOf } from './records';
import { dueRoster } from './roster';

/** Normal, or put off: months from before a deferral stay due in it. */
const OWING = ['01', '03'];

/** What a unit owes next: the month, its last day, and every month whose last day is over. */
export interface DueMonths {
  hjny: PlainMonth;
  jzrq: PlainDate;
  /** Days left; below 0: days past the last one. */
  syts: number;
  /** Still to be paid for this month, and for all that are overdue. */
  fen: Fen;
  overdue: { months: readonly PlainMonth[]; fen: Fen };
  /** The month's list is handed in: how it stands. */
  note: StateNote | undefined;
}

/** Whether the last day of the month that is due is over; nobody's amounts are worked out for it. */
export function isPastDue(desk: Desk, unit: UnitRecord): boolean {
  return lastDayToRemit(desk.store, unit, dueMonth(desk, unit)) < desk.today();
}

/** Undefined for a unit that owes nothing: closed, its month put off, without members, or no employer at all. */
export function dueMonths(desk: Desk, unit: UnitRecord): DueMonths | undefined {
  if (!OWING.includes(unit.dwzhzt) || unit.other) return undefined;
  const today = desk.today();
  const first = dueMonth(desk, unit);
  if (deferralIn(desk.store, unit.dwzh, first)) return undefined;
  const lastDay = (month: PlainMonth) => lastDayToRemit(desk.store, unit, month);
  const open = openListOf(desk.store, unit.dwzh);
  const owed = (month: PlainMonth) =>
    open?.hjny === month ? missingOf(open) : dueRoster(desk.store, unit.dwzh, month).figures.hjje;
  const fen = owed(first);
  if (fen === 0n) return undefined;
  const months: PlainMonth[] = [];
  let sum = 0n;
  for (let month = first; lastDay(month) < today; month = shiftMonth(month, 1)) {
    const missing = deferralIn(desk.store, unit.dwzh, month) ? 0n : owed(month);
    if (missing > 0n) months.push(month);
    sum += missing;
  }
  const jzrq = lastDay(first);
  const note = open?.hjny === first ? outstandingOf(open) : undefined;
  return { hjny: first, jzrq, syts: daysBetween(today, jzrq), fen, overdue: { months, fen: sum }, note };
}
