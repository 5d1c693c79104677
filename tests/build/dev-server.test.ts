import { chromium, expect as expectPage } from '@playwright/test';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';

/** What `npm start` is. */
it('loads its modules from the file server, also once the worker of the simulated centre answers calls', async () => {
  const server = await createServer({
    mode: 'demo',
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-dev-server-test',
    server: { port: await freePort(), hmr: false },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    await server.listen();
    const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] });
    const byWorker = new Set<string>();
    page.on('response', (response) => {
      if (response.fromServiceWorker()) byWorker.add(response.request().resourceType());
    });
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 }).first();
    await expectPage(title).toBeAttached({ timeout: 60_000 });
    byWorker.clear();
    await page.reload();
    await expectPage(title).toBeAttached({ timeout: 60_000 });
    // The title stands before the first call is answered.
    await expectPage.poll(() => byWorker.size, { timeout: 60_000 }).toBeGreaterThan(0);
    expect([...byWorker].filter((type) => !['fetch', 'xhr'].includes(type))).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
