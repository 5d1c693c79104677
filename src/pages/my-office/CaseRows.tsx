import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CaseRowsPage, fetchCaseRows } from '@/api/case-rows';
import { useOfficePaths } from '@/engine/flow/home-path';
import { HallTable } from '@/engine/list/HallTable';
import { type ListQuestion, useList } from '@/engine/list/use-list';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import type { ListColumn } from '@/ui/table/column';

/** Column → text; a list of one business has other columns than that of another. */
type Row = Readonly<Record<string, string>>;

interface CaseRowsProps {
  ywlsh: string;
  ywlx: string;
}

/** The list that was handed in with a case, as every list of the hall is; nothing for a business without one. */
export function CaseRows({ ywlsh, ywlx }: CaseRowsProps) {
  const first = useQuery({
    queryKey: ['case', ywlsh, 'rows'],
    queryFn: ({ signal }) => fetchCaseRows({ ywlsh, page: 1, size: 1 }, { signal }),
  });
  if (first.isError) return <LoadFailed error={first.error} onRetry={() => void first.refetch()} />;
  return first.data?.bt ? <RowsTable ywlsh={ywlsh} ywlx={ywlx} head={first.data} /> : null;
}

function RowsTable({ ywlsh, ywlx, head: { bt, lm, total } }: CaseRowsProps & { head: CaseRowsPage }) {
  const { office } = useOfficePaths();
  const columns = useMemo(() => lm.map((label): ListColumn<Row> => ({ prop: label, label, width: 140 })), [lm]);
  const list = useList({
    path: office,
    navName: `办件清单${ywlx}`,
    columns,
    key: ['case', ywlsh, 'rows', lm],
    fetch: async ({ page, size }: ListQuestion, options) => {
      const { list: rows, ...answer } = await fetchCaseRows({ ywlsh, page, size }, options);
      return {
        ...answer,
        list: rows.map((cells): Row => Object.fromEntries(lm.map((label, at) => [label, cells[at] ?? '']))),
      };
    },
  });
  return (
    <Card>
      <h2>
        {bt}（{total}人）
      </h2>
      <HallTable
        list={list}
        title={bt}
        rowKey={(row) => Object.values(row).join(' ')}
        conditions={`业务流水号${ywlsh}`}
      />
    </Card>
  );
}
