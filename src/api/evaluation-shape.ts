import { ApiError, MALFORMED_TEXT } from './errors';
import type { Page } from './person';
import { isPlainObject } from './request-body';

/** A row whose texts are texts and whose lists are lists of texts. @throws ApiError where it is not: half a row is no row */
export function checkedRow<Row extends object>(
  read: unknown,
  texts: readonly (keyof Row & string)[],
  lists: readonly (keyof Row & string)[] = [],
  counts: readonly (keyof Row & string)[] = [],
): Row {
  const fits =
    isPlainObject(read) &&
    texts.every((name) => typeof read[name] === 'string') &&
    lists.every((name) => isTexts(read[name])) &&
    counts.every((name) => isCount(read[name]));
  if (!fits) throw new ApiError('malformed', MALFORMED_TEXT);
  // Every member that the type names has been looked at by the caller's lists.
  return read as Row;
}

/** A page of such rows. @throws ApiError */
export function checkedPage<Row extends object>(
  read: unknown,
  texts: readonly (keyof Row & string)[],
  lists: readonly (keyof Row & string)[] = [],
): Page<Row> {
  const total = isPlainObject(read) ? Number(read.total) : Number.NaN;
  if (!isPlainObject(read) || !Array.isArray(read.list) || !isCount(total)) {
    throw new ApiError('malformed', MALFORMED_TEXT);
  }
  const list = read.list.map((row) => checkedRow<Row>(row, texts, lists));
  return { list, total, sjjz: typeof read.sjjz === 'string' ? read.sjjz : '' };
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
