import type { ReactNode } from 'react';
import type { CardPlace } from './card-places';

/** How a value is written (specification 3): tofix2 two decimals, money with the symbol, formatNum grouped by three. */
export type CellType = 'text' | 'tofix2' | 'money' | 'formatNum' | 'custom';

/** What is hidden of a value, everywhere it could appear (specification 6). */
export type CellMask = 'id' | 'phone' | 'card' | 'name';

/** A column as data (specification 3). What a person may change of it is in `PlacedColumn`. */
export interface ListColumn<Row> {
  /** A field of the row, or 'cz' for what can be done with it: drawn by a slot, of no field. */
  prop: Extract<keyof Row, string> | 'cz';
  label: string;
  /** px. */
  width: number;
  /** false: only for those who ask for it. */
  isShow?: boolean;
  /** Always shown. */
  disabled?: boolean;
  sortable?: boolean;
  /** Dictionary of a coded value: the cell shows its label, as a tag where the dictionary has colours. */
  filterKey?: string;
  /** The head offers the labels of `filterKey` to choose by. */
  filterable?: boolean;
  /** What an empty cell says, where it says something. */
  empty?: string;
  type?: CellType;
  /** Which of the table's slots draws the cell. */
  slotname?: string;
  mask?: CellMask;
  /** Amounts that may be added up down the list, as balances may not: a copy ends with their sum. */
  total?: true | Counted<Row>;
  /** Holds buttons: neither printed nor exported. */
  screenOnly?: boolean;
  /** The other way round: on screen another cell says it. */
  copyOnly?: true;
  /** Says whose row it is: as long as it leads, it stays in sight while the rest of a wide table is scrolled. */
  frozen?: true;
  /** Where a frozen one stays, px from the left; the table finds it. */
  left?: number;
  /** Heads the row's card on a phone, before the other amounts, or before the other columns that are none. */
  lead?: true;
  /** Its place on that card; the table finds it. */
  card?: CardPlace;
}

/** A sum of some rows only: what came to nothing is in the list, and not in what it comes to. */
export interface Counted<Row> {
  counts: (row: Row) => boolean;
  /** What is left out, as the line of the sum names it. */
  without: string;
}

/** A cell of its own making: its text is what export, print and screen readers get. */
export interface CellSlot<Row> {
  text: (row: Row) => string;
  show?: (row: Row) => ReactNode;
}

/** An option of a dictionary, as far as a table needs it. */
export interface CodeLabel {
  value: string;
  label: string;
  valueColor?: string;
}

/** What cells need to become readable. */
export interface CellWords<Row> {
  options: (filterKey: string) => readonly CodeLabel[];
  slots?: Readonly<Record<string, CellSlot<Row>>>;
}

/** Order of a list; undefined: as it comes. */
export interface Sort {
  prop: string;
  order: 'asc' | 'desc';
}

export function isAmount(column: { type?: CellType }): boolean {
  return column.type === 'money' || column.type === 'tofix2' || column.type === 'formatNum';
}
