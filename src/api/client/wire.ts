import { isPlainDate } from '@/domain/dates';
import { isRecord, textOf } from '@/lib/foreign-json';
import { withoutStackedMarks } from '@/lib/truncate-text';
import type { Page } from '../person/person';
import { ApiError, MALFORMED_TEXT } from './errors';

/**
 * Reads a field as text: '' for a non-text and for the word 'null' (docs/specification.md 5, empty check); a safe integer becomes its
 * digits.
 */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return textOf(withoutStackedMarks(value.trim()));
  const digits = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
  return digits.includes('e') ? '' : digits;
}

/** Counter of omitted rows. Reading is synchronous, so the difference around a call belongs to its response. */
let unread = 0;

/** Counts a row that was omitted as unreadable. */
export function unreadRow(): void {
  unread += 1;
}

/** Returns the number of rows omitted so far. */
export function droppedRowCount(): number {
  return unread;
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

/** The readable rows of a list; `read` returns undefined for an unreadable one. @throws ApiError when the value is no list */
export function wireRows<T>(
  list: unknown,
  read: (row: Record<string, unknown>) => T | undefined,
  keyOf?: (row: T) => string,
): T[] {
  if (!Array.isArray(list)) throw new ApiError('malformed', MALFORMED_TEXT);
  const rows = list.flatMap((item: unknown) => {
    const row = isRecord(item) ? read(item) : undefined;
    if (row === undefined) unreadRow();
    return row ?? [];
  });
  return keyOf ? firstOfEach(rows, keyOf) : rows;
}

/** Removes rows with a repeated key; the first one stays. */
export function firstOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const known = new Set<string>();
  return rows.filter((row) => known.size < known.add(keyOf(row)).size);
}

/**
 * Reads a page { list, total }; unreadable rows are omitted, but a page of only unreadable rows is rejected. Without `total` the page is
 * rejected too, unless it is a first page with some rows and not full.
 * @throws ApiError
 */
export function wirePage<T>(
  answer: Record<string, unknown>,
  read: (row: Record<string, unknown>) => T | undefined,
  keyOf: ((row: T) => string) | undefined,
  { page = 1, size = Number.POSITIVE_INFINITY }: { page?: number; size?: number },
): Page<T> {
  const before = droppedRowCount();
  const list = wireRows(answer.list, read, keyOf);
  const left = droppedRowCount() - before;
  const came = (answer.list as unknown[]).length; // wireRows accepts arrays only
  const counted = page === 1 && came > 0 && came < size ? list.length : undefined;
  const total = wireCount(answer.total) ?? counted;
  if (total === undefined || (came > 0 && list.length === 0)) throw new ApiError('malformed', MALFORMED_TEXT);
  return { list, total: Math.max(total, list.length), sjjz: wireText(answer.sjjz), ...(left > 0 && { unread: left }) };
}
