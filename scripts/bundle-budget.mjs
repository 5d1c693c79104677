// What the first visit of the sign-in page loads, from the build's manifest: bytes over the wire with brotli, compressed once and
// for all; what stands behind it as a server compresses it on the way.
// `node scripts/bundle-budget.mjs` prints the table; exit code 1 over budget.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** JavaScript and CSS, antd's frame among them (brotli at its best); kB = 1000 bytes. */
export const BUDGET_BYTES = 247_000;

/** What a public page may load beyond the first visit. */
export const PUBLIC_PAGE_BYTES = 187_000;

/** What each kind of page behind the sign-in may load, in bytes (brotli) and files. */
export const MEMBER_BUDGETS = {
  home: { bytes: 197_000, files: 8 },
  list: { bytes: 132_000, files: 6 },
  business: { bytes: 174_000, files: 10 },
};

/**
 * Index.html (its inlined style sheet counts) and the entry with everything it imports statically: the sign-in page with its
 * first method, and the dialogs and toasts that come after it. The other methods are loaded when they are chosen.
 * @param {string} dist folder of a build with manifest
 */
export function firstVisit(dist) {
  const { manifest, first } = readManifest(dist);
  const files = filesOf(manifest, first);
  const html = readFileSync(join(dist, 'index.html'));
  // Sheets that were moved into index.html are no files any more.
  const sizes = files.flatMap((file) => sizeOf(join(dist, file), file, BEST));
  const page = { file: 'index.html', bytes: html.length, brotli: brotli(html, BEST), gzip: gzipSync(html).length };
  return { chunks: [...first], sizes: [page, ...sizes] };
}

/**
 * What opening a public page loads beyond the first visit: the frame of the public area and the page with all they import
 * statically. What a page loads when it is used (charts, player, preview) is not in it.
 * @param {string} dist folder of a build with manifest
 * @returns {{ page: string, brotli: number, files: string[] }[]}
 */
export function publicPages(dist) {
  const { manifest, first } = readManifest(dist);
  const pages = manifest[FRAME]?.dynamicImports?.filter((key) => key.startsWith('src/pages/public/')) ?? [];
  return pages.map((page) => {
    const chunks = [...staticGraph(manifest, [FRAME, page])].filter((key) => !first.has(key));
    const files = filesOf(manifest, chunks);
    const brotli = files.flatMap((file) => sizeOf(join(dist, file), file)).reduce((sum, size) => sum + size.brotli, 0);
    return { page, brotli, files };
  });
}

/**
 * What stands behind the sign-in, each part beyond what is there before it: home beyond the first visit, lists and each business
 * beyond home. All of it is fetched ahead where bytes are not dear; this is what it comes to where they are.
 * @param {string} dist folder of a build with manifest
 * @returns {{ kind: 'home' | 'list' | 'business', page: string, brotli: number, files: string[] }[]}
 */
export function memberPages(dist) {
  const { manifest, first, groupOf } = readManifest(dist);
  const home = new Set([...first, ...staticGraph(manifest, [groupOf('home')])]);
  const measure = (kind, page, doors, known) => {
    const chunks = [...staticGraph(manifest, doors)].filter((key) => !known.has(key));
    const files = filesOf(manifest, chunks);
    const brotli = files.flatMap((file) => sizeOf(join(dist, file), file)).reduce((sum, size) => sum + size.brotli, 0);
    return { kind, page, brotli, files };
  };
  // What the registry opens: files that a business itself loads when they are used are none.
  const opened = [...home].flatMap((key) => manifest[key].dynamicImports ?? []);
  const businesses = [...new Set(opened)].filter((key) => /^src\/flows\/.+\.ts$/.test(key));
  return [
    measure('home', 'home', [groupOf('home')], first),
    measure('list', 'lists', [groupOf('lists')], home),
    ...businesses.map((page) => measure('business', page, [groupOf('engine'), page], home)),
  ];
}

const FRAME = 'src/app/PublicArea.tsx';
/** What servers compress with on the fly, and what a file compressed ahead has. */
const ON_THE_WAY = 5;
const BEST = constants.BROTLI_MAX_QUALITY;

function readManifest(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry) throw new Error('The manifest names no entry');
  const groupOf = (name) =>
    Object.keys(manifest).find((key) => manifest[key].name === name && key.endsWith('.js')) ?? '';
  return { manifest, groupOf, first: staticGraph(manifest, [entry, groupOf('overlays')]) };
}

function filesOf(manifest, chunks) {
  return [...new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))];
}

function staticGraph(manifest, entries) {
  const seen = new Set(entries);
  for (const key of seen) for (const next of manifest[key].imports ?? []) seen.add(next);
  return seen;
}

function sizeOf(path, file, quality = ON_THE_WAY) {
  try {
    const content = readFileSync(path);
    return [{ file, bytes: content.length, brotli: brotli(content, quality), gzip: gzipSync(content).length }];
  } catch {
    return [];
  }
}

function brotli(content, quality) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sizes } = firstVisit(process.argv[2] ?? 'dist');
  for (const { file, bytes, brotli: compressed } of sizes) {
    console.warn(
      `${(compressed / 1000).toFixed(1).padStart(7)} kB br  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`,
    );
  }
  const total = sizes.reduce((sum, size) => sum + size.brotli, 0);
  console.warn(`${(total / 1000).toFixed(1).padStart(7)} kB br of ${BUDGET_BYTES / 1000} kB`);
  const pages = publicPages(process.argv[2] ?? 'dist');
  for (const { page, brotli: compressed } of pages) {
    console.warn(`${(compressed / 1000).toFixed(1).padStart(7)} kB br of ${PUBLIC_PAGE_BYTES / 1000} kB  ${page}`);
  }
  process.exitCode = total > BUDGET_BYTES || pages.some(({ brotli: bytes }) => bytes > PUBLIC_PAGE_BYTES) ? 1 : 0;
}
