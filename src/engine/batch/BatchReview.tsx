import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { Batch } from '@/api/cases/batches';
import { type CaseRowsPage, fetchBatchTable } from '@/api/cases/case-rows';
import { countText, pageText } from '@/domain/text/counts';
import { searchHint } from '@/domain/text/search-hint';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { SearchField } from '@/ui/input/SearchField';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { FIRST_ROWS } from '@/ui/table/few-rows';
import { usePaging } from '@/ui/use-paging';
import { usePhone } from '@/ui/use-phone';
import { RowWarnings } from '../flow/RowWarnings';
import { CellsTable } from './CellsTable';

/** Rows of the batch on the check page: the first ones at once, all of them paged and searchable. */
export default function BatchReview({ value }: Pick<CustomControlProps<Held<Batch>>, 'value'>) {
  return value ? <Rows key={value.pcbh} batch={value} /> : null;
}

function Rows({ batch: { pcbh, zs, tsxx } }: { batch: Batch }) {
  const first = usePhone() ? FIRST_ROWS.phone : FIRST_ROWS.wide;
  const [all, setAll] = useState(false);
  const [cx, setCx] = useState('');
  const paging = usePaging();
  const request = all ? { page: paging.page, size: paging.size, cx } : { page: 1, size: first, cx: '' };
  const rows = useQuery({
    queryKey: ['batch', pcbh, request],
    queryFn: ({ signal }) => fetchBatchTable({ pcbh, ...request }, { signal }),
    placeholderData: keepPreviousData,
    // Static: another submission of the rows has another batch number.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const fold = () => {
    setAll(false);
    setCx('');
    paging.toFirst();
  };
  if (rows.isError) return <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />;
  return (
    <>
      <RowWarnings texts={tsxx} />
      {all && (
        <SearchField
          label="查找明细"
          value={cx}
          placeholder={searchHint(rows.data?.lm ?? [])}
          onSearch={(words) => {
            setCx(words);
            paging.toFirst();
          }}
        />
      )}
      <p role="status">{saidOf(rows.data, { all, cx, zs, first, page: paging.page, size: paging.size })}</p>
      <CellsTable
        label="明细"
        page={rows.data}
        loading={rows.isFetching}
        emptyText="没有找到明细"
        {...(all && { pager: paging.pager(rows.data?.total) })}
      />
      {zs > first && (
        <Button aria-expanded={all} onClick={() => (all ? fold() : setAll(true))}>
          {all ? `收起，只看前${first}行` : `查看全部${countText(zs)}行`}
        </Button>
      )}
    </>
  );
}

interface Shown {
  all: boolean;
  cx: string;
  zs: number;
  first: number;
  page: number;
  size: number;
}

function saidOf(found: CaseRowsPage | undefined, { all, cx, zs, first, page, size }: Shown): string {
  if (all && cx !== '') return found ? `找到${countText(Number(found.total))}行` : '';
  if (all) return pageText({ page, size, total: zs });
  return zs <= first ? `共${countText(zs)}行` : `前${first}行，共${countText(zs)}行`;
}
