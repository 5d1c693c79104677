import { type Batch, readBatch } from '@/api/batches';
import type { LabelledValue } from '@/api/business';

/** What the field of the rows keeps: the batch as the centre answered it. */
export function writeBatchValue(batch: Batch): string {
  return JSON.stringify(batch);
}

/** Undefined for a draft that says something else. */
export function readBatchValue(value: string): Batch | undefined {
  try {
    return readBatch(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** The number by which the application names its rows; '' while there are none. */
export function batchNumber(value: string): string {
  return readBatchValue(value)?.pcbh ?? '';
}

export function batchFigures(value: string): LabelledValue[] {
  const batch = readBatchValue(value);
  return batch ? [{ key: 'pcbh', label: '明细批次号', value: batch.pcbh }, ...batch.hz] : [];
}

/** What every field of rows sent as a batch has in common: the rest is its name, its label and what loads its table. */
export function batchField(label: string) {
  return {
    kind: 'custom' as const,
    show: batchFigures,
    messages: { required: `请填写或导入${label}，并提交明细` },
    rules: [(value: string) => (readBatchValue(value) ? undefined : `请重新提交${label}`)],
  };
}
