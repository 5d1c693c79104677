// How things are called: words that say nothing about the thing, names of the platform, and names that stand for two things.

/** Everyday verbs and adjectives in the place of a term: nobody searches for what is `told`, `kept` or `known`. */
const FORBIDDEN = new Set(
  [
    'told tells said says kept sought asked known knows beside besides whole usual words most own given found come',
    'comes came way ways anew',
  ].flatMap((line) => line.split(' ')),
);

/** Established terms that contain one of these words, and why. @type {ReadonlyMap<string, string>} */
const TERMS = new Map([
  ['NotFound', 'the name of status 404'],
  ['PersonNotFound', 'as above, of a register'],
  ['gj0302-own-info', 'the business GJ0302 by the person, apart from GJ0302 by the unit'],
]);

/**
 * Names that several files export, and why. A call of the hall and the operation of the centre that answers it need no line: they
 * are one thing with one name on both sides. @type {ReadonlyMap<string, string>}
 */
const SEVERAL = new Map([]);

/** What TypeScript and browsers declare for everybody, without families that nobody meets by chance (HTML…Element, SVG…). */
const GLOBALS = new Set(
  [
    'Animation Array Attr Awaited BigInt Blob Body Boolean Cache Capitalize Comment Console Crypto Date Document Element Error',
    'Event EventTarget Exclude Extract File Function Generator Headers History Image InstanceType Intl Iterable Iterator JSON',
    'Location Lock Lowercase Map Math Navigator Node NoInfer NonNullable Notification Number Object Omit Option Parameters Partial',
    'Path2D Permissions Pick Promise Proxy Range Readonly Record Reflect RegExp Request Required Response ReturnType Screen',
    'Selection Set Slot Storage String Symbol Text Touch Transferable URL Uppercase Window Worker alert blur caches close closed',
    'confirm console crypto customElements document escape eval event external fetch find focus frames history indexedDB length',
    'location name navigator open opener origin parent performance postMessage print prompt screen scroll self status stop',
    'structuredClone toString top unescape window',
  ].flatMap((line) => line.split(' ')),
);

const SOURCE = /^(?:src|mocks|packages\/[\w-]+\/src)\/.*\.tsx?$/;
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const NAMED_FILE = /^(?:src|mocks|packages|scripts|tests)\/.*\.(?:tsx?|mjs|css)$/;

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]} one sentence per fault
 */
export function nameFaults(files) {
  const names = [...files]
    .filter(([path]) => SOURCE.test(path))
    .flatMap(([path, text]) => [...text.matchAll(EXPORTED)].map(([line, name]) => ({ path, line, name })));
  return [
    ...names.flatMap(({ path, name }) => wordFaults(path, name)),
    ...[...files.keys()].filter((path) => NAMED_FILE.test(path)).flatMap((path) => wordFaults(path, fileName(path))),
    ...names
      .filter(({ line, name }) => !line.includes(' default ') && GLOBALS.has(name))
      .map(({ path, name }) => `${path}: ${name} is a name of TypeScript or the platform`),
    ...severalFaults(names.filter(({ line }) => !line.includes(' default '))),
  ];
}

function wordFaults(path, name) {
  const word = TERMS.has(name) ? undefined : wordsOf(withoutTerm(name)).find((one) => FORBIDDEN.has(one));
  return word === undefined ? [] : [`${path}: ${name} is named after no thing of the domain (${word})`];
}

/** gj0302-own-info-marriage → -marriage */
function withoutTerm(name) {
  const term = [...TERMS.keys()].find((one) => name.startsWith(`${one}-`) || name.startsWith(`${one}.`));
  return term === undefined ? name : name.slice(term.length);
}

/** 'readDraftRow', 'MAX_ROWS', 'draft-rows.test' → their words in small letters. */
function wordsOf(name) {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

function fileName(path) {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:tsx?|mjs|css)$/, '');
}

function severalFaults(names) {
  const paths = new Map();
  for (const { path, name } of names) paths.set(name, [...new Set([...(paths.get(name) ?? []), path])]);
  const several = [...paths].filter(([name, all]) => all.length > 1 && !isCallWithOperation(name, all));
  return [
    ...several
      .filter(([name]) => !SEVERAL.has(name))
      .map(([name, all]) => `${all.join(', ')}: ${name} is the name of several things`),
    ...[...SEVERAL.keys()]
      .filter((name) => paths.size > 0 && paths.has(name) && !several.some(([one]) => one === name))
      .map((name) => `${name} is the name of one thing by now: strike it off scripts/structure/names.mjs`),
  ];
}

function isCallWithOperation(name, paths) {
  const isCall = (path) => path.startsWith('src/api/');
  return (
    /^[a-z]/.test(name) &&
    paths.length === 2 &&
    paths.filter(isCall).length === 1 &&
    paths.some((path) => path.startsWith('mocks/'))
  );
}
