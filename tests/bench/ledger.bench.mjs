// Random years of a small centre: 1,000 of them, each with its remittances, transfers, claims, withdrawals, interest, instalments,
// repeats and lost answers. The first that leaves an account out of balance, or anything booked twice, stops the bench with its seed.

import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { build } from 'vite';
import { report } from './figures.mjs';

const RUNS = 1_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function ledgerBench() {
  const { ledgerYears, loanYears } = await bundled('../centre/ledger-years.ts');
  measure('账务性质 ledger property, random years of operations', ledgerYears());
  measure('贷款性质 loan property, random lives of borrowers', loanYears());
}

function measure(title, property) {
  const started = process.hrtime.bigint();
  const { failed, counterexamplePath, seed, errorInstance, numRuns } = fc.check(property, { numRuns: RUNS });
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  report(title, {
    runs: `${numRuns} of ${RUNS}`,
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
