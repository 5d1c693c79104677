import type { StateNote } from '@/api/cases/business';
import { daysBetween, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { paidShares } from '../kernel/accounts/account-figures';
import { formerAndPresentMembersOf, persons, spanIn, type UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { deferralIn } from '../kernel/unit/unit-reliefs';
import { contributionShares } from './amounts';
import { isBackPayable } from './back-pay';
import { lastDayToRemit } from './last-day';
import { dueMonth } from './list/confirm';
import { monthListText, openListOf, openListsOf } from './list/records';
import { bookedRoster, dueRoster } from './list/roster';
import { outstandingOf } from './outstanding';

/** Account states that owe: normal and deferred, because months before a deferral stay due in it. */
export const OWING = ['01', '03'];

/** Sums of several months in fen: due, received (booked or not) and outstanding; and whether they were deferred. */
export interface Owed {
  months: readonly PlainMonth[];
  putOff: 'none' | 'some' | 'all';
  due: Fen;
  received: Fen;
  fen: Fen;
}

/** The unit's next due month with its last day, and all overdue months. */
export interface DueMonths {
  hjny: PlainMonth;
  jzrq: PlainDate;
  /** Days left; negative when overdue. */
  syts: number;
  /** Outstanding fen: of this month, and of all overdue months. */
  fen: Fen;
  overdue: Owed;
  /** State of the submitted list of the month; undefined before submission. */
  note: StateNote | undefined;
}

/** Returns whether the last day of the due month is over; computes no amounts. */
export function isPastDue(tx: Transaction, unit: UnitRecord): boolean {
  return lastDayToRemit(tx.store, unit, dueMonth(tx, unit)) < tx.today();
}

/** Returns the due months; undefined for a unit that is closed, deferred, without members or no employer. */
export function dueMonths(tx: Transaction, unit: UnitRecord): DueMonths | undefined {
  if (!OWING.includes(unit.dwzhzt) || unit.other) return undefined;
  const today = tx.today();
  const first = dueMonth(tx, unit);
  if (deferralIn(tx.store, unit.dwzh, first)) return undefined;
  const lastDay = (month: PlainMonth) => lastDayToRemit(tx.store, unit, month);
  const { fen } = owedSums(tx.store, unit.dwzh, [first]);
  if (fen === 0n) return undefined;
  const months: PlainMonth[] = [];
  for (let month = first; lastDay(month) < today; month = shiftMonth(month, 1)) {
    const asked = !deferralIn(tx.store, unit.dwzh, month);
    if (asked && owedSums(tx.store, unit.dwzh, [month]).fen > 0n) months.push(month);
  }
  const jzrq = lastDay(first);
  const open = openListOf(tx.store, unit.dwzh);
  const note = open?.hjny === first ? outstandingOf(open) : undefined;
  const overdue = owedSums(tx.store, unit.dwzh, months);
  return { hjny: first, jzrq, syts: daysBetween(today, jzrq), fen, overdue, note };
}

/** Returns whether a month is past its last day with an amount outstanding. */
export function isOverdue({ store, today }: Transaction, unit: UnitRecord, month: PlainMonth): boolean {
  return (
    month > unit.jzny &&
    !deferralIn(store, unit.dwzh, month) &&
    lastDayToRemit(store, unit, month) < today() &&
    owedSums(store, unit.dwzh, [month]).fen > 0n
  );
}

/** Sums by the ledger, else by the list that waits for its money, else by the present members. */
export function owedSums(store: Store, dwzh: string, months: readonly PlainMonth[]): Owed {
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

/** Sums of deferred months: back-paid since, and received for the open back-payment list. */
function madeUpOf(store: Store, dwzh: string, months: readonly PlainMonth[]): { due: Fen; received: Fen } {
  let [due, received] = [0n, 0n];
  if (months.length === 0) return { due, received };
  for (const grzh of formerAndPresentMembersOf(store, dwzh)) {
    const person = persons(store).get(grzh);
    if (!person) continue;
    const paid = paidShares(store, grzh);
    for (const month of months) {
      const span = spanIn(person, month);
      if (span?.dwzh !== dwzh || (!paid.has(month) && !isBackPayable(person, dwzh))) continue;
      const { unitFen, memberFen } = contributionShares(span);
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

/** Text of the sums; a received part never counts as unpaid. */
export function owedText({ months, putOff, due, received, fen }: Owed): string {
  const of = `${monthListText(months)}${putOff === 'all' ? '缓缴的' : ''}住房公积金`;
  if (received === 0n) return `${of}${moneyText(fen)}尚未${TO_PAY[putOff]}`;
  return `${of}应缴${moneyText(due)}，已到账${moneyText(received)}，尚欠${moneyText(fen)}`;
}
