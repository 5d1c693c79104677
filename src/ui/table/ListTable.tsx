import { type ComponentProps, type CSSProperties, type ReactNode, useMemo } from 'react';
import { type DataColumn, DataTable } from '../DataTable';
import { useLargePrint } from '../large-print';
import { usePhone, useWide } from '../use-phone';
import { ColumnHead } from './ColumnHead';
import { cellContent } from './cell-content';
import { columnCellText, EMPTY_CELL } from './cell-text';
import { type CellTexts, isAmount, type ListColumn, type Sort } from './column';
import type { PlacedColumn } from './column-rule';
import styles from './ListTable.module.css';
import { SortChoice } from './SortChoice';
import { VIRTUAL_FROM } from './use-window';
import { type Line, VirtualBody, type VirtualRows, VirtualRowsContext } from './VirtualBody';
import { visibleColumns } from './visible-columns';

/** Column widths grow with large print; the stored width is for the normal font size. */
const LARGE_SCALE = 20 / 14;

/** Row groups, each with a line above its first row. */
export interface RowGroups<Row> {
  of: (row: Row) => string;
  show: (group: string) => ReactNode;
}

export interface ListTableProps<Row> extends CellTexts<Row> {
  /** Names the table and its scrolling region, which must be focusable. */
  label: string;
  columns: readonly ListColumn<Row>[];
  placed: readonly PlacedColumn[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  groups?: RowGroups<Row>;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** Selected codes by prop. */
  filters?: Readonly<Record<string, string>>;
  onFilter?: (prop: string, code: string) => void;
  /** Changed widths by prop, px; called when the drag ends. */
  onSized?: (widths: Record<string, number>) => void;
  /** A request is running; the present rows stay, dimmed. */
  busy?: boolean;
  emptyText?: string;
  emptyWay?: ReactNode;
  /** Keeps virtual scrolling for a few remaining rows, so that switching costs no full rendering. */
  windowed?: boolean;
  /** CSS variables of `tableStyleVariables`. */
  look?: CSSProperties;
}

/**
 * A table with selectable, sortable and resizable columns. One real table element, for screen readers, print and find-in-page. On a phone
 * each row is a card. From 500 rows on only those in view are rendered; aria-rowcount states the total.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, columns, placed, rows, rowKey, groups, sort, onSort, busy, windowed = false, emptyText, look } = props;
  const { filters, onFilter, onSized, options, slots } = props;
  const phone = usePhone();
  const wide = useWide();
  const lines = linesOf(rows ?? [], groups);
  const virtual = windowed || lines.length > VIRTUAL_FROM;
  const scale = useLargePrint(({ large }) => (large ? LARGE_SCALE : 1));
  const shown = useMemo(() => visibleColumns(columns.filter(onScreen), placed), [columns, placed]);
  const width = scale * shown.reduce((sum, column) => sum + column.width, 0);
  const heads = useMemo(() => {
    const names = shown.map(({ prop }) => prop);
    const resize = onSized && ((widths: Record<string, number>) => onSized(unscaled(widths, scale)));
    return shown.map((column, index) => (
      <ColumnHead
        key={column.prop}
        {...{ column, names, index, sort, onSort, filters, onFilter, options }}
        onSized={resize}
      />
    ));
  }, [shown, sort, onSort, filters, onFilter, onSized, options, scale]);
  // A frozen column stays at the sum of the widths before it.
  const lefts = useMemo(() => {
    const rest = wide ? shown.findIndex(({ frozen }) => !frozen) : 0;
    return shown.map((_, index) =>
      index < rest ? scale * shown.slice(0, index).reduce((sum, { width }) => sum + width, 0) : undefined,
    );
  }, [shown, wide, scale]);
  const drawn = useMemo(() => {
    const isVacant = (line: Line<Row>, column: ListColumn<Row>) =>
      'row' in line && !column.screenOnly && columnCellText(column, line.row, { options, slots }) === EMPTY_CELL;
    return shown.map((column, index): DataColumn<Line<Row>> => {
      const { prop, screenOnly = false, card } = column;
      const at = { style: { insetInlineStart: lefts[index] } };
      return {
        key: prop,
        title: column.label,
        width: column.width * scale,
        align: isAmount(column) ? 'right' : 'left',
        fixed: screenOnly && !phone && index === shown.length - 1 ? 'end' : lefts[index] !== undefined && 'start',
        card,
        labelled: !screenOnly,
        render: (line: Line<Row>) => ('row' in line ? cellContent(line.row, column, { options, slots }) : null),
        // A card leaves out what is empty.
        onCell: (line: Line<Row>) => (isVacant(line, column) ? { ...at, 'data-vacant': true } : at),
        onHeaderCell: () => ({ ...headProps(column, heads[index], sort), ...at }),
      };
    });
  }, [shown, lefts, scale, phone, heads, sort, options, slots]);
  const virtualRows = useMemo(
    () =>
      // The rows of one table have one type, which the context drops.
      ({
        lines,
        columns: shown.map((column, index) => ({ ...column, left: lefts[index] })),
        groupHead: (group: string) => groups?.show(group),
        options,
        slots,
      }) as unknown as VirtualRows,
    [lines, shown, lefts, groups, options, slots],
  );
  const keyOf = (line: Line<Row>) => ('group' in line ? `group ${line.group}` : rowKey(line.row));
  const rowProps = (line: Line<Row>): LineProps => ({
    group: 'group' in line ? groups?.show(line.group) : undefined,
    columns: shown.length,
  });
  return (
    <VirtualRowsContext value={virtualRows}>
      {phone && !virtual && onSort && <SortChoice columns={shown} sort={sort} onSort={onSort} />}
      <DataTable<Line<Row>>
        label={label}
        columns={drawn}
        rowKey={keyOf}
        // One line stands for all that the virtual body draws.
        rows={rows && (virtual ? lines.slice(0, 1) : lines)}
        rowCount={virtual ? lines.length + 1 : undefined}
        loading={busy || rows === undefined}
        emptyText={emptyText}
        emptyWay={props.emptyWay}
        asCards={!virtual}
        tableLayout="fixed"
        scroll={{ x: width }}
        style={look}
        className={virtual ? `${styles.table} ${styles.virtual}` : styles.table}
        classNames={{ content: virtual ? styles.scroll : `${styles.scroll} ${styles.paged}` }}
        rowHoverable={false}
        components={virtual && lines.length > 0 ? VIRTUAL : COMPONENTS}
        onRow={rowProps}
      />
    </VirtualRowsContext>
  );
}

const onScreen = <Row,>({ copyOnly }: ListColumn<Row>) => !copyOnly;

function unscaled(widths: Readonly<Record<string, number>>, scale: number): Record<string, number> {
  return Object.fromEntries(Object.entries(widths).map(([prop, width]) => [prop, width / scale]));
}

interface HeadProps extends ComponentProps<'th'> {
  head?: ReactNode;
}

function headProps<Row>({ prop, label, filterable }: ListColumn<Row>, head: ReactNode, sort: Sort | undefined) {
  const order = sort?.prop === prop ? sort.order : undefined;
  return {
    head,
    'data-head': label,
    'data-filter': filterable || undefined,
    'aria-sort': order && (order === 'asc' ? 'ascending' : 'descending'),
  } as HeadProps; // antd types the attributes of a head cell as those of any element
}

/** Not in the column's title: antd renders that a second time to measure its width. */
function HeadCell({ head, children, ...cell }: HeadProps) {
  return <th {...cell}>{head ?? children}</th>;
}

interface LineProps extends ComponentProps<'tr'> {
  /** Line above a group of rows, in place of cells. */
  group?: ReactNode;
  columns?: number;
}

function LineRow({ group, columns, children, ...row }: LineProps) {
  if (group === undefined) return <tr {...row}>{children}</tr>;
  return (
    <tr {...row} className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
        {group}
      </th>
    </tr>
  );
}

const COMPONENTS = { header: { cell: HeadCell }, body: { row: LineRow } };
const VIRTUAL = { header: { cell: HeadCell }, body: { wrapper: VirtualBody } };

const remembered = new WeakMap<object, { groups: unknown; lines: Line<never>[] }>();

/** Memoized by row array: a hundred thousand rows are not traversed at every scroll step. */
function linesOf<Row extends object>(rows: readonly Row[], groups: RowGroups<Row> | undefined): Line<Row>[] {
  const known = remembered.get(rows);
  // The cache entry of this row array has its row type.
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
