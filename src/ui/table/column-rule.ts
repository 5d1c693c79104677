import { isRecord, jsonOf } from '@/lib/foreign-json';
import type { ListColumn } from './column';
import { offeredSize, type PageSizes } from './page-sizes';

/** User settings of one column. */
export interface PlacedColumn {
  prop: string;
  isShow: boolean;
  /** px. */
  width: number;
}

/** Columns in the user's order, and rows per page. */
export interface TableLayout {
  columns: readonly PlacedColumn[];
  size: number;
}

export const NARROWEST = 60;
export const WIDEST = 600;

/** The part of a column definition that its layout depends on. */
type Definition = Pick<ListColumn<object>, 'label' | 'width' | 'isShow' | 'disabled'> & { prop: string };

/** The default layout. */
export function defaultLayout(columns: readonly Definition[], pages: PageSizes): TableLayout {
  return { columns: columns.map(usual), size: pages.usual };
}

/** Serialises a layout for storage at the centre. */
export function ruleOf({ columns, size }: TableLayout): string {
  return JSON.stringify({ v: 1, columns, size });
}

/**
 * Validates a stored layout against the current columns: it may stem from an older version, another tab or tampering. Drops unknown and
 * repeated columns, appends new ones and clamps widths and sizes; at least one column stays visible.
 */
export function layoutOf(rule: unknown, columns: readonly Definition[], pages: PageSizes): TableLayout {
  const read = typeof rule === 'string' ? jsonOf(rule) : rule;
  const byProp = new Map(columns.map((column) => [column.prop, column]));
  const placed = new Map<string, PlacedColumn>();
  for (const entry of entriesIn(read)) {
    const definition = byProp.get(entry.prop);
    if (!definition || placed.has(entry.prop)) continue;
    placed.set(entry.prop, {
      prop: entry.prop,
      isShow:
        definition.disabled === true || (typeof entry.isShow === 'boolean' ? entry.isShow : shownAtFirst(definition)),
      width: widthWithin(entry.width, definition.width),
    });
  }
  for (const column of columns) if (!placed.has(column.prop)) placed.set(column.prop, usual(column));
  const kept = [...placed.values()];
  const visible = kept.some(({ isShow }) => isShow);
  return {
    columns: visible ? kept : columns.map(usual),
    size: offeredSize(isRecord(read) ? read.size : undefined, pages),
  };
}

/** Moves the column at index `from` to `to`; returns the list unchanged if out of bounds. */
export function moved(columns: readonly PlacedColumn[], from: number, to: number): PlacedColumn[] {
  const next = [...columns];
  if (to < 0 || to >= next.length) return next;
  const [column] = next.splice(from, 1);
  if (column) next.splice(to, 0, column);
  return next;
}

/** Applies new widths, by prop. */
export function sized(columns: readonly PlacedColumn[], widths: Readonly<Record<string, number>>): PlacedColumn[] {
  return columns.map((column) => ({ ...column, width: widthWithin(widths[column.prop], column.width) }));
}

export function widthWithin(width: unknown, usualWidth: number): number {
  if (typeof width !== 'number' || !Number.isFinite(width)) return usualWidth;
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}

function usual(column: Definition): PlacedColumn {
  return { prop: column.prop, isShow: shownAtFirst(column), width: column.width };
}

function shownAtFirst({ isShow = true, disabled = false }: Definition): boolean {
  return isShow || disabled;
}

/** Accepts { columns: [{ prop, … }] }, a bare list, or a list of props (formats of earlier versions). */
function entriesIn(read: unknown): { prop: string; isShow?: unknown; width?: unknown }[] {
  const list: unknown = isRecord(read) ? read.columns : read;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [{ prop: entry }];
    if (!isRecord(entry) || typeof entry.prop !== 'string') return [];
    return [{ prop: entry.prop, isShow: entry.isShow, width: entry.width }];
  });
}
