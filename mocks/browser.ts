import { setupWorker } from 'msw/browser';
import { openCentre } from './centre/centre';
import { createHandlers } from './handlers';
import { indexedDbJournal } from './journals/indexed-db';
import { mountPanel } from './panel/mount-panel';

/**
 * The simulated centre in this tab: the service worker hands every call under /api to it. All tabs share one journal in
 * IndexedDB, so they are one centre that survives reload and crash. Only the demo build contains this file.
 */
export async function startCentre(): Promise<void> {
  const centre = await openCentre(await indexedDbJournal());
  const worker = setupWorker(...createHandlers(centre));
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  mountPanel();
}
