/** Returns the id of a field's control, to which the error summary links. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Returns the id of a cell; its errors use the key '<table>.<row>.<column>'. */
export function cellId(name: string, index: number, column: string): string {
  return `field-${name}-${index}-${column}`;
}
