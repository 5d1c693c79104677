import { Button, Empty } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { countText } from '@/domain/text/counts';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './ResultList.module.css';

export interface ResultListProps<Row> {
  /** Name of the list. */
  label: string;
  /** Counted unit, as in '份政策'. */
  unit: string;
  /** Query of the list; `isPlaceholderData` while rows of the previous query are shown. */
  found: {
    data: { list: readonly Row[]; total: number | string } | undefined;
    error: unknown;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  size: number;
  change: (changes: { page: string; size?: string }, how?: { push?: boolean }) => void;
  /** Shown beside the count if there are rows. */
  head?: ReactNode;
  /** Shown in place of an empty list. */
  none: ReactNode;
  /** One row as a list item with key. */
  children: (row: Row) => ReactElement;
}

/** Results of a public list: rows and pages, or the loading, empty or error state. */
export function ResultList<Row>(props: ResultListProps<Row>) {
  const { label, unit, found, page, size, change, head, none, children } = props;
  const { data, error, isError, isPlaceholderData, refetch } = found;
  const total = Number(data?.total ?? 0);
  const list = data?.list ?? [];
  return (
    <>
      <Row gap={2} rowGap={0.5} justify="space-between" muted className={styles.head}>
        <p role="status">{data && !isPlaceholderData && `共${countText(total)}${unit}`}</p>
        {list.length > 0 && head}
      </Row>
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading shape="list" />
      ) : list.length > 0 ? (
        <>
          <Stack as="ul" gap={0} className={styles.list} aria-label={label} aria-busy={isPlaceholderData}>
            {list.map(children)}
          </Stack>
          <Pager
            page={page}
            size={size}
            total={data.total}
            onChange={(next, rows) => change({ page: String(next), size: String(rows) }, { push: true })}
          />
        </>
      ) : total > 0 ? (
        <Empty description="没有这一页">
          <Button onClick={() => change({ page: '1' })}>回到第一页</Button>
        </Empty>
      ) : (
        none
      )}
    </>
  );
}
