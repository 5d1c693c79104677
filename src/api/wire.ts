import { ApiError, MALFORMED_TEXT } from './errors';
import { isPlainObject } from './request-body';

/** A field as the text it should be: '' for anything that is none; a number is its digits. */
export function wireText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A count as number or digits, at most 15 of them; undefined for anything else. */
export function wireCount(value: unknown): number | undefined {
  const text = wireText(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The rows of a list that can be used; `read` gives undefined for one that cannot. @throws ApiError when there is no list at all */
export function wireRows<T>(list: unknown, read: (row: Record<string, unknown>) => T | undefined): T[] {
  if (!Array.isArray(list)) throw new ApiError('malformed', MALFORMED_TEXT);
  return list.flatMap((item: unknown) => (isPlainObject(item) ? (read(item) ?? []) : []));
}
