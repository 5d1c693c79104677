import { readCellKey } from '../values/cell-errors';
import { cellId, fieldId } from './field-id';

/** Event that asks a row table to scroll to a cell and focus it; rows out of sight are not in the DOM. */
export const FOCUS_CELL = 'hall:focus-cell';

export interface FocusCell {
  index: number;
  column: string;
}

/** Focuses the field or cell of an error key: a name, or '<table>.<row>.<column>'. */
export function focusField(key: string): void {
  const cell = readCellKey(key);
  const id = cell ? cellId(cell.table, cell.index, cell.column) : fieldId(key);
  const shown = document.getElementById(id);
  if (shown) focusElement(shown);
  else if (cell) {
    const detail: FocusCell = { index: cell.index, column: cell.column };
    document.getElementById(fieldId(cell.table))?.dispatchEvent(new CustomEvent(FOCUS_CELL, { detail }));
  }
}

function focusElement(element: HTMLElement): void {
  const controls = 'input, button, textarea, select';
  const target = element.matches(controls) ? element : (element.querySelector<HTMLElement>(controls) ?? element);
  // Collapsed content cannot take the focus.
  const folded = target.closest('details');
  if (folded) folded.open = true;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
