import { addDays, daysBetween, type PlainDate, weekdayOf } from '@/domain/dates';
import { type Holiday, holidays } from '../../data/holidays';

/** Asked for each unit of each day that the seed lives through: looked up, not looked for. */
const WORKED: ReadonlySet<PlainDate> = new Set(holidays.flatMap(({ worked }) => worked));
const OFF: ReadonlySet<PlainDate> = new Set(
  holidays.flatMap(({ from, to }) => Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))),
);

/** Every promised day, opening hour and queue of the centre is counted with this calendar: Monday to Friday but for `holidays`. */
export function isWorkingDay(day: PlainDate): boolean {
  if (WORKED.has(day)) return true;
  return !isWeekend(day) && !OFF.has(day);
}

/** The day that is `days` working days after `day`. */
export function addWorkingDays(day: PlainDate, days: number): PlainDate {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** Whether `day` is one of those that come each `days` working days after `since`. */
export function comesAgain(day: PlainDate, since: PlainDate, days: number): boolean {
  let at = addWorkingDays(since, days);
  while (at < day) at = addWorkingDays(at, days);
  return at === day;
}

/** The day that is `days` working days before `day`. */
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

/** Holidays that touch the days from `day` to `last` with a day off or a day worked instead. */
export function holidaysBetween(day: PlainDate, last: PlainDate): Holiday[] {
  return holidays.filter(({ from, to, worked }) => [from, to, ...worked].some((one) => one >= day && one <= last));
}

/** Saturday and Sunday (specification 9). */
function isWeekend(day: PlainDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}
