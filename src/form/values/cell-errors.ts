import type { RowValues } from '../field-kinds';

/** The name a cell's error goes by, here and in the centre's answers: '<table>.<row from 0>.<column>'. */
export function cellKey(table: string, index: number, column: string): string {
  return `${table}.${index}.${column}`;
}

/** The cell a name of an error speaks of; undefined for that of a plain field. */
export function readCellKey(key: string): { table: string; index: number; column: string } | undefined {
  const [, table, index, column] = /^([^.]+)\.(\d{1,6})\.([^.]+)$/.exec(key) ?? [];
  return table !== undefined && index !== undefined && column !== undefined
    ? { table, index: Number(index), column }
    : undefined;
}

/** The errors of one field: its own and those of its cells. */
export function errorsOf(errors: Readonly<Record<string, string>>, name: string): [key: string, message: string][] {
  return Object.entries(errors).filter(([key]) => key === name || readCellKey(key)?.table === name);
}

/** All errors but those of one field and its cells. */
export function errorsBeside(errors: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name && readCellKey(key)?.table !== name));
}

/**
 * The errors of a table's cells after an edit: those of rows that moved go with them, those of rows that are gone and of
 * cells that were changed fall away. Rows are told by identity: an edit keeps the objects of the others.
 */
export function movedCellErrors(
  errors: Readonly<Record<string, string>>,
  table: string,
  before: readonly RowValues[],
  after: readonly RowValues[],
): Record<string, string> {
  const moved: Record<string, string> = {};
  const sameCount = before.length === after.length;
  for (const [key, message] of Object.entries(errors)) {
    const cell = readCellKey(key);
    if (!cell || cell.table !== table) {
      moved[key] = message;
      continue;
    }
    const row = before[cell.index];
    const index = sameCount ? cell.index : row ? after.indexOf(row) : -1;
    if (row && index >= 0 && after[index]?.[cell.column] === row[cell.column]) {
      moved[cellKey(table, index, cell.column)] = message;
    }
  }
  return moved;
}
