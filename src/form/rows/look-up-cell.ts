import type { Column, FieldOfKind, RowValues } from '../field-kinds';
import type { Form } from '../store/form-store';
import { cellKey } from '../values/cell-errors';
import { rowsIn } from '../values/read-value';

/**
 * Puts what the centre knows by a cell into the row's other columns, or says at the cell why it knows nothing. The row is found
 * again by what stands in the cell: others may have been removed meanwhile, and what was typed anew is asked about anew.
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
  // What is wrong by itself, or known already, is not asked about.
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
    const text = error instanceof Error && error.message ? error.message : '没有查到，请核对';
    form.placeErrors({ [cellKey(field.name, at, column.name)]: text });
  }
}

/** The same for rows that were pasted, one after another: from the first to before the last. */
export async function lookUpRows(form: Form, field: FieldOfKind<'rows'>, from: number, to: number): Promise<void> {
  const asked = field.columns.filter(({ lookup }) => lookup);
  const { signal } = new AbortController();
  for (let index = from; index < to; index += 1) {
    for (const column of asked) await lookUpCell(form, field, column, index, signal);
  }
}

function laidOver(row: RowValues, known: Readonly<Record<string, string | undefined>>): RowValues {
  const told = Object.entries(known).filter((cell): cell is [string, string] => cell[1] !== undefined);
  return { ...row, ...Object.fromEntries(told) };
}
