import type { Page } from '@/api/person';
import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';

/** Pages are counted from 1; 0 rows a page are all of them. */
export interface Paging {
  page: number;
  size: number;
}

/** What a list may be asked for beside columns of its own: the spans include both ends, '' leaves one open. */
interface Asked extends Paging {
  ksrq?: string;
  jsrq?: string;
  ksny?: string;
  jsny?: string;
}

/** How a list answers what it is asked for. */
interface Choice<Row, Search> {
  /** Columns that hold what was asked for under their own name; '' asks for nothing. */
  same?: readonly (keyof Row & keyof Search)[];
  /** The day or moment of a row that lies between `ksrq` and `jsrq`. */
  day?: (row: Row) => string;
  /** The month of a row that lies between `ksny` and `jsny`. */
  month?: (row: Row) => string;
  /** What puts the rows in order, the greatest first; of equal ones that first which was added last. */
  newest?: (row: Row) => string;
}

/** The rows that were asked for, as every list of the centre chooses and sorts them; without `newest` in the order they came in. */
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

/** Days, moments and months of one shape compare as texts. */
function isWithin(value: string, from = '', to = ''): boolean {
  return (from === '' || value >= from) && (to === '' || value <= to);
}

/** The rows of the page that was asked for. */
export function rowsOfPage<T>(rows: readonly T[], { page, size }: Paging): T[] {
  return size === 0 ? [...rows] : rows.slice((page - 1) * size, page * size);
}

/** The page of a list that was asked for, as every list of the centre answers it. */
export function pageOfRows<T>(desk: Desk, rows: readonly T[], paging: Paging): Page<T>;
/** `view`: a row as it is shown, made for those of the page alone. */
export function pageOfRows<T, Row>(desk: Desk, rows: readonly T[], paging: Paging, view: (row: T) => Row): Page<Row>;
export function pageOfRows(
  desk: Desk,
  rows: readonly unknown[],
  paging: Paging,
  view: (row: unknown) => unknown = (row) => row,
): Page<unknown> {
  // Not map(view): a view takes a row and nothing else.
  const list = rowsOfPage(rows, paging).map((row) => view(row));
  return { list, total: rows.length, sjjz: fundTime(desk.now()) };
}
