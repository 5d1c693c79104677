import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';
/**
 * Only calls are answered: whatever else a page loads would go through the page and back first, a file of the hall like a film,
 * which besides would lose its Range, without which nobody can seek.
 */
const PAST_THE_WORKER = `addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation();
});
`;

/** Serves and emits MSW's worker straight from the installed package, so that it always has the package's version and no other build contains it. */
export function mockWorker(): Plugin {
  const source = () => PAST_THE_WORKER + readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');
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
