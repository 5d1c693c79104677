import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the simulated centre's collection page lies in the source, and where it is served. */
export const ARCHIVE_PAGE = 'mocks/archive-frame/index.html';
const ADDRESS = 'archive/index.html';

/**
 * Gives the simulated centre's collection page its address. It is an entry of its own, so that nothing of the hall gets into it;
 * only the development server and the demo, which names it among its inputs, have it.
 */
export function archiveFrame(): Plugin {
  return {
    name: 'archive-frame',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path !== `/${ADDRESS}` && path !== '/archive/') return next();
        const file = fileURLToPath(new URL(`../../${ARCHIVE_PAGE}`, import.meta.url));
        const html = await readFile(file, 'utf8');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(`/${ARCHIVE_PAGE}`, html));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[ARCHIVE_PAGE];
        if (page?.type !== 'asset') return;
        // Two folders up in the source, one up where it is served.
        page.source = String(page.source).replaceAll('../../', '../');
        page.fileName = ADDRESS;
      },
    },
  };
}
