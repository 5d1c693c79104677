import { daysBetween } from './dates';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * docs/specification.md 9: under 30 s 刚刚, under an hour minutes, under a day hours, under two days 1天前; older ones show the date. Both
 * are 'yyyy-MM-dd HH:mm:ss' by the centre's clock. A time ahead of `now` is 刚刚; between 30 s and a minute it is 1分钟前, never 0. An
 * invalid time is shown unchanged.
 */
export function relativeTime(time: string, now: string): string {
  const elapsed = secondsOf(time, now);
  if (Number.isNaN(elapsed)) return time;
  if (elapsed < 30) return '刚刚';
  if (elapsed < HOUR) return `${Math.max(Math.floor(elapsed / MINUTE), 1)}分钟前`;
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)}小时前`;
  if (elapsed < 2 * DAY) return '1天前';
  return time.slice(0, 10);
}

function secondsOf(from: string, to: string): number {
  return daysBetween(from.slice(0, 10), to.slice(0, 10)) * DAY + ofDay(to) - ofDay(from);
}

function ofDay(time: string): number {
  const [, hours, minutes, seconds] = /^\d{4}-\d{2}-\d{2} (\d{2}):(\d{2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds);
}
