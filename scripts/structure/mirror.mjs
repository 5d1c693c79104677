// tests/ mirrors src/ and mocks/, the tests of a package mirror its src/: the path of a test, up to the first dot of its name, is that of
// the file or folder it tests.

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
    .map((path) => `${path}: ${placesOf(subjectOf(path))} is there to be tested`);
}

/** The tests of a file that are found by its path alone. */
export function testsOf(file, paths) {
  const thing = thingOf(file);
  return thing === undefined ? [] : [...paths].filter((path) => isTest(path) && subjectOf(path) === thing);
}

function placesOf(subject) {
  const [, inPackage, rest] = /^(packages\/[\w-]+\/)(.*)$/.exec(subject) ?? [];
  return inPackage ? `no ${inPackage}src/${rest}` : `neither src/${subject} nor mocks/${subject}`;
}

function isTest(path) {
  return /^(?:packages\/[\w-]+\/)?tests\/.*\.test\.tsx?$/.test(path);
}

/** tests/api/client/client.answers.test.ts → api/client; packages/ofd/tests/reader/zip.test.ts → packages/ofd/reader/zip */
function subjectOf(path) {
  return path.replace(/^(packages\/[\w-]+\/)?tests\//, '$1').replace(/\.[^/]*$/, '');
}

/** src/api/client/client.ts → api/client; packages/ofd/src/reader/zip.ts → packages/ofd/reader/zip */
function thingOf(path) {
  const [, inPackage = '', rest] = /^(packages\/[\w-]+\/)?(?:src|mocks)\/(.*)\.tsx?$/.exec(path) ?? [];
  return rest && inPackage + rest;
}

/** The file itself and the folders it is in. */
function thingsOf(path) {
  const steps = thingOf(path)?.split('/') ?? [];
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
