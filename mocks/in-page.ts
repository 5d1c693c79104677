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
  answerAgain();
  await inControl();
}

/** A worker that the browser had stopped asks who answers (scripts/vite/mock-worker.ts). */
function answerAgain(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as { type?: unknown } | null)?.type === 'WORKER_WOKE')
      navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });
}

/** ms: a page that was loaded past the worker (Shift and reload) is never in its hands. */
const LONGEST_WAIT = 3000;

/** Until the browser hands this page's calls to the worker: one that leaves before goes to the file server. */
function inControl(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT);
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
