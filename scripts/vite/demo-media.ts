import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { MEDIA_FOLDER, sendMedia } from '../../mocks/send-media.ts';

/**
 * The demo's guide videos: served under /videos/ while developing and emitted into the demo's build. Production holds none: there
 * the centre has its own.
 */
export function demoMedia(): Plugin {
  return {
    name: 'demo-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!sendMedia('/videos/', request, response)) next();
      });
    },
    generateBundle() {
      for (const name of readdirSync(MEDIA_FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `videos/${name}`, source: readFileSync(MEDIA_FOLDER + name) });
      }
    },
  };
}
