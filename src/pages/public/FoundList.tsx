import type { ReactElement, ReactNode } from 'react';
import { countText } from '@/domain/counts';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { Button } from '@/ui/plain/Button';
import styles from './FoundList.module.css';

export interface FoundListProps<Row> {
  /** Names the list. */
  label: string;
  /** What is counted, as in '份政策'. */
  unit: string;
  /** The query of the list; `isPlaceholderData` while the rows answer the question before. */
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
  /** Beside the count, where there are rows. */
  head?: ReactNode;
  /** In place of the list when there is nothing at all. */
  none: ReactNode;
  /** One row as an item of the list, with its key. */
  children: (row: Row) => ReactElement;
}

/** What a public list found: its rows and pages, or what is said while there are none yet, no more, or no answer. */
export function FoundList<Row>(props: FoundListProps<Row>) {
  const { label, unit, found, page, size, change, head, none, children } = props;
  const { data, error, isError, isPlaceholderData, refetch } = found;
  const total = Number(data?.total ?? 0);
  const list = data?.list ?? [];
  return (
    <>
      <div className={styles.head}>
        <p role="status">{data && !isPlaceholderData && `共${countText(total)}${unit}`}</p>
        {list.length > 0 && head}
      </div>
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : list.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={label} aria-busy={isPlaceholderData}>
            {list.map(children)}
          </ul>
          <Pager
            page={page}
            size={size}
            total={data.total}
            onChange={(next, rows) => change({ page: String(next), size: String(rows) }, { push: true })}
          />
        </>
      ) : total > 0 ? (
        <Empty text="没有这一页">
          <Button onClick={() => change({ page: '1' })}>回到第一页</Button>
        </Empty>
      ) : (
        none
      )}
    </>
  );
}
