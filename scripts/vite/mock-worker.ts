import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';
/** A worker that passes a request on loses its Range, without which nobody can seek: media go straight to the network. */
const PAST_THE_WORKER = `addEventListener('fetch', (event) => {
  if (['video', 'audio', 'track'].includes(event.request.destination)) event.stopImmediatePropagation();
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
