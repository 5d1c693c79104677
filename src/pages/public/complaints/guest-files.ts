// Files that a guest has chosen, over a sign-in that reloads the page (the government's leaves the hall altogether). They are kept
// in the browser's database, encrypted: the key stands in this tab's draft and goes with it. Whoever comes next at the machine, in
// another tab or after an hour, finds nothing that can be read, even where the page had no chance to clear away.
import { keepFile } from '@/form/open/files/chosen-files';
import { chosenIn, lostFiles } from '@/form/open/files/chosen-list';
import { storageKey } from '@/lib/storage';
import { onSignOut } from '@/session/sign-out-listeners';
import { type ComplaintDraft, LIFETIME_MS } from './complaint-draft';

interface HiddenFile {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Key of the request, the file's, and when it was kept, ms since the epoch. */
type HiddenKey = [qqbh: string, id: string, at: number];

const STORE = 'files';
/** The draft is kept an hour after the last change of it, so that a file may be older than the hour. */
const KEPT_MS = 4 * LIFETIME_MS;
const LONGEST_WAIT_MS = 3_000;

onSignOut(() => void forgetHidden());

/** Keeps a file over a reload of this tab. @returns false where the browser does not let us */
export async function hideFile({ qqbh, secret }: ComplaintDraft, id: string, file: Blob): Promise<boolean> {
  try {
    // Without the tab's own storage the key would be gone after the reload.
    if (!secret || !window.sessionStorage.getItem(storageKey('complaint_draft'))) return false;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), await file.arrayBuffer());
    const hidden: HiddenFile = { iv, bytes };
    const key: HiddenKey = [qqbh, id, Date.now()];
    await inStore('readwrite', (store) => store.put(hidden, key));
    // No draft's: what is too old goes.
    void forgetHidden('');
    return true;
  } catch {
    return false;
  }
}

/** Puts the files of this tab's draft back where the form finds them; what cannot be read is left out, and the form says so. */
export async function findHidden({ qqbh, secret, values }: ComplaintDraft): Promise<void> {
  const lost = lostFiles(chosenIn(values.fj));
  if (!secret || lost.length === 0) return;
  const all = Promise.all(
    lost.map(async ({ id, name }) => {
      const key = (await hiddenKeys()).find(([of, which]) => of === qqbh && which === id);
      const found = key && (await inStore<HiddenFile | undefined>('readonly', (store) => store.get(key)));
      if (!found) return;
      const { iv, bytes } = found;
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes);
      keepFile(id, new File([plain], name));
    }),
  );
  const atMost = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([all, atMost]).catch(() => undefined);
}

/** Forgets one file of a draft, all of the draft, or all there are; and what is too old in any case. */
export async function forgetHidden(qqbh?: string, id?: string): Promise<void> {
  try {
    for (const key of await hiddenKeys()) {
      const [of, which, at] = key;
      const meant = (qqbh === undefined || of === qqbh) && (id === undefined || which === id);
      const age = Date.now() - at;
      if (meant || age < 0 || age > KEPT_MS) await inStore('readwrite', (store) => store.delete(key));
    }
  } catch {
    // What a browser does not let us keep there is nothing of.
  }
}

async function hiddenKeys(): Promise<HiddenKey[]> {
  // Nothing else is ever put into this store.
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
