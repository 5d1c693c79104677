import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { BatchRow } from '@/api/cases/batch-records';

/** Loaded on click: few batches have failed rows. */
const FailedRowsDialog = lazy(() => import('./FailedRowsDialog'));

/** Failed rows of a batch: count, reason of each, and a file to correct and import again. */
export function FailedRows({ batch }: { batch: Pick<BatchRow, 'pcbh' | 'sbs'> }) {
  const [open, setOpen] = useState(false);
  if (batch.sbs === 0) return null;
  return (
    <>
      <Button type="link" size="small" aria-label={`失败明细：批次${batch.pcbh}`} onClick={() => setOpen(true)}>
        失败明细
      </Button>
      <Suspense>{open && <FailedRowsDialog pcbh={batch.pcbh} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
