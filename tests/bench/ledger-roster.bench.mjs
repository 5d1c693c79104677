// The remittance list of 10,000 members in the built demo: how long from the moment its answer has arrived until its rows are painted.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 3;

export async function rosterBench() {
  if (!existsSync(`${ROOT}dist-demo/index.html`)) return console.log('\nroster: run `npm run build:demo` first');
  const { module: steps } = await runnerImport(`${ROOT}tests/bench/roster-steps.ts`, { logLevel: 'error' });
  const port = await freePort();
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const where = ['--outDir', 'dist-demo', '--host', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, [vite, 'preview', '--mode', 'demo', ...where], { cwd: ROOT, stdio: 'ignore' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    await answering(`http://127.0.0.1:${port}/index.html`);
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${port}/`,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      const page = await context.newPage();
      await page.addInitScript(watchRoster);
      await steps.openRoster(page);
      await page.waitForFunction(() => window.rosterShown > 0);
      times.push(await page.evaluate(() => window.rosterShown - window.rosterAnswered));
      await context.close();
    }
    report('汇缴清册 remittance list of 10,000 members', {
      'answer arrived to rows painted ms (limit 1000), median': median(times).toFixed(0),
      worst: Math.max(...times).toFixed(0),
    });
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Notes when the answer was there and when its rows had been painted. Runs in the page. */
function watchRoster() {
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    if (String(address).includes('/hjpz/getQc?')) {
      this.addEventListener('readystatechange', () => {
        if (this.readyState === 4) window.rosterAnswered ??= performance.now();
      });
    }
    return open.call(this, method, address, ...rest);
  };
  const look = () => {
    if (!document.querySelector('[aria-label="汇缴清册明细"] tbody tr[aria-rowindex]'))
      return requestAnimationFrame(look);
    // The frame that holds them has been painted when the next one begins.
    return requestAnimationFrame(() => {
      window.rosterShown = performance.now();
    });
  };
  requestAnimationFrame(look);
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
