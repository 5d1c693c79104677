import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../mocks/media/videos/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/**
 * The demo's guide videos: served under /videos/ while developing, part by part as players ask for them (without that nobody
 * can seek), and emitted into the demo's build. Production holds none: there the centre puts its own.
 */
export function demoMedia(): Plugin {
  return {
    name: 'demo-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/videos\/([\w-]+\.(webm|vtt|webp))$/.exec(request.url?.split('?')[0] ?? '')?.[1];
        if (!name || !existsSync(FOLDER + name)) return next();
        const { size } = statSync(FOLDER + name);
        response.setHeader('Content-Type', TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '');
        response.setHeader('Accept-Ranges', 'bytes');
        const part = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
        const from = Number(part?.[1] ?? 0);
        const to = Math.min(part?.[2] ? Number(part[2]) : size - 1, size - 1);
        if (part && from > to) {
          response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
          return;
        }
        if (part) response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${size}` });
        createReadStream(FOLDER + name, { start: from, end: to }).pipe(response);
      });
    },
    generateBundle() {
      for (const name of readdirSync(FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `videos/${name}`, source: readFileSync(FOLDER + name) });
      }
    },
  };
}
