// What each field means, from docs/glossary.md: the rows of its tables, names → text.
import { readFileSync } from 'node:fs';

const SEPARATORS = ['；', '，', '、'];

/** Field name → meaning. A name that several rows explain has the first meaning that is not of one record alone. */
export function readGlossary() {
  const text = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const found = new Map();
  for (const line of text.split('\n')) {
    const [, names = '', meaning = ''] = /^\|\s*((?:`\w+`\s*)+)\|\s*(.+?)\s*\|$/.exec(line) ?? [];
    for (const [name, said] of meaningsOf(
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
      meaning,
    ))
      found.set(name, [...(found.get(name) ?? []), said]);
  }
  return new Map(
    [...found].flatMap(([name, all]) => {
      const own = all.length === 1 ? all[0] : all.find(({ of }) => of === '');
      return own ? [[name, (own.of + own.meaning).replaceAll('`', '')]] : [];
    }),
  );
}

/** A row that names as many things as fields says one of each; any other says all of all. `of`: the record it speaks of, with its colon. */
function meaningsOf(names, meaning) {
  const [, of = '', list = meaning] = /^([^：；，、（]+：)?(.+)$/.exec(meaning) ?? [];
  const parts = SEPARATORS.map((separator) => split(list, separator)).find(({ length }) => length === names.length);
  if (names.length === 1 || !parts) return names.map((name) => [name, { of: '', meaning }]);
  return names.map((name, at) => [name, { of, meaning: parts[at] }]);
}

/** Splits outside brackets. */
function split(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '（') depth += 1;
    if (letter === '）') depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
