import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { unreadText } from '@/api/errors';
import type { Page } from '@/api/person';
import { dictionaryOptions } from '@/session/dictionary';
import { LoadFailed } from '@/ui/LoadFailed';
import { Pager } from '@/ui/Pager';
import { ColumnDialog } from '@/ui/table/ColumnDialog';
import type { CellWords } from '@/ui/table/column';
import { sized } from '@/ui/table/column-rule';
import { ListTable, type RowGroups } from '@/ui/table/ListTable';
import { PrintSheet } from '@/ui/table/PrintSheet';
import { QUERY_PAGES } from '@/ui/table/page-sizes';
import { tableStyleVariables } from '@/ui/table/table-style';
import type { SheetData } from '@/ui/table/xlsx/sheet';
import { toast } from '@/ui/toast';
import { tableStyle } from '../flow/common-queries';
import { CopyDialog } from './CopyDialog';
import styles from './HallTable.module.css';
import { useCopies } from './use-copies';
import type { List } from './use-list';

export interface HallTableProps<Row extends object, Answer extends Page<Row>> {
  list: List<Row, Answer>;
  /** Names the table, its copies and their files. */
  title: string;
  rowKey: (row: Row) => string;
  slots?: CellWords<Row>['slots'];
  groups?: RowGroups<Row>;
  /** The page's own conditions, in words for a copy of the list. */
  conditions: string;
  emptyText?: string;
  /** What can be done when nothing was found. */
  emptyWay?: ReactNode;
  /** The page's own conditions as controls; they stay when the list does not come. */
  filters?: ReactNode;
  /** Sums and the like, before the buttons. */
  summary?: ReactNode;
  /** Further sheets of an exported file. */
  moreSheets?: (answer: Answer) => SheetData[];
}

const OPTIONS = (filterKey: string) => dictionaryOptions(filterKey);

/** A list of the hall as domain catalogue 12 wants each: columns to choose, pages, total, print, export, as of when. */
export function HallTable<Row extends object, Answer extends Page<Row>>(props: HallTableProps<Row, Answer>) {
  const { list, title, rowKey, slots, groups, emptyText, emptyWay, filters, summary } = props;
  const { query, preference, plan, total } = list;
  const { layout } = preference;
  const style = useQuery(tableStyle);
  const look = useMemo(() => tableStyleVariables(style.data), [style.data]);
  const [choosing, setChoosing] = useState(false);
  const copies = useCopies({ ...props, options: OPTIONS });
  const say = (message: string) => toast.success(message || '操作成功');

  if (query.isError) {
    return (
      <div className={styles.whole} style={look}>
        {filters}
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <div className={styles.whole} style={look}>
      {filters}
      <div className={styles.bar}>
        <div className={styles.summary} data-links>
          {summary}
        </div>
        <div className={styles.actions} data-print="hide">
          <Button onClick={() => setChoosing(true)}>列设置</Button>
          <Button onClick={copies.exportAll} disabled={total === 0}>
            导出
          </Button>
          <Button onClick={copies.printAll} disabled={total === 0}>
            打印
          </Button>
        </div>
      </div>
      <div data-print={copies.sheet ? 'hide' : undefined}>
        <ListTable
          label={title}
          columns={plan.columns}
          placed={layout.columns}
          rows={query.data?.list}
          rowKey={rowKey}
          options={OPTIONS}
          slots={slots}
          groups={groups}
          sort={list.sort}
          onSort={list.setSort}
          filters={list.question.filters}
          onFilter={list.setFilter}
          onSized={(widths) => preference.keep({ ...layout, columns: sized(layout.columns, widths) })}
          busy={query.isFetching}
          emptyText={emptyText}
          emptyWay={emptyWay}
          look={look}
        />
      </div>
      {copies.sheet && (
        <PrintSheet {...copies.sheet} {...{ rowKey, slots, groups }} options={OPTIONS} onPlaced={copies.onPlaced} />
      )}
      {query.data?.unread !== undefined && <p role="status">{unreadText(query.data.unread)}</p>}
      {/* The sheet's own marks say as of when. */}
      <div className={styles.foot} data-print={copies.sheet ? 'hide' : undefined}>
        {query.data && <p className={styles.asOf}>数据截至 {query.data.sjjz}</p>}
        <Pager
          page={list.question.page}
          size={layout.size}
          total={total}
          sizes={(plan.pages ?? QUERY_PAGES).sizes}
          onChange={list.setPage}
        />
      </div>
      {choosing && (
        <ColumnDialog
          columns={plan.columns}
          placed={layout.columns}
          onClose={() => setChoosing(false)}
          onSave={async (columns) => say(await preference.save({ ...layout, columns }))}
          onReset={async () => say(await preference.reset())}
        />
      )}
      {copies.running && <CopyDialog {...copies.running} />}
    </div>
  );
}
