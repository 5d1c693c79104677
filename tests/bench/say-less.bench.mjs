// How much stands on a page: height and characters of the first step and of the form of each business, and of each query page, at a
// desk (1366×768) and on a phone (360×640), in the demo build. `npm run bench -- say-less:TQ0107 say-less:lists` measures that much.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview, runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts codes of businesses, or `lists`; none for all */
export async function sayLessBench(parts = []) {
  const folder = await mkdtemp(join(tmpdir(), 'say-less-bench-'));
  const outDir = process.env.HALL_DEMO ?? folder;
  if (outDir === folder) await build({ root: ROOT, mode: 'demo', logLevel: 'error', build: { outDir } });
  const alias = { '@mocks': join(ROOT, 'mocks'), '@': join(ROOT, 'src') };
  const file = join(ROOT, 'tests/bench/say-less-steps.ts');
  const { module: steps } = await runnerImport(file, { logLevel: 'error', resolve: { alias } });
  const port = await freePort();
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  /** In a hall of its own: nothing of the last page is in the way. */
  const inHall = async (measure) => {
    const locale = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
    const context = await browser.newContext({ baseURL: `http://localhost:${port}/`, ...locale });
    try {
      return await measure(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    const businesses = steps.businesses.filter(({ code }) => parts.length === 0 || parts.includes(code));
    const ofBusinesses = {};
    for (const one of businesses) {
      const found = await inHall((page) => steps.businessExtents(page, one)).catch(
        ({ message }) => message.split('\n')[0],
      );
      const name = `${one.code} ${one.title}, ${one.person}`;
      ofBusinesses[name] = found.form
        ? `${line(found.first)}; form ${line(found.form)}, as it opens ${line(found.opening)}`
        : found;
    }
    report('业务：第一步；表单 businesses: height px and characters, desk and phone', ofBusinesses);
    if (parts.length > 0 && !parts.includes('lists')) return;
    for (const person of steps.readers) {
      const found = await inHall((page) => steps.listExtents(page, person));
      const lines = Object.entries(found).map(([path, extent]) => [path, line(extent)]);
      report(`查询页 query pages of ${person}`, Object.fromEntries(lines));
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const line = ({ desk, phone }) => `${desk.height} px ${desk.words} / ${phone.height} px ${phone.words}`;
