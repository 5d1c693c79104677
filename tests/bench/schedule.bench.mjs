// The loan calculator: what a key costs with 360 instalments, and how long the page takes from a key to the next paint with the
// processor slowed down four times and every instalment on show.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 60;
const SLOWER = 4;
const TYPED = [
  ['贷款金额', '812345.67'],
  ['贷款期限', '348'],
  ['年利率', '2.875'],
];

export async function scheduleBench() {
  const { module: steps } = await runnerImport(`${ROOT}tests/bench/schedule-steps.ts`, {
    logLevel: 'error',
    configFile: false,
    resolve: { alias: { '@': `${ROOT}src` } },
  });
  steps.keystrokes(10);
  for (const [name, times] of Object.entries(steps.keystrokes(ROUNDS))) {
    report(`贷款计算器 loan calculator: ${name}, 360 months, ${ROUNDS} keys`, {
      'median ms (limit 16)': median(times).toFixed(2),
      'worst ms': Math.max(...times).toFixed(2),
    });
  }
  if (!existsSync(`${ROOT}dist-demo/index.html`)) return console.log('\nschedule: run `npm run build:demo` first');
  await typing();
}

async function typing() {
  const port = await freePort();
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const args = [
    vite,
    'preview',
    '--mode',
    'demo',
    '--outDir',
    'dist-demo',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
    await open(page, `http://127.0.0.1:${port}/#/dkcs`);
    await page.getByRole('radio', { name: '逐期' }).check();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [field, text] of TYPED) {
      await page.evaluate(watchInteractions);
      const box = page.getByLabel(field, { exact: true });
      await box.click();
      await page.keyboard.press('Control+a');
      await box.pressSequentially(text, { delay: 120 });
      await page.waitForTimeout(1000);
      const durations = await page.evaluate(() => window.interactions);
      report(`贷款计算器 typing: ${field}, ${text.length} keys, all instalments on show, CPU ×${SLOWER} slower`, {
        'worst key to paint ms (limit 100)': durations.length > 0 ? Math.max(...durations) : 'under 16',
        'median ms': durations.length > 0 ? median(durations) : 'under 16',
      });
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The server needs a moment. */
async function open(page, address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const there = await page.goto(address).then(
      (answer) => answer?.ok() ?? true,
      () => false,
    );
    if (there) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.getByLabel('贷款金额', { exact: true }).waitFor();
}

/** Event Timing as the browser reports it: durations in steps of 8 ms, nothing under 16 ms. Runs in the page. */
function watchInteractions() {
  window.interactions = [];
  window.observer?.disconnect();
  window.observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(key|input|beforeinput)/.test(name)) window.interactions.push(duration);
    }
  });
  window.observer.observe({ type: 'event', durationThreshold: 16, buffered: false });
}
