import { isPlainDate } from '@/domain/dates';
import { textOf } from '@/lib/foreign-json';
import { withoutStackedMarks } from '@/lib/truncate-text';

/**
 * Reads a field as text: '' for a non-text and for the word 'null' (docs/specification.md 5, empty check); a safe integer becomes its
 * digits.
 */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return textOf(withoutStackedMarks(value.trim()));
  const digits = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
  return digits.includes('e') ? '' : digits;
}

/** Reads a count from a number or at most 15 digits; undefined otherwise. */
export function wireCount(value: unknown): number | undefined {
  const text = wireText(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Returns the day of a date or time, yyyy-MM-dd; '' for an invalid date. */
export function wireDay(value: unknown): string {
  const day = wireText(value).slice(0, 10);
  return isPlainDate(day) ? day : '';
}

/** Reads a time, yyyy-MM-dd HH:mm:ss; '' for an invalid one. */
export function wireTime(value: unknown): string {
  const [time] = /^\S{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d/.exec(wireText(value)) ?? [''];
  return wireDay(time) && time;
}

/** Removes rows with a repeated key; the first one stays. */
export function firstOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const known = new Set<string>();
  return rows.filter((row) => known.size < known.add(keyOf(row)).size);
}
