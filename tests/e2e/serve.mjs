// The built demo as a static folder, and behind its host the centres that browser tests bring (centres.ts). PORT: E2E_PORT.
import { fileURLToPath } from 'node:url';
import { preview, runnerImport } from 'vite';
import { SHIFT_MS, shiftDate } from './test-day.mjs';

shiftDate(SHIFT_MS);

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const port = Number(process.env.E2E_PORT);

const { module } = await runnerImport(here('centres.ts'), {
  root: here('../..'),
  logLevel: 'error',
  resolve: { alias: { '@mocks': here('../../mocks'), '@': here('../../src') } },
});
await preview({
  root: here('../..'),
  mode: 'demo',
  build: { outDir: 'dist-demo' },
  preview: { host: '127.0.0.1', port, strictPort: true },
  plugins: [
    {
      name: 'centres',
      configurePreviewServer: ({ middlewares }) => void middlewares.use(module.centres(`http://127.0.0.1:${port}`)),
    },
  ],
});
