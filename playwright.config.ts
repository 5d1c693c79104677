import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.mjs';
import { freePort } from './scripts/free-port.mjs';

/** The built demo, served as a static folder: what a person gets who opens the demo, and nothing of the development server. */
const PORT = process.env.E2E_PORT ?? String(await freePort());
// Workers read this file again and must come to the same port.
process.env.E2E_PORT = PORT;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A busy CI machine may be too slow for a wait once; what needs the second try is named as flaky in the summary.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not a fault: what never comes is told late, what comes late is seen.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    // Recording every test would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npm run preview:demo -- --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}/index.html`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
