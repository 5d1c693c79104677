import { encodeBatch, isBatch } from '../centre/kernel/batch-codec';
import { type Journal, type JournalBatch, JournalError } from '../centre/kernel/store';

const DATABASE = 'gjj-centre';
const STORE = 'journal';

/**
 * Journal of the browser, shared by all tabs of the hall. A Web Lock admits one committing tab at a time and is released by the browser if
 * its tab crashes; a batch is durable before the centre answers, so a reload or crash loses nothing.
 */
export async function indexedDbJournal(): Promise<Journal> {
  const run = await openStore();
  return {
    exclusive: lock(),
    since: async (seq) => {
      const range = IDBKeyRange.lowerBound(seq, true);
      const records: unknown[] | undefined = await run('readonly', (store) => store.getAll(range)).catch(
        () => undefined,
      );
      const batches = records?.filter(isBatch);
      if (!records || batches?.length !== records.length) throw await damage(run);
      return batches;
    },
    append: async (batch) => {
      await run('readwrite', (store) => store.add(batch));
    },
    restart: async (first) => {
      await run('readwrite', (store) => {
        store.clear();
        return store.add(first);
      });
    },
  };
}

/** Readable batches of a damaged journal, one JSON line each; unreadable ones are listed by number. */
export async function copyOfJournal(): Promise<string> {
  const records = await readEach(await openStore());
  return records
    .map(({ key, batch }) => `${batch ? encodeBatch(batch) : JSON.stringify({ seq: key, lost: true })}\n`)
    .join('');
}

/** Clears the journal, so that the centre's next start begins with the seed. */
export async function emptyJournal(): Promise<void> {
  const run = await openStore();
  await run('readwrite', (store) => store.clear());
}

async function damage(run: Run): Promise<JournalError> {
  const records = await readEach(run);
  const first = records.findIndex(({ batch }) => !batch);
  const lost = records.filter(({ batch }) => !batch).length;
  return new JournalError(
    `共${records.length}条记录，第${first + 1}条读不出${lost > 1 ? `，读不出的一共${lost}条` : ''}`,
  );
}

/** Reads records one by one: `getAll` fails for all if one is unreadable. */
async function readEach(run: Run): Promise<{ key: IDBValidKey; batch: JournalBatch | undefined }[]> {
  const keys = await run('readonly', (store) => store.getAllKeys());
  const records: { key: IDBValidKey; batch: JournalBatch | undefined }[] = [];
  for (const key of keys) {
    const record: unknown = await run('readonly', (store) => store.get(key)).catch(() => undefined);
    records.push({ key, batch: isBatch(record) ? record : undefined });
  }
  return records;
}

/**
 * Web Lock across tabs; within a tab the centre has its own queue. Web Locks are missing on plain http addresses other than localhost,
 * where no worker starts either.
 */
function lock(): Journal['exclusive'] {
  if (!navigator.locks) return (work) => work();
  return async (work) => await navigator.locks.request(DATABASE, work);
}

type Run = Awaited<ReturnType<typeof openStore>>;

async function openStore() {
  const database = await openDatabase();
  return <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'seq' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
