import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';
/**
 * What comes before the library's own listeners (docs/decisions/009-journal-store.md):
 * - Only calls are answered, and a call has no destination: whatever else a page loads would go through the page and back first, a
 *   film, which besides would lose its Range, without which nobody can seek, or in development a module of src/api, which waits for
 *   a page that waits for it.
 * - The browser stops a worker that is idle, and with it goes the library's list of the pages that answer. Then a call would go to
 *   the file server and find nothing: it waits until the pages have said again that they are there (BEFORE_GIVING_UP: tries of 50 ms).
 * - With its last page the library takes the worker's registration away, at each reload of a single tab too: the page that comes then
 *   finds one that is just going, or none. It stays.
 */
const BEFORE_THE_LIBRARY = `const BEFORE_GIVING_UP = 100;
addEventListener('fetch', (event) => {
  const { url, destination } = event.request;
  if (destination || !new URL(url).pathname.includes('/api/')) return event.stopImmediatePropagation();
  if (activeClientIds.has(event.clientId)) return;
  event.stopImmediatePropagation();
  event.respondWith(whenAwake(event));
});
addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED') return;
  activeClientIds.delete(event.source && event.source.id);
  event.stopImmediatePropagation();
});
async function whenAwake(event) {
  const own = await self.clients.get(event.clientId);
  const answers = () => (own && own.frameType === 'top-level' ? activeClientIds.has(own.id) : activeClientIds.size > 0);
  if (!answers()) {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'WORKER_WOKE' });
    for (let tries = 0; !answers() && tries < BEFORE_GIVING_UP; tries += 1) await new Promise((go) => setTimeout(go, 50));
  }
  return handleRequest(event, crypto.randomUUID(), Date.now());
}
`;

/** Serves and emits MSW's worker straight from the installed package, so that it always has the package's version and no other build contains it. */
export function mockWorker(): Plugin {
  const source = () => BEFORE_THE_LIBRARY + readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE}`) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() });
    },
  };
}
