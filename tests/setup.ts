import '@testing-library/jest-dom/vitest';
import { observeExchanges } from '@mocks/exchanges';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { abortAll } from '@/api/client/client';
import { forgetSecrets } from '@/api/client/secret';
import { configureClient } from '@/api/client/wiring';
import { configureNavigation } from '@/lib/address/navigation';
import { setAppConfig } from '@/lib/app-config';
import { runSignOutListeners } from '@/session/opening/sign-out-listeners';
import { forgetActivity } from '@/session/watch/activity';
import { stubBrowser } from './setup/browser-stubs';
import { expectSilence, listenToConsole } from './setup/console-guard';
import { writePageWhenRead } from './setup/quick-queries';
import { resetStores } from './setup/zustand';

/** Where the simulated centre or the hall broke the contract with the gateway, since the last test. */
const broken: string[] = [];
observeExchanges(async (exchange) => {
  const { violationsOf } = await import('./setup/exchanges');
  broken.push(...(await violationsOf(exchange)));
});

const inBrowser = typeof window !== 'undefined';

if (inBrowser) stubBrowser();
listenToConsole();
// A slow machine is not a fault: what never comes is told late, what comes late is seen.
configure({ asyncUtilTimeout: 30_000 });
writePageWhenRead();

beforeEach(() => {
  if (inBrowser) window.history.replaceState(null, '', '/');
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  // Not when the next test begins: that may be another file's, whose centre has taken the network over by then.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (inBrowser) {
    abortAll();
    // What was asked a moment ago has still to learn that: the next test would share it.
    await new Promise((resolve) => setTimeout(resolve));
    runSignOutListeners();
    forgetActivity();
    localStorage.clear();
    sessionStorage.clear();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.body.replaceChildren();
    document.title = '';
    // No press outlasts its test.
    window.dispatchEvent(new Event('pointercancel'));
  }
  forgetSecrets();
  resetStores();
  setAppConfig(undefined);
  expectSilence();
  const found = broken.splice(0);
  if (found.length > 0) throw new Error(`不符合 docs/gateway/openapi.json（npm run contract）：\n${found.join('\n')}`);
});

// The next file of this worker finds the same modules: what was still under way here must not reach it.
afterAll(async () => {
  if (inBrowser) abortAll();
  await new Promise((resolve) => setTimeout(resolve, 10));
  // A page that loads its next part as the file ends would find the window gone.
  await vi.dynamicImportSettled();
  resetStores();
  configureClient();
  configureNavigation({});
});
