import { failureText } from '@/lib/shown-errors';
import type { Column, RowValues } from '@/schema/field-kinds';
import { rowsIn } from '@/schema/read-value';
import type { FieldOfKind } from '../field-kinds';
import type { Form } from '../store/form-store';
import { cellKey } from '../values/cell-errors';

/**
 * Looks up a cell's value and fills other columns, or shows the error at the cell. Finds the row again by the value, as rows may have
 * been removed meanwhile; an answer for a changed value is dropped.
 */
export async function lookUpCell(
  form: Form,
  field: FieldOfKind<'rows'>,
  column: Column,
  index: number,
  signal: AbortSignal,
): Promise<void> {
  const rows = () => rowsIn(form.store.getState().values, field.name);
  const value = rows()[index]?.[column.name] ?? '';
  // Empty and invalid cells are not looked up.
  if (!column.lookup || value === '' || form.store.getState().errors[cellKey(field.name, index, column.name)]) return;
  const place = () =>
    rows()[index]?.[column.name] === value ? index : rows().findIndex((row) => row[column.name] === value);
  try {
    const known = await column.lookup(value, signal);
    const at = place();
    if (signal.aborted || at < 0) return;
    form.set(
      field.name,
      rows().map((row, i) => (i === at ? laidOver(row, known) : row)),
    );
  } catch (error) {
    const at = place();
    if (signal.aborted || at < 0) return;
    const text = failureText(error, '没有查到，请核对');
    form.placeErrors({ [cellKey(field.name, at, column.name)]: text });
  }
}

/** Looks up pasted rows one after another; `to` is exclusive. */
export async function lookUpRows(form: Form, field: FieldOfKind<'rows'>, from: number, to: number): Promise<void> {
  const columns = field.columns.filter(({ lookup }) => lookup);
  const { signal } = new AbortController();
  for (let index = from; index < to; index += 1) {
    for (const column of columns) await lookUpCell(form, field, column, index, signal);
  }
}

function laidOver(row: RowValues, known: Readonly<Record<string, string | undefined>>): RowValues {
  const filled = Object.entries(known).filter((cell): cell is [string, string] => cell[1] !== undefined);
  return { ...row, ...Object.fromEntries(filled) };
}
