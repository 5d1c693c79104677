import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { policyParameters } from '../../mocks/data/policy/policy';

test('docs/rules/parameters.md lists every policy parameter with its title and value, and no other', () => {
  const rows = readFileSync(resolve('docs/rules/parameters.md'), 'utf8').match(/^\| `p\..*$/gm) ?? [];
  const listed = rows.map((row) => row.split(' | ').slice(0, 3).join(' | '));
  expect(listed).toEqual(policyParameters.map(({ key, title, value }) => `| \`${key}\` | ${title} | ${value}`));
});
