import { cardPlaces } from './card-places';
import { isAmount, type ListColumn } from './column';
import type { PlacedColumn } from './column-rule';

/** The visible columns in the user's order and widths, with the card's head marked. */
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
