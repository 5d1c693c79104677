import type { ReactNode } from 'react';
import type { CardPlace } from './card-places';

/** Cell format (docs/specification.md 3): tofix2 two decimals, money with the symbol, formatNum grouped by three. */
export type CellType = 'text' | 'tofix2' | 'money' | 'formatNum' | 'custom';

/** Masking rule of a value, applied to all outputs (docs/specification.md 6). */
export type CellMask = 'id' | 'phone' | 'card' | 'name';

/** Column definition (docs/specification.md 3). User settings are in `PlacedColumn`. */
export interface ListColumn<Row> {
  /** A field of the row, or 'cz' for the action column, which has a slot and no field. */
  prop: Extract<keyof Row, string> | 'cz';
  label: string;
  /** px. */
  width: number;
  /** false: hidden by default. */
  isShow?: boolean;
  /** Cannot be hidden. */
  disabled?: boolean;
  sortable?: boolean;
  /** Dictionary of a coded value: the cell shows its label, as a tag where the dictionary has colours. */
  filterKey?: string;
  /** The head offers the labels of `filterKey` as filter. */
  filterable?: boolean;
  /** Text of an empty cell, if not '--'. */
  empty?: string;
  type?: CellType;
  /** Name of the table's slot that draws the cell. */
  slotname?: string;
  mask?: CellMask;
  /** Additive amount (balances are not): an export ends with the sum. */
  total?: true | Counted<Row>;
  /** Contains buttons: neither printed nor exported. */
  screenOnly?: boolean;
  /** Exported and printed only; on screen another cell shows the value. */
  copyOnly?: true;
  /** Identifies the row: sticky while a wide table scrolls, as long as it is a leading column. */
  frozen?: true;
  /** Heads the row's card on a phone, before other amounts or other non-amounts. */
  lead?: true;
  /** Position on the card; set by the table. */
  card?: CardPlace;
}

/** A sum over some rows only: unsuccessful ones are listed but not counted. */
export interface Counted<Row> {
  counts: (row: Row) => boolean;
  /** Names the excluded rows in the total line. */
  without: string;
}

/** A custom cell; its text serves export, print and screen readers. */
export interface CellSlot<Row> {
  text: (row: Row) => string;
  show?: (row: Row) => ReactNode;
}

/** Dictionary option, as far as a table needs it. */
export interface CodeLabel {
  value: string;
  label: string;
  valueColor?: string;
}

/** Dictionaries and slots for turning values into text. */
export interface CellTexts<Row> {
  options: (filterKey: string) => readonly CodeLabel[];
  slots?: Readonly<Record<string, CellSlot<Row>>>;
}

/** Sort order of a list; undefined: the centre's order. */
export interface Sort {
  prop: string;
  order: 'asc' | 'desc';
}

export function isAmount(column: { type?: CellType }): boolean {
  return column.type === 'money' || column.type === 'tofix2' || column.type === 'formatNum';
}
