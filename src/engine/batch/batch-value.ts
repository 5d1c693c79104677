import { type Batch, closeBatch, readBatch } from '@/api/batches';
import type { CaseDetail } from '@/api/business';
import { ApiError } from '@/api/errors';
import type { LabelledValue } from '@/api/labelled-value';
import type { Held } from '@/form/field-kinds';
import { held } from '@/form/values/held';

/** What the field of the rows holds: the batch as the centre answered it. */
const heldBatch = held<Batch>(readBatch);

/** The number by which the application names its rows; '' while there are none. */
export const batchNumber = (batch: Held<Batch>): string => batch?.pcbh ?? '';

export function batchFigures(batch: Held<Batch>): LabelledValue[] {
  return batch ? [{ key: 'pcbh', label: '明细批次号', value: batch.pcbh }, ...batch.hz] : [];
}

/**
 * The rows of a returned application, by the number that was sent of them and as the centre judges them now; rows that do not
 * hold any more are sent anew.
 */
export async function sentBatch({ pcbh }: NonNullable<CaseDetail['tjnr']>): Promise<{ mx: Held<Batch> }> {
  try {
    return { mx: await closeBatch(String(pcbh ?? '')) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return { mx: null };
    throw error;
  }
}

/** Nothing of what was sent waits to be confirmed: the page shows it before it is handed in. */
const review = { load: () => import('./BatchReview'), settle: async (batch: Batch) => batch };

/** What every field of rows sent as a batch has in common: the rest is its name, its label and what loads its table. */
export function batchField(label: string) {
  return {
    kind: 'custom' as const,
    holds: heldBatch,
    show: batchFigures,
    review,
    messages: { required: `请填写或导入${label}，核对通过后先点“提交全部明细”` },
  };
}
