// Files chosen by a guest, stored across a sign-in that reloads the page (the government platform leaves the hall). Stored in IndexedDB,
// encrypted: the key is in this tab's draft and deleted with it, so that another tab or a later user can read nothing, even if the page
// could not clean up.
import { rememberFile } from '@/form/open/files/chosen-files';
import { chosenIn, lostFiles } from '@/form/open/files/chosen-list';
import { storageKey } from '@/lib/storage';
import { onSignOut } from '@/session/opening/sign-out-listeners';
import { type ComplaintDraft, LIFETIME_MS } from './complaint-draft';

interface HiddenFile {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Idempotency key of the request, file id, and time of storage, ms since the epoch. */
type HiddenKey = [qqbh: string, id: string, at: number];

const STORE = 'files';
/** Longer than the draft's hour, which restarts at each change: a file may be older. */
const KEPT_MS = 4 * LIFETIME_MS;
const LONGEST_WAIT_MS = 3_000;

onSignOut(() => void forgetGuestFiles());

/** Stores a file across a reload of this tab. @returns false if the browser denies storage */
export async function hideFile({ qqbh, secret }: ComplaintDraft, id: string, file: Blob): Promise<boolean> {
  try {
    // Without session storage the key would be lost in the reload.
    if (!secret || !window.sessionStorage.getItem(storageKey('complaint_draft'))) return false;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), await file.arrayBuffer());
    const hidden: HiddenFile = { iv, bytes };
    const key: HiddenKey = [qqbh, id, Date.now()];
    await inStore('readwrite', (store) => store.put(hidden, key));
    // No draft matches '': deletes expired files only.
    void forgetGuestFiles('');
    return true;
  } catch {
    return false;
  }
}

/** Restores the files of this tab's draft; unreadable ones are skipped, and the form lists them as missing. */
export async function findGuestFiles({ qqbh, secret, values }: ComplaintDraft): Promise<void> {
  const lost = lostFiles(chosenIn(values.fj));
  if (!secret || lost.length === 0) return;
  const all = Promise.all(
    lost.map(async ({ id, name }) => {
      const key = (await hiddenKeys()).find(([of, which]) => of === qqbh && which === id);
      const found = key && (await inStore<HiddenFile | undefined>('readonly', (store) => store.get(key)));
      if (!found) return;
      const { iv, bytes } = found;
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes);
      rememberFile(id, new File([plain], name));
    }),
  );
  const atMost = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([all, atMost]).catch(() => undefined);
}

/** Deletes one file of a draft, all of a draft, or all files; always deletes expired ones. */
export async function forgetGuestFiles(qqbh?: string, id?: string): Promise<void> {
  try {
    for (const key of await hiddenKeys()) {
      const [of, which, at] = key;
      const meant = (qqbh === undefined || of === qqbh) && (id === undefined || which === id);
      const age = Date.now() - at;
      if (meant || age < 0 || age > KEPT_MS) await inStore('readwrite', (store) => store.delete(key));
    }
  } catch {
    // Storage denied: nothing was stored.
  }
}

async function hiddenKeys(): Promise<HiddenKey[]> {
  // The store contains only such keys.
  return (await inStore('readonly', (store) => store.getAllKeys())) as HiddenKey[];
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(storageKey('chosen_files'), 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}
