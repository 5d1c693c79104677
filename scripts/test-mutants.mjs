// npm run test:mutants [-- --count 200 --seed 7 --room src/domain --near] — breaks the source on purpose, one place at a time, in a
// copy of the last commit, and tells which breaks no test finds. The tests nearest to a break run first, all unit tests only for what
// those let through (with `--near` not at all). The seed is printed; the same seed breaks the same places of the same commit.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants/mutants.mjs';
import { sample } from './mutants/sample.mjs';
import { chosenTests } from './structure/chosen-tests.mjs';
import { readFiles } from './structure/read-files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['src/domain', 'src/form', 'src/engine', 'src/session', 'src/api', 'mocks/centre'];

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
    room: { type: 'string', multiple: true, default: ROOMS },
    near: { type: 'boolean', default: false },
  },
});
console.warn(`--seed ${values.seed} --count ${values.count}`);

const git = (...args) => execFileSync('git', args, { cwd: ROOT });
const COPY = join(mkdtempSync(join(tmpdir(), 'hall-mutants-')), 'hall');
git('worktree', 'add', '--detach', COPY);
symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'junction');
process.on('exit', removeCopy);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = readFiles(COPY, ['src', 'mocks', 'scripts', 'tests'], /\.(tsx?|mjs|css|json|html)$/);
const perRoom = Math.ceil(Number(values.count) / values.room.length);
const outcomes = values.room.flatMap((room, index) => {
  const places = [...files]
    .filter(([path]) => path.startsWith(`${room}/`) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .flatMap(([path, text]) => mutantsOf(path, text).map((mutant) => ({ room, path, ...mutant })));
  return sample(places, perRoom, Number(values.seed) + index).map((mutant) => ({
    ...mutant,
    found: outcomeOf(mutant),
  }));
});

console.warn('\nroom | places | found by the nearest tests | by all unit tests | by none');
for (const room of values.room) {
  const by = (found) => outcomes.filter((one) => one.room === room && one.found === found).length;
  console.warn(
    `${room} | ${outcomes.filter((one) => one.room === room).length} | ${by('near')} | ${by('all')} | ${by('none')}`,
  );
}
const missed = outcomes.filter(({ found }) => found === 'none');
for (const one of missed) console.warn(told(one));
process.stdout.write(`${outcomes.length - missed.length} found, ${missed.length} missed\n`);

/** @returns {'near' | 'all' | 'none'} */
function outcomeOf(mutant) {
  const text = files.get(mutant.path) ?? '';
  const { units } = chosenTests([mutant.path], files, {});
  const started = Date.now();
  writeFileSync(join(COPY, mutant.path), text.slice(0, mutant.start) + mutant.with + text.slice(mutant.end));
  try {
    const found = units.length > 0 && !passes(units) ? 'near' : !values.near && !passes([]) ? 'all' : 'none';
    console.warn(
      `${found.padEnd(4)} ${told(mutant)} (${units.length} files, ${Math.round((Date.now() - started) / 1000)} s)`,
    );
    return found;
  } finally {
    writeFileSync(join(COPY, mutant.path), text);
  }
}

/** Whether these test files, or all for none, find nothing. A break that never ends is found by the clock. */
function passes(tests) {
  const vitest = join(COPY, 'node_modules/vitest/vitest.mjs');
  const options = ['--bail=1', '--reporter=dot', '--silent', '--testTimeout=60000'];
  const minutes = tests.length > 0 ? 10 : 30;
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...tests, ...options], {
    cwd: COPY,
    stdio: 'ignore',
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  return status === 0;
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
  git('worktree', 'remove', '--force', COPY);
  rmSync(join(COPY, '..'), { recursive: true, force: true });
}
