import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { BatchRow } from '@/api/batch-records';

/** Comes with the press: few batches have such rows. */
const FailedRowsDialog = lazy(() => import('./FailedRowsDialog'));

/** The rows of a batch that came to nothing: how many, each with its reason, and as a file that can be put right and brought in again. */
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
