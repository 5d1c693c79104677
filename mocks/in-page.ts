import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { centreInWorker } from './centre-client';
import { API_PATH } from './handlers/calls/by-path';
import { QA } from './handlers/calls/qa-path';

interface PageOfDemo {
  /** Of the hall and the worker's file, as seen from this page. */
  folder: string;
  onChanged: () => void;
  onFailed: (failure: unknown) => void;
}

/**
 * The simulated centre of this page, in a worker of its own: the service worker hands every call under /api to the page, which passes
 * it on.
 */
export async function openInPage({ folder, onChanged, onFailed }: PageOfDemo): Promise<void> {
  const phonePage = new URL(`${folder}phone/index.html`, window.location.href.split('#')[0]).href;
  const answering = await centreInWorker(phonePage, onFailed);
  const worker = setupWorker(http.all(API_PATH, ({ request }) => answering(request)));
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
