// npm run test:changed [-- <ref>] — the tests of what has changed since <ref> (default: since the last commit, or in it when
// nothing is uncommitted), and the names of those it leaves out. The whole is `npm test`.

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenTests } from './structure/chosen-tests.mjs';
import { readFiles } from './structure/read-files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READ = /\.(tsx?|mjs|css|json|html)$/;

const changed = changedFiles(process.argv[2]);
const files = readFiles(ROOT, ['src', 'mocks', 'packages', 'scripts', 'tests'], READ);
const specs = JSON.parse(readFileSync(join(ROOT, 'tests/e2e/specs-by-folder.json'), 'utf8'));
const chosen = chosenTests(changed, files, specs);

// Side by side: each of them waits more than it computes.
const outcomes = await Promise.all([
  chosen.units.length > 0 && run('vitest', ['run', ...chosen.units]),
  chosen.codes.length > 0 && run('vitest', ['run', 'tests/contracts', '-t', chosen.codes.join('|')]),
  chosen.specs.length > 0 && inBrowser(chosen.specs),
]);

console.warn(
  `\n${changed.length} changed files: ${chosen.units.length} test files, ${chosen.specs.length} browser specs`,
);
console.warn(`left out, unit (they meet the change only through a list of everything): ${named(chosen.unitsLeft)}`);
console.warn(`left out, browser: ${named(chosen.specsLeft)}`);
process.exitCode = outcomes.includes(1) ? 1 : 0;

async function inBrowser(specs) {
  const built = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  return built === 1 ? built : run('playwright', ['test', ...specs]);
}

/**
 * What it prints comes in one piece when it ends.
 * @returns {Promise<0 | 1>}
 */
function run(tool, args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(ROOT, binOf(tool)), ...args], { cwd: ROOT });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => printed.push(piece));
    child.on('close', (status) => {
      console.warn(`\n── ${tool} ${args.join(' ')}\n${Buffer.concat(printed)}`);
      done(status === 0 ? 0 : 1);
    });
  });
}

function binOf(tool) {
  const name = tool === 'playwright' ? '@playwright/test' : tool;
  const { bin } = JSON.parse(readFileSync(join(ROOT, `node_modules/${name}/package.json`), 'utf8'));
  return `node_modules/${name}/${typeof bin === 'string' ? bin : bin[tool]}`;
}

function changedFiles(since) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const here = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  return here.length > 0 || since ? here : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

function named(paths) {
  return paths.length === 0 ? 'none' : `${paths.length}\n  ${paths.join('\n  ')}`;
}
