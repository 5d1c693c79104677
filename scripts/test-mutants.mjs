// npm run test:mutants [-- --count 200 --seed 7 --room src/domain --beside 2] — breaks the source on purpose, one place at a time, in a
// copy of the last commit, and tells which breaks no unit test finds. One run with nothing broken tells which test files reach which
// place; only these run for a break, the nearest first. The seed is printed; the same seed breaks the same places of the same commit.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf, withSwitches } from './mutants/mutants.mjs';
import { sample } from './mutants/sample.mjs';
import { chosenTests } from './structure/chosen-tests.mjs';
import { readFiles } from './structure/read-files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = [
  'src/domain',
  'src/form',
  'src/schema',
  'src/engine',
  'src/session',
  'src/api',
  'mocks/centre',
  'packages/ofd/src',
];
/** Most breaks are found by the first few. */
const FIRST_ROUND = 8;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
    room: { type: 'string', multiple: true, default: ROOMS },
    beside: { type: 'string', default: '2' },
  },
});
console.warn(`--seed ${values.seed} --count ${values.count}`);

/** @type {Set<import('node:child_process').ChildProcess>} the tests that run now */
const running = new Set();
const git = (...args) => execFileSync('git', args, { cwd: ROOT });
const FOLDER = mkdtempSync(join(tmpdir(), 'hall-mutants-'));
const COPY = join(FOLDER, 'hall');
const REACHED = join(FOLDER, 'reached');
mkdirSync(REACHED);
git('worktree', 'add', '--quiet', '--detach', COPY);
linkModules();
process.on('exit', removeCopy);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = readFiles(COPY, ['src', 'mocks', 'packages', 'scripts', 'tests'], /\.(tsx?|mjs|css|json|html)$/);
const places = samplePlaces();
writeSwitches();
const { seconds, failed } = await firstRun();
const outcomes = await judgeAll();

console.warn('\nroom | places | found | missed | reached by no test');
for (const room of values.room) {
  const by = (...found) => outcomes.filter((one) => one.room === room && found.includes(one.found)).length;
  console.warn(
    `${room} | ${by('found', 'missed', 'unreached')} | ${by('found')} | ${by('missed')} | ${by('unreached')}`,
  );
}
const missed = outcomes.filter(({ found }) => found !== 'found');
for (const one of missed) console.warn(`${one.found} ${told(one)}`);
process.stdout.write(`${outcomes.length - missed.length} found, ${missed.length} missed\n`);

