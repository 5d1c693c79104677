// CONTRACT (owner: the centre helper): state of the simulated centre = seed(day of the first start) + journal of committed changes.
/** One committed transaction: table → key → new record, or null for a deleted one. bigint amounts survive the codec. */
export interface Batch {
  seq: number;
  changes: { table: string; key: string; value: unknown }[];
}

/** Where batches are kept: memory (vitest), IndexedDB (browser, shared by all tabs), a JSONL file (npm run centre). */
export interface Journal {
  /** Runs `work` while no other tab or process may commit. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Batches with seq greater than `seq`, oldest first. A torn last line (kill in mid-write) is left out. */
  since(seq: number): Promise<Batch[]>;
  /** Durable when it returns. */
  append(batch: Batch): Promise<void>;
  clear(): Promise<void>;
}

export interface Table<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  delete(key: string): void;
  values(): IterableIterator<T>;
  size: number;
}

export interface Store {
  table<T>(name: string): Table<T>;
}
