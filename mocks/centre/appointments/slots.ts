import type { AppointmentDay } from '@/api/appointments';
import { fundDate, fundTime, type PlainDate } from '@/domain/dates';
import type { BranchSeed } from '../../data/counters';
import { policyCount } from '../../data/policy';
import { hoursOn, minutesOf, timeOf } from '../kernel/branch-hours';
import type { Desk } from '../kernel/desk';
import { steadyShare } from '../kernel/steady-share';
import type { Store } from '../kernel/store';
import { addWorkingDays, isWorkingDay } from '../kernel/working-days';
import { type Place, takenAt } from './records';

/** The days that can be booked: working days from tomorrow on, p.yydNts of them. */
export function bookableDays(desk: Desk): PlainDate[] {
  const today = desk.today();
  return Array.from({ length: policyCount('p.yydNts') }, (_, at) => addWorkingDays(today, at + 1));
}

export function daysAt(desk: Desk, branch: BranchSeed): AppointmentDay[] {
  return bookableDays(desk).map((yyrq) => ({
    yyrq,
    sd: slotsOn(branch, yyrq).map((yysd) => ({ yysd, kyhs: placesLeft(desk.store, branch, yyrq, yysd) })),
  }));
}

/** The slots of a working day; what is left of the hours after the last whole one is nobody's. */
export function slotsOn(branch: BranchSeed, day: PlainDate): string[] {
  const length = policyCount('p.yySd');
  return hoursOn(branch, day).flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / length) }, (_, at) => {
      const begin = from + at * length;
      return `${timeOf(begin)}-${timeOf(begin + length)}`;
    }),
  );
}

/** Each window takes one appointment a slot and is open in between for those who come without. */
export function placesLeft(store: Store, branch: BranchSeed, yyrq: PlainDate, yysd: string): number {
  const place = { wdbh: branch.wdbh, yyrq, yysd };
  return Math.max(0, branch.windows - givenElsewhere(branch, place) - takenAt(store, place));
}

/** How many have an appointment in the slot of this moment, by the hall or otherwise. */
export function expectedAt(store: Store, branch: BranchSeed, now: number): number {
  const day = fundDate(now);
  if (!isWorkingDay(day)) return 0;
  const minute = minutesOf(fundTime(now).slice(11, 16));
  const yysd = slotsOn(branch, day).find((slot) => {
    const [from = '', to = ''] = slot.split('-');
    return minutesOf(from) <= minute && minute < minutesOf(to);
  });
  return yysd ? branch.windows - placesLeft(store, branch, day, yysd) : 0;
}

/** Places that 12329 and the counters have given away, the same whenever it is asked: one slot in twenty is full. */
function givenElsewhere({ windows }: BranchSeed, { wdbh, yyrq, yysd }: Place): number {
  return Math.min(windows, Math.floor(windows * 1.1 * steadyShare(`${wdbh} ${yyrq} ${yysd}`) ** 2));
}
