// What each field means, from docs/glossary.md: the rows of its tables, `name` → text.
import { readFileSync } from 'node:fs';

/** Field name → meaning; the first row that names a field decides. */
export function readGlossary() {
  const text = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const found = new Map();
  for (const line of text.split('\n')) {
    const [, names = '', meaning = ''] = /^\|\s*((?:`\w+`\s*)+)\|\s*(.+?)\s*\|$/.exec(line) ?? [];
    for (const [, name] of names.matchAll(/`(\w+)`/g)) if (!found.has(name)) found.set(name, meaning);
  }
  return found;
}
