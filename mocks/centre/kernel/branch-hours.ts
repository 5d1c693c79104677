import { type PlainDate, weekdayOf } from '@/domain/dates';
import type { BranchSeed } from '../../data/counters';

/** Minutes since midnight. */
export type MinuteSpan = readonly [from: number, to: number];

/** Returns the opening hours of a working day, late evening included. Queues and appointments both use them. */
export function hoursOn({ hours, late }: BranchSeed, day: PlainDate): MinuteSpan[] {
  const spans = hours.map(([from, to]): MinuteSpan => [minutesOf(from), minutesOf(to)]);
  const last = spans.at(-1);
  if (!last || !late || late.since > day || late.weekday !== weekdayOf(day)) return spans;
  return [...spans.slice(0, -1), [last[0], minutesOf(late.until)]];
}

/** Opening hours as a sentence, as of `today`. */
export function openingHoursText({ hours, late }: BranchSeed, today: PlainDate): string {
  const usual = hours.map(([from, to]) => `${clock(from)}至${clock(to)}`).join('，');
  const longer = late && late.since <= today ? `；周${WEEKDAY_NAMES[late.weekday]}延长至${clock(late.until)}` : '';
  return `工作日 ${usual}${longer}`;
}

const WEEKDAY_NAMES = ['日', '一', '二', '三', '四', '五', '六'];

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight: 570 → '09:30'. */
export function clockTime(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Drops the leading zero: '09:00' → '9:00'. */
const clock = (time: string) => time.replace(/^0/, '');
