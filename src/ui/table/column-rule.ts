import { isRecord, jsonOf } from '@/lib/foreign-json';
import type { ListColumn } from './column';
import { offeredSize, type PageSizes } from './page-sizes';

/** What a person has decided about one column. */
export interface PlacedColumn {
  prop: string;
  isShow: boolean;
  /** px. */
  width: number;
}

/** The columns in the person's order, and rows per page. */
export interface TableLayout {
  columns: readonly PlacedColumn[];
  size: number;
}

export const NARROWEST = 60;
export const WIDEST = 600;

/** A definition as far as the layout of a table depends on it. */
type Definition = Pick<ListColumn<object>, 'label' | 'width' | 'isShow' | 'disabled'> & { prop: string };

/** The table as it comes. */
export function usualLayout(columns: readonly Definition[], pages: PageSizes): TableLayout {
  return { columns: columns.map(usual), size: pages.usual };
}

/** The preference as it is kept at the centre. */
export function ruleOf({ columns, size }: TableLayout): string {
  return JSON.stringify({ v: 1, columns, size });
}

/**
 * A kept preference fitted to the table of today: it may be of an older version, of another tab or of a hostile hand. Unknown
 * and repeated columns are dropped, new ones follow at the end, widths and sizes are put within bounds; a table never ends up
 * without columns.
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

/** Moves the column at `from` so that it stands at `to`; outside the list nothing moves. */
export function moved(columns: readonly PlacedColumn[], from: number, to: number): PlacedColumn[] {
  const next = [...columns];
  if (to < 0 || to >= next.length) return next;
  const [column] = next.splice(from, 1);
  if (column) next.splice(to, 0, column);
  return next;
}

/** New widths, by prop. */
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

/** { columns: [{ prop, … }] }, or the list alone, or a list of props: so rules were written before. */
function entriesIn(read: unknown): { prop: string; isShow?: unknown; width?: unknown }[] {
  const list: unknown = isRecord(read) ? read.columns : read;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [{ prop: entry }];
    if (!isRecord(entry) || typeof entry.prop !== 'string') return [];
    return [{ prop: entry.prop, isShow: entry.isShow, width: entry.width }];
  });
}
