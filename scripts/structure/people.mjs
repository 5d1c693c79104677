// The people of tests stand once, in tests/people.ts: their numbers are written out nowhere else among the tests.

const PEOPLE = 'tests/people.ts';
const ID_NUMBER = /\b[1-9]\d{16}[\dX]\b/g;
/** Accounts and phones only where they are a text by themselves: within a sentence they are what somebody reads or types. */
const QUOTED = /'(\d{10,})'/g;

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function peopleFaults(files) {
  const known = new Set(numbersOf(files.get(PEOPLE) ?? '').map(({ number }) => number));
  const tests = [...files].filter(([path]) => /^tests\/(?!structure\/).*\.(tsx?|mjs)$/.test(path) && path !== PEOPLE);
  return tests.flatMap(([path, text]) =>
    numbersOf(text)
      .filter(({ number }) => known.has(number))
      .map(({ number, index }) => `${path}:${text.slice(0, index).split('\n').length}: ${number} stands in ${PEOPLE}`),
  );
}

function numbersOf(text) {
  const ids = [...text.matchAll(ID_NUMBER)].map(({ 0: number, index }) => ({ number, index }));
  const quoted = [...text.matchAll(QUOTED)].map(({ 1: number, index }) => ({ number, index }));
  return [...ids, ...quoted.filter(({ number }) => !ids.some((one) => one.number === number))];
}
