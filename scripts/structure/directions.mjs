// Which folder may import which, and what else the shape of the source promises. Every rule answers with sentences 'file → file: why'.

import { roomFault } from './rooms.mjs';

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {ReadonlyMap<string, readonly Import[]>} ImportGraph */

const BELOW = {
  main: [
    'app',
    'layouts',
    'pages',
    'flows',
    'lists',
    'engine',
    'form',
    'schema',
    'session',
    'api',
    'domain',
    'ui',
    'lib',
  ],
  app: ['layouts', 'pages', 'flows', 'lists', 'engine', 'form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  layouts: ['engine', 'form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  pages: ['engine', 'form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  flows: ['engine', 'form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  lists: ['pages', 'engine', 'form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  engine: ['form', 'schema', 'session', 'api', 'domain', 'ui', 'lib'],
  form: ['schema', 'session', 'api', 'domain', 'ui', 'lib'],
  schema: ['domain', 'lib'],
  session: ['api', 'domain', 'ui', 'lib'],
  api: ['domain', 'lib'],
  ui: ['domain', 'lib'],
  domain: ['lib'],
  lib: [],
};

/** What antd looks like is worked out by the build. */
const THEME = 'src/ui/theme.ts';

/** What of api is for every form: how a call fails, and a figure with its name. The rest is of businesses, cases and the centre. */
const API_OF_FORMS = /^src\/api\/client\/(errors|labelled-value)\.ts$/;

/** @param {ImportGraph} graph */
export function directionFaults(graph) {
  return forEachImport(graph, (from, { kind, target }) => {
    // What a package opens, and to whom: packages.mjs.
    if (!target || target.startsWith('packages/')) return undefined;
    if (from.startsWith('src/')) return sourceFault(from, kind, target);
    if (from.startsWith('mocks/'))
      return mockFault(kind, target) ?? dataFault(from, kind, target) ?? roomFault(from, target);
    if (from.startsWith('scripts/') && /^(src|tests)\//.test(target) && target !== THEME)
      return 'scripts run without the hall and its tests';
    return undefined;
  });
}

function sourceFault(from, kind, target) {
  if (target.startsWith('mocks/')) {
    return from === 'src/main.tsx' && kind === 'dynamic'
      ? undefined
      : 'only main may load the simulated centre, and only on demand';
  }
  if (!target.startsWith('src/')) return 'the hall imports nothing outside src';
  const [own, other] = [folderOf(from), folderOf(target)];
  if (own === other) return areaFault(from, target) ?? roomFault(from, target);
  if (!BELOW[own]) return `unknown folder ${own}`;
  if (own === 'form' && other === 'api' && !API_OF_FORMS.test(target)) {
    return 'a form knows no business, no case and no centre: of api it uses errors and labelled-value only';
  }
  return BELOW[own].includes(other)
    ? areaFault(from, target)
    : `${own} may import ${BELOW[own].join(', ') || 'nothing'} only`;
}

/** Pages and lists of one area do not reach into another. */
function areaFault(from, target) {
  const area = (path) => (/^src\/(pages|lists)\//.test(path) ? path.split('/').slice(2, -1)[0] : undefined);
  const crosses = area(from) && area(target) && area(from) !== area(target);
  return crosses ? 'pages of one area do not import another area' : undefined;
}

function mockFault(kind, target) {
  if (!target.startsWith('src/') || /^src\/(schema|domain|lib)\//.test(target)) return undefined;
  if (target.startsWith('src/api/') && kind === 'type') return undefined;
  return 'mocks use schema, domain, lib and the types of api only';
}

function dataFault(from, kind, target) {
  return from.startsWith('mocks/data/') && /^mocks\/(centre|seed|handlers)\//.test(target) && kind !== 'type'
    ? 'data imports nothing of the centre'
    : undefined;
}

/**
 * A flow, that is what a registry of flows loads, is imported by nothing else: what two flows share has a file of its own.
 * @param {ImportGraph} graph
 */
export function flowFaults(graph) {
  const flows = new Set(
    [...graph]
      .filter(([path]) => /^src\/flows\/.*registry\.ts$/.test(path))
      .flatMap(([, imports]) => targetsOf(imports, 'dynamic')),
  );
  return [...graph]
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([from, imports]) =>
      targetsOf(imports, 'static')
        .filter((target) => flows.has(target))
        .map((target) => `${from} → ${target}: one flow never imports another`),
    );
}

/**
 * Cycles of imports that run (type imports are erased), each reported once, as the path that closes it.
 * @param {ImportGraph} graph
 */
export function cycles(graph) {
  const found = [];
  const state = new Map();
  const visit = (file, trail) => {
    state.set(file, 'open');
    for (const { kind, target } of graph.get(file) ?? []) {
      if (kind !== 'static' || !target || !graph.has(target)) continue;
      if (state.get(target) === 'open') found.push([...trail.slice(trail.indexOf(target)), target].join(' → '));
      else if (!state.has(target)) visit(target, [...trail, target]);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file, [file]);
  return found.map((path) => `${path}: cycle`);
}

/**
 * Packages that must stay out of what the first visit loads; the path shows who pulled one in.
 * @param {ImportGraph} graph
 * @param {string} entry
 * @param {readonly string[]} banned
 * @param {(specifier: string) => string} packageOf
 */
export function entryFaults(graph, entry, banned, packageOf) {
  return reached(graph, entry)
    .filter(({ specifier }) => banned.includes(packageOf(specifier)))
    .map(({ trail }) => `${trail}: must not be part of the first visit`);
}

/** The packages that a file loads by static imports, its own and those of what it imports, each with the shortest path there. */
function reached(graph, entry) {
  const found = [];
  const seen = new Set([entry]);
  const queue = [[entry]];
  for (let trail = queue.shift(); trail; trail = queue.shift()) {
    for (const { kind, target, specifier } of graph.get(trail.at(-1) ?? '') ?? []) {
      if (kind !== 'static') continue;
      if (!target) found.push({ specifier, trail: [...trail, specifier].join(' → ') });
      if (!target || seen.has(target)) continue;
      seen.add(target);
      queue.push([...trail, target]);
    }
  }
  return found;
}

/**
 * Default exports are for what is loaded on demand; everything else is imported by its name.
 * @param {ImportGraph} graph
 * @param {ReadonlyMap<string, string>} files
 */
export function defaultExportFaults(graph, files) {
  const lazy = new Set(
    [...graph.values()].flatMap((imports) =>
      imports.filter(({ kind }) => kind === 'dynamic').map(({ target }) => target),
    ),
  );
  return [...graph.keys()]
    .filter(
      (file) =>
        /^(src|mocks|packages\/[\w-]+\/src)\//.test(file) &&
        !lazy.has(file) &&
        /^export default /m.test(files.get(file) ?? ''),
    )
    .map((file) => `${file}: default export, but nothing loads it on demand`);
}

function targetsOf(imports, wanted) {
  return imports.filter(({ kind, target }) => kind === wanted && target).map(({ target }) => target);
}

function folderOf(path) {
  const [, first = ''] = path.split('/');
  return first.replace(/\.tsx?$/, '');
}

function forEachImport(graph, faultOf) {
  const faults = [];
  for (const [from, imports] of graph) {
    for (const found of imports) {
      const fault = faultOf(from, found);
      if (fault) faults.push(`${from} → ${found.target ?? found.specifier}: ${fault}`);
    }
  }
  return faults;
}
