import { isPlainDate } from '@/domain/dates';
import { isRecord, textOf } from '@/lib/foreign-json';
import { withoutPiles } from '@/lib/whole-letters';
import { ApiError, MALFORMED_TEXT } from './errors';
import type { Page } from './person';

/**
 * A field as the text it should be: '' for anything that is none, the word 'null' among it (specification 5, empty check); a number is
 * its digits, as far as a number holds them exactly.
 */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return textOf(withoutPiles(value.trim()));
  const digits = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
  return digits.includes('e') ? '' : digits;
}

/** Rows left out so far: reading an answer is one go, so that what is counted meanwhile is its own. */
let unread = 0;

/** A row was left out because it could not be read. */
export function unreadRow(): void {
  unread += 1;
}

/** How many rows were left out so far. */
export function unreadSoFar(): number {
  return unread;
}

/** A count as number or digits, at most 15 of them; undefined for anything else. */
export function wireCount(value: unknown): number | undefined {
  const text = wireText(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The day of a date or a time, yyyy-MM-dd; '' for one that is in no calendar. */
export function wireDay(value: unknown): string {
  const day = wireText(value).slice(0, 10);
  return isPlainDate(day) ? day : '';
}

/** A moment, yyyy-MM-dd HH:mm:ss; '' for one that is on no clock. */
export function wireTime(value: unknown): string {
  const [time] = /^\S{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d/.exec(wireText(value)) ?? [''];
  return wireDay(time) && time;
}

/** The rows of a list that can be used; `read` gives undefined for one that cannot. @throws ApiError when there is no list at all */
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

/** Rows that bring a key again are left out: one thing is listed once. */
export function firstOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const known = new Set<string>();
  return rows.filter((row) => known.size < known.add(keyOf(row)).size);
}

/**
 * A page of a list, { list, total }; rows that cannot be read are left out. Rows of which none can be read are no empty list.
 * Without the centre's count nobody knows what is still to come, unless a first page has rows and is not full.
 * @throws ApiError
 */
export function wirePage<T>(
  answer: Record<string, unknown>,
  read: (row: Record<string, unknown>) => T | undefined,
  keyOf: ((row: T) => string) | undefined,
  { page = 1, size = Number.POSITIVE_INFINITY }: { page?: number; size?: number },
): Page<T> {
  const before = unreadSoFar();
  const list = wireRows(answer.list, read, keyOf);
  const left = unreadSoFar() - before;
  const came = (answer.list as unknown[]).length; // wireRows takes lists alone
  const counted = page === 1 && came > 0 && came < size ? list.length : undefined;
  const total = wireCount(answer.total) ?? counted;
  if (total === undefined || (came > 0 && list.length === 0)) throw new ApiError('malformed', MALFORMED_TEXT);
  return { list, total: Math.max(total, list.length), sjjz: wireText(answer.sjjz), ...(left > 0 && { unread: left }) };
}
