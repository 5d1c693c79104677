// The way of a person behind the door, in the production build as a server sends it: sign-in, home, a business, a list, home again.

import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { median, report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = Number(process.env.HALL_ROUNDS ?? 3);
const BARE = 'tests/bench/bare-page.html';
const PROFILES = {
  '手机 mobile (CPU ×4, 1.5 Mbit/s, 562 ms)': { cpu: 4, kbits: 1_500, latency: 562, width: 390, height: 844 },
  '办公电脑 office PC (CPU ×2, 10 Mbit/s, 40 ms)': { cpu: 2, kbits: 10_000, latency: 40, width: 1366, height: 768 },
};
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

export async function journeyBench() {
  const folder = await mkdtemp(join(tmpdir(), 'journey-bench-'));
  const dist = join(folder, 'dist');
  const bareDist = join(folder, 'bare');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist } });
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: bareDist, rolldownOptions: { input: join(ROOT, BARE) } },
  });
  const alias = { '@mocks': join(ROOT, 'mocks'), '@': join(ROOT, 'src') };
  const load = async (file) => (await runnerImport(join(ROOT, file), { logLevel: 'error', resolve: { alias } })).module;
  const { startServer } = await load('mocks/server.ts');
  const { STEPS, prepare, closeNotice } = await load('tests/bench/journey-steps.ts');
  const centre = await startServer({ port: await freePort(), journal: join(folder, 'journal.jsonl') });
  const server = serve(dist, centre.address().port).listen(await freePort(), '127.0.0.1');
  const bare = serve(bareDist, centre.address().port).listen(await freePort(), '127.0.0.1');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    for (const [name, profile] of Object.entries(PROFILES)) {
      const seen = STEPS.map(() => []);
      const bareMs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bareMs.push(await openBare(browser, `http://127.0.0.1:${bare.address().port}/`, profile));
        const page = await open(browser, `http://127.0.0.1:${server.address().port}/`, profile);
        await prepare(page);
        // As long as somebody types.
        await page.waitForTimeout(5_000);
        for (const [at, step] of STEPS.entries()) {
          const loaded = watch(page);
          await page.evaluate(() => window.longTasks.splice(0));
          const start = performance.now();
          await step.go(page);
          const ms = performance.now() - start;
          const until = loaded.now();
          // Until the page is quiet: what it fetches besides belongs to this step.
          await page.waitForTimeout(4_000);
          const all = loaded.stop();
          const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
          seen[at].push({ ms, ...until, ahead: all.files - until.files, waterfall: all.waterfall, longest });
          await closeNotice(page);
        }
        await page.context().close();
      }
      const line = (one) => {
        const of = (key) => median(one.map((round) => round[key]));
        return `${(of('ms') / 1000).toFixed(2)} s (${(of('ms') / median(bareMs)).toFixed(2)} × bare page), ${of('files')} files of ${(of('bytes') / 1000).toFixed(0)} kB, ${of('calls')} calls; then ${of('ahead')} files for what comes next; longest task ${of('longest')} ms`;
      };
      report(
        `一路 journey: ${name}, bare page usable after ${(median(bareMs) / 1000).toFixed(2)} s`,
        Object.fromEntries(STEPS.map((step, at) => [step.name, line(seen[at])])),
      );
      if (process.env.HALL_WATERFALL)
        for (const round of seen.map((one) => one[0])) console.log(round.waterfall.join('\n'), '\n');
    }
  } finally {
    await browser.close();
    for (const one of [server, bare, centre]) {
      one.closeAllConnections();
      one.close();
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function open(browser, baseURL, { cpu, kbits, latency, width, height }) {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height },
  });
  const page = await context.newPage();
  // The browser reports tasks of 50 ms and more; 0 is none.
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const session = await context.newCDPSession(page);
  const throughput = (kbits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/** Milliseconds until somebody can type in the bare page. */
async function openBare(browser, baseURL, profile) {
  const page = await open(browser, baseURL, profile);
  const start = performance.now();
  await page.goto(BARE, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '账号' }).fill('1');
  const ms = performance.now() - start;
  await page.context().close();
  return ms;
}

/** What goes over the line from now on; what is fetched ahead of the next step counts where it is fetched. */
function watch(page) {
  const start = performance.now();
  const seen = { files: 0, calls: 0, bytes: 0, waterfall: [] };
  const note = async (answered) => {
    const address = new URL(answered.url());
    const call = address.pathname.startsWith('/api/');
    if (address.pathname === '/favicon.svg') return;
    seen[call ? 'calls' : 'files'] += 1;
    seen.waterfall.push(`${String(Math.round(performance.now() - start)).padStart(6)} ms ${address.pathname}`);
    const sizes = await answered.sizes().catch(() => undefined);
    if (!call) seen.bytes += sizes?.responseBodySize ?? 0;
  };
  page.on('requestfinished', note);
  return {
    now: () => ({ files: seen.files, calls: seen.calls, bytes: seen.bytes }),
    stop: () => {
      page.off('requestfinished', note);
      return { ...seen };
    },
  };
}

/** The built hall with brotli as servers compress on the fly, kept by the browser for good as its names allow, and the centre behind /api. */
function serve(dist, centre) {
  const files = new Map();
  return createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, 'http://hall');
    if (pathname.startsWith('/api/')) {
      const { method, headers, url } = incoming;
      const onward = request({ host: '127.0.0.1', port: centre, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
      return;
    }
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void outgoing.writeHead(404).end();
    if (!files.has(file)) {
      files.set(file, brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    }
    outgoing.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    outgoing.end(files.get(file));
  });
}
