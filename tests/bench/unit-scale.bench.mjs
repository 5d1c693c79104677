// A unit of 100,000 members beside one of 10,000, in one run: the member list, the remittance list, the interest statement, export and
// import, in the built hall before a centre of its own process. What the hall needs is counted from the answer on; how long the
// centre itself took is a figure of its own. Parts run alone: `npm run bench -- unit-scale:memory unit-scale:import`;
// UNIT_SCALE=100000 for one size.

import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import writeXlsxFile from 'write-excel-file/node';
import { browserArguments, ensureBrowser } from '../../scripts/find-browser.mjs';
import { median, report } from './figures.mjs';
import { startScaleHost } from './scale-host.mjs';
import { watchMemory } from './scale-memory.mjs';
import { listenFor, painted, scrollTable, sinceLast, watchPage } from './scale-page.mjs';
import { watchTasks } from './scale-trace.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIZES = (process.env.UNIT_SCALE ?? '10000,100000').split(',').map(Number);
const OPENINGS = 10;
const HALL = '/api/izfgjj-zhfw/v1';
const FRAME_MS = 1000 / 60;
/** Each figure as it comes, on the other channel: the whole takes minutes. */
const say = (figures) => console.error(figures);

/** `call`: that of the rows; the statement's figures are asked for before, with a single row. */
const LISTS = {
  职工列表: { hash: '#/dwwt/cxyw/zglb', call: 'zgxx/getList' },
  单位利息单: { hash: '#/dwwt/cxyw/dwlxd_cx', call: 'dwlxd/getInfo?page=1&size=20' },
};

