import type { FormFacts } from './facts';
import type { Column, FieldWithKind, FlowValues, RowValues } from './field-kinds';

/** Returns the visible columns for these values; shared by table, check page, validation and request. */
export function shownColumns(field: FieldWithKind<'rows'>, values: FlowValues, facts: FormFacts): readonly Column[] {
  return field.columns.filter((column) => column.visible?.(values, facts) ?? true);
}

/** Returns the text of a cell, typed or computed. */
export function cellValue(column: Column, row: RowValues, facts: FormFacts): string {
  return column.computed?.(row, facts) ?? row[column.name] ?? '';
}

/** Returns the rows as sent: visible columns without display-only ones. */
export function submittedRows(
  field: FieldWithKind<'rows'>,
  rows: readonly RowValues[],
  values: FlowValues,
  facts: FormFacts,
): RowValues[] {
  const columns = shownColumns(field, values, facts).filter(({ computed, sent }) => !computed && sent !== false);
  return rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? ''])));
}
