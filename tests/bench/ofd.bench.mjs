// The OFD viewer: a file of 200 pages to its first page, and the memory after twenty files one after the other.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = 200;
const ROUNDS = 7;
const FILES = 20;
const KINDS = 5;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function ofdBench() {
  const folder = await mkdtemp(join(tmpdir(), 'ofd-bench-'));
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: folder, rolldownOptions: { input: join(ROOT, 'tests/bench/ofd-page.html') } },
  });
  const port = await freePort();
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    readFile(join(folder, path)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(port, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`http://127.0.0.1:${port}/tests/bench/ofd-page.html`);
    await page.waitForFunction(() => 'openOfd' in window);
    const first = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate((pages) => window.prepareOfd(pages), PAGES);
      first.push(await page.evaluate(() => window.openOfd()));
      await page.waitForTimeout(300);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const held = [];
    // The first round of all kinds warms up what is kept once and for all.
    for (let file = 0; file < KINDS + FILES; file += 1) {
      await page.evaluate((kind) => window.prepareOfd(0, kind), file % KINDS);
      await page.evaluate(() => window.openOfd());
      await page.waitForTimeout(150);
      if (file % KINDS === KINDS - 1) held.push(await memory(page, session));
    }
    const [before, after] = [held[0], held.at(-1)];
    report(`OFD: ${PAGES} pages, then ${FILES} files one after the other`, {
      'first page ms (limit 1000)': median(first).toFixed(0),
      'slowest of them ms': Math.max(...first).toFixed(0),
      'heap MB after each five files': held.map(({ heap }) => heap.toFixed(1)).join(', '),
      nodes: `${before.nodes} → ${after.nodes}`,
      'registered fonts': `${before.fonts} → ${after.fonts}`,
    });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function memory(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  const fonts = await page.evaluate(() => document.fonts.size);
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), fonts };
}
