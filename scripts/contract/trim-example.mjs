// Examples stay short: the first rows of a list, the beginning of a long text, a picture of one dot.

const ROWS = 2;
const LETTERS = 160;
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** A map with numbers for names, e.g. of the dictionaries. */
const ENTRIES = 40;

export function trimExample(value) {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(trimExample);
  if (typeof value === 'string') return value.length > LETTERS ? shortened(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ENTRIES)
      .map(([name, one]) => [name, trimExample(one)]),
  );
}

const shortened = (text) => (text.startsWith('data:image/') ? DOT : `${text.slice(0, LETTERS)}…`);
