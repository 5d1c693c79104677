import type { ReactNode } from 'react';
import cards from './cards.module.css';
import styles from './DataTable.module.css';
import { Empty } from './Empty';
import { Pager, type PagerProps } from './Pager';
import { cardPlaces } from './table/card-places';
import { useKeptFocus } from './use-kept-focus';

/** A column of a small table: of one field, or of the row as a whole where there is no `dataIndex`. */
export interface DataColumn<Row> {
  title: string;
  dataIndex?: keyof Row & string;
  /** Names the column where no field does. */
  key?: string;
  align?: 'left' | 'right' | 'center';
  /** Pixels. */
  width?: number;
  /** Gets the field's value (the row where there is no field) and the row. */
  render?: (value: never, row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Names the table and the region that scrolls sideways on narrow screens: the keyboard must reach it. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (keyof Row & string) | ((row: Row) => string | number);
  rows: readonly Row[] | undefined;
  /** Rows are on their way; those of before stay, dimmed. */
  loading?: boolean;
  emptyText?: string;
  pager?: PagerProps;
}

/** A few rows as a table, with its pages below; on a phone each is a card. On paper it is as wide as the sheet and has no pager. */
export function DataTable<Row extends object>({
  label,
  columns,
  rowKey,
  rows,
  loading = false,
  emptyText,
  pager,
}: DataTableProps<Row>) {
  const keyOf = (row: Row) => String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey]);
  const nameOf = ({ key, dataIndex, title }: DataColumn<Row>) => key ?? dataIndex ?? title;
  const kept = useKeptFocus();
  const places = cardPlaces(columns.map((column) => ({ name: nameOf(column), amount: column.align === 'right' })));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0} {...kept}>
        <table className={`${styles.table} ${cards.cards}`} aria-label={label} aria-busy={loading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={nameOf(column)} scope="col" data-align={column.align} style={{ width: column.width }}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td
                    key={nameOf(column)}
                    data-align={column.align}
                    data-label={column.title}
                    data-card={places.get(nameOf(column))}
                  >
                    {cellOf(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows?.length === 0 && !loading && <Empty text={emptyText} />}
        {loading && !rows?.length && (
          <p role="status" className={styles.waiting}>
            加载中...
          </p>
        )}
      </section>
      {pager && <Pager {...pager} />}
    </>
  );
}

function cellOf<Row>({ dataIndex, render }: DataColumn<Row>, row: Row): ReactNode {
  const value = dataIndex === undefined ? row : row[dataIndex];
  // Whoever declares the column knows its field's type; without `render` that is a text or a number.
  return render ? render(value as never, row) : (value as ReactNode);
}
