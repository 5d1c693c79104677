import { appConfig, setAppConfig } from '@/lib/app-config';
import { openCentre } from './centre/centre';
import type { Journal } from './centre/store';
import { indexedDbJournal } from './journals/indexed-db';
import { memoryJournal } from './journals/memory';
import { mountPanel } from './panel/mount-panel';

/**
 * The simulated centre in this tab: the service worker hands every call under /api to it. All tabs share one journal in
 * IndexedDB, so they are one centre that survives reload and crash. Only the demo build contains this file.
 */
export async function startCentre(): Promise<void> {
  bringArchiveFrame();
  try {
    // The library reads the browser's storage as it loads and fails where that is blocked: inside, so that it is said.
    const [{ setupWorker }, { createHandlers }] = await Promise.all([import('msw/browser'), import('./handlers')]);
    const centre = await openCentre(await browserJournal());
    const worker = setupWorker(...createHandlers(centre));
    await worker.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      quiet: true,
      onUnhandledRequest: 'bypass',
    });
  } catch (failure) {
    // Without the worker nothing would answer: say so instead of a hall in which everything fails.
    console.error(failure);
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.textContent =
      '演示环境需要浏览器的 Service Worker 和本地存储：请用 http://localhost 打开，允许网站存储数据，或退出无痕模式后重试。';
    document.body.prepend(notice);
  }
  mountPanel();
}

/** The simulated centre has a collection page of its own, unless config.json names another. */
function bringArchiveFrame(): void {
  if (appConfig().archiveFrameUrl === '') setAppConfig({ ...appConfig(), archiveFrameUrl: 'archive/index.html' });
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
