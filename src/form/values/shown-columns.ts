import type { FormFacts } from '../facts';
import type { Column, FieldOfKind, FlowValues, RowValues } from '../field-kinds';

/** The columns of a table that show for these values. Table, check page, validation and request all read this. */
export function shownColumns(field: FieldOfKind<'rows'>, values: FlowValues, facts: FormFacts): readonly Column[] {
  return field.columns.filter((column) => column.visible?.(values, facts) ?? true);
}

/** What stands in a cell, typed or worked out. */
export function cellValue(column: Column, row: RowValues, facts: FormFacts): string {
  return column.computed?.(row, facts) ?? row[column.name] ?? '';
}

/** Rows as they are sent: of each what shows, without what is there to be read alone. */
export function sentRows(
  field: FieldOfKind<'rows'>,
  rows: readonly RowValues[],
  values: FlowValues,
  facts: FormFacts,
): RowValues[] {
  const columns = shownColumns(field, values, facts).filter(({ computed, sent }) => !computed && sent !== false);
  return rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? ''])));
}
