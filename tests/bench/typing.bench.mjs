// Typing in the form of TQ0107 with the processor slowed down four times: how long the page takes from a key to the next paint.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SLOWER = 4;

export async function typingBench() {
  if (!existsSync(`${ROOT}dist-demo/index.html`)) return console.log('\ntyping: run `npm run build:demo` first');
  const { module: steps } = await runnerImport(`${ROOT}tests/bench/typing-steps.ts`, { logLevel: 'error' });
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
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${port}/`,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    await answering(`http://127.0.0.1:${port}/index.html`);
    await steps.openForm(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const { field, text } of steps.TYPED) {
      await page.evaluate(watchInteractions);
      await page.getByRole('textbox', { name: field, exact: true }).click();
      await page.getByRole('textbox', { name: field, exact: true }).pressSequentially(text, { delay: 120 });
      await page.waitForTimeout(500);
      const durations = await page.evaluate(() => window.interactions);
      report(`打字 typing: ${field}, ${text.length} keys, CPU ×${SLOWER} slower`, {
        'worst key to paint ms (limit 50)': durations.length > 0 ? Math.max(...durations) : 'under 16',
        'median ms': durations.length > 0 ? median(durations) : 'under 16',
        'keys over 16 ms': durations.length,
      });
    }
  } finally {
    await browser.close();
    server.kill();
  }
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

async function answering(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens at ${address}`);
}
