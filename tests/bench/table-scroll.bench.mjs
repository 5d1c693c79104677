// A table of 100,000 rows × 12 columns: how long until it is there, and how many frames are late while somebody scrolls through it.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROWS = 100_000;
const SECONDS = 6;
const FRAME_MS = 1000 / 60;

export async function tableScrollBench() {
  const { script, css } = await pageFiles();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    await page.setContent('<!doctype html><title>table</title><body></body>');
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: script });
    const few = await page.evaluate(() => window.showTable(48));
    const all = await page.evaluate((rows) => window.showTable(rows), ROWS);
    const ten = await page.evaluate(() => window.showTable(10_000));
    await page.evaluate((rows) => window.showTable(rows), ROWS);
    // What the machine itself is late by, with nothing to do.
    const idle = await page.evaluate(scrollThrough, { seconds: 3, speed: 0 });
    const session = await page.context().newCDPSession(page);
    // Time of the processor, not of the clock: what else the machine does is left out.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const results = {};
    for (const [name, speed] of [
      ['reading, 1,500 px/s', 1500],
      ['wheel, 6,000 px/s', 6000],
      ['flinging, 60,000 px/s', 60_000],
      ['dragging the bar, 400,000 px/s', 400_000],
    ]) {
      const before = await work();
      const frames = await page.evaluate(scrollThrough, { seconds: SECONDS, speed });
      const perFrame = ((await work()) - before) / frames.length;
      results[`${name}: dropped frames %`] =
        `${share(frames)} (longest frame ${Math.max(...frames).toFixed(0)} ms, work ${perFrame.toFixed(1)} ms a frame)`;
    }
    report(`表格滚动 table: ${ROWS.toLocaleString('en-US')} rows × 12 columns at 60 Hz`, {
      'on screen ms: 48 rows / 10,000 rows / all': `${few.toFixed(0)} / ${ten.toFixed(0)} / ${all.toFixed(0)}`,
      'rows in the page': await page.locator('tbody tr').count(),
      'machine at rest: dropped frames %': share(idle),
      ...results,
      'limit: dropped frames %': 1,
    });
  } finally {
    await browser.close();
  }
}

/** Frames that should have been shown but were not, of all that should have been. */
function share(frames) {
  let shown = 0;
  let dropped = 0;
  for (const ms of frames) {
    shown += 1;
    dropped += Math.max(0, Math.round(ms / FRAME_MS) - 1);
  }
  return ((dropped / (shown + dropped)) * 100).toFixed(2);
}

/** Scrolls evenly, down and up again; gives the times between frames in ms. Runs in the page. */
function scrollThrough({ seconds, speed }) {
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight;
  const scroller = [...document.querySelectorAll('body *')].find(scrolls);
  if (!scroller) throw new Error('Nothing scrolls on this page');
  scroller.scrollTop = 0;
  return new Promise((resolve) => {
    const frames = [];
    let last;
    let begun;
    let direction = 1;
    const step = (now) => {
      begun ??= now;
      if (last !== undefined) frames.push(now - last);
      const passed = last === undefined ? 0 : now - last;
      last = now;
      const before = scroller.scrollTop;
      scroller.scrollTop = before + (direction * speed * passed) / 1000;
      if (speed > 0 && frames.length > 1 && scroller.scrollTop === before) direction = -direction;
      if (now - begun < seconds * 1000) requestAnimationFrame(step);
      else resolve(frames);
    };
    requestAnimationFrame(step);
  });
}

async function pageFiles() {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      write: false,
      lib: { entry: `${ROOT}tests/bench/table-page.tsx`, formats: ['iife'], name: 'TablePage' },
    },
  });
  const files = [built].flat().flatMap(({ output }) => output);
  return {
    script: files.find(({ type }) => type === 'chunk')?.code ?? '',
    css: String(files.find(({ type }) => type === 'asset')?.source ?? ''),
  };
}
