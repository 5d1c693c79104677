import { decodeBatch, encodeBatch } from '../centre/kernel/batch-codec';
import type { Journal } from '../centre/kernel/store';

/** In-memory journal of one process. Batches are stored as text, as on disk, so that two centres share no record. */
export function memoryJournal(): Journal {
  let lines: { seq: number; text: string }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    exclusive<T>(work: () => Promise<T>): Promise<T> {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    async since(seq) {
      return lines.filter((line) => line.seq > seq).flatMap(({ text }) => decodeBatch(text) ?? []);
    },
    async append(batch) {
      lines.push({ seq: batch.seq, text: encodeBatch(batch) });
    },
    async restart(first) {
      lines = [{ seq: first.seq, text: encodeBatch(first) }];
    },
  };
}
