import { appConfig, setAppConfig } from '@/lib/app-config';
import { openCentre } from './centre/centre';
import { bringFont } from './centre/documents/fonts/slices';
import { bringPhonePage } from './centre/kernel/phone-pages';
import type { Journal } from './centre/kernel/store';
import { QA } from './handlers/qa-path';
import { indexedDbJournal } from './journals/indexed-db';
import { memoryJournal } from './journals/memory';
import { AGENT_PATH } from './key-agent/address';
import { mountPanel } from './panel/mount-panel';

/**
 * The simulated centre in this tab: the service worker hands every call under /api to it. All tabs share one journal in
 * IndexedDB, so they are one centre that survives reload and crash. Only the demo build contains this file.
 * @param onChanged a hand of the centre's (QA) has changed something: what the hall was told before may be past
 */
export async function startCentre(onChanged: () => void): Promise<void> {
  bringPages();
  await startWorker({ onChanged });
  mountPanel();
}

/** The centre behind the calls of this page, whichever of the demo's pages it is; the worker's file lies beside the hall's. */
export async function startWorker({ folder = import.meta.env.BASE_URL, onChanged = () => {} } = {}): Promise<void> {
  try {
    // The library reads the browser's storage as it loads and fails where that is blocked: inside, so that it is said.
    const [{ setupWorker }, { createHandlers }, { byPath }] = await Promise.all([
      import('msw/browser'),
      import('./handlers'),
      import('./handlers/by-path'),
    ]);
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
  } catch (failure) {
    // Without the worker nothing would answer: say so instead of a hall in which everything fails.
    console.error(failure);
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.textContent =
      '演示环境需要浏览器的 Service Worker 和本地存储：请用 http://localhost 打开，允许网站存储数据，或退出无痕模式后重试。';
    document.body.prepend(notice);
  }
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

/** The simulated centre has a collection page, a key agent and a government service platform of its own, unless config.json names others. */
function bringPages(): void {
  const { archiveFrameUrl, keyAgentUrl, unifiedSignIn } = appConfig();
  const platform = { loginUrl: 'gov-platform/index.html', logoutUrl: 'gov-platform/index.html?out=1' };
  setAppConfig({
    ...appConfig(),
    archiveFrameUrl: archiveFrameUrl || 'archive/index.html',
    keyAgentUrl: keyAgentUrl || AGENT_PATH,
    unifiedSignIn: unifiedSignIn.loginUrl === '' ? platform : unifiedSignIn,
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