/** As many of each room; of two places one within the other only the outer one. */
function samplePlaces() {
  const perRoom = Math.ceil(Number(values.count) / values.room.length);
  let id = 0;
  return values.room.flatMap((room, index) => {
    const all = [...files]
      .filter(([path]) => path.startsWith(`${room}/`) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .flatMap(([path, text]) => mutantsOf(path, text).map((mutant) => ({ room, path, ...mutant })));
    return sample(all, perRoom, Number(values.seed) + index).map((place) => ({ ...place, id: id++ }));
  });
}

function writeSwitches() {
  for (const path of new Set(places.map((place) => place.path))) {
    const { text, switched } = withSwitches(
      files.get(path) ?? '',
      places.filter((place) => place.path === path),
    );
    writeFileSync(join(COPY, path), text);
    for (const place of places) if (place.path === path) place.switched = switched.includes(place.id);
  }
  for (const tests of ['tests', ...readdirSync(join(COPY, 'packages')).map((name) => `packages/${name}/tests`)]) {
    const setup = join(COPY, tests, 'setup.ts');
    const up = relative(join(COPY, tests), join(COPY, 'scripts/mutants/switch.mjs')).replaceAll('\\', '/');
    writeFileSync(setup, `import { watch } from '${up}';\n${readFileSync(setup, 'utf8')}\nwatch();\n`);
  }
}

/** All unit tests with nothing broken: how long each file takes, and which fail as it is (they tell nothing). */
async function firstRun() {
  const report = join(FOLDER, 'report.json');
  await run(
    [],
    ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { HALL_REACHED: REACHED },
    true,
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const seconds = new Map();
  const failed = new Set();
  for (const { name, startTime, endTime, status } of testResults) {
    const path = relative(COPY, name);
    seconds.set(path, (endTime - startTime) / 1000);
    if (status !== 'passed') failed.add(path);
  }
  if (failed.size > 0) console.warn(`red before anything is broken: ${[...failed].join(' ')}`);
  return { seconds, failed };
}

async function judgeAll() {
  const reachedBy = readReached();
  const rest = places.filter(({ switched }) => switched);
  const judged = [];
  const lane = async () => {
    for (let place = rest.shift(); place; place = rest.shift()) {
      const started = Date.now();
      const found = await judge(place, reachedBy.get(place.id) ?? new Set());
      console.warn(`${found.padEnd(9)} ${told(place)} (${Math.round((Date.now() - started) / 1000)} s)`);
      judged.push({ ...place, found });
    }
  };
  await Promise.all(Array.from({ length: Number(values.beside) }, lane));
  return judged;
}

/** @returns {Promise<'found' | 'missed' | 'unreached'>} */
async function judge({ id, path }, reachedBy) {
  const tests = [...reachedBy]
    .filter((test) => seconds.has(test) && !failed.has(test))
    .sort((a, b) => nearness(b, path) - nearness(a, path) || seconds.get(a) - seconds.get(b));
  if (tests.length === 0) return 'unreached';
  for (const round of [tests.slice(0, FIRST_ROUND), tests.slice(FIRST_ROUND)]) {
    if (round.length === 0) continue;
    const options = ['--bail=1', '--reporter=dot', '--silent', '--testTimeout=60000'];
    if (!(await run(round, options, { HALL_MUTANT: String(id), VITEST_MAX_WORKERS: '2' }))) return 'found';
  }
  return 'missed';
}

/** By the id of a place the test files that reach it; what is reached as modules load has the tests that its imports lead to, and those that walk the registries. */
function readReached() {
  const by = new Map(places.map(({ id }) => [id, new Set()]));
  const lines = readdirSync(REACHED).flatMap((name) =>
    readFileSync(join(REACHED, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  for (const { test, running: ids } of lines) for (const id of ids) by.get(id)?.add(relative(COPY, test));
  for (const id of new Set(lines.flatMap(({ loading }) => loading))) {
    const path = places.find((place) => place.id === id)?.path ?? '';
    const { units, unitsLeft } = chosenTests([path], files, {});
    for (const test of [...units, ...unitsLeft.filter((one) => one.startsWith('tests/contracts/'))])
      by.get(id)?.add(test);
  }
  return by;
}

/** How many folders and names a test file and a source file share: tests/domain/dates.test.ts is the one of src/domain/dates.ts. */
function nearness(test, path) {
  const named = test
    .replace(/\.test\.tsx?$/, '')
    .split('/')
    .slice(1);
  const meant = path
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(1);
  const apart = named.findIndex((part, at) => part !== meant[at]);
  return apart < 0 ? named.length : apart;
}

/** Whether these test files pass, all of them (for as long as they take) for none. What never ends fails. */
function run(tests, options, env, shown = false) {
  const vitest = join(COPY, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...tests, ...options], {
    cwd: COPY,
    stdio: shown ? ['ignore', 2, 2] : 'ignore',
    env: { ...process.env, ...env },
    ...(tests.length > 0 && { timeout: 30 * 60_000 }),
    killSignal: 'SIGKILL',
  });
  running.add(child);
  return new Promise((done) =>
    child.on('close', (status) => {
      running.delete(child);
      done(status === 0);
    }),
  );
}

/** 'src/domain/dates.ts:31 bound `month <= 12` → `month < 12`' */
function told({ path, start, end, with: other, kind }) {
  const text = files.get(path) ?? '';
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(0, start).split('\n').length;
  const before = text.slice(from, to).trim();
  const after = (text.slice(from, start) + other + text.slice(end, to)).trim();
  return `${path}:${line} ${kind} ${before} → ${after}`;
}

/** Libraries are those of the repository; its packages are broken as well, so they are the copy's own. */
function linkModules() {
  const link = (target, name) => symlinkSync(target, join(COPY, 'node_modules', name), 'junction');
  mkdirSync(join(COPY, 'node_modules/@hall'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@hall') link(join(ROOT, 'node_modules', name), name);
  }
  for (const name of readdirSync(join(COPY, 'packages'))) link(join(COPY, 'packages', name), `@hall/${name}`);
}

function removeCopy() {
  // What still runs would write into it again.
  for (const child of running) child.kill('SIGKILL');
  git('worktree', 'remove', '--force', COPY);
  rmSync(FOLDER, { recursive: true, force: true });
}
