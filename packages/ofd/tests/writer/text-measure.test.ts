import { expect, it } from 'vitest';
import { isGlyphMissing } from '../../src/writer/rare-glyphs';
import { settable } from '../../src/writer/text-measure';

it.each([
  ['阿依古丽·买买提 阿依古丽•买买提 阿依古丽・买买提', '阿依古丽·买买提 阿依古丽·买买提 阿依古丽·买买提'],
  ['建筑面积98.60㎡', '建筑面积98.60平方米'],
  ['¥1,234.50 ￥1,234.50', '￥1,234.50 ￥1,234.50'],
  ['5％、≤30%、≥1、3×4÷2、±0.5‰、−1', '5％、≤30%、≥1、3×4÷2、±0.5‰、-1'],
  ['“引号”‘单’（括号）【方】《书》—…；：！？，。', '“引号”‘单’（括号）【方】《书》—…；：！？，。'],
  ['陈𠮷祥', '陈𠮷祥'],
])('%s is set in signs that the documents’ font or the supplement has', (text, set) => {
  expect(settable(text)).toBe(set);
  expect([...set].filter(isGlyphMissing)).toEqual([]);
});
