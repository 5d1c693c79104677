// The way of a person behind the door, in the production build as a server sends it: sign-in, home, a business, a list, home again.
// HALL_BEFORE=<folder of another build> measures that one too, in turns; HALL_ROUNDS=5; HALL_WATERFALL=1 prints what came when.
// `npm run bench -- journey:office journey:HTTP/1.1` measures that much of it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';
import { makeCertificate, serveHall } from './hall-server.mjs';
import { openBare, openPage, watchLine } from './journey-page.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = Number(process.env.HALL_ROUNDS ?? 3);
const BARE = 'tests/bench/bare-page.html';
const PROFILES = {
  '手机 mobile (CPU ×4, 1.5 Mbit/s, 562 ms)': { cpu: 4, kbits: 1_500, latency: 562, width: 390, height: 844 },
  '办公电脑 office PC (CPU ×2, 10 Mbit/s, 40 ms)': { cpu: 2, kbits: 10_000, latency: 40, width: 1366, height: 768 },
};
/** As long as somebody types, and until the page is quiet: what it fetches besides belongs to its step (ms). */
const [TYPING, QUIET] = [5_000, 4_000];

/** @param {string[]} parts of the names of profiles and protocols; of each kind none for all */
export async function journeyBench(parts = []) {
  const folder = await mkdtemp(join(tmpdir(), 'journey-bench-'));
  const [dist, bareDist] = [join(folder, 'dist'), join(folder, 'bare')];
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist } });
  const input = join(ROOT, BARE);
  await build({ root: ROOT, logLevel: 'error', build: { outDir: bareDist, rolldownOptions: { input } } });
  const builds = { ...(process.env.HALL_BEFORE && { '之前 before': process.env.HALL_BEFORE }), '现在 now': dist };
  const alias = { '@mocks': join(ROOT, 'mocks'), '@': join(ROOT, 'src') };
  const load = async (file) => (await runnerImport(join(ROOT, file), { logLevel: 'error', resolve: { alias } })).module;
  const { startServer } = await load('mocks/server.ts');
  const journey = await load('tests/bench/journey-steps.ts');
  const centre = await startServer({ port: await freePort(), journal: join(folder, 'journal.jsonl') });
  const certificate = makeCertificate(folder);
  const extra = certificate ? [certificate.browserSwitch] : [];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments(), ...extra] });
  const servers = [centre];
  const serve = async (files, how) => {
    const port = await freePort();
    servers.push(serveHall(files, centre.address().port, how).listen(port, '127.0.0.1'));
    return `${how ? 'https' : 'http'}://127.0.0.1:${port}/`;
  };
  try {
    const protocols = { 'HTTP/1.1': undefined, ...(certificate && { 'HTTP/2': certificate }) };
    for (const [protocol, how] of namedBy(parts, protocols)) {
      const bare = await serve(bareDist, how);
      const halls = [];
      for (const [name, files] of Object.entries(builds)) halls.push({ name, address: await serve(files, how) });
      for (const [name, profile] of namedBy(parts, PROFILES))
        await measure(browser, { title: `${name}, ${protocol}`, profile, bare, halls }, journey);
    }
    if (!certificate) console.log('\nHTTP/2: not measured, openssl is not installed');
  } finally {
    await browser.close();
    for (const one of servers) {
      one.closeAllConnections();
      one.close();
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those whose name holds one of `parts`; all, when that is none of them. */
function namedBy(parts, things) {
  const entries = Object.entries(things);
  const asked = entries.filter(([name]) => parts.some((part) => name.includes(part)));
  return asked.length > 0 ? asked : entries;
}

/** All builds in turns, so that what else the machine does falls on each of them. */
async function measure(browser, { title, profile, bare, halls }, { STEPS, prepare, closeNotice }) {
  const bares = [];
  const seen = new Map(halls.map(({ name }) => [name, STEPS.map(() => [])]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, address } of halls) {
      bares.push(await openBare(browser, bare, BARE, profile));
      const page = await openPage(browser, address, profile);
      await prepare(page);
      await page.waitForTimeout(TYPING);
      for (const [at, step] of STEPS.entries()) {
        seen.get(name)[at].push(await walk(page, step));
        await closeNotice(page);
      }
      await page.context().close();
    }
  }
  const usable = median(bares.map(({ ms }) => ms));
  const former = median(bares.map((one) => one.seen));
  for (const [name, steps] of seen) {
    const line = (one) => {
      const of = (key) => median(one.map((round) => round[key]));
      const times = `${(of('ms') / 1000).toFixed(2)} s (${(of('ms') / usable).toFixed(2)} × bare page)`;
      const asked = `${of('files')} files of ${(of('bytes') / 1000).toFixed(0)} kB, ${of('calls')} calls`;
      return `${times}, ${asked}; then ${of('ahead')} files for what comes next; ${of('processor').toFixed(0)} ms of the page's processor, longest task ${of('longest')} ms, ${of('blocked')} ms beyond 50`;
    };
    report(
      `一路 journey: ${title}, ${name}; bare page usable after ${(usable / 1000).toFixed(2)} s (Playwright sees it after ${(former / 1000).toFixed(2)} s)`,
      Object.fromEntries(STEPS.map((step, at) => [step.name, line(steps[at])])),
    );
    if (process.env.HALL_WATERFALL) for (const [first] of steps) console.log(first.waterfall.join('\n'), '\n');
  }
}

async function walk(page, { find, stands }) {
  const press = await find(page);
  const line = watchLine(page);
  await page.evaluate(`window.journey.until(${stands})`);
  const before = await page.processorMs();
  await press();
  const { ms } = await page.evaluate(() => window.journey.arrived);
  const processor = (await page.processorMs()) - before;
  const until = line.now();
  await page.waitForTimeout(QUIET);
  const all = line.stop();
  const tasks = await page.evaluate(() => window.journey.tasks());
  return { ms, processor, ...until, ahead: all.files - until.files, waterfall: all.waterfall, ...tasks };
}
