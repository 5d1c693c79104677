import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchFailedRows } from '@/api/cases/batch-records';
import { countText } from '@/domain/text/counts';
import { saveFile } from '@/lib/save-file';
import { Dialog } from '@/ui/dialog/Dialog';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { toast } from '@/ui/state/toast';
import { usePaging } from '@/ui/use-paging';
import { pagesOf } from '../list/pages-of';
import { CellsTable } from './CellsTable';

export default function FailedRowsDialog({ pcbh, onClose }: { pcbh: string; onClose: () => void }) {
  const paging = usePaging();
  const { page, size } = paging;
  const rows = useQuery({
    queryKey: ['unit', 'failed-rows', pcbh, page, size],
    queryFn: ({ signal }) => fetchFailedRows({ pcbh, page, size }, { signal }),
    placeholderData: keepPreviousData,
  });
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`${rows.data?.bt ?? '明细'}错误清单_${pcbh}.xlsx`, await errorFile(pcbh));
    } catch (error) {
      toast.failure(error, '下载失败，请稍后重试');
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={`失败明细（批次${pcbh}）`}
      width={960}
      onClose={onClose}
      footer={
        <Button type="primary" loading={busy} onClick={() => void save()}>
          下载错误清单
        </Button>
      }
    >
      {rows.isError ? (
        <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : (
        <>
          <p role="status">
            {rows.data
              ? `共${countText(Number(rows.data.total))}行没有办成。下载的清单改正后可以直接导入，重新办理。`
              : ''}
          </p>
          <CellsTable
            label="失败明细"
            page={rows.data}
            loading={rows.isFetching}
            pager={paging.pager(rows.data?.total)}
          />
        </>
      )}
    </Dialog>
  );
}

/** Columns of the template plus one for the reasons, which an import ignores. @throws ApiError */
async function errorFile(pcbh: string): Promise<Blob> {
  const { writeWorkbook } = await import('@/lib/sheets/write-workbook');
  let titles: readonly string[] = [];
  const rows: (readonly string[])[] = [];
  for await (const { lm, list } of pagesOf((request) => fetchFailedRows({ pcbh, ...request, wz: '1' }))) {
    titles = lm;
    rows.push(...list);
  }
  const columns = titles.map((title, at) => ({
    title,
    width: at < titles.length - 1 ? 18 : 48,
    kind: 'text' as const,
  }));
  return writeWorkbook('错误清单', columns, rows);
}
