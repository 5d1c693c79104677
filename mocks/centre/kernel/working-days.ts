import { addDays, type PlainDate, weekdayOf } from '@/domain/dates';
import { type Holiday, holidays } from '../../data/holidays';

/** Every promised day, opening hour and queue of the centre is counted with this calendar: Monday to Friday but for `holidays`. */
export function isWorkingDay(day: PlainDate): boolean {
  if (holidays.some(({ worked }) => worked.includes(day))) return true;
  return !isWeekend(day) && holidayOn(day) === undefined;
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
