// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { isCovered, settable } from '@mocks/centre/documents/text-measure';
import { expect, it } from 'vitest';

/** Everything that the centre could put into a document is written in one of these. */
const SOURCES = ['mocks/centre', 'mocks/data', 'mocks/seed'];
/** The centre's own supplement draws it (rare-glyphs.ts). */
const DRAWN = '𠮷';
/** Spelt YU before it is set (certificates.ts). */
const SPELT = 'Ü';

const uncovered = (text: string) =>
  [...new Set(settable(text).replace(/\s/g, ''))].filter(
    (char) => !isCovered(char) && !`${DRAWN}${SPELT}`.includes(char),
  );

it.each([
  ['阿依古丽·买买提 阿依古丽•买买提 阿依古丽・买买提', '阿依古丽·买买提 阿依古丽·买买提 阿依古丽·买买提'],
  ['建筑面积98.60㎡', '建筑面积98.60平方米'],
  ['¥1,234.50 ￥1,234.50', '￥1,234.50 ￥1,234.50'],
  ['5％、≤30%、≥1、3×4÷2、±0.5‰、−1', '5％、≤30%、≥1、3×4÷2、±0.5‰、-1'],
  ['“引号”‘单’（括号）【方】《书》—…；：！？，。', '“引号”‘单’（括号）【方】《书》—…；：！？，。'],
  ['陈𠮷祥', '陈𠮷祥'],
])('%s is set in signs that the documents’ font has', (text, set) => {
  expect(settable(text)).toBe(set);
  expect(uncovered(text)).toEqual([]);
});

it('no text of the centre has a sign that a document could not show', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const wrong = files.flatMap((file) =>
    uncovered(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')).map((char) => `${file}: ${char}`),
  );
  expect(wrong).toEqual([]);
});
