import { expect, it } from 'vitest';
import { nearest } from '@/lib/nearest';

const REASONS = ['与单位终止劳动关系', '离休退休', '停薪留职/停发工资', '其他'];

it.each([
  ['a part of it', '终止劳动关系', '与单位终止劳动关系'],
  ['another mark between', '离休、退休', '离休退休'],
  ['a character otherwise', '与单位终正劳动关系', '与单位终止劳动关系'],
  ['a character left out', '离休退', '离休退休'],
  ['two the wrong way round', '停薪留职停发资工', '停薪留职/停发工资'],
  ['more than it', '其他原因', '其他'],
  ['nothing like any', 'xx', ''],
  ['one character', '停', ''],
  ['another word of two characters', '其它', ''],
  ['empty', '', ''],
])('%s', (_, typed, found) => expect(nearest(typed, REASONS)).toBe(found));

it('what is near two of them is near none', () =>
  expect(nearest('身份证', ['身份证（大陆）', '身份证（港澳）'])).toBe(''));
