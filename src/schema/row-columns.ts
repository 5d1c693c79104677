import { isPlainDate, isPlainMonth } from '@/domain/dates';
import type { FieldOption } from './field-kinds';

/** Kinds of columns. Dates are stored as yyyy-MM-dd, months as yyyy-MM, in whatever form they are typed. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'month';

/** A column of rows that are sent in parts, shared by hall and centre. */
export interface RowColumn {
  name: string;
  /** Heading in file, table and case. */
  title: string;
  kind: ColumnKind;
  /** Whether the cell must be filled: always, or depending on other cells (choices by code). */
  needed?: true | ((cell: (name: string) => string) => boolean);
  /** Options of a choice, given here or by a dictionary; rows hold the code. */
  options?: readonly FieldOption[];
  dictionary?: string;
}

/** Most characters of a text cell. */
const LONGEST_CELL = 200;

/**
 * Returns the error of a cell by its column alone, '' if there is none; `options`: those of a choice, by code. The format of an amount is
 * judged by `amountProblem`, which a business may replace.
 */
export function columnError(
  { title, kind, needed }: RowColumn,
  text: string,
  cell: (name: string) => string,
  options: readonly FieldOption[] | undefined,
): string {
  if (text === '') return (typeof needed === 'function' ? needed(cell) : needed) ? `请填写${title}` : '';
  if (options) return options.some(({ value }) => value === text) ? '' : `${title}应填${alternatives(options)}`;
  if (kind === 'date') return isPlainDate(text) ? '' : `${title}应为日期，如2026-11-05`;
  if (kind === 'month') return isPlainMonth(text) ? '' : `${title}应为年月，如2026-12`;
  return kind === 'text' && Array.from(text).length > LONGEST_CELL ? `${title}不能超过${LONGEST_CELL}个字` : '';
}

function alternatives(options: readonly FieldOption[]): string {
  const names = options.map(({ label }) => `“${label}”`);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join('、')}或${last}` : last;
}
