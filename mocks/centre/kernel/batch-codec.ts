import type { JournalBatch } from './store';

/** bigint n is encoded as {"$fen":"n"}: JSON numbers are exact only up to 2^53. */
const MARK = '$fen';

/** Encodes a batch as one line of JSON. */
export function encodeBatch(batch: JournalBatch): string {
  return JSON.stringify(batch, (_key, value) => (typeof value === 'bigint' ? { [MARK]: String(value) } : value));
}

/** Decodes a line; undefined for a torn or foreign line. */
export function decodeBatch(line: string): JournalBatch | undefined {
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

export function isBatch(value: unknown): value is JournalBatch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'changes' in value &&
    Array.isArray(value.changes)
  );
}
