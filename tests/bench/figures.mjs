import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** One block of figures, name and value. */
export function report(title, figures) {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${value}`);
}

/** The module as it ships: bundled and minified, not as a test runner wraps it. */
export async function bundled(path) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': here('src') } },
    build: { write: false, lib: { entry: here(path), formats: ['es'], fileName: 'bench' }, target: 'es2022' },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

export function milliseconds(work) {
  const started = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - started) / 1e6;
}
