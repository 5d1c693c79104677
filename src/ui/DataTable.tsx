import { Empty, Table, type TableColumnType, type TableProps } from 'antd';
import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import cards from './cards.module.css';
import styles from './DataTable.module.css';
import { useFocusRestore } from './dialog/use-focus-restore';
import { Pager, type PagerProps } from './Pager';
import { Loading } from './state/Loading';
import { type CardPlace, cardPlaces } from './table/card-places';

/** A column of antd's table with what a row's card on a phone needs. */
export interface DataColumn<Row> extends Omit<TableColumnType<Row>, 'title' | 'dataIndex' | 'key'> {
  /** Heads the column and labels the value on a card. */
  title: string;
  dataIndex?: keyof Row & string;
  /** React key and name of a column without `dataIndex`. */
  key?: string;
  /** Position on the card, if not chosen by `cardPlaces`. */
  card?: CardPlace | undefined;
  /** false: the card shows the value without the title. */
  labelled?: boolean;
}

type Passed<Row> = Pick<
  TableProps<Row>,
  | 'className'
  | 'style'
  | 'rowClassName'
  | 'classNames'
  | 'components'
  | 'onRow'
  | 'rowHoverable'
  | 'summary'
  | 'tableLayout'
  | 'scroll'
>;

interface DataTableProps<Row> extends Passed<Row> {
  /** Names the table and its scrolling region, which must be focusable. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (keyof Row & string) | ((row: Row) => string | number);
  rows: readonly Row[] | undefined;
  /** A request is running; the previous rows stay visible, dimmed. */
  loading?: boolean;
  emptyText?: string;
  /** Next action of an empty table. */
  emptyWay?: ReactNode;
  pager?: PagerProps | undefined;
  /** All rows, where only those in sight are rendered. */
  rowCount?: number | undefined;
  /** false: stays a table on a phone. */
  asCards?: boolean;
  /** px; a longer table scrolls under its head. */
  maxHeight?: number;
}

/**
 * antd's table, with what it lacks: its scrolling region has a name and is reachable by keyboard, focus returns after an action has removed
 * its own button, and below 600 px each row is a card. One table element (no `scroll.y`, no `sticky`): antd would put the heads into a
 * second one, where a screen reader does not find them from a cell.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rowKey,
    rows,
    loading = false,
    emptyText,
    emptyWay,
    pager,
    rowCount,
    asCards = true,
    maxHeight,
  } = props;
  const { className, ...passed } = props;
  const box = useRef<HTMLDivElement>(null);
  const focus = useFocusRestore();
  useLayoutEffect(() => {
    const region = box.current?.querySelector('table')?.parentElement;
    if (!region) return;
    region.tabIndex = 0;
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', label);
  });
  const drawn = useMemo(() => withCards(columns), [columns]);
  const { scroll, style, classNames, rowClassName, onRow, rowHoverable, summary, tableLayout } = passed;
  const components = useMemo(
    () => ({ ...passed.components, body: { wrapper: Body, ...passed.components?.body } }),
    [passed.components],
  );
  return (
    <>
      <div ref={box} {...focus}>
        <Table<Row>
          {...{ style, rowClassName, components, onRow, rowHoverable, summary, tableLayout }}
          className={[styles.table, asCards && cards.cards, maxHeight && styles.sticky, className]
            .filter(Boolean)
            .join(' ')}
          classNames={classNames}
          styles={maxHeight ? { content: { maxHeight, overflowY: 'auto' } } : undefined}
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={rowCount}
          columns={drawn}
          dataSource={rows}
          rowKey={rowKey as TableProps<Row>['rowKey']}
          scroll={scroll ?? { x: 'max-content' }}
          loading={{ ...DIMMED, spinning: loading && rows !== undefined && rows.length > 0 }}
          locale={{
            emptyText: rows && !loading ? <Empty description={emptyText}>{emptyWay}</Empty> : <Loading shape="table" />,
          }}
          pagination={false}
        />
      </div>
      {pager && <Pager {...pager} />}
    </>
  );
}

/**
 * Without the row by which antd measures the columns: the widths are known here (`insetInlineStart` of a frozen column), and measuring them
 * lays the page out in the middle of rendering, then renders the table again.
 */
function Body({ children, ...body }: ComponentProps<'tbody'>) {
  return <tbody {...body}>{Array.isArray(children) && children[1]}</tbody>;
}

/** antd makes all that it dims a live region, which reads a whole table aloud at each change. */
const DIMMED = { delay: 300, 'aria-live': 'off' };

const nameOf = <Row,>({ key, dataIndex, title }: DataColumn<Row>) => key ?? dataIndex ?? title;

function withCards<Row>(columns: readonly DataColumn<Row>[]): TableColumnType<Row>[] {
  const chosen = columns.some(({ card }) => card !== undefined)
    ? new Map(columns.map((column) => [nameOf(column), column.card]))
    : cardPlaces(columns.map((column) => ({ name: nameOf(column), amount: column.align === 'right' })));
  return columns.map((column) => {
    const { card: _, labelled = true, onCell, ...rest } = column;
    const name = nameOf(column);
    const marks: Record<string, string | undefined> = {
      'data-label': labelled ? column.title : undefined,
      'data-card': chosen.get(name),
    };
    return { ...rest, key: name, onCell: (row, index) => ({ ...marks, ...onCell?.(row, index) }) };
  });
}
