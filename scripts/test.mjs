// npm test — every check and test, the outcome of each, and a last line 'N passed, N failed'. Checks and builds run beside the unit
// tests, which wait for clocks; the tests of what was built follow.
// npm run test:all — the same, then what is for the night: fresh and many cases of every property, a hundred thousand members.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './find-browser.mjs';
import { readReport, slowest, toldFailures } from './test-report.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = mkdtempSync(join(tmpdir(), 'hall-test-'));

/** @typedef {{ title: string, script: string, counter?: 'vitest' | 'playwright', needs?: string }} Step without a counter it counts as one test */

/** @type {Step} */
const UNIT = { title: '单元与契约测试 unit', script: 'test:unit', counter: 'vitest' };
/** @type {readonly Step[]} */
const BESIDE = [
  { title: '类型检查 types', script: 'check:types' },
  { title: '代码规范 lint', script: 'check:lint' },
  { title: '目录与依赖 structure', script: 'check:structure' },
  { title: '无用代码 dead code', script: 'check:dead' },
  { title: '生产构建 build', script: 'build' },
  { title: '演示构建 demo build', script: 'build:demo' },
];
/** @type {readonly Step[]} */
const BUILT = [
  { title: '构建产物测试 build files', script: 'test:build', counter: 'vitest', needs: 'build' },
  { title: '浏览器测试 browser', script: 'test:e2e', counter: 'playwright', needs: 'build:demo' },
];
/** @type {readonly Step[]} */
const NIGHT = [
  { title: '性质测试，新的情形 properties', script: 'test:properties', counter: 'vitest' },
  { title: '基准 benchmarks', script: 'bench' },
  { title: '十万名职工的单位 unit of 100,000', script: 'bench -- unit-scale' },
];

try {
  process.env.CHROMIUM_PATH = ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('0 passed, 1 failed');
  process.exit(1);
}

const outcomes = [];
await Promise.all([runLane([UNIT], true), runLane(BESIDE, false)]);
await runLane(process.argv.includes('--all') ? [...BUILT, ...NIGHT] : BUILT, true);
rmSync(REPORTS, { recursive: true, force: true });

console.warn('');
for (const { step, passed, failed, flaky, blocked, seconds } of outcomes) {
  const second = flaky ? `, ${flaky} of them only at the second try` : '';
  const detail = blocked ? 'its build failed' : `${passed} passed, ${failed} failed${second}`;
  console.warn(`${failed > 0 ? '✗' : '✓'} ${step.title}: ${detail} (${seconds.toFixed(1)} s)`);
}
for (const line of toldFailures(outcomes.flatMap(({ failures = [] }) => failures))) console.warn(line);
console.warn('最慢的十个测试文件 slowest files:');
for (const line of slowest(outcomes.flatMap(({ files = [] }) => files))) console.warn(line);
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);

/** One after another. `shown` prints as it goes; what runs beside is printed in one piece when it ends. */
async function runLane(lane, shown) {
  for (const step of lane) {
    const blocked = outcomes.some(({ step: { script }, failed }) => script === step.needs && failed > 0);
    const heading = `\n── ${step.title} (npm run ${step.script})`;
    if (shown) console.warn(heading);
    const started = Date.now();
    const { printed = '', ...counts } = blocked ? { passed: 0, failed: 1 } : await runStep(step, shown);
    if (!shown) console.warn(`${heading}\n${printed}`);
    outcomes.push({ step, ...counts, blocked, seconds: (Date.now() - started) / 1000 });
  }
}

/** @returns {Promise<{ passed: number, failed: number, flaky?: number, files?: import('./test-report.mjs').FileTime[], failures?: import('./test-report.mjs').Failure[], printed?: string }>} */
async function runStep({ script, counter }, shown) {
  const report = join(REPORTS, `${script.replace(/\W+/g, '-')}.json`);
  const reporter = {
    vitest: ` -- --reporter=default --reporter=json --outputFile.json="${report}"`,
    playwright: ' -- --reporter=list,json',
  };
  const child = spawn(`npm run --silent ${script}${counter ? reporter[counter] : ''}`, {
    cwd: ROOT,
    // npm is a .cmd file on Windows, which only a shell starts. Nothing here comes from outside.
    shell: true,
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  const ok = await new Promise((done) => child.on('close', (status) => done(status === 0)));
  const printed = Buffer.concat(pieces).toString();
  const counts = counter ? readReport(counter, report, ROOT) : undefined;
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, printed };
  // An error outside any test (an unhandled rejection, a suite that does not load) fails the run without a failed test.
  return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1), printed };
}
