// Loaded by the tests of scripts/test-mutants.mjs before all else: breaks the one place that HALL_MUTANT names, and writes which
// places each test file reached into the folder that HALL_REACHED names.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

const broken = Number(process.env.HALL_MUTANT ?? -1);
const folder = process.env.HALL_REACHED;

/** Reached while modules load: those are shared by all test files of a worker, which is why only the first one reaches them. */
const loading = new Set();
const running = new Set();
let reached = loading;
globalThis.hallMutant = (id) => {
  reached.add(id);
  return id === broken;
};

/** Called by each test file's set-up: modules are shared by the files of a worker, hooks are of one file. */
export function watch() {
  if (!folder) return;
  beforeAll(() => {
    running.clear();
    reached = running;
  });
  afterAll(() => {
    const line = { test: expect.getState().testPath, loading: [...loading], running: [...running] };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
    reached = loading;
  });
}
