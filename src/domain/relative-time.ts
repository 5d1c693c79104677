import { fundDate } from './dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Specification 9: under 30 s 刚刚, under an hour minutes, under a day hours, under two days 1天前; older ones show the date.
 * A time ahead of `nowMs` (a client clock that lags) reads as 刚刚. Between 30 s and a minute it is 1分钟前, never 0.
 */
export function relativeTime(epochMs: number, nowMs: number): string {
  const elapsed = nowMs - epochMs;
  if (elapsed < 30_000) return '刚刚';
  if (elapsed < HOUR) return `${Math.max(Math.floor(elapsed / MINUTE), 1)}分钟前`;
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)}小时前`;
  if (elapsed < 2 * DAY) return '1天前';
  return fundDate(epochMs);
}
