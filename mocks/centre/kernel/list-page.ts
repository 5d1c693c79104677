import type { Page } from '@/api/person/person';
import { fundTime } from '@/domain/dates';
import type { Transaction } from './transaction';

/** Pages count from 1; a size of 0 returns all rows. */
export interface Paging {
  page: number;
  size: number;
}

/** Common search fields of a list: both ends of a range are inclusive, '' leaves an end open. */
interface Asked extends Paging {
  ksrq?: string;
  jsrq?: string;
  ksny?: string;
  jsny?: string;
}

/** How a list filters and sorts its rows. */
interface Choice<Row, Search> {
  /** Columns matched by equality with the search field of the same name; '' matches every row. */
  same?: readonly (keyof Row & keyof Search)[];
  /** Day or time of a row, filtered by `ksrq` to `jsrq`. */
  day?: (row: Row) => string;
  /** Month of a row, filtered by `ksny` to `jsny`. */
  month?: (row: Row) => string;
  /** Sort key, descending; among equal keys the row added last comes first. */
  newest?: (row: Row) => string;
}

/** Returns the matching rows, filtered and sorted; without `newest` in order of insertion. */
export function chosenRows<Row extends object, Search extends Asked>(
  rows: readonly Row[],
  search: Search,
  { same = [], day, month, newest }: Choice<Row, Search>,
): Row[] {
  const { ksrq, jsrq, ksny, jsny } = search;
  const chosen = rows.filter(
    (row) =>
      same.every((name) => !search[name] || String(row[name]) === search[name]) &&
      (!day || isWithin(day(row).slice(0, 10), ksrq, jsrq)) &&
      (!month || isWithin(month(row), ksny, jsny)),
  );
  return newest ? chosen.reverse().sort((a, b) => inOrder(newest(b), newest(a))) : chosen;
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns whether a value lies in the range. Days, times and months of one format compare as text. */
function isWithin(value: string, from = '', to = ''): boolean {
  return (from === '' || value >= from) && (to === '' || value <= to);
}

/** Returns the rows of the requested page. */
export function rowsOfPage<T>(rows: readonly T[], { page, size }: Paging): T[] {
  return size === 0 ? [...rows] : rows.slice((page - 1) * size, page * size);
}

/** Returns a page of a list with its total and time of data. */
export function pageOfRows<T>(tx: Transaction, rows: readonly T[], paging: Paging): Page<T>;
/** `view` maps a row to its shown form, for rows of the page alone. */
export function pageOfRows<T, Row>(
  tx: Transaction,
  rows: readonly T[],
  paging: Paging,
  view: (row: T) => Row,
): Page<Row>;
export function pageOfRows(
  tx: Transaction,
  rows: readonly unknown[],
  paging: Paging,
  view: (row: unknown) => unknown = (row) => row,
): Page<unknown> {
  // Not map(view): map would also pass the index.
  const list = rowsOfPage(rows, paging).map((row) => view(row));
  return { list, total: rows.length, sjjz: fundTime(tx.now()) };
}
