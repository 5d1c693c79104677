import { Empty, Pagination, type PaginationProps, Table, type TableProps } from 'antd';
import styles from './DataTable.module.css';

interface DataTableProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'loading'> {
  /** Names the region that scrolls sideways on narrow screens: the keyboard must reach it. */
  label: string;
  rows: readonly Row[] | undefined;
  emptyText?: string;
  pager?: PaginationProps;
}

/** A list as a table, with its pages below. On paper it is as wide as the sheet and has no pager. */
export function DataTable<Row extends object>({
  label,
  rows,
  emptyText = '暂无数据',
  pager,
  ...table
}: DataTableProps<Row>) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <Table
          {...table}
          dataSource={rows ?? []}
          pagination={false}
          locale={{ emptyText: <Empty description={emptyText} /> }}
        />
      </section>
      {pager && (
        <div data-print="hide">
          <Pagination align="end" {...pager} />
        </div>
      )}
    </>
  );
}
