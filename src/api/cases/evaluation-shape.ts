import { isRecord } from '@/lib/foreign-json';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { wirePage } from '../client/wire';
import type { Page } from '../person/person';

/** Validates a row: its texts are texts, its lists are lists of texts. @throws ApiError otherwise; partial rows are rejected */
export function checkedRow<Row extends object>(
  read: unknown,
  texts: readonly (keyof Row & string)[],
  lists: readonly (keyof Row & string)[] = [],
  counts: readonly (keyof Row & string)[] = [],
): Row {
  const row = fittingRow(read, texts, lists, counts);
  if (!row) throw new ApiError('malformed', MALFORMED_TEXT);
  return row;
}

/** Validates a page of such rows, each identified by its member `key`. @throws ApiError */
export function checkedPage<Row extends object>(
  read: Record<string, unknown>,
  request: { page: number; size: number },
  key: keyof Row & string,
  texts: readonly (keyof Row & string)[],
  lists: readonly (keyof Row & string)[] = [],
): Page<Row> {
  return wirePage(
    read,
    (row) => fittingRow<Row>(row, texts, lists),
    (row) => String(row[key]),
    request,
  );
}

function fittingRow<Row extends object>(
  read: unknown,
  texts: readonly (keyof Row & string)[],
  lists: readonly (keyof Row & string)[],
  counts: readonly (keyof Row & string)[] = [],
): Row | undefined {
  const fits =
    isRecord(read) &&
    texts.every((name) => typeof read[name] === 'string') &&
    lists.every((name) => isTexts(read[name])) &&
    counts.every((name) => isCount(read[name]));
  // The cast holds: the caller's lists cover every member of the type.
  return fits ? (read as Row) : undefined;
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
