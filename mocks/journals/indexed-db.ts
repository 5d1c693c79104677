import type { Batch, Journal } from '../centre/kernel/store';

const DATABASE = 'gjj-centre';
const STORE = 'journal';

/**
 * The journal of the browser, one for all tabs of the hall. A Web Lock lets one tab commit at a time and is freed by the
 * browser when its tab crashes; a batch is durable before the centre answers, so a reload or a crash loses nothing.
 */
export async function indexedDbJournal(): Promise<Journal> {
  const database = await openDatabase();
  const run = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    exclusive: lock(),
    // The cast is safe: nothing but batches is ever put into this store.
    since: (seq) => run('readonly', (store) => store.getAll(IDBKeyRange.lowerBound(seq, true)) as IDBRequest<Batch[]>),
    append: async (batch) => {
      await run('readwrite', (store) => store.add(batch));
    },
    clear: async () => {
      await run('readwrite', (store) => store.clear());
    },
  };
}

/** Within a tab the centre queues by itself. Web Locks are missing on plain http addresses other than localhost, where no worker starts either. */
function lock(): Journal['exclusive'] {
  if (!navigator.locks) return (work) => work();
  return async (work) => await navigator.locks.request(DATABASE, work);
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'seq' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
