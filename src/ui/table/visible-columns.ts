import { cardPlaces } from './card-places';
import { isAmount, type ListColumn } from './column';
import type { PlacedColumn } from './column-rule';

/** The columns on show, in the person's order and with the person's widths; and which of them head a card. */
export function visibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  placed: readonly PlacedColumn[],
): readonly ListColumn<Row>[] {
  const byProp = new Map<string, ListColumn<Row>>(columns.map((column) => [column.prop, column]));
  const shown = placed.flatMap(({ prop, isShow, width }) => {
    const column = byProp.get(prop);
    return column && isShow ? [{ ...column, width }] : [];
  });
  const places = cardPlaces(
    shown.map((column) => ({ ...column, name: column.prop, amount: isAmount(column), money: column.type === 'money' })),
  );
  return shown.map((column) => ({ ...column, card: places.get(column.prop) }));
}
