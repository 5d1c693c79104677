// The homes of a district: what a developer's steps cost the centre beside one tower and beside 20,000 homes, and what the picture
// of a building of 500 and of 2,000 homes (the most that one may have) costs the page.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview, runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOMES = 20_000;
const ROUNDS = 5;

export async function homesBench() {
  await atTheCentre();
  await inThePage();
}

async function atTheCentre() {
  const { module: steps } = await runnerImport(`${ROOT}tests/bench/homes-steps.ts`, {
    logLevel: 'error',
    resolve: { alias: { '@mocks': join(ROOT, 'mocks'), '@': join(ROOT, 'src') } },
  });
  const { few, many } = await steps.districtFigures(HOMES);
  const figures = Object.entries(many).map(([name, ms]) => [
    `${name} ms`,
    `${few[name].toFixed(1)} → ${ms.toFixed(1)} (${(ms / few[name]).toFixed(1)}×)`,
  ]);
  report(`楼盘表 at the centre: beside 1,000 and beside 20,000 homes`, Object.fromEntries(figures));
}

async function inThePage() {
  const folder = await mkdtemp(join(tmpdir(), 'homes-bench-'));
  const input = join(ROOT, 'tests/bench/homes-page.html');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: folder, rolldownOptions: { input } } });
  const port = await freePort();
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/tests/bench/homes-page.html`);
    const figures = {};
    for (const count of [500, 2_000]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await page.evaluate(shown, count));
      figures[`${count} homes: painted ms, median`] = median(rounds.map(({ ms }) => ms)).toFixed(0);
      figures[`${count} homes: longest main-thread task ms (0: under 50)`] = Math.max(
        ...rounds.map(({ longest }) => longest),
      ).toFixed(0);
      figures[`${count} homes: from an arrow key to the next frame ms, worst of 20`] = (await arrows(page)).toFixed(0);
    }
    report('楼栋图 picture of a building', figures);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in the page. */
async function shown(count) {
  let longest = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask', buffered: false });
  const ms = await window.showBuilding(count);
  await new Promise((resolve) => setTimeout(resolve, 100));
  tasks.disconnect();
  return { ms, longest };
}

async function arrows(page) {
  await page.locator('button[tabindex="0"]').first().focus();
  const times = [];
  for (let press = 0; press < 20; press += 1) {
    await page.evaluate(() => {
      document.addEventListener(
        'keydown',
        () => {
          const from = performance.now();
          requestAnimationFrame(() => setTimeout(() => Object.assign(window, { took: performance.now() - from })));
        },
        { capture: true, once: true },
      );
      Object.assign(window, { took: 0 });
    });
    await page.keyboard.press(press % 2 === 0 ? 'ArrowUp' : 'ArrowRight');
    times.push(await page.waitForFunction(() => window.took).then((took) => took.jsonValue()));
  }
  return Math.max(...times);
}
