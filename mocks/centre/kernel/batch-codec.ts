import type { Batch } from './store';

/** bigint n → {"$fen":"n"}: JSON has no integers beyond 2^53. */
const MARK = '$fen';

/** One batch as one line of JSON text. */
export function encodeBatch(batch: Batch): string {
  return JSON.stringify(batch, (_key, value) => (typeof value === 'bigint' ? { [MARK]: String(value) } : value));
}

/** The batch of a line; undefined for a torn or foreign line. */
export function decodeBatch(line: string): Batch | undefined {
  try {
    const batch: unknown = JSON.parse(line, (_key, value) => (isFen(value) ? BigInt(value[MARK]) : value));
    return isBatch(batch) ? { seq: batch.seq, changes: batch.changes } : undefined;
  } catch {
    return undefined;
  }
}

function isFen(value: unknown): value is { [MARK]: string } {
  return typeof value === 'object' && value !== null && MARK in value && typeof value[MARK] === 'string';
}

export function isBatch(value: unknown): value is Batch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'changes' in value &&
    Array.isArray(value.changes)
  );
}
