// Examples stay short: the first rows of a list, the beginning of a long text.

const ROWS = 2;
const LETTERS = 160;
/** A map with numbers for names, e.g. of the dictionaries. */
const ENTRIES = 40;

export function trimExample(value) {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(trimExample);
  if (typeof value === 'string') return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ENTRIES)
      .map(([name, one]) => [name, trimExample(one)]),
  );
}
