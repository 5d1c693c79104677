// State of the simulated centre = seed(day of the first start) + journal of committed changes.

/** One committed transaction: table → key → new record, or null for a deleted one. The codec preserves bigint amounts. */
export interface JournalBatch {
  seq: number;
  changes: { table: string; key: string; value: unknown }[];
}

/** Storage of batches: memory (vitest), IndexedDB (browser, shared by all tabs), a JSONL file (npm run centre). */
export interface Journal {
  /** Runs `work` while no other tab or process may commit. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the batches with a higher seq, oldest first. @throws JournalError if one of them is unreadable */
  since(seq: number): Promise<JournalBatch[]>;
  /** Appends durably; leaves nothing behind if it throws. */
  append(batch: JournalBatch): Promise<void>;
  /** Replaces all batches by this one, atomically. */
  restart(first: JournalBatch): Promise<void>;
}

/** The journal is unusable; the message names the damage and the readable part. */
export class JournalError extends Error {
  override name = 'JournalError';
}

/** Records are frozen when put: a change is always a new record, so that no change bypasses the journal. */
export interface Table<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  delete(key: string): void;
  values(): IterableIterator<T>;
  size: number;
}

/** Index derived from a table, updated by every change, replay and rollback. */
export interface TableIndex<T> {
  added(value: T): void;
  removed(value: T): void;
  /** Copies the index for a copy of the store with the same records; an index without `copy` is rebuilt there on demand. */
  copy?(): TableIndex<T>;
}

export interface Store {
  table<T>(name: string): Table<T>;
  /** Returns the index `name` of `table`, built on the first call. */
  index<T, I extends TableIndex<T>>(table: string, name: string, create: () => I): I;
}

/** Store with transaction control, for the centre itself only. */
export interface TransactionalStore extends Store {
  begin(): void;
  /** Returns the latest state of each record changed in this transaction. */
  changes(): JournalBatch['changes'];
  commit(): void;
  rollback(): void;
  /** Applies a batch committed by another tab or process. */
  apply(batch: JournalBatch): void;
  /** Copies the store: frozen records are shared, indexes copied or rebuilt on demand. */
  copy(): TransactionalStore;
}

interface Rows {
  map: Map<string, unknown>;
  indexes: Map<string, TableIndex<unknown>>;
  /** Cached: the daily jobs get their tables a thousand times. */
  face?: Table<unknown>;
}

export function createStore(tables = new Map<string, Rows>()): TransactionalStore {
  /** Former values in order of the changes, during a transaction. */
  let undo: { table: string; key: string; former: unknown }[] | undefined;

  function rowsOf(name: string): Rows {
    let rows = tables.get(name);
    if (!rows) {
      rows = { map: new Map(), indexes: new Map() };
      tables.set(name, rows);
    }
    return rows;
  }

  function set(rows: Rows, key: string, value: unknown) {
    const former = rows.map.get(key);
    if (former !== undefined) for (const index of rows.indexes.values()) index.removed(former);
    if (value === undefined || value === null) rows.map.delete(key);
    else {
      rows.map.set(key, Object.freeze(value));
      for (const index of rows.indexes.values()) index.added(value);
    }
  }

  function change(table: string, rows: Rows, key: string, value: unknown) {
    undo?.push({ table, key, former: rows.map.get(key) });
    set(rows, key, value);
  }

  function faceOf(name: string, rows: Rows): Table<unknown> {
    return {
      get: (key) => rows.map.get(key),
      put: (key, value) => change(name, rows, key, value),
      delete: (key) => change(name, rows, key, undefined),
      values: () => rows.map.values(),
      get size() {
        return rows.map.size;
      },
    };
  }

  return {
    table<T>(name: string): Table<T> {
      const rows = rowsOf(name);
      rows.face ??= faceOf(name, rows);
      // The caller names the record type of its table; the store holds all types.
      return rows.face as Table<T>;
    },
    index<T, I extends TableIndex<T>>(table: string, name: string, create: () => I): I {
      const rows = rowsOf(table);
      const known = rows.indexes.get(name);
      // An index name has one creator, as a table name has one record type.
      if (known) return known as unknown as I;
      const index = create();
      for (const value of rows.map.values()) index.added(value as T);
      rows.indexes.set(name, index as unknown as TableIndex<unknown>);
      return index;
    },
    begin() {
      undo = [];
    },
    changes() {
      const last = new Map<string, { table: string; key: string }>();
      for (const { table, key } of undo ?? []) last.set(`${table}\n${key}`, { table, key });
      return [...last.values()].map(({ table, key }) => ({ table, key, value: rowsOf(table).map.get(key) ?? null }));
    },
    commit() {
      undo = undefined;
    },
    rollback() {
      for (const { table, key, former } of (undo ?? []).reverse()) set(rowsOf(table), key, former);
      undo = undefined;
    },
    apply(batch) {
      for (const { table, key, value } of batch.changes) set(rowsOf(table), key, value);
    },
    copy: () => createStore(new Map([...tables].map(([name, rows]) => [name, copyOf(rows)]))),
  };
}

function copyOf({ map, indexes }: Rows): Rows {
  const copies = [...indexes].flatMap(([name, index]) => {
    const copy = index.copy?.();
    return copy ? [[name, copy] as const] : [];
  });
  return { map: new Map(map), indexes: new Map(copies) };
}
