import type { Branch, BranchDay, BranchQueue, HolidayNotice } from '@/api/counters';
import { addDays, fundDate, fundTime, type PlainDate, weekdayOf } from '@/domain/dates';
import { type BranchSeed, branches } from '../../../data/counters';
import type { Desk } from '../../kernel/desk';
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
  return branches.map(({ hours, late, jd: _jd, wd: _wd, windows: _windows, crowd: _crowd, ...branch }) => {
    const usual = hours.map(([from, to]) => `${clock(from)}至${clock(to)}`).join('，');
    const longer = late && late.since <= today ? `；周${WEEKDAY_NAMES[late.weekday]}延长至${clock(late.until)}` : '';
    return { ...branch, gzsj: `工作日 ${usual}${longer}` };
  });
}

const WEEKDAY_NAMES = ['日', '一', '二', '三', '四', '五', '六'];

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
    list: branches.map((branch) => queueAt(branch, now)),
  };
}

export function queueAt(branch: BranchSeed, now: number): BranchQueue {
  const local = new Date(now + ZONE);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const today = fundDate(now);
  const nobody = (zt: BranchQueue['zt']): BranchQueue => ({ wdbh: branch.wdbh, zt, dhrs: 0, yjdd: 0 });
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
  const sway = 0.85 + 0.3 * share(`${branch.wdbh} ${Math.floor((now + ZONE) / 240_000)}`);
  const dhrs = Math.round(branch.crowd * (WEEKDAYS[weekdayOf(today)] ?? 1) * edge * wave * sway);
  return { wdbh: branch.wdbh, zt: '1', dhrs, yjdd: Math.round((dhrs * CASE_MINUTES) / branch.windows) };
}

/** Minutes of the day between which the branch is open, with what a late evening adds. */
function hoursOn({ hours, late }: BranchSeed, day: PlainDate): (readonly [from: number, to: number])[] {
  const minutes = hours.map(([from, to]) => [minutesOf(from), minutesOf(to)] as const);
  const last = minutes.at(-1);
  if (!last || !late || late.since > day || late.weekday !== weekdayOf(day)) return minutes;
  return [...minutes.slice(0, -1), [last[0], minutesOf(late.until)]];
}

/** A number from 0 to 1 that is always the same for a text: FNV-1a. */
function share(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return (sum >>> 0) / 0xffffffff;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** '09:00' as people write it: 9:00. */
const clock = (time: string) => time.replace(/^0/, '');
