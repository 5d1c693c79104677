import { addDays, addMonths, isPlainDate, isPlainMonth, monthOf, type PlainDate, shiftMonth } from './dates';

/** Unit of a range: yyyy-MM-dd, yyyy-MM or yyyy. */
export type RangeUnit = 'date' | 'month' | 'year';
/** 'past' forbids dates after today, 'future' dates before today, 'after-today' today as well. */
export type RangeLimit = 'past' | 'future' | 'after-today' | 'none';

/** An open end is ''. */
export interface DateSpan {
  from: string;
  to: string;
}

/** Text of a date span for a query summary; open ends are left out, '' if both are open. */
export function spanText(label: string, { from, to }: DateSpan): string {
  if (from && to) return `${label}${from}至${to}`;
  if (from) return `${label}${from}起`;
  return to && `${label}截至${to}`;
}

/** Default period of a query in months before today, unless the system setting default_time differs (docs/specification.md 5). */
const DEFAULT_MONTHS = 3;

/** Default span of a query, up to today; `setting` is the system setting default_time, months from 1 to 120. */
export function defaultSpan(today: PlainDate, setting: string, of: RangeUnit = 'date'): DateSpan {
  const months = /^\d{1,3}$/.test(setting) ? Number(setting) : 0;
  const from = addMonths(today, -(months >= 1 && months <= 120 ? months : DEFAULT_MONTHS));
  return { from: inUnit(from, of), to: inUnit(today, of) };
}

/** First and last date that a limit allows; undefined for no bound. */
export function limitBounds(
  limit: RangeLimit,
  today: PlainDate,
  of: RangeUnit,
): { min: string | undefined; max: string | undefined } {
  switch (limit) {
    case 'past':
      return { min: undefined, max: inUnit(today, of) };
    // Today began up to 86399 s ago and is not over: the tolerance of docs/specification.md 5 in days.
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
  /** True if one end may be left open. */
  open: boolean;
  label: string;
}

/** Returns the problem of a range: missing or unreadable end, start after end, or an end beyond the limit. */
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
