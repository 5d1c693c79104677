// tests/ mirrors src/ and mocks/: the path of a test, up to the first dot of its name, is that of the file or folder it tests.

/** What is tested apart from the tree: what runs in a browser or on a build, and what holds for everything at once. */
const APART = /^tests\/(bench|build|contracts|e2e|structure)\//;

/**
 * @param {Iterable<string>} paths of the repository, with forward slashes
 * @returns {string[]}
 */
export function mirrorFaults(paths) {
  const all = [...paths];
  const things = new Set(all.flatMap(thingsOf));
  return all
    .filter((path) => isTest(path) && !APART.test(path) && !things.has(subjectOf(path)))
    .map((path) => `${path}: neither src/${subjectOf(path)} nor mocks/${subjectOf(path)} is there to be tested`);
}

/** The tests of a file that are found by its path alone. */
export function testsOf(file, paths) {
  const thing = thingOf(file);
  return thing === undefined ? [] : [...paths].filter((path) => isTest(path) && subjectOf(path) === thing);
}

function isTest(path) {
  return /^tests\/.*\.test\.tsx?$/.test(path);
}

/** tests/api/client.answers.test.ts → api/client */
function subjectOf(path) {
  return path.replace(/^tests\//, '').replace(/\.[^/]*$/, '');
}

/** src/api/client.ts → api/client */
function thingOf(path) {
  return /^(?:src|mocks)\/(.*)\.tsx?$/.exec(path)?.[1];
}

/** The file itself and the folders it is in. */
function thingsOf(path) {
  const steps = thingOf(path)?.split('/') ?? [];
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
