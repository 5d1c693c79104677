import { addDays, addMonths, isPlainDate, isPlainMonth, monthOf, type PlainDate, shiftMonth } from './dates';

/** What a range counts in: yyyy-MM-dd, yyyy-MM or yyyy. */
export type RangeUnit = 'date' | 'month' | 'year';
/** 'past' forbids what comes after today, 'future' what is over, 'after-today' today as well. */
export type RangeLimit = 'past' | 'future' | 'after-today' | 'none';

/** Either end '' when it is open. */
export interface DateSpan {
  from: string;
  to: string;
}

/** A span in the words of a query; what is not limited is not named, and '' stands for one that is open at both ends. */
export function spanWords(label: string, { from, to }: DateSpan): string {
  if (from && to) return `${label}${from}至${to}`;
  if (from) return `${label}${from}起`;
  return to && `${label}截至${to}`;
}

/** Months before today that a query shows, unless the system setting default_time says otherwise (specification 5). */
const DEFAULT_MONTHS = 3;

/** The span a query starts with, up to today: `setting` is the system setting default_time, months from 1 to 120. */
export function defaultSpan(today: PlainDate, setting: string, of: RangeUnit = 'date'): DateSpan {
  const months = /^\d{1,3}$/.test(setting) ? Number(setting) : 0;
  const from = addMonths(today, -(months >= 1 && months <= 120 ? months : DEFAULT_MONTHS));
  return { from: inUnit(from, of), to: inUnit(today, of) };
}

/** First and last that may be chosen under a limit; undefined where there is none. */
export function limitBounds(
  limit: RangeLimit,
  today: PlainDate,
  of: RangeUnit,
): { min: string | undefined; max: string | undefined } {
  switch (limit) {
    case 'past':
      return { min: undefined, max: inUnit(today, of) };
    // Today began up to 86399 s ago and is not over: the tolerance of specification 5 in days.
    case 'future':
      return { min: inUnit(today, of), max: undefined };
    case 'after-today':
      return { min: next(today, of), max: undefined };
    default:
      return { min: undefined, max: undefined };
  }
}

interface RangeRule {
  of: RangeUnit;
  limit: RangeLimit;
  today: PlainDate;
  /** One end may be left open. */
  open: boolean;
  label: string;
}

/** What is wrong with a range: an end missing or unreadable, the start after the end, either beyond the limit. */
export function rangeProblem(span: DateSpan, { of, limit, today, open, label }: RangeRule): string | undefined {
  for (const [name, text] of ends(span)) {
    if (text === '' ? !open : !isInUnit(text, of)) return `请选择${text === '' ? '' : '正确的'}${label}的${name}`;
  }
  if (span.from !== '' && span.to !== '' && span.from > span.to) return `${label}的开始不能晚于结束`;
  const { min, max } = limitBounds(limit, today, of);
  for (const [name, text] of ends(span)) {
    if (text === '') continue;
    if (min !== undefined && text < min) return `${label}的${name}不能早于${min}`;
    if (max !== undefined && text > max) return `${label}的${name}不能晚于${max}`;
  }
  return undefined;
}

export function isInUnit(text: string, of: RangeUnit): boolean {
  if (of === 'date') return isPlainDate(text);
  return of === 'month' ? isPlainMonth(text) : /^(19|20|21)\d{2}$/.test(text);
}

function ends({ from, to }: DateSpan): [string, string][] {
  return [
    ['开始', from],
    ['结束', to],
  ];
}

function inUnit(date: PlainDate, of: RangeUnit): string {
  if (of === 'date') return date;
  return of === 'month' ? monthOf(date) : date.slice(0, 4);
}

function next(today: PlainDate, of: RangeUnit): string {
  if (of === 'date') return addDays(today, 1);
  return of === 'month' ? shiftMonth(monthOf(today), 1) : String(Number(today.slice(0, 4)) + 1);
}
