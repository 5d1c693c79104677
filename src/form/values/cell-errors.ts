import type { RowValues } from '@/schema/field-kinds';

/** Returns the error key of a cell, as used by the centre too: '<table>.<row from 0>.<column>'. */
export function cellKey(table: string, index: number, column: string): string {
  return `${table}.${index}.${column}`;
}

/** Parses the error key of a cell; undefined for a plain field. */
export function readCellKey(key: string): { table: string; index: number; column: string } | undefined {
  const [, table, index, column] = /^([^.]+)\.(\d{1,6})\.([^.]+)$/.exec(key) ?? [];
  return table !== undefined && index !== undefined && column !== undefined
    ? { table, index: Number(index), column }
    : undefined;
}

/** Returns the errors of a field and its cells. */
export function cellErrorsOf(errors: Readonly<Record<string, string>>, name: string): [key: string, message: string][] {
  return Object.entries(errors).filter(([key]) => key === name || readCellKey(key)?.table === name);
}

/** Returns all errors except those of a field and its cells. */
export function errorsExcept(errors: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name && readCellKey(key)?.table !== name));
}

/**
 * Updates the errors of a table's cells after an edit: errors move with their rows; those of removed rows and changed cells are
 * dropped. Rows are compared by identity: an edit keeps the objects of unchanged rows.
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
