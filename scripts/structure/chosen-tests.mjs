// Which tests a change touches: unit tests by their path and along the imports, browser specs by a map from folder to spec.

import { importsOf } from './imports.mjs';
import { testsOf } from './mirror.mjs';

/**
 * Lists of everything: whoever imports one would be related to every change below it. The contract tests, which loop over them,
 * run for the business that changed.
 */
const LISTS =
  /^(src\/(flows|lists|pages|app)\/(.*\/)?(registry|router|pages)\.tsx?|mocks\/(node|browser|server)\.ts|mocks\/handlers\/index\.ts|mocks\/.*\/businesses\/list\.ts|mocks\/(.*\/)?seed\.ts|tests\/render-hall\.tsx|tests\/contracts\/flows\/fixtures\.ts)$/;
const UNIT_TEST = /^(?:packages\/[\w-]+\/)?tests\/(?!build\/|bench\/).*\.test\.tsx?$/;

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} files path → text of src, mocks, packages, scripts and tests
 * @param {Readonly<Record<string, readonly string[]>>} specsByFolder beginning of a path → names of specs; the longest counts
 */
export function chosenTests(changed, files, specsByFolder) {
  const importers = importersOf(files);
  const all = [...files.keys()];
  const tests = all.filter((path) => UNIT_TEST.test(path));
  const near = reached(changed, importers, (path) => LISTS.test(path));
  const far = reached(changed, importers, () => false);
  const codes = [...new Set(changed.flatMap((path) => codesOf(path, files.get(path) ?? '')))];
  const own = changed.flatMap((path) => testsOf(path, tests));
  const units = tests.filter(
    (path) => near.has(path) || own.includes(path) || (far.has(path) && speaksOnlyOf(codes, path, files.get(path))),
  );
  const names = changed.flatMap((path) => specsOf(path, specsByFolder));
  const specs = all.filter((path) => path.endsWith('.spec.ts') && (near.has(path) || names.includes(specName(path))));
  return {
    units,
    unitsLeft: tests.filter((path) => far.has(path) && !units.includes(path)),
    specs,
    specsLeft: all.filter((path) => path.endsWith('.spec.ts') && !specs.includes(path)),
    codes,
  };
}

/** The specs of a changed file: those of the longest beginning of its path that the map holds. */
export function specsOf(path, specsByFolder) {
  const folder = Object.keys(specsByFolder)
    .filter((beginning) => path.startsWith(beginning))
    .sort((a, b) => b.length - a.length)[0];
  return folder === undefined ? [] : specsByFolder[folder];
}

/** The business codes a flow or a rule is about. */
function codesOf(path, text) {
  if (!/^(src\/flows|mocks\/.*businesses|tests\/contracts\/flows)\//.test(path)) return [];
  const inName = /\/([a-z]{2}\d{4})[^/]*$/.exec(path)?.[1]?.toUpperCase();
  const inText = /\bcode: '([A-Z]{2}\d{4})'/.exec(text)?.[1];
  return [inName, inText].filter((code) => code !== undefined);
}

/** Whether a test is about these businesses and no other: it reaches them through a list, as the hall does. */
function speaksOnlyOf(codes, path, text = '') {
  const named = `${path} ${text}`.toUpperCase().match(/\b[A-Z]{2}\d{4}\b/g) ?? [];
  return named.length > 0 && named.every((code) => codes.includes(code));
}

function specName(path) {
  return path.slice(path.lastIndexOf('/') + 1, -'.spec.ts'.length);
}

/** @returns {Map<string, string[]>} file → the files that import it */
function importersOf(files) {
  const importers = new Map();
  for (const [path, text] of files) {
    if (!/\.(tsx?|mjs)$/.test(path)) continue;
    for (const { target } of importsOf(path, text, files)) {
      if (target === undefined) continue;
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** What leads to the changed files, not going on from where `stop` says so. */
function reached(changed, importers, stop) {
  const found = new Set(changed);
  for (const path of found) {
    if (stop(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) found.add(importer);
  }
  return found;
}
