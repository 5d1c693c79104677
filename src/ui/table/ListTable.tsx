import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import cards from '../cards.module.css';
import { Empty } from '../Empty';
import { useLargePrint } from '../large-print';
import { useKeptFocus } from '../use-kept-focus';
import type { CellWords, ListColumn, Sort } from './column';
import type { PlacedColumn } from './column-rule';
import styles from './ListTable.module.css';
import { SortChoice } from './SortChoice';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useWindow, VIRTUAL_FROM } from './use-window';
import { visibleColumns } from './visible-columns';

/** Larger type needs wider columns; what is kept is the width of usual type. */
const LARGE_SCALE = 20 / 14;

/** Rows that belong together, with a line of their own above the first of them. */
export interface RowGroups<Row> {
  of: (row: Row) => string;
  show: (group: string) => ReactNode;
}

export interface ListTableProps<Row> extends CellWords<Row> {
  /** Names the table and the region that scrolls: the keyboard must reach it. */
  label: string;
  columns: readonly ListColumn<Row>[];
  placed: readonly PlacedColumn[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  groups?: RowGroups<Row>;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** Chosen codes by prop. */
  filters?: Readonly<Record<string, string>>;
  onFilter?: (prop: string, code: string) => void;
  /** New widths by prop, px, once the person lets go. */
  onSized?: (widths: Record<string, number>) => void;
  /** The next rows are on their way: the present ones stay, dimmed. */
  busy?: boolean;
  emptyText?: string;
  emptyWay?: ReactNode;
  /** Few rows that are left of many: the table stays the one with a window, and drawing them costs no more than drawing all. */
  windowed?: boolean;
  /** Variables of `tableStyleVariables`. */
  look?: CSSProperties;
}

/**
 * Rows as a table whose columns the person may choose, order and size. A table of the page and no grid of boxes: screen readers,
 * print and search see one. On a phone each row is a card. Beyond 500 rows only those in sight are in the page; the rest is told by aria-rowcount.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, columns, placed, rows, groups, busy = false, windowed = false, emptyText = '暂无数据', look } = props;
  const scroller = useRef<HTMLElement>(null);
  const kept = useKeptFocus();
  const lines = linesOf(rows ?? [], groups);
  const virtual = windowed || lines.length > VIRTUAL_FROM;
  const view = useWindow(scroller, lines.length, virtual);
  const scale = useLargePrint(({ large }) => (large ? LARGE_SCALE : 1));
  const shown = useMemo(
    () => withFrozen(visibleColumns(columns.filter(onScreen), placed), scale),
    [columns, placed, scale],
  );
  const width = scale * shown.reduce((sum, column) => sum + column.width, 0);
  const frame = virtual ? styles.scroll : `${styles.scroll} ${styles.paged}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} className={frame} aria-label={label} tabIndex={0} style={look} {...kept}>
      {!virtual && props.onSort && <SortChoice columns={shown} sort={props.sort} onSort={props.onSort} />}
      <table
        className={`${styles.table} ${virtual ? styles.virtual : cards.cards}`}
        style={{ minWidth: width }}
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={virtual ? lines.length + 1 : undefined}
      >
        <colgroup>
          {shown.map(({ prop, width: px }) => (
            <col key={prop} style={{ width: px * scale }} />
          ))}
        </colgroup>
        <TableHead
          {...props}
          columns={shown}
          onSized={props.onSized && ((widths) => props.onSized?.(unscaled(widths, scale)))}
        />
        <TableBody
          lines={lines}
          view={view}
          numbered={virtual}
          columns={shown}
          options={props.options}
          slots={props.slots}
          rowKey={props.rowKey}
          groups={groups}
        />
      </table>
      {rows && rows.length === 0 && (
        <div className={styles.empty}>
          <Empty text={emptyText}>{props.emptyWay}</Empty>
        </div>
      )}
      {!rows && <p className={styles.empty}>加载中...</p>}
    </section>
  );
}

const onScreen = <Row,>({ copyOnly }: ListColumn<Row>) => !copyOnly;

/** The frozen columns that lead the table, each with its place. */
function withFrozen<Row>(columns: readonly ListColumn<Row>[], scale: number): ListColumn<Row>[] {
  const rest = columns.findIndex(({ frozen }) => !frozen);
  let left = 0;
  return columns.map((column, at) => {
    if (at >= rest) return column;
    const placed = { ...column, left };
    left += column.width * scale;
    return placed;
  });
}

function unscaled(widths: Readonly<Record<string, number>>, scale: number): Record<string, number> {
  return Object.fromEntries(Object.entries(widths).map(([prop, width]) => [prop, width / scale]));
}

/** A row, or the line above the first row of a group. */
export type Line<Row> = { row: Row } | { group: string };

const remembered = new WeakMap<object, { groups: unknown; lines: Line<never>[] }>();

/** The same rows give the same lines: a hundred thousand are not gone through at every step of scrolling. */
function linesOf<Row extends object>(rows: readonly Row[], groups: RowGroups<Row> | undefined): Line<Row>[] {
  const known = remembered.get(rows);
  // What was remembered for these very rows has their type.
  if (known && known.groups === groups) return known.lines as unknown as Line<Row>[];
  const lines: Line<Row>[] = [];
  let last: string | undefined;
  for (const row of rows) {
    const group = groups?.of(row);
    if (group !== undefined && group !== last) lines.push({ group });
    last = group;
    lines.push({ row });
  }
  remembered.set(rows, { groups, lines: lines as unknown as Line<never>[] });
  return lines;
}
