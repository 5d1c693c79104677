import type { ListColumn } from './column';
import type { PlacedColumn } from './column-rule';

/** The columns on show, in the person's order and with the person's widths. */
export function visibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  placed: readonly PlacedColumn[],
): readonly ListColumn<Row>[] {
  const byProp = new Map<string, ListColumn<Row>>(columns.map((column) => [column.prop, column]));
  return placed.flatMap(({ prop, isShow, width }) => {
    const column = byProp.get(prop);
    return column && isShow ? [{ ...column, width }] : [];
  });
}
