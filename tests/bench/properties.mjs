// A property of the centre's own rules, lived through many times; the first counterexample stops it with its seed.

import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { build } from 'vite';
import { report } from './figures.mjs';

const RUNS = 1_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `runs`: how often, 1,000 without. `holds`: what is true when none of them fails. */
export function measure(title, property, { runs = RUNS, holds }) {
  const started = process.hrtime.bigint();
  const { failed, counterexamplePath, seed, errorInstance, numRuns } = fc.check(property, { numRuns: runs });
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  report(title, {
    runs: `${numRuns} of ${runs}`,
    [holds]: failed ? `NO: ${errorInstance}` : 'yes',
    'to see it again': failed ? `seed ${seed}, path ${counterexamplePath}` : '--',
    seconds: seconds.toFixed(1),
    'milliseconds a run': ((seconds * 1000) / numRuns).toFixed(1),
  });
}

/** The centre's own rules with the operations of the tests, in one module. */
export async function bundled(path) {
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
