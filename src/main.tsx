// Before React.
import '@/lib/page-cache';

import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { createHallRouter } from '@/app/router';
import { startHall } from '@/app/start-hall';
import { watchForAlteredHash } from '@/lib/address/hash-address';
import { setAppConfig } from '@/lib/app-config';
import { unregisterDemoWorker } from '@/lib/unregister-demo-worker';
import { watchForGovReturn } from '@/session/government/gov-code';
import { watchForUrlToken } from '@/session/government/url-token';
import { runMutationListeners } from '@/session/watch/mutation-listeners';
import '@/ui/theme.css';

// A token may stand in an altered address.
watchForAlteredHash();
// No request may carry a token or an authCode of the address as its referrer.
watchForUrlToken();
watchForGovReturn();
void start();

async function start(): Promise<void> {
  setAppConfig(await readConfig());
  if (import.meta.env.MODE === 'demo') await (await import('@mocks/browser')).startWorkerCentre(runMutationListeners);
  else void unregisterDemoWorker();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createHallRouter();
  startHall(router);
  createRoot(root).render(<App router={router} />);
}

/** Preloaded by index.html. A file that is missing or broken leaves the defaults. */
async function readConfig(): Promise<unknown> {
  try {
    const answer = await fetch(new URL('config.json', document.baseURI));
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
