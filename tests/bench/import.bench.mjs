// An .xlsx roster of 100,000 rows × 12 columns in the import of GJ0203: against the Excel library alone, and what the page feels of it.

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import writeXlsxFile from 'write-excel-file/node';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROWS = 100_000;
const ROUNDS = 5;
/** As the hall's own policy (docs/deploy/security-headers.conf), but for blob: the library alone unpacks in workers made of blobs. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function importBench() {
  const folder = await mkdtemp(join(tmpdir(), 'import-bench-'));
  const file = join(folder, '基数.xlsx');
  await writeRoster(file);
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: join(folder, 'page'), rolldownOptions: { input: join(ROOT, 'tests/bench/import-page.html') } },
  });
  const port = await freePort();
  const server = serve(join(folder, 'page')).listen(port, '127.0.0.1');
  // Without it a worker's clock runs in steps of 0.1 ms at best, which is enough; the page's long tasks need no flag.
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`http://127.0.0.1:${port}/tests/bench/import-page.html`);
    await page.evaluate((rows) => window.showImport(rows), ROWS);
    await page.getByText('待填写100000行').waitFor({ timeout: 60_000 });
    const field = page.getByLabel('导入文件');
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(watch);
      await field.setInputFiles(file);
      await page.waitForFunction(() => window.seen.ended > 0, null, { timeout: 60_000 });
      const ours = await page.evaluate(() => window.seen);
      await page.waitForTimeout(500);
      const alone = await page.evaluate(() => window.readAlone());
      rounds.push({ ...ours, alone });
      await page.waitForTimeout(300);
    }
    const first = await page.locator('p[role=status]').textContent();
    const cancels = [];
    for (const after of [150, 400, 800, 1200]) {
      await page.evaluate(watch);
      await field.setInputFiles(file);
      await page.getByRole('button', { name: '取消' }).waitFor();
      await page.waitForTimeout(after);
      cancels.push(
        await page.evaluate(async () => {
          const start = performance.now();
          [...document.querySelectorAll('button')].find((button) => button.textContent === '取消')?.click();
          while (document.querySelector('[role=progressbar]')) await new Promise((resolve) => setTimeout(resolve, 5));
          return performance.now() - start;
        }),
      );
      await page.waitForTimeout(300);
    }
    const ms = (pick) => median(rounds.map(pick));
    const { size } = await stat(file);
    report(`导入 import: ${ROWS.toLocaleString('en-US')} rows × 12 columns, ${(size / 1e6).toFixed(1)} MB (${first})`, {
      'library alone ms': ms(({ alone }) => alone).toFixed(0),
      'parsed and checked ms (worker)': ms(({ work }) => work).toFixed(0),
      'ratio (limit 2.5)': ms(({ work, alone }) => work / alone).toFixed(2),
      'from choosing the file to the result ms': ms(({ ended, begun }) => ended - begun).toFixed(0),
      'ratio of that': ms(({ ended, begun, alone }) => (ended - begun) / alone).toFixed(2),
      'longest main-thread task ms (limit 50)': Math.max(...rounds.map(({ longest }) => longest)).toFixed(0),
      'longest time between two signs of progress ms (limit 500)': Math.max(...rounds.map(({ gap }) => gap)).toFixed(0),
      'longest time between two fractions ms': Math.max(...rounds.map(({ fractionGap }) => fractionGap)).toFixed(0),
      'cancel to idle ms (limit 500)': cancels.map((one) => one.toFixed(0)).join(', '),
    });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Notes when the progress shows, changes and goes, and every task that holds the page up. Runs in the page. */
function watch() {
  const seen = { begun: 0, ended: 0, work: 0, longest: 0, gap: 0, fractionGap: 0 };
  window.seen = seen;
  window.watching?.disconnect();
  window.tasks?.disconnect();
  let last = 0;
  let lastFraction = 0;
  let fraction = '';
  document.addEventListener(
    'change',
    () => {
      seen.begun ||= performance.now();
      last = seen.begun;
      lastFraction = seen.begun;
    },
    { capture: true, once: true },
  );
  window.tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  });
  window.tasks.observe({ type: 'longtask', buffered: false });
  window.watching = new MutationObserver(() => {
    if (seen.begun === 0 || seen.ended > 0) return;
    const now = performance.now();
    const bar = document.querySelector('[role=progressbar]');
    if (bar) {
      seen.gap = Math.max(seen.gap, now - last);
      last = now;
      const shown = bar.getAttribute('aria-valuenow') ?? '';
      if (fraction !== shown) {
        seen.fractionGap = Math.max(seen.fractionGap, now - lastFraction);
        lastFraction = now;
        fraction = shown;
      }
    } else if (last > seen.begun) {
      seen.gap = Math.max(seen.gap, now - last);
      seen.ended = now;
      // The importer leaves the worker's own time for reading and checking in the page's timeline.
      seen.work = performance.getEntriesByName('import-load').at(-1)?.duration ?? 0;
    }
  });
  window.watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Twelve columns as a payroll office would send them: the needed ones in another order, more beside them. */
async function writeRoster(path) {
  const text = (value) => ({ value, type: String });
  const number = (value) => ({ value, type: Number });
  const headings = ['序号', '部门', '姓名', '个人账号', '证件号码', '入职日期', '上年工资总额', '上年月平均工资'];
  const rows = [[...headings, '职工已确认', '不调整原因', '手机号码', '备注'].map(text)];
  for (let index = 0; index < ROWS; index += 1) {
    const wage = 3000 + ((index * 7919) % 3_000_000) / 100;
    rows.push([
      number(index + 1),
      text(`第${index % 40}车间`),
      text(`${'王李张刘陈杨赵黄'[index % 8]}${'伟芳娜敏静丽强磊'[(index * 7) % 8]}`),
      text(String(130_000_000_000 + index)),
      text(`110***********${String(index % 10_000).padStart(4, '0')}`),
      text(`20${String(10 + (index % 15))}-0${1 + (index % 9)}-15`),
      number(Math.round(wage * 1200) / 100),
      number(index % 1000 === 7 ? -1 : wage),
      text(index % 3 === 0 ? '是' : '否'),
      text(index % 1000 === 9 ? '停薪留职' : '无'),
      text(`137${String(index).padStart(8, '0')}`),
      text('正常'),
    ]);
    if (index % 1000 !== 9) rows.at(-1)[9] = null;
    else rows.at(-1)[7] = null;
  }
  await writeFile(path, await writeXlsxFile(rows).toBuffer());
}

function serve(folder) {
  return createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await readFile(path).catch(() => undefined);
    if (!content) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(content);
  });
}
