// The people of tests stand once, in tests/people.ts: their numbers are written out nowhere else among the tests, alone or within a
// text, and whom two test files know belongs there.

const PEOPLE = 'tests/people.ts';
/** 18 characters with a day of birth in their middle, in no longer number or word. */
const ID_NUMBER = /(?<!\w)[1-9]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\w)/g;
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
/** Accounts only where they are a text by themselves: other numbers are as long. */
const ACCOUNT = /(?<=')\d{10,}(?=')/g;

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function peopleFaults(files) {
  const listed = numbersOf(files.get(PEOPLE) ?? '');
  const known = new Set(listed.map(({ number }) => number));
  const found = [...files]
    .filter(([path]) => /^(?:packages\/[\w-]+\/)?tests\/(?!structure\/).*\.(tsx?|mjs)$/.test(path) && path !== PEOPLE)
    .flatMap(([path, text]) => numbersOf(text).map((one) => ({ ...one, path })));
  const tests = new Map();
  for (const { number, path } of found.filter(isSomebodys)) {
    tests.set(number, (tests.get(number) ?? new Set()).add(path));
  }
  return [
    ...listed
      .filter(({ kind, number }) => kind === ID_NUMBER && !isIdNumber(number))
      .map(({ number, line }) => `${PEOPLE}:${line}: ${number} is nobody's, its check digit is wrong`),
    ...found
      .filter(({ number }) => known.has(number))
      .map(({ path, line, number }) => `${path}:${line}: ${number} stands in ${PEOPLE}`),
    ...found
      .filter(({ number }) => !known.has(number) && tests.get(number)?.size > 1)
      .map(
        ({ path, line, number }) => `${path}:${line}: ${number} is known to other tests, too: it belongs in ${PEOPLE}`,
      ),
  ];
}

function numbersOf(text) {
  return [ID_NUMBER, MOBILE, ACCOUNT]
    .flatMap((kind) => [...text.matchAll(kind)].map(({ 0: found, index }) => ({ kind, found, index })))
    .filter(({ index }, at, all) => all.findIndex((one) => one.index === index) === at)
    .map(({ kind, found, index }) => ({
      kind,
      number: found.toUpperCase(),
      line: text.slice(0, index).split('\n').length,
    }));
}

/** A number that is meant to be refused is nobody's, in however many tests it is typed. */
function isSomebodys({ kind, number }) {
  return kind === MOBILE || (kind === ID_NUMBER && isIdNumber(number));
}

/** GB 11643: all 18 digits, each by a power of two, leave 1 when divided by 11. */
function isIdNumber(number) {
  const sum = [...number].reduce(
    (total, digit, at) => total + (digit === 'X' ? 10 : Number(digit)) * (2 ** (17 - at) % 11),
    0,
  );
  return sum % 11 === 1;
}
