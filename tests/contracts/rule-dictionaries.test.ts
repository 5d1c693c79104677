import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dictionaries } from '@mocks/data/dictionaries';
import { expect, test } from 'vitest';

/** Lists of places, of which docs/rules/dictionaries.md says where they are. */
const PLACES: ReadonlySet<string> = new Set(['xzqh', 'gjjzx', 'WDXX']);

test('docs/rules/dictionaries.md lists the values of every dictionary, and no other', () => {
  const rows = readFileSync(resolve('docs/rules/dictionaries.md'), 'utf8').matchAll(/^\| `(\w+)` \| .* \| (.*) \|$/gm);
  const listed = Object.fromEntries(Array.from(rows, ([, key = '', values]) => [key, values]));
  const known = Object.entries(dictionaries).filter(([key]) => !PLACES.has(key));
  expect(listed).toEqual(
    Object.fromEntries(
      known.map(([key, items]) => [key, items.map(({ value, label }) => `${value} ${label}`).join('，')]),
    ),
  );
});
