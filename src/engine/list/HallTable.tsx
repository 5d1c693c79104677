import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { unreadText } from '@/api/client/errors';
import type { Page } from '@/api/person/person';
import { dictionaryOptions } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { toast } from '@/ui/state/toast';
import { ColumnDialog } from '@/ui/table/ColumnDialog';
import type { CellTexts } from '@/ui/table/column';
import { sized } from '@/ui/table/column-rule';
import { ListTable, type RowGroups } from '@/ui/table/ListTable';
import { PrintSheet } from '@/ui/table/PrintSheet';
import { QUERY_PAGES } from '@/ui/table/page-sizes';
import { tableStyleVariables } from '@/ui/table/table-style';
import type { SheetData } from '@/ui/table/xlsx/sheet';
import { tableStyleQuery } from '../flow/common-queries';
import { ExportDialog } from './ExportDialog';
import styles from './HallTable.module.css';
import { useExport } from './use-export';
import type { List } from './use-list';

export interface HallTableProps<Row extends object, Answer extends Page<Row>> {
  list: List<Row, Answer>;
  /** Title of the table, its copies and their files. */
  title: string;
  rowKey: (row: Row) => string;
  slots?: CellTexts<Row>['slots'];
  groups?: RowGroups<Row>;
  /** The page's conditions as text, for a copy of the list. */
  conditions: string;
  emptyText?: string;
  /** Suggested action when nothing was found. */
  emptyWay?: ReactNode;
  /** Controls of the page's conditions; they stay when loading fails. */
  filters?: ReactNode;
  /** Sums and the like, before the buttons. */
  summary?: ReactNode;
  /** Further sheets of an exported file. */
  moreSheets?: (answer: Answer) => SheetData[];
}

const OPTIONS = (filterKey: string) => dictionaryOptions(filterKey);

/** Table of a query page (docs/rules/lists.md): column selection, paging, total, print, export and time of the data. */
export function HallTable<Row extends object, Answer extends Page<Row>>(props: HallTableProps<Row, Answer>) {
  const { list, title, rowKey, slots, groups, emptyText, emptyWay, filters, summary } = props;
  const { query, preference, plan, total } = list;
  const { layout } = preference;
  const style = useQuery(tableStyleQuery);
  const look = useMemo(() => tableStyleVariables(style.data), [style.data]);
  const [choosing, setChoosing] = useState(false);
  const copies = useExport({ ...props, options: OPTIONS });
  const say = (message: string) => toast.success(message || '操作成功');

  if (query.isError) {
    return (
      <Stack gap={2} className={styles.whole} style={look}>
        {filters}
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      </Stack>
    );
  }
  return (
    <Stack gap={2} className={styles.whole} style={look}>
      {filters}
      <Row gap={2}>
        <div className={styles.summary} data-links>
          {summary}
        </div>
        <Row className={styles.tools} data-print="hide">
          <Button onClick={() => setChoosing(true)}>列设置</Button>
          <Button onClick={copies.exportAll} disabled={total === 0}>
            导出
          </Button>
          <Button onClick={copies.printAll} disabled={total === 0}>
            打印
          </Button>
        </Row>
      </Row>
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
      {/* A printed sheet shows the time of its own data. */}
      <Row gap={2} justify="space-between" className={styles.foot} data-print={copies.sheet ? 'hide' : undefined}>
        {query.data && <Muted>数据截至 {query.data.sjjz}</Muted>}
        <Pager
          page={list.question.page}
          size={layout.size}
          total={total}
          sizes={(plan.pages ?? QUERY_PAGES).sizes}
          onChange={list.setPage}
        />
      </Row>
      {choosing && (
        <ColumnDialog
          look={look}
          columns={plan.columns}
          placed={layout.columns}
          onClose={() => setChoosing(false)}
          onSave={async (columns) => say(await preference.save({ ...layout, columns }))}
          onReset={async () => say(await preference.reset())}
        />
      )}
      {copies.running && <ExportDialog {...copies.running} />}
    </Stack>
  );
}
