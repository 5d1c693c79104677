import { addDays, daysBetween, type PlainDate, weekdayOf } from '@/domain/dates';
import { type Holiday, holidays } from '../../data/policy/holidays';

/** Sets for constant-time lookup: the seed checks each unit on each simulated day. */
const WORKED: ReadonlySet<PlainDate> = new Set(holidays.flatMap(({ worked }) => worked));
const OFF: ReadonlySet<PlainDate> = new Set(
  holidays.flatMap(({ from, to }) => Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))),
);

/** Returns whether a day is a working day: Monday to Friday except `holidays`. Due dates, opening hours and queues use this calendar. */
export function isWorkingDay(day: PlainDate): boolean {
  if (WORKED.has(day)) return true;
  return !isWeekend(day) && !OFF.has(day);
}

/** Adds working days to a day. */
export function addWorkingDays(day: PlainDate, days: number): PlainDate {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** Returns whether `day` is a multiple of `days` working days after `since`. */
export function isRepeatDay(day: PlainDate, since: PlainDate, days: number): boolean {
  let at = addWorkingDays(since, days);
  while (at < day) at = addWorkingDays(at, days);
  return at === day;
}

/** Subtracts working days from a day. */
export function workingDaysBefore(day: PlainDate, days: number): PlainDate {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, -1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

export function holidayOn(day: PlainDate): Holiday | undefined {
  return holidays.find(({ from, to }) => from <= day && day <= to);
}

/** Returns the holidays with a day off or a make-up workday between `day` and `last`. */
export function holidaysBetween(day: PlainDate, last: PlainDate): Holiday[] {
  return holidays.filter(({ from, to, worked }) => [from, to, ...worked].some((one) => one >= day && one <= last));
}

/** Saturday and Sunday (docs/specification.md 9). */
function isWeekend(day: PlainDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}
