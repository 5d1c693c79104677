import type { AppointmentDay } from '@/api/public/appointments';
import { fundDate, fundTime, type PlainDate } from '@/domain/dates';
import type { BranchSeed } from '../../data/counters';
import { policyCount } from '../../data/policy/policy';
import { clockTime, hoursOn, minutesOf } from '../kernel/branch-hours';
import { hashToFraction } from '../kernel/hash-to-fraction';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { addWorkingDays, isWorkingDay } from '../kernel/working-days';
import { type SlotReference, takenAt } from './records';

/** Returns the bookable days: p.yydNts working days from tomorrow on. */
export function bookableDays(tx: Transaction): PlainDate[] {
  const today = tx.today();
  return Array.from({ length: policyCount('p.yydNts') }, (_, at) => addWorkingDays(today, at + 1));
}

export function daysAt(tx: Transaction, branch: BranchSeed): AppointmentDay[] {
  return bookableDays(tx).map((yyrq) => ({
    yyrq,
    sd: slotsOn(branch, yyrq).map((yysd) => ({ yysd, kyhs: freePlaces(tx.store, branch, yyrq, yysd) })),
  }));
}

/** Returns the slots of a working day; a remainder shorter than a slot is unused. */
export function slotsOn(branch: BranchSeed, day: PlainDate): string[] {
  const length = policyCount('p.yySd');
  return hoursOn(branch, day).flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / length) }, (_, at) => {
      const begin = from + at * length;
      return `${clockTime(begin)}-${clockTime(begin + length)}`;
    }),
  );
}

/** Returns the free places: one per window and slot; the rest of the time is for visitors without appointment. */
export function freePlaces(store: Store, branch: BranchSeed, yyrq: PlainDate, yysd: string): number {
  const place = { wdbh: branch.wdbh, yyrq, yysd };
  return Math.max(0, branch.windows - givenElsewhere(branch, place) - takenAt(store, place));
}

/** Returns the number of appointments in the present slot, from the hall and other channels. */
export function expectedAt(store: Store, branch: BranchSeed, now: number): number {
  const day = fundDate(now);
  if (!isWorkingDay(day)) return 0;
  const minute = minutesOf(fundTime(now).slice(11, 16));
  const yysd = slotsOn(branch, day).find((slot) => {
    const [from = '', to = ''] = slot.split('-');
    return minutesOf(from) <= minute && minute < minutesOf(to);
  });
  return yysd ? branch.windows - freePlaces(store, branch, day, yysd) : 0;
}

/** Places given by 12329 and the counters, stable per slot: one slot in twenty is full. */
function givenElsewhere({ windows }: BranchSeed, { wdbh, yyrq, yysd }: SlotReference): number {
  return Math.min(windows, Math.floor(windows * 1.1 * hashToFraction(`${wdbh} ${yyrq} ${yysd}`) ** 2));
}
