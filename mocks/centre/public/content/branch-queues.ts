import type { Branch, BranchDay, BranchQueue, HolidayNotice } from '@/api/public/counters';
import { addDays, fundDate, fundTime, weekdayOf } from '@/domain/dates';
import { type BranchSeed, branches } from '../../../data/counters';
import { expectedAt } from '../../appointments/slots';
import { hoursOn, openingHoursText } from '../../kernel/branch-hours';
import { hashToFraction } from '../../kernel/hash-to-fraction';
import type { Transaction } from '../../kernel/transaction';
import { addWorkingDays, holidayOn, holidaysBetween, isWorkingDay } from '../../kernel/working-days';

/** Minutes per case at a window. */
const CASE_MINUTES = 9;
/** Peaks of the day: minute of the day, width in minutes, and height. */
const PEAKS = [
  { at: 10 * 60 + 15, width: 70, height: 1 },
  { at: 14 * 60 + 40, width: 65, height: 0.85 },
];
/** Factors Sunday to Saturday; the weekend ones apply to make-up working days. Monday is high because of the weekend's questions. */
const WEEKDAYS = [0.8, 1.2, 1, 0.9, 0.9, 1.05, 0.8];
/** Zone of the fund, ms ahead of UTC. */
const ZONE = 8 * 3_600_000;
/** Days ahead that holidays are announced. */
const NOTICE_DAYS = 30;

/** Returns the branches in the centre's order. */
export function listBranches(tx: Transaction): Branch[] {
  const today = tx.today();
  return branches.map((seed) => {
    const { hours: _hours, late: _late, jd: _jd, wd: _wd, windows: _windows, crowd: _crowd, ...branch } = seed;
    return { ...branch, gzsj: openingHoursText(seed, today) };
  });
}

/** Returns the waiting times of all branches for the present minute, the same for every visitor, and the kind of day. */
export function branchQueues(tx: Transaction): {
  sjjz: string;
  jt: BranchDay;
  fj: HolidayNotice[];
  list: BranchQueue[];
} {
  const now = tx.now();
  const today = fundDate(now);
  return {
    sjjz: fundTime(now),
    jt: {
      gzr: isWorkingDay(today) ? '1' : '0',
      jr: holidayOn(today)?.name ?? '',
      xgzr: addWorkingDays(today, 1),
    },
    fj: holidaysBetween(today, addDays(today, NOTICE_DAYS)).map(({ name, from, to, worked, bare }) => ({
      jrmc: name,
      ksrq: from,
      jsrq: to,
      sbrq: [...worked],
      qd: bare ? '0' : '1',
    })),
    list: branches.map((branch) => queueAt(branch, now, expectedAt(tx.store, branch, now))),
  };
}

/** Queue of a branch; `appointed`: appointments of this half-hour, who wait with the others. */
export function queueAt(branch: BranchSeed, now: number, appointed = 0): BranchQueue {
  const local = new Date(now + ZONE);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const today = fundDate(now);
  const nobody = (zt: BranchQueue['zt']): BranchQueue => ({ wdbh: branch.wdbh, zt, dhrs: 0, yyrs: 0, yjdd: 0 });
  if (!isWorkingDay(today)) return nobody('3');
  const hours = hoursOn(branch, today);
  const open = hours.find(([from, to]) => minute >= from && minute < to);
  if (!open) {
    const between = minute >= (hours[0]?.[0] ?? 0) && minute < (hours.at(-1)?.[1] ?? 0);
    return nobody(between ? '2' : '0');
  }
  // The queue builds up after opening and empties before closing.
  const edge = Math.min(1, (minute - open[0]) / 20, (open[1] - minute) / 25);
  const wave = PEAKS.reduce((most, { at, width, height }) => {
    return Math.max(most, height * Math.exp(-(((minute - at) / width) ** 2)));
  }, 0.15);
  const sway = 0.85 + 0.3 * hashToFraction(`${branch.wdbh} ${Math.floor((now + ZONE) / 240_000)}`);
  const dhrs = appointed + Math.round(branch.crowd * (WEEKDAYS[weekdayOf(today)] ?? 1) * edge * wave * sway);
  return {
    wdbh: branch.wdbh,
    zt: '1',
    dhrs,
    yyrs: appointed,
    yjdd: Math.round((dhrs * CASE_MINUTES) / branch.windows),
  };
}
