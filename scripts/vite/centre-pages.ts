import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Pages that the simulated centre has beside the hall: where they lie in the source → where they are served. */
const PAGES: Readonly<Record<string, string>> = {
  'mocks/archive-frame/index.html': 'archive/index.html',
  'mocks/gov-platform/index.html': 'gov-platform/index.html',
  'mocks/phone/index.html': 'phone/index.html',
};

export const CENTRE_PAGES = Object.keys(PAGES);

/**
 * Gives the simulated centre's pages their addresses. Each is an entry of its own, so that nothing of the hall gets into it;
 * only the development server and the demo, which names them among its inputs, have them.
 */
export function centrePages(): Plugin {
  return {
    name: 'centre-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0];
        const page = CENTRE_PAGES.find((one) => path === `/${PAGES[one]}` || path === `/${PAGES[one]}`.slice(0, -10));
        if (!page) return next();
        const file = fileURLToPath(new URL(`../../${page}`, import.meta.url));
        const html = await readFile(file, 'utf8');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(`/${page}`, html));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [source, address] of Object.entries(PAGES)) {
          const page = bundle[source];
          if (page?.type !== 'asset') continue;
          // Two folders up in the source, one up where it is served.
          page.source = String(page.source).replaceAll('../../', '../');
          page.fileName = address;
        }
      },
    },
  };
}
