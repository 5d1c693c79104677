import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchCaseRows } from '@/api/case-rows';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';

type Row = readonly string[];

/** The list that was handed in with a case; nothing for a business without one. */
export function CaseRows({ ywlsh }: { ywlsh: string }) {
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 });
  const rows = useQuery({
    queryKey: ['case', ywlsh, 'rows', page, size],
    queryFn: ({ signal }) => fetchCaseRows({ ywlsh, page, size }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (rows.isError) return <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />;
  if (!rows.data?.bt) return null;
  const { bt, lm, list, total } = rows.data;
  const columns = lm.map(
    (title, at): DataColumn<Row> => ({ title, key: title, render: (_: never, row: Row) => row[at] || '--' }),
  );
  return (
    <Card label={bt}>
      <h2>
        {bt}（{total}人）
      </h2>
      <DataTable
        label={bt}
        columns={columns}
        rowKey={(row) => row.join(' ')}
        rows={list}
        loading={rows.isFetching}
        pager={{ page, size, total, onChange: (next, per) => setPage({ page: next, size: per }) }}
      />
    </Card>
  );
}
