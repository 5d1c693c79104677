import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { antdStyles } from './scripts/vite/antd-styles.ts';
import { CENTRE_PAGES, centrePages } from './scripts/vite/centre-pages.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { demoMedia } from './scripts/vite/demo-media.ts';
import { inlineShellCss } from './scripts/vite/inline-shell-css.ts';
import { leanLibraries } from './scripts/vite/lean-libraries.ts';
import { licences } from './scripts/vite/licences.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where any mode but `demo` sends /api in development and preview: a gateway, or the simulated centre of `npm run centre`. */
const CENTRE = process.env.HALL_GATEWAY ?? 'http://127.0.0.1:8091';

/**
 * A component needs a page, and so does what is about the client, the session and the browser; a file that needs one for another
 * reason is a `.tsx` as well. The rest runs without. Modules, with a seeded centre and the window, are loaded once for all files of
 * a worker, and tests/setup.ts undoes what a file leaves behind; not for what loads modules anew, as a second tab does, or registers
 * businesses of its own in place of the centre's (docs/decisions/105-tests.md). No file names another surrounding than its project's: a
 * worker ends with each change of it.
 */
const ABOUT_BROWSER = ['tests/{api,app,session}/**/*.test.ts', 'tests/lib/{,address/}*.test.ts'];
const PAGE = ['tests/**/*.test.tsx', ...ABOUT_BROWSER];
const PLAIN = ['tests/**/*.test.ts'];
const ALONE = [
  'tests/api/client/cipher.test.ts',
  'tests/lib/{page-cache,storage}.test.ts',
  'tests/session/watch/tabs.test.ts',
  'tests/centre/cases/signatures/signatures.test.ts',
  'tests/centre/registers/register-queries.test.ts',
];
/** These need a build or print figures: npm run test:build, npm run bench. */
const APART = ['tests/build/**', 'tests/bench/**', 'node_modules/**'];

const project = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { ...test, name, execArgv: [] },
});

/** Three a core: a page waits for its clock (the camera counts down, a list is debounced) more than half of its time. */
const WORKERS = Math.min(3 * availableParallelism(), 8);

/**
 * Two builds of one source: `vite build` is the production hall (no mock code, no worker file), `vite build --mode demo`
 * carries the simulated centre in a service worker. `base: './'` lets either be served from any folder.
 */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  const licence = licences();
  const proxy = demo ? undefined : { '/api': { target: CENTRE, changeOrigin: true } };
  return {
    base: './',
    plugins: [
      react(),
      antdStyles(),
      leanLibraries(),
      demo && mockWorker(),
      demo && demoMedia(),
      centrePages(),
      inlineShellCss(),
      licence.main,
    ],
    worker: { plugins: () => [licence.inWorkers()] },
    resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
    server: { port: 8090, strictPort: true, proxy },
    preview: { port: 8090, strictPort: true, proxy },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      manifest: true,
      target: 'es2022',
      // The simulated centre is one file of the demo.
      chunkSizeWarningLimit: demo ? 2000 : 900,
      rolldownOptions: {
        ...(demo && { input: ['index.html', ...CENTRE_PAGES].map((page) => here(`./${page}`)) }),
        output: {
          codeSplitting: { groups: chunkGroups(here('.')) },
          // The one `debugger` of the hall is a measurement (src/lib/dev-tools.ts).
          minify: { compress: { dropDebugger: false }, mangle: true, codegen: true },
        },
      },
    },
    test: {
      maxWorkers: WORKERS,
      alias: [
        { find: /^zustand$/, replacement: here('./tests/setup/zustand.ts') },
        { find: /^@testing-library\/react$/, replacement: here('./tests/setup/testing-library.tsx') },
      ],
      setupFiles: ['tests/setup.ts'],
      // Not 'test': antd would give every element the same id, and Escape to the first dialog that opened.
      env: { TZ: 'Asia/Shanghai', NODE_ENV: 'development' },
      restoreMocks: true,
      unstubGlobals: true,
      // As for browser tests: what needs the second try on a busy CI machine is named in the summary; elsewhere it fails.
      retry: process.env.CI ? 1 : 0,
      testTimeout: 180_000,
      hookTimeout: 180_000,
      projects: [
        project('plain', {
          environment: 'node',
          isolate: false,
          include: PLAIN,
          exclude: [...APART, ...ALONE, ...ABOUT_BROWSER],
        }),
        project('page', { environment: 'jsdom', isolate: false, include: PAGE, exclude: [...APART, ...ALONE] }),
        'packages/ofd/vitest.config.ts',
        project('alone', { environment: 'jsdom', isolate: true, include: ALONE, exclude: APART }),
      ],
    },
  };
});
