import type { Branch, BranchQueue } from '@/api/counters';
import { fundTime } from '@/domain/dates';
import { type BranchSeed, branches } from '../data/counters';
import type { Desk } from './desk';

/** Minutes one case takes at a window. */
const CASE_MINUTES = 9;
/** When most people come, minutes of the day; how wide the crowd around it is. */
const PEAKS = [
  { at: 10 * 60 + 15, width: 70, height: 1 },
  { at: 14 * 60 + 40, width: 65, height: 0.85 },
];
/** Monday to Friday: on Mondays the weekend's questions come. */
const WEEKDAYS = [0, 1.2, 1, 0.9, 0.9, 1.05, 0];
/** Fund zone, ms ahead of UTC. */
const ZONE = 8 * 3_600_000;

/** The branches as the centre lists them. */
export function listBranches(): Branch[] {
  return branches.map(({ hours, windows: _windows, crowd: _crowd, ...branch }) => ({
    ...branch,
    gzsj: `工作日 ${hours.map(([from, to]) => `${clock(from)}至${clock(to)}`).join('，')}`,
  }));
}

/** How long one waits at each branch at the centre's present minute; the same for everybody who asks in it. */
export function branchQueues(desk: Desk): { sjjz: string; list: BranchQueue[] } {
  const now = desk.now();
  return { sjjz: fundTime(now), list: branches.map((branch) => queueAt(branch, now)) };
}

export function queueAt(branch: BranchSeed, now: number): BranchQueue {
  const local = new Date(now + ZONE);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const weekday = WEEKDAYS[local.getUTCDay()] ?? 0;
  const hours = branch.hours.map(([from, to]) => [minutesOf(from), minutesOf(to)] as const);
  const open = hours.find(([from, to]) => minute >= from && minute < to);
  if (weekday === 0 || !open) {
    const between = weekday > 0 && minute >= (hours[0]?.[0] ?? 0) && minute < (hours.at(-1)?.[1] ?? 0);
    return { wdbh: branch.wdbh, zt: between ? '2' : '0', dhrs: 0, yjdd: 0 };
  }
  // Nobody waits yet when the doors open, and nobody is called in any more just before they close.
  const edge = Math.min(1, (minute - open[0]) / 20, (open[1] - minute) / 25);
  const wave = PEAKS.reduce((most, { at, width, height }) => {
    return Math.max(most, height * Math.exp(-(((minute - at) / width) ** 2)));
  }, 0.15);
  const sway = 0.85 + 0.3 * share(`${branch.wdbh} ${Math.floor((now + ZONE) / 240_000)}`);
  const dhrs = Math.round(branch.crowd * weekday * edge * wave * sway);
  return { wdbh: branch.wdbh, zt: '1', dhrs, yjdd: Math.round((dhrs * CASE_MINUTES) / branch.windows) };
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
