import type { CaseRowsPage } from '@/api/cases/case-rows';
import { formatMoney } from '@/domain/money';
import { maskIdNumber, maskPhone } from '@/domain/text/mask';
import { searchText } from '@/domain/text/plain-text';
import type { RowColumn } from '@/schema/row-columns';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import type { Transaction } from '../../kernel/transaction';
import { labelOf } from '../field-reader';
import type { RowsTable } from '../rule';

/** Request for a page of a long table; `cx` filters by any cell, '' matches all rows. */
export interface RowsRequest extends Paging {
  cx: string;
}

/** Returns the indexes of matching rows, case-insensitive; all of them for an empty search. */
function placesOf({ count, cells }: RowsTable, cx: string): number[] {
  const wanted = searchText(cx);
  const all = Array.from({ length: count }, (_, at) => at);
  return wanted === '' ? all : all.filter((at) => cells(at).some((cell) => cell.toUpperCase().includes(wanted)));
}

/** Returns one page of a table. Only the cells of shown rows are built. */
export function tablePage(tx: Transaction, bt: string, table: RowsTable, asked: RowsRequest): CaseRowsPage {
  return { bt, lm: table.lm, ...pageOfRows(tx, placesOf(table, asked.cx), asked, (at) => table.cells(at)) };
}

/** Returns a table of the rows that satisfy the predicate. */
export function only(table: RowsTable, holds: (cells: readonly string[]) => boolean): RowsTable {
  const places = Array.from({ length: table.count }, (_, at) => at).filter((at) => holds(table.cells(at)));
  return { ...table, count: places.length, cells: (at) => table.cells(places[at] ?? -1) };
}

const PERSON = /zjhm$/;
const PHONE = /sjhm$/;
/** An account number in a column for either number is not masked. */
const ACCOUNT = /^\d{12}$/;

/** Formats a cell for display. `whole`: numbers of persons and phones unmasked, for a checker. */
export function cellDisplayText({ name, kind, options, dictionary }: RowColumn, value: string, whole: boolean): string {
  if (value === '') return '--';
  if (options) return options.find((one) => one.value === value)?.label ?? value;
  if (dictionary) return labelOf(dictionary, value);
  if (kind === 'money') return formatMoney(value);
  if (whole || ACCOUNT.test(value)) return value;
  if (PERSON.test(name)) return maskIdNumber(value);
  return PHONE.test(name) ? maskPhone(value) : value;
}

/** Returns the list of some columns, in this order with these relative widths. */
export function listOf(columns: readonly RowColumn[], widths: Readonly<Record<string, number>>) {
  const listed = Object.keys(widths).flatMap((name) => columns.find((column) => column.name === name) ?? []);
  return {
    lm: listed.map(({ title }) => title),
    names: listed.map(({ name }) => name),
    widths: Object.values(widths),
    cells: (_: Transaction, row: Readonly<Record<string, string>>) =>
      listed.map((column) => cellDisplayText(column, row[column.name] ?? '', false)),
  };
}

/** Returns whether a column identifies a person or a phone: masked for everybody but a checker. */
export const isPersonal = ({ name }: Pick<RowColumn, 'name'>) => PERSON.test(name) || PHONE.test(name);
