import { cellError } from './cell-error';
import type { FormFacts } from './facts';
import type { FieldWithKind, FlowValues, RowValues } from './field-kinds';
import { shownColumns } from './shown-columns';

/** Returns the errors of a row table: '3.sjhm' (row from 0, column) → message. Empty if valid. */
export function validateRows(
  field: FieldWithKind<'rows'>,
  rows: readonly RowValues[],
  values: FlowValues,
  facts: FormFacts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const columns = shownColumns(field, values, facts);
  rows.forEach((row, index) => {
    for (const column of columns) {
      const message = cellError(column, row, values, facts);
      if (message) errors[`${index}.${column.name}`] = message;
    }
  });
  return errors;
}
