// Every page behind the door with every answer spoilt in every way: how many were tried and how many took the page away. An hour.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { report } from './figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

export async function answersBench() {
  let [pages, tried, fallen] = [0, 0, 0];
  const run = spawn(process.execPath, [VITEST, 'run', 'tests/contracts/behind-the-door.test.tsx'], {
    cwd: ROOT,
    env: { ...process.env, HALL_ANSWERS: 'all' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const part of run.stdout.setEncoding('utf8')) {
    for (const [, path, count, bad] of part.matchAll(/^ANSWERS (\S+) (\d+) (\d+)$/gm)) {
      pages += 1;
      tried += Number(count);
      fallen += Number(bad);
      console.log(`${path}: ${count} answers, ${bad} fell`);
    }
    for (const [line] of part.matchAll(/^.*\/api\/\S+ \S+=.*$/gm)) console.log(line);
  }
  report('错误的答复 spoilt answers behind the door', { pages, tried, fallen });
}