/** @param {string[]} parts names of PARTS, and `centre`; none for all */
export async function unitScaleBench(parts = []) {
  if (!existsSync(`${ROOT}dist/index.html`)) return console.log('\nunit-scale: run `npm run build` first');
  const { module: steps } = await runnerImport(`${ROOT}tests/bench/scale-steps.ts`, { logLevel: 'error' });
  const folder = await mkdtemp(join(tmpdir(), 'unit-scale-'));
  const host = await startScaleHost(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
  try {
    const rounds = [];
    for (const members of SIZES) rounds.push(await measured({ browser, steps, members, folder, parts, ...host }));
    const [few, ...more] = rounds;
    for (const [name, first] of Object.entries(few)) {
      const shown = (value) => value.toFixed(/MB|%/.test(name) ? 1 : 0);
      const ratio = more.map((one) => `${shown(one[name])} (×${(one[name] / Math.max(first, 0.1)).toFixed(1)})`);
      few[name] = [shown(first), ...ratio].join(' → ');
    }
    report(`单位规模 unit of ${SIZES.map((size) => size.toLocaleString('en-US')).join(' → ')} members`, few);
  } finally {
    await browser.close();
    host.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured({ browser, steps, members, origin, centreTime, folder, parts }) {
  const figures = {};
  const keep = (more) => {
    Object.assign(figures, more);
    say(more);
  };
  await qaCall(origin, 'reset', {});
  figures['centre: unit put in ms'] = await timed(() => qaCall(origin, 'large-unit', { rs: members }));
  const { token } = await qaCall(origin, 'session', { loginType: '2', account: '1000000100' });
  const wanted = (part) => parts.length === 0 || parts.includes(part);
  if (wanted('centre')) keep(await centreFigures(origin, token, members));
  const context = await browser.newContext({ baseURL: `${origin}/`, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript(watchPage);
  const tasks = watchTasks(browser, page);
  await steps.signInAsLargeUnit(page);
  for (const [name, part] of Object.entries(PARTS))
    if (wanted(name))
      for await (const more of part({ page, steps, tasks, origin, centreTime, token, members, folder })) keep(more);
  await context.close();
  return figures;
}

/** What of the page can be measured by itself, in the order of the whole; before them comes `centre`. */
const PARTS = {
  async *lists({ page, steps, tasks, members }) {
    for (const [title, { hash, call }] of Object.entries(LISTS)) {
      yield await opened({ page, steps, tasks, title, hash, call });
      yield await scrolled(page, tasks, title);
      const memory = await watchMemory(page);
      const before = await memory.now();
      yield await exported({ page, tasks, title, members });
      yield await printed({ page, tasks, title, members });
      // A copy is taken down in portions.
      await page.waitForTimeout(1000);
      const after = await memory.now();
      const more = after['values MB'] - before['values MB'];
      yield { [`${title}: values more after export and print MB`]: more };
    }
  },
  async *roster({ page, steps, tasks }) {
    yield await roster(page, steps, tasks);
  },
  async *memory({ page, steps }) {
    yield await reopened(page, steps);
  },
  async *import(how) {
    yield await imported(how);
  },
};

/** How long the centre itself takes: each call once cold, then as every further page of it. */
async function centreFigures(origin, token, members) {
  const call = (path, body) => hallCall(origin, token, path, body);
  const last = Math.ceil(members / 500);
  const figures = {};
  for (const [name, one] of [
    ['职工列表, first page', () => call('jcdwxx/zgxx/getList', { page: 1, size: 20 })],
    ['职工列表, a portion of 500', () => call('jcdwxx/zgxx/getList', { page: last, size: 500 })],
    ['职工列表, by base', () => call('jcdwxx/zgxx/getList', { page: 1, size: 20, sort: 'grjcjs', order: 'desc' })],
    ['职工列表, by last month', () => call('jcdwxx/zgxx/getList', { page: 1, size: 20, sort: 'jzny', order: 'desc' })],
    ['利息单, first page', () => call('dwlxd/getInfo?page=1&size=20')],
    ['利息单, a portion of 500', () => call(`dwlxd/getInfo?page=${last}&size=500`)],
  ]) {
    figures[`centre: ${name}, ms cold`] = await timed(one);
    figures[`centre: ${name}, ms`] = median([await timed(one), await timed(one), await timed(one)]);
  }
  return figures;
}

async function opened({ page, steps, tasks, title, hash, call }) {
  await tasks.begin();
  await page.evaluate(listenFor, call);
  await steps.go(page, hash);
  const ms = await page.evaluate(painted, title);
  return {
    [`${title}: answer to rows painted ms (limit 1000)`]: ms,
    [`${title}: longest task (processor) while opening ms`]: await tasks.longest(),
  };
}

async function scrolled(page, tasks, title) {
  await tasks.begin();
  const frames = await page.evaluate(scrollTable, { label: title, seconds: 3, speed: 6000 });
  const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
  return {
    [`${title}: longest task (processor) while scrolling ms (limit 50)`]: await tasks.longest(),
    [`${title}: frames dropped while scrolling %`]: (100 * dropped) / (frames.length + dropped),
  };
}

async function exported({ page, tasks, title, members }) {
  await tasks.begin();
  const coming = page.waitForEvent('download', { timeout: 300_000 });
  const ms = await timed(async () => {
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await coming;
  });
  return {
    [`${title}: export, ms for 1,000 rows`]: (1000 * ms) / members,
    [`${title}: longest task (processor) while exporting ms (limit 50)`]: await tasks.longest(),
  };
}

/** On paper: up to the browser's own dialog. More than a copy on paper holds is offered as a file instead. */
async function printed({ page, tasks, title, members }) {
  await page.evaluate(() => {
    window.print = () => Object.assign(window.scale, { printing: true });
    window.scale.printing = false;
  });
  await tasks.begin();
  const ms = await timed(async () => {
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await page.waitForFunction(
      () =>
        window.scale.printing ||
        [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes('导出为文件')),
      undefined,
      { timeout: 300_000, polling: 50 },
    );
  });
  const longest = await tasks.longest();
  const onPaper = await page.evaluate(() => window.scale.printing);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  if (!onPaper) await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  return {
    [`${title}: print, ms for 1,000 rows (over 10,000: until a file is offered, in all)`]: onPaper
      ? (1000 * ms) / members
      : ms,
    [`${title}: longest task (processor) while preparing the print ms (limit 50)`]: longest,
  };
}

async function roster(page, steps, tasks) {
  await tasks.begin();
  const title = '汇缴清册明细';
  await page.evaluate(listenFor, 'hjpz/getQc');
  await steps.openRoster(page);
  const ms = await page.evaluate(painted, title);
  const whole = await timed(() => steps.rosterComplete(page));
  return {
    '汇缴清册: answer to rows painted ms (limit 1000)': ms,
    '汇缴清册: until every row is there, ms more': whole,
    '汇缴清册: longest task (processor) while opening ms': await tasks.longest(),
    ...(await scrolled(page, tasks, title)),
    ...(await searched(page, steps, tasks)),
  };
}

async function searched(page, steps, tasks) {
  await tasks.begin();
  const ms = await timed(() => steps.findInRoster(page));
  return {
    '汇缴清册: typing a name to the row ms': ms,
    '汇缴清册: longest task (processor) while searching ms (limit 50)': await tasks.longest(),
  };
}

/** 封存 of everybody by file: read and checked in the worker, then sent in parts. */
async function imported({ page, steps, tasks, origin, centreTime, token, members, folder }) {
  const rows = [steps.SEALING_HEADINGS.map((value) => ({ value, type: String }))];
  for (let number = 1; rows.length <= members; number += 1) {
    const { data } = await hallCall(origin, token, 'jcdwxx/zgxx/getList', { page: number, size: 2000 });
    for (const member of data.list) rows.push(steps.sealingRow(member).map((value) => ({ value, type: String })));
  }
  const file = join(folder, `封存${members}.xlsx`);
  await writeFile(file, await writeXlsxFile(rows).toBuffer());
  await steps.toSealing(page);
  await tasks.begin();
  await page.evaluate(listenFor, LISTS.职工列表.call);
  const offered = await timed(() => steps.sealingOpen(page));
  const prepared = offered + (await timed(() => steps.sealingReady(page)));
  const usable = await page.evaluate(sinceLast);
  const whilePreparing = await tasks.longest();
  await tasks.begin();
  const checked = await timed(() => steps.chooseFile(page, file, members));
  const whileChecking = await tasks.longest();
  await tasks.begin();
  await page.evaluate(listenFor, 'ywpc/');
  const before = await centreTime();
  const sent = await timed(() => steps.sendRows(page, members));
  const shown = await page.evaluate(sinceLast);
  const centre = (await centreTime()) - before;
  const sending = await tasks.since();
  return {
    '导入 封存: step opened until a file can be chosen ms': offered,
    '导入 封存: last answer to every row to be filled in ms (limit 1000)': usable,
    '导入 封存: members read ms for 1,000 members': (1000 * prepared) / members,
    '导入 封存: longest task (processor) until they are read ms (limit 50)': whilePreparing,
    '导入 封存: file to result, ms for 1,000 rows': (1000 * checked) / members,
    '导入 封存: longest task (processor) while checking ms (limit 50)': whileChecking,
    '导入 封存: sent, ms for 1,000 rows': (1000 * sent) / members,
    '导入 封存: sent, processor time of the page, ms for 1,000 rows': (1000 * sending.all) / members,
    '导入 封存: sent, processor time of the centre, ms for 1,000 rows': (1000 * centre) / members,
    '导入 封存: last answer to the sent figures ms (limit 1000)': shown,
    '导入 封存: longest task (processor) while sending ms (limit 50)': sending.longest,
  };
}

/**
 * Memory after one more opening of both lists, the roster and the import, and after ten more; `UNIT_SCALE_HEAPS=<folder>` writes
 * what is in it after the third and the ninth, to be compared.
 */
async function reopened(page, steps) {
  const memory = await watchMemory(page);
  const round = async () => {
    for (const { hash, call, title } of Object.entries(LISTS).map(([title, one]) => ({ title, ...one }))) {
      await page.evaluate(listenFor, call);
      await steps.go(page, hash);
      await page.evaluate(painted, title);
    }
    await page.evaluate(listenFor, 'hjpz/getQc');
    await steps.openRoster(page);
    await page.evaluate(painted, '汇缴清册明细');
    await steps.rosterComplete(page);
    await steps.toSealing(page);
    await steps.sealingOpen(page);
    await steps.sealingReady(page);
    await steps.leaveSealing(page);
  };
  const seen = [];
  for (let at = 1; at <= OPENINGS + 1; at += 1) {
    await round();
    const folder = [3, 9].includes(at) ? process.env.UNIT_SCALE_HEAPS : undefined;
    seen.push(await memory.now(folder && join(folder, `after-${at}.heapsnapshot`)));
    say({ opening: at, ...seen.at(-1) });
  }
  return Object.fromEntries(
    Object.keys(seen[0]).flatMap((name) => [
      [`memory: ${name} after one opening`, seen[0][name]],
      [`memory: ${name} after ${OPENINGS} more`, seen.at(-1)[name]],
    ]),
  );
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function qaCall(origin, name, body) {
  return (await answerOf(fetch(`${origin}/api/__qa__/${name}`, json(body)))).data;
}

function hallCall(origin, token, path, body) {
  const { headers = {}, ...rest } = body ? json(body) : {};
  const authorized = { ...headers, Authorization: `Bearer ${token}` };
  return answerOf(fetch(`${origin}${HALL}/${path}`, { ...rest, headers: authorized }));
}

const json = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function answerOf(asked) {
  const answer = await (await asked).json();
  if (String(answer.code) !== '0') throw new Error(`${answer.code} ${answer.msg}`);
  return answer;
}
