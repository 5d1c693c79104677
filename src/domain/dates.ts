/**
 * Local dates of the fund as text: without Date objects and time zones, neither a client's clock setting nor the summer time of 1986 to
 * 1991 shifts a day. Texts of one shape compare with `<` as the dates do.
 */

/** 'yyyy-MM-dd'. */
export type PlainDate = string;
/** 'yyyy-MM'. */
export type PlainMonth = string;

const DAY_MS = 86_400_000;
/** China Standard Time; the whole country has used it since 1992. */
const FUND_OFFSET_MS = 8 * 3_600_000;

export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = partsOf(text);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function isPlainMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Adds months; 31 May − 3 months is 28 or 29 February: the day is clamped to the month's last. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const month = shiftMonth(monthOf(date), months);
  const last = lastDayOf(month);
  const sameDay = `${month}-${date.slice(8, 10)}`;
  return sameDay < last ? sameDay : last;
}

export function shiftMonth(month: PlainMonth, months: number): PlainMonth {
  const index = monthIndex(month) + months;
  return `${pad(Math.floor(index / 12), 4)}-${pad((((index % 12) + 12) % 12) + 1)}`;
}

/** Signed number of days from a to b. */
export function daysBetween(a: PlainDate, b: PlainDate): number {
  return dayNumber(b) - dayNumber(a);
}

/** Signed number of months from a to b. */
export function monthsBetween(a: PlainMonth, b: PlainMonth): number {
  return monthIndex(b) - monthIndex(a);
}

/** Months from a to b inclusive; empty if b is before a. */
export function monthsFrom(a: PlainMonth, b: PlainMonth): PlainMonth[] {
  return Array.from({ length: Math.max(monthsBetween(a, b) + 1, 0) }, (_, offset) => shiftMonth(a, offset));
}

/** Returns the first day with this number in its month (1 to 28) after `day`. */
export function nextMonthDay(day: PlainDate, number: string): PlainDate {
  const at = number.padStart(2, '0');
  const [own, following] = [`${monthOf(day)}-${at}`, `${shiftMonth(monthOf(day), 1)}-${at}`];
  return own > day ? own : following;
}

/** Text of a month range; a single month is named once. */
export const monthSpan = (from: PlainMonth, to: PlainMonth): string => (from === to ? from : `${from}至${to}`);

/** Runs of consecutive months as text, 2026-10、2026-12至2027-02; '' for none. */
export function monthsText(months: readonly PlainMonth[]): string {
  const runs: { from: PlainMonth; to: PlainMonth }[] = [];
  for (const month of months) {
    const last = runs.at(-1);
    if (last && shiftMonth(last.to, 1) === month) last.to = month;
    else runs.push({ from: month, to: month });
  }
  return runs.map(({ from, to }) => monthSpan(from, to)).join('、');
}

export function lastDayOf(month: PlainMonth): PlainDate {
  const [year, number] = partsOf(`${month}-01`);
  return `${month}-${pad(daysInMonth(year, number))}`;
}

/** Deadline text that leaves no doubt that the day itself counts: 请于…缴款. */
export const byEndOf = (day: PlainDate): string => `${day}当日24时前`;

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: PlainDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Date of a timestamp (ms) in the fund's time zone. */
export function fundDate(epochMs: number): PlainDate {
  return dateOfDayNumber(Math.floor((epochMs + FUND_OFFSET_MS) / DAY_MS));
}

/** Formats a timestamp (ms) as 'yyyy-MM-dd HH:mm:ss' in the fund's time zone. */
export function fundTime(epochMs: number): string {
  const seconds = Math.floor((epochMs + FUND_OFFSET_MS) / 1000);
  const ofDay = ((seconds % 86_400) + 86_400) % 86_400;
  const clock = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ofDay % 60].map((part) => pad(part)).join(':');
  return `${fundDate(epochMs)} ${clock}`;
}

/** Age in whole years on a date; a birthday on 29 February counts from 1 March in common years. */
export function ageOn(birth: PlainDate, on: PlainDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

function partsOf(date: PlainDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function monthIndex(month: PlainMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Days since 1970-01-01 in the Gregorian calendar. */
function dayNumber(date: PlainDate): number {
  const [year, month, day] = partsOf(date);
  // Counting years from March puts the leap day last, which keeps the month lengths regular.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const yearOfEra = y - era * 400;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

function dateOfDayNumber(days: number): PlainDate {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted + (shifted < 10 ? 3 : -9);
  return `${pad(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month)}-${pad(day)}`;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
