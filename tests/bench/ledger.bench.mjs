// Random years of a small centre: 1,000 of them, each with its remittances, transfers, claims, withdrawals, interest, instalments,
// repeats and lost answers. The first that leaves an account out of balance, or anything booked twice, stops the bench with its seed.

import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { build } from 'vite';
import { report } from './figures.mjs';

const RUNS = 1_000;
const UNIT_RUNS = 300;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function ledgerBench() {
  const { ledgerYears, loanYears } = await bundled('../centre/ledger-years.ts');
  measure('账务性质 ledger property, random years of operations', ledgerYears());
  measure('贷款性质 loan property, random lives of borrowers', loanYears());
}

/** Random years of a unit: people, remittances, ratios, deferrals, made-up months and refunds, all checked after every step. */
export async function unitYearsBench() {
  const { unitYears } = await bundled('../centre/unit-years.ts');
  const counts = new Map();
  const property = unitYears(60, (kind, outcome) => {
    const of = counts.get(kind) ?? { done: 0, refused: 0 };
    of[outcome] += 1;
    counts.set(kind, of);
  });
  measure('单位经年性质 unit property, random years of a unit', property, UNIT_RUNS);
  report(
    'steps by kind, done / refused',
    Object.fromEntries([...counts].sort().map(([kind, { done, refused }]) => [kind, `${done} / ${refused}`])),
  );
}

function measure(title, property, runs = RUNS) {
  const started = process.hrtime.bigint();
  const { failed, counterexamplePath, seed, errorInstance, numRuns } = fc.check(property, { numRuns: runs });
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  report(title, {
    runs: `${numRuns} of ${runs}`,
    'every account balances, nothing booked twice': failed ? `NO: ${errorInstance}` : 'yes',
    'to see it again': failed ? `seed ${seed}, path ${counterexamplePath}` : '--',
    seconds: seconds.toFixed(1),
    'milliseconds a run': ((seconds * 1000) / numRuns).toFixed(1),
  });
}

/** The centre's own rules with the operations of the tests, in one module. */
async function bundled(path) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': here('../../mocks'), '@': here('../../src') } },
    build: { write: false, ssr: here(path), target: 'es2022', rollupOptions: { output: { format: 'es' } } },
    ssr: { noExternal: true, external: ['fast-check'] },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return import(`data:text/javascript,${encodeURIComponent(withAddress(output[0].code))}`);
}

/** A module without an address of its own finds packages by theirs. */
function withAddress(code) {
  return code.replaceAll(/from\s*["']fast-check["']/g, `from "${import.meta.resolve('fast-check')}"`);
}
