import type { CaseRowsPage } from '@/api/case-rows';
import { maskIdNumber, maskPhone } from '@/domain/mask';
import { formatMoney } from '@/domain/money';
import { searchText } from '@/domain/plain-text';
import type { Desk } from '../kernel/desk';
import { type Paging, pageOfRows } from '../kernel/list-page';
import type { RowColumn } from './column-reader';
import { labelOf } from './field-reader';
import type { RowsTable } from './rule';

/** What is asked of a long table: one page, of the rows that hold `cx` in any cell where it is not ''. */
export interface RowsAsked extends Paging {
  cx: string;
}

/** The places of the rows that hold what was sought, letters of either case; all of them where nothing was. */
function placesOf({ count, cells }: RowsTable, cx: string): number[] {
  const wanted = searchText(cx);
  const all = Array.from({ length: count }, (_, at) => at);
  return wanted === '' ? all : all.filter((at) => cells(at).some((cell) => cell.toUpperCase().includes(wanted)));
}

/** One page of a table. Cells are made for the rows that are shown alone. */
export function tablePage(desk: Desk, bt: string, table: RowsTable, asked: RowsAsked): CaseRowsPage {
  return { bt, lm: table.lm, ...pageOfRows(desk, placesOf(table, asked.cx), asked, (at) => table.cells(at)) };
}

/** The rows for which something holds, as a table of their own. */
export function only(table: RowsTable, holds: (cells: readonly string[]) => boolean): RowsTable {
  const places = Array.from({ length: table.count }, (_, at) => at).filter((at) => holds(table.cells(at)));
  return { ...table, count: places.length, cells: (at) => table.cells(places[at] ?? -1) };
}

const PERSON = /zjhm$/;
const PHONE = /sjhm$/;
/** An account's number in a column that takes either is nobody's secret. */
const ACCOUNT = /^\d{12}$/;

/** A cell as people read it. `whole`: numbers of persons and phones as they are, for whoever has to check them. */
export function cellWords({ name, kind, options, dictionary }: RowColumn, value: string, whole: boolean): string {
  if (value === '') return '--';
  if (options) return options.find((one) => one.value === value)?.label ?? value;
  if (dictionary) return labelOf(dictionary, value);
  if (kind === 'money') return formatMoney(value);
  if (whole || ACCOUNT.test(value)) return value;
  if (PERSON.test(name)) return maskIdNumber(value);
  return PHONE.test(name) ? maskPhone(value) : value;
}

/** Whether a column says whose a row is or how somebody is reached: masked wherever nobody has to check it. */
export const isPersonal = ({ name }: Pick<RowColumn, 'name'>) => PERSON.test(name) || PHONE.test(name);
