// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where a business has its one identity: the rules of the centre, and the registries of the hall. */
const HOMES = [/^mocks\/centre\/businesses\//, /^src\/flows\/\w+\/registry\.ts$/];
/** What happened in the past, told by example: applications and opinions of people who exist nowhere. */
const LIVES = [/^mocks\/seed\//, /^mocks\/data\/evaluation\//];

/** Lists of businesses that are no property of each: why. A further business changes none of them. */
const STAY: Readonly<Record<string, string>> = {
  'src/pages/home/popular-paths.ts': 'what most people come for: chosen by an editor, in an order of its own',
  'src/flows/unit/deposit/MemberChanges.tsx': 'the words of one form: what to do first where its list is wrong',
  'src/flows/unit/deposit/roster/DifferenceList.tsx':
    'the words of one form: what each kind of difference is put right by',
};

const CODE = String.raw`(?:GJ|TQ|GD|YT|KH|ZY|ZS)\d{4}`;
const HEADS = '(?:GJ|TQ|GD|YT|KH|ZY)';

/** How a list of businesses by their codes looks; `{2,}`: one code alone is a link, or what a text is about. */
const TABLES: readonly RegExp[] = [
  // ['GJ0203', 'GJ0204'] and new Set(['GJ0203', 'GJ0204'])
  new RegExp(String.raw`\[\s*'${CODE}'(?:\s*,\s*'${CODE}')+\s*,?\s*\]`),
  // { GJ0203: …, GJ0204: … } and { '1 GJ0203': … }
  new RegExp(String.raw`[{,]\s*'?(?:\d )?${CODE}'?:[\s\S]*[{,]\s*'?(?:\d )?${CODE}'?:`),
  // [['GJ0203', …], ['GJ0204', …]]
  new RegExp(String.raw`\[\s*'${CODE}',[\s\S]*\[\s*'${CODE}',`),
  // 'GJ0203 基数调整，GJ0204 比例调整'
  new RegExp(String.raw`'[^'\n]*${CODE} [^'\n]*${CODE} `),
];

/** How a business is known by the head of its code: /^TQ/, startsWith('TQ'), slice(0, 2) === 'TQ', { TQ: … }. */
const BY_HEAD: readonly RegExp[] = [
  new RegExp(String.raw`\/\^\(?(?:[A-Z]{2}\|)*${HEADS}\b`),
  new RegExp(String.raw`\/\^\(?(?:[A-Z]{2}\|)*${HEADS}\(`),
  new RegExp(String.raw`startsWith\(\s*'${HEADS}`),
  new RegExp(String.raw`===\s*'${HEADS}'|'${HEADS}'\s*===`),
  new RegExp(String.raw`[{,]\s*'?${HEADS}'?:`),
];

/** The files under a folder that hold a program. */
function programs(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path).replaceAll('\\', '/'));
}

const code = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const all = [...programs('mocks'), ...programs('src')].map((path) => ({ path, text: code(path) }));

it('what is asked of several businesses stands with each of them, and in no list of codes beside', () => {
  const listed = all
    .filter(({ path }) => ![...HOMES, ...LIVES].some((home) => home.test(path)))
    .filter(({ text }) => TABLES.some((table) => table.test(text)));
  expect(listed.map(({ path }) => path).sort()).toEqual(Object.keys(STAY).sort());
});

it('nothing is known of a business by the head of its code (docs/decisions/017-business-definitions.md)', () => {
  const known = all.filter(({ text }) => BY_HEAD.some((head) => head.test(text)));
  expect(known.map(({ path }) => path)).toEqual([]);
});

it.each([
  ["const DISTURBING = ['GJ0201', 'GJ0204'];"],
  ["const NAMES = { GJ0203: '基数调整', GJ0204: '比例调整' };"],
  ["const CHANGES = [\n  ['GJ0301', '设立'],\n  ['GJ0304', '启封'],\n];"],
  ["items('GJ0301 设立，GJ0304 启封')"],
])('a list is seen for what it is: %s', (text) => {
  expect(TABLES.some((table) => table.test(text))).toBe(true);
});

it.each([
  ['codes: /^TQ/'],
  ['codes: /^(GD|YT)/'],
  ['/^GJ(0302|08)/'],
  ["ywlx.startsWith('TQ')"],
  ["{ GJ: '缴存', TQ: 1 }"],
])('a head is seen for what it is: %s', (text) => {
  expect(BY_HEAD.some((head) => head.test(text))).toBe(true);
});
