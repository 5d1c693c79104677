// Typing in a row table with the processor slowed down four times: how long the page takes from a key to the next paint, against antd's Table over Form.List.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SLOWER = 4;
const CELLS = [
  ['缴存基数', '12345.67'],
  ['备注', 'remark of a row'],
  // Last: the row goes by it.
  ['姓名', 'abcdefgh'],
];

export async function rowsTypingBench() {
  const { script, css } = await pageFiles();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.setContent('<!doctype html><title>rows</title><body><input aria-label="一个输入框"></body>');
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    const measure = async (kind, count) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.evaluate(([which, rows]) => window.showRows(which, rows), [kind, count]);
      await page.getByLabel('职工7 姓名').waitFor();
      await page.waitForTimeout(500);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      return typeIn(page);
    };
    // What the machine takes for an input that nothing listens to, in the middle of the same work.
    const plain = async () => {
      await page.evaluate(watchInteractions);
      await page.getByLabel('一个输入框').click();
      await page.keyboard.type('123456789012345', { delay: 120 });
      await page.waitForTimeout(300);
      return page.evaluate(() => Math.max(16, ...window.interactions));
    };
    const hundred = await measure('engine', 100);
    const alone = await plain();
    const thousand = await measure('engine', 1000);
    const usual = await measure('form-list', 100);
    report(`表格打字 typing in rows × ${CELLS.length} columns, CPU ×${SLOWER} slower`, {
      'worst key to paint ms: 100 rows (limit 64)': Math.max(...hundred),
      'worst key to paint ms: 1,000 rows': Math.max(...thousand),
      'median ms: 100 / 1,000 rows': `${median(hundred)} / ${median(thousand)}`,
      'worst key to paint ms: an input alone on the same page': alone,
      'antd Table over Form.List with a change handler, 100 rows: worst / median ms': `${Math.max(...usual)} / ${median(usual)}`,
      'ratio of the worst, usual to ours': (Math.max(...usual) / Math.max(...hundred)).toFixed(1),
    });
  } finally {
    await browser.close();
  }
}

/** Types in cells of the seventh row; the duration of each interaction in ms, 16 where the browser calls it too short to tell. */
async function typeIn(page) {
  await page.evaluate(watchInteractions);
  for (const [column, text] of CELLS) {
    await page.getByLabel(`职工7 ${column}`).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text, { delay: 120 });
    await page.waitForTimeout(300);
  }
  const durations = await page.evaluate(() => window.interactions);
  return durations.length > 0 ? durations : [16];
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
      lib: { entry: `${ROOT}tests/bench/rows-page.tsx`, formats: ['iife'], name: 'RowsPage' },
    },
  });
  const files = [built].flat().flatMap(({ output }) => output);
  return {
    script: files.find(({ type }) => type === 'chunk')?.code ?? '',
    css: String(files.find(({ type }) => type === 'asset')?.source ?? ''),
  };
}
