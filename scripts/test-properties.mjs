// npm run test:properties — every property with fresh cases and twenty times as many. The seed is printed: PROPERTY_SEED=… draws
// the same ones again. What it finds becomes a fixed case of the rule's own test.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { PROPERTY_SEED = String(Math.trunc(Math.random() * 2 ** 31)), PROPERTY_TIMES = '20' } = process.env;

const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file))
  .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('fc.assert('));

console.warn(`PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_TIMES=${PROPERTY_TIMES}`);
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const hour = ['--testTimeout=3600000'];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, ...hour, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_SEED, PROPERTY_TIMES },
});
process.exitCode = status ?? 1;
