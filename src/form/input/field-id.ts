/** Id of a field's control: the error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Id of a cell of a row table; its error goes by the name '<table>.<row>.<column>'. */
export function cellId(name: string, index: number, column: string): string {
  return `field-${name}-${index}-${column}`;
}
