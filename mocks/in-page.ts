import { setupWorker } from 'msw/browser';
import { openCentre } from './centre/centre';
import { bringFont } from './centre/documents/fonts/slices';
import { bringPhonePage } from './centre/kernel/phone-pages';
import type { Journal } from './centre/kernel/store';
import { createHandlers } from './handlers';
import { byPath } from './handlers/by-path';
import { QA } from './handlers/qa-path';
import { indexedDbJournal } from './journals/indexed-db';
import { memoryJournal } from './journals/memory';

/**
 * The simulated centre in this page, to which the service worker hands every call under /api.
 * @param folder of the hall and the worker's file, as seen from this page
 */
export async function openInPage(folder: string, onChanged: () => void): Promise<void> {
  bringPhonePage(new URL(`${folder}phone/index.html`, window.location.href.split('#')[0]).href);
  bringFont({
    ranges: async () => (await import('./font-by-address')).ranges,
    read: async (file) => (await import('./font-by-address')).fontByAddress(file),
  });
  const centre = await openCentre(await browserJournal());
  const worker = setupWorker(byPath(createHandlers(centre)));
  worker.events.on('response:mocked', ({ request }) => {
    if (request.method === 'POST' && request.url.includes(QA)) onChanged();
  });
  await worker.start({
    serviceWorker: { url: `${folder}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}

/** A browser that keeps nothing (some private windows) still gets a centre, for as long as the page lives. */
async function browserJournal(): Promise<Journal> {
  try {
    return await indexedDbJournal();
  } catch (failure) {
    console.warn('模拟中心的数据不会保存', failure);
    return memoryJournal();
  }
}
