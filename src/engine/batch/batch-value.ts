import { type Batch, closeBatch, readBatch } from '@/api/cases/batches';
import type { CaseDetail } from '@/api/cases/business';
import { ApiError } from '@/api/client/errors';
import type { LabelledValue } from '@/api/client/labelled-value';
import { heldReader } from '@/form/values/held-value';
import type { Held } from '@/schema/field-kinds';

/** Reader of the field's value: the batch as the centre returned it. */
const heldBatch = heldReader<Batch>(readBatch);

/** Batch number under which the application refers to its rows; '' without rows. */
export const batchNumber = (batch: Held<Batch>): string => batch?.pcbh ?? '';

export function batchFigures(batch: Held<Batch>): LabelledValue[] {
  return batch ? [{ key: 'pcbh', label: '明细批次号', value: batch.pcbh }, ...batch.hz] : [];
}

/**
 * Rows of a returned application, by the submitted batch number and as the centre judges them now; null if no longer valid, then the rows
 * are sent again.
 */
export async function submittedBatch({ pcbh }: NonNullable<CaseDetail['tjnr']>): Promise<{ mx: Held<Batch> }> {
  try {
    return { mx: await closeBatch(String(pcbh ?? '')) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return { mx: null };
    throw error;
  }
}

/** Check page of the batch: nothing is left to confirm, the page only shows the rows. */
const review = { load: () => import('./BatchReview'), settle: async (batch: Batch) => batch };

/** Common part of every batch field; name, label and table loader are the caller's. */
export function batchField(label: string) {
  return {
    kind: 'custom' as const,
    holds: heldBatch,
    show: batchFigures,
    review,
    messages: { required: `请填写或导入${label}，并改正没有通过核对的行` },
  };
}
