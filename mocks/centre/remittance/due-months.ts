import type { StateNote } from '@/api/business';
import { daysBetween, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { paidShares } from '../kernel/account-figures';
import type { Desk } from '../kernel/desk';
import { everMembersOf, persons, spanIn, type UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn } from '../kernel/unit-reliefs';
import { sharesOf } from './amounts';
import { canBeMadeUp } from './back-pay';
import { dueMonth } from './confirm';
import { lastDayToRemit } from './last-day';
import { outstandingOf } from './outstanding';
import { monthsText, openListOf, openListsOf } from './records';
import { bookedRoster, dueRoster } from './roster';

/** Normal, or put off: months from before a deferral stay due in it. */
export const OWING = ['01', '03'];

/** Of months together, fen: what they come to, what of it has come, booked or not, and what is still to be paid; and whether they were put off. */
export interface Owed {
  months: readonly PlainMonth[];
  putOff: 'none' | 'some' | 'all';
  due: Fen;
  received: Fen;
  fen: Fen;
}

/** What a unit owes next: the month, its last day, and every month whose last day is over. */
export interface DueMonths {
  hjny: PlainMonth;
  jzrq: PlainDate;
  /** Days left; below 0: days past the last one. */
  syts: number;
  /** Still to be paid for this month, and for all that are overdue. */
  fen: Fen;
  overdue: Owed;
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
  const { fen } = owedOf(desk.store, unit.dwzh, [first]);
  if (fen === 0n) return undefined;
  const months: PlainMonth[] = [];
  for (let month = first; lastDay(month) < today; month = shiftMonth(month, 1)) {
    const asked = !deferralIn(desk.store, unit.dwzh, month);
    if (asked && owedOf(desk.store, unit.dwzh, [month]).fen > 0n) months.push(month);
  }
  const jzrq = lastDay(first);
  const open = openListOf(desk.store, unit.dwzh);
  const note = open?.hjny === first ? outstandingOf(open) : undefined;
  const overdue = owedOf(desk.store, unit.dwzh, months);
  return { hjny: first, jzrq, syts: daysBetween(today, jzrq), fen, overdue, note };
}

/** A month whose last day is over and of which something is owed. */
export function isOverdue({ store, today }: Desk, unit: UnitRecord, month: PlainMonth): boolean {
  return (
    month > unit.jzny &&
    !deferralIn(store, unit.dwzh, month) &&
    lastDayToRemit(store, unit, month) < today() &&
    owedOf(store, unit.dwzh, [month]).fen > 0n
  );
}

/** By the books, by the list that waits for its money, and where there is neither by the members as they stand. */
export function owedOf(store: Store, dwzh: string, months: readonly PlainMonth[]): Owed {
  const open = openListOf(store, dwzh);
  const later = months.filter((month) => deferralIn(store, dwzh, month));
  let { due, received } = madeUpOf(store, dwzh, later);
  for (const month of months) {
    if (later.includes(month)) continue;
    const booked = bookedRoster(store, dwzh, month)?.figures.hjje;
    const list = open?.hjny === month ? open : undefined;
    const whole = booked ?? list?.figures.hjje ?? dueRoster(store, dwzh, month).figures.hjje;
    due += whole;
    received += booked ?? list?.received ?? 0n;
  }
  const putOff = later.length === 0 ? 'none' : later.length === months.length ? 'all' : 'some';
  return { months, putOff, due, received, fen: due - received };
}

/** What was put off in these months, and what of it has been made up since or has come for the list that will. */
function madeUpOf(store: Store, dwzh: string, months: readonly PlainMonth[]): { due: Fen; received: Fen } {
  let [due, received] = [0n, 0n];
  if (months.length === 0) return { due, received };
  for (const grzh of everMembersOf(store, dwzh)) {
    const person = persons(store).get(grzh);
    if (!person) continue;
    const paid = paidShares(store, grzh);
    for (const month of months) {
      const span = spanIn(person, month);
      if (span?.dwzh !== dwzh || (!paid.has(month) && !canBeMadeUp(person, dwzh))) continue;
      const { unitFen, memberFen } = sharesOf(span);
      due += unitFen + memberFen;
      if (paid.has(month)) received += unitFen + memberFen;
    }
  }
  for (const { bj, received: came } of openListsOf(store, dwzh)) {
    if (!months.some((month) => bj?.months.includes(month))) continue;
    received += came < due - received ? came : due - received;
  }
  return { due, received };
}

const TO_PAY: Readonly<Record<Owed['putOff'], string>> = { none: '汇缴', some: '缴存', all: '补缴' };

/** The same for a sentence. A part that has come is never counted as unpaid. */
export function owedText({ months, putOff, due, received, fen }: Owed): string {
  const of = `${monthsText(months)}${putOff === 'all' ? '缓缴的' : ''}住房公积金`;
  if (received === 0n) return `${of}${moneyText(fen)}尚未${TO_PAY[putOff]}`;
  return `${of}应缴${moneyText(due)}，已到账${moneyText(received)}，尚欠${moneyText(fen)}`;
}
