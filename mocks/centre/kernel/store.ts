// State of the simulated centre = seed(day of the first start) + journal of committed changes.

/** One committed transaction: table → key → new record, or null for a deleted one. bigint amounts survive the codec. */
export interface Batch {
  seq: number;
  changes: { table: string; key: string; value: unknown }[];
}

/** Where batches are kept: memory (vitest), IndexedDB (browser, shared by all tabs), a JSONL file (npm run centre). */
export interface Journal {
  /** Runs `work` while no other tab or process may commit. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Batches with seq greater than `seq`, oldest first.
   * @throws JournalError when one of them cannot be read
   */
  since(seq: number): Promise<Batch[]>;
  /** Durable when it returns; leaves nothing behind when it throws. */
  append(batch: Batch): Promise<void>;
  /** Puts this batch in the place of all others, in one step. */
  restart(first: Batch): Promise<void>;
}

/** The journal cannot be used as it is: the message says what is the matter and how much of it can be read. */
export class JournalError extends Error {
  override name = 'JournalError';
}

/** Records are frozen when put: a change is always a new record, so that nothing escapes the journal. */
export interface Table<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  delete(key: string): void;
  values(): IterableIterator<T>;
  size: number;
}

/** Something derived from a table and kept up to date with every change, replay and rollback. */
export interface TableIndex<T> {
  added(value: T): void;
  removed(value: T): void;
  /** One of its own for a copy of the store, of the same records; without, it is built there when it is asked for. */
  copy?(): TableIndex<T>;
}

export interface Store {
  table<T>(name: string): Table<T>;
  /** The index called `name` on `table`, built from what is there on the first call. */
  index<T, I extends TableIndex<T>>(table: string, name: string, create: () => I): I;
}

/** The store with the transaction control that only the centre itself uses. */
export interface TransactionalStore extends Store {
  begin(): void;
  /** The last state of each record that the transaction has changed so far. */
  changes(): Batch['changes'];
  commit(): void;
  rollback(): void;
  /** Takes in a batch that was committed elsewhere. */
  apply(batch: Batch): void;
  /** A store of its own with the same records, which are frozen and shared; its indexes are copies, or built when they are asked for. */
  copy(): TransactionalStore;
}

interface Rows {
  map: Map<string, unknown>;
  indexes: Map<string, TableIndex<unknown>>;
  /** Made once: the jobs of a day ask for their tables a thousand times. */
  face?: Table<unknown>;
}

export function createStore(tables = new Map<string, Rows>()): TransactionalStore {
  /** Former values in the order of the changes, while a transaction runs. */
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
      // The caller names the type of its own table; the store holds every kind.
      return rows.face as Table<T>;
    },
    index<T, I extends TableIndex<T>>(table: string, name: string, create: () => I): I {
      const rows = rowsOf(table);
      const known = rows.indexes.get(name);
      // An index name belongs to one creator, as a table name belongs to one record type.
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
