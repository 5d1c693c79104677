// npm run test:mutants [-- --count 200 --seed 7 --room src/domain --own --near] — breaks the source on purpose, one place at a time,
// in a copy of the last commit, and tells which breaks no test finds. The file's own tests run first (`--own`: only they), then those
// that its imports lead to (`--near`: no more than they), then all unit tests. The seed is printed; the same seed breaks the same
// places of the same commit.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants/mutants.mjs';
import { sample } from './mutants/sample.mjs';
import { chosenTests } from './structure/chosen-tests.mjs';
import { importsOf } from './structure/imports.mjs';
import { testsOf } from './structure/mirror.mjs';
import { readFiles } from './structure/read-files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['src/domain', 'src/form', 'src/engine', 'src/session', 'src/api', 'mocks/centre'];

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
    room: { type: 'string', multiple: true, default: ROOMS },
    own: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
  },
});
console.warn(`--seed ${values.seed} --count ${values.count}`);

/** @type {import('node:child_process').ChildProcess | undefined} the tests that run now */
let running;
const git = (...args) => execFileSync('git', args, { cwd: ROOT });
const COPY = join(mkdtempSync(join(tmpdir(), 'hall-mutants-')), 'hall');
git('worktree', 'add', '--quiet', '--detach', COPY);
symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'junction');
process.on('exit', removeCopy);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = readFiles(COPY, ['src', 'mocks', 'scripts', 'tests'], /\.(tsx?|mjs|css|json|html)$/);
const tests = [...files.keys()].filter((path) => /^tests\/(?!build\/|bench\/).*\.test\.tsx?$/.test(path));
const perRoom = Math.ceil(Number(values.count) / values.room.length);
const places = values.room.flatMap((room, index) => {
  const all = [...files]
    .filter(([path]) => path.startsWith(`${room}/`) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .flatMap(([path, text]) => mutantsOf(path, text).map((mutant) => ({ room, path, ...mutant })));
  return sample(all, perRoom, Number(values.seed) + index);
});
const outcomes = [];
for (const place of places) outcomes.push({ ...place, found: await outcomeOf(place) });

console.warn('\nroom | places | found by its own tests | by those near | by all | by none');
for (const room of values.room) {
  const by = (found) => outcomes.filter((one) => one.room === room && one.found === found).length;
  console.warn(
    `${room} | ${outcomes.filter((one) => one.room === room).length} | ${by('own')} | ${by('near')} | ${by('all')} | ${by('none')}`,
  );
}
const missed = outcomes.filter(({ found }) => found === 'none');
for (const one of missed) console.warn(told(one));
process.stdout.write(`${outcomes.length - missed.length} found, ${missed.length} missed\n`);

/** @returns {Promise<'own' | 'near' | 'all' | 'none'>} */
async function outcomeOf(mutant) {
  const text = files.get(mutant.path) ?? '';
  const started = Date.now();
  writeFileSync(join(COPY, mutant.path), text.slice(0, mutant.start) + mutant.with + text.slice(mutant.end));
  let found = 'none';
  for (const [name, chosen] of roundsOf(mutant.path)) {
    if (found === 'none' && !(await passes(chosen))) found = name;
  }
  writeFileSync(join(COPY, mutant.path), text);
  console.warn(`${found.padEnd(4)} ${told(mutant)} (${Math.round((Date.now() - started) / 1000)} s)`);
  return found;
}

/** @returns {['own' | 'near' | 'all', string[]][]} each with its test files; none for all of them */
function roundsOf(path) {
  const near = chosenTests([path], files, {}).units;
  const own = [...new Set([...testsOf(path, tests), ...near.filter((test) => imports(test, path))])];
  const rest = near.filter((test) => !own.includes(test));
  const rounds = [
    ['own', own],
    ['near', rest],
  ].filter(([name, chosen]) => chosen.length > 0 && !(values.own && name === 'near'));
  return values.own || values.near ? rounds : [...rounds, ['all', []]];
}

function imports(test, path) {
  return importsOf(test, files.get(test) ?? '', files).some(({ target }) => target === path);
}

/** Whether these tests find nothing. A break that never ends is found by the clock. */
function passes(chosen) {
  const vitest = join(COPY, 'node_modules/vitest/vitest.mjs');
  const options = ['--bail=1', '--reporter=dot', '--silent', '--testTimeout=60000'];
  const child = spawn(process.execPath, [vitest, 'run', ...chosen, ...options], {
    cwd: COPY,
    stdio: 'ignore',
    timeout: 30 * 60_000,
    killSignal: 'SIGKILL',
  });
  running = child;
  return new Promise((done) => child.on('close', (status) => done(status === 0)));
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

function removeCopy() {
  // What still runs would write into it again.
  running?.kill('SIGKILL');
  git('worktree', 'remove', '--force', COPY);
  rmSync(join(COPY, '..'), { recursive: true, force: true });
}
