import type { Branch, BranchDay, BranchQueue, HolidayNotice } from '@/api/counters';
import { addDays, fundDate, fundTime, weekdayOf } from '@/domain/dates';
import { type BranchSeed, branches } from '../../../data/counters';
import { expectedAt } from '../../appointments/slots';
import { hoursOn, openingWords } from '../../kernel/branch-hours';
import type { Desk } from '../../kernel/desk';
import { steadyShare } from '../../kernel/steady-share';
import { addWorkingDays, holidayOn, holidaysBetween, isWorkingDay } from '../../kernel/working-days';

/** Minutes one case takes at a window. */
const CASE_MINUTES = 9;
/** When most people come, minutes of the day; how wide the crowd around it is. */
const PEAKS = [
  { at: 10 * 60 + 15, width: 70, height: 1 },
  { at: 14 * 60 + 40, width: 65, height: 0.85 },
];
/** Sunday to Saturday, those of a weekend when they are worked instead: on Mondays the weekend's questions come. */
const WEEKDAYS = [0.8, 1.2, 1, 0.9, 0.9, 1.05, 0.8];
/** Fund zone, ms ahead of UTC. */
const ZONE = 8 * 3_600_000;
/** Holidays are announced so many days before. */
const NOTICE_DAYS = 30;

/** The branches as the centre lists them. */
export function listBranches(desk: Desk): Branch[] {
  const today = desk.today();
  return branches.map((seed) => {
    const { hours: _hours, late: _late, jd: _jd, wd: _wd, windows: _windows, crowd: _crowd, ...branch } = seed;
    return { ...branch, gzsj: openingWords(seed, today) };
  });
}

/** How long one waits at each branch at the centre's present minute, the same for everybody who asks in it; and what day it is. */
export function branchQueues(desk: Desk): { sjjz: string; jt: BranchDay; fj: HolidayNotice[]; list: BranchQueue[] } {
  const now = desk.now();
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
    list: branches.map((branch) => queueAt(branch, now, expectedAt(desk.store, branch, now))),
  };
}

/** `appointed`: how many have this half-hour's appointment; who has one waits among the others. */
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
  // Nobody waits yet when the doors open, and nobody is called in any more just before they close.
  const edge = Math.min(1, (minute - open[0]) / 20, (open[1] - minute) / 25);
  const wave = PEAKS.reduce((most, { at, width, height }) => {
    return Math.max(most, height * Math.exp(-(((minute - at) / width) ** 2)));
  }, 0.15);
  const sway = 0.85 + 0.3 * steadyShare(`${branch.wdbh} ${Math.floor((now + ZONE) / 240_000)}`);
  const dhrs = appointed + Math.round(branch.crowd * (WEEKDAYS[weekdayOf(today)] ?? 1) * edge * wave * sway);
  return {
    wdbh: branch.wdbh,
    zt: '1',
    dhrs,
    yyrs: appointed,
    yjdd: Math.round((dhrs * CASE_MINUTES) / branch.windows),
  };
}
