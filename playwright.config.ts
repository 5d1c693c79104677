import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findShell } from './scripts/find-browser.mjs';
import { freePort } from './scripts/free-port.mjs';
// Sets E2E_SHIFT_MS for the server and the workers of this run.
import './tests/e2e/test-day.mjs';

register('./tests/e2e/content-loader.mjs', import.meta.url);

/** The built demo, served as a static folder: what a person gets who opens the demo, and nothing of the development server. */
const PORT = process.env.E2E_PORT ?? String(await freePort());
// Workers read this file again and must come to the same port.
process.env.E2E_PORT = PORT;

const BROWSER = { executablePath: findBrowser(), args: browserArguments() };
/** What only the whole browser has: a PDF viewer, and a camera that is asked for. */
const WHOLE = ['**/public-preview.spec.ts', '**/sign-in-face*.spec.ts'];
/** The shell is the same engine without windows: the tests run in three quarters of the time there (docs/decisions/105-tests.md). */
const SHELL = {
  launchOptions: {
    executablePath: findShell() ?? BROWSER.executablePath,
    // A page lives for seconds: to optimise its code costs more than it brings (docs/decisions/105-tests.md).
    args: [...BROWSER.args, '--js-flags=--no-opt --no-maglev'],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two a core: half of what a test does is to wait, for a pause of the hall's or for another process (docs/decisions/105-tests.md).
  workers: Math.min(2 * availableParallelism(), 8),
  fullyParallel: true,
  // A busy CI machine may be too slow for a wait once; what needs the second try is named as flaky in the summary.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not a fault: what never comes is told late, what comes late is seen.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    // Recording every test would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // Most have their centre behind the host; what needs it in the page says so itself (`test.use({ centre: 'page' })`, docs/decisions/105-tests.md).
  projects: [
    { name: 'shell', testIgnore: WHOLE, use: SHELL },
    { name: 'browser', testMatch: WHOLE, use: { launchOptions: BROWSER } },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    url: `http://127.0.0.1:${PORT}/index.html`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
