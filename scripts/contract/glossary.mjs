// What each field means, from docs/glossary.md: the tables headed 字段, names → text.
import { readFileSync } from 'node:fs';

const SEPARATORS = ['；', '，', '、'];
const ROW = /^\|\s*((?:`[\w./]+`\s*)+)\|\s*(.+?)\s*\|$/;

/** Field name, alone or with its record or call (`CaseSummary.zt`) → meaning. */
export function readGlossary() {
  return glossaryOf(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));
}

/** Reads such a page. @throws Error for a name with two meanings and for a row whose meanings are not as many as its fields */
export function glossaryOf(text) {
  const found = new Map();
  let isOfFields = false;
  for (const line of text.split('\n')) {
    const [, heading] = /^\|\s*([^`|]+?)\s*\|\s*含义\s*\|$/.exec(line) ?? [];
    if (heading) isOfFields = heading === '字段';
    if (!isOfFields || !line.startsWith('| `')) continue;
    const [, cell, meaning] = ROW.exec(line) ?? [];
    if (!cell) throw new Error(`docs/glossary.md: names of fields and nothing else stand in the first column: ${line}`);
    const names = [...cell.matchAll(/`([\w./]+)`/g)].map(([, name]) => name);
    for (const [name, said] of meaningsOf(names, meaning)) {
      if (found.has(name)) throw new Error(`docs/glossary.md: ${name} has two meanings; name its record: ${line}`);
      found.set(name, said.replaceAll('`', ''));
    }
  }
  return found;
}

/**
 * Returns the meaning of a member, undefined for none: that of its record or call wins over that of the bare name.
 * @param path owner (schema or call), then the members that lead to this one, then its name
 */
export function meaningOf(glossary, path) {
  return glossary.get(keyOf(glossary, path));
}

/** The name under which the glossary explains a member. */
export function keyOf(glossary, path) {
  const name = path.at(-1);
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const key = [...path.slice(0, depth), name].join('.');
    if (glossary.has(key)) return key;
  }
  return name;
}

/** One meaning for one field, in one record or several; a list of as many meanings for several fields, after what holds for all (`台账：`). */
function meaningsOf(names, meaning) {
  const fields = [...new Set(names.map((name) => name.split('.').at(-1)))];
  if (fields.length === 1) return names.map((name) => [name, meaning]);
  const [, of = '', list] = /^((?:[^：；，、（]|（[^）]*）)+：)?(.+)$/.exec(meaning);
  const parts = SEPARATORS.map((separator) => split(list, separator)).find(({ length }) => length > 1) ?? [list];
  if (parts.length !== names.length)
    throw new Error(
      `docs/glossary.md: ${parts.length} meanings for ${names.length} fields: ${names.join(' ')} ${meaning}`,
    );
  return names.map((name, at) => [name, of + parts[at]]);
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
