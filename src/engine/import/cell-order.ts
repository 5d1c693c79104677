import { nameColumn } from './held-row';
import { isNumeric } from './ImportCell';
import type { ImportShape } from './import-definition';

/** A cell of a row: one of the columns that a file brings, or one of those that are computed. */
export interface CellPlace {
  of: 'columns' | 'derived';
  at: number;
  title: string;
  numeric: boolean;
}

/** The cells of a row in the order of the file; on a card (decision 115) who it is and the amount go first, for the eye and for the Tab key. */
export function cellOrder({ columns, derived }: Pick<ImportShape, 'columns' | 'derived'>, cards: boolean): CellPlace[] {
  const places: CellPlace[] = [
    ...columns.map(({ title, kind }, at) => ({ of: 'columns' as const, at, title, numeric: isNumeric(kind) })),
    ...derived.map(({ title }, at) => ({ of: 'derived' as const, at, title, numeric: true })),
  ];
  if (!cards) return places;
  const name = places[nameColumn(columns)];
  const lead = derived.findIndex((one) => one.lead);
  const amount =
    lead >= 0
      ? places[columns.length + lead]
      : places[columns.findIndex(({ kind, role }) => kind === 'money' && role === 'input')];
  const head = [name, amount].filter((place) => place !== undefined);
  return [...head, ...places.filter((place) => !head.includes(place))];
}
