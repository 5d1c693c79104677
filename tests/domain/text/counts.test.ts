// @vitest-environment node
import { expect, it } from 'vitest';
import { countText, pageText, peopleText } from '@/domain/text/counts';

it('groups people by three wherever it comes from, and leaves what is none', () => {
  expect([peopleText(48), peopleText(10_000), peopleText('10000'), peopleText('')]).toEqual([
    '48人',
    '10,000人',
    '10,000人',
    '人',
  ]);
});

it('groups a count as Intl does, which it stands for', () => {
  for (const count of [0, 7, 999, 1_000, 99_999, 100_000, 1_234_567])
    expect(countText(count)).toBe(count.toLocaleString('en-US'));
});

it.each([
  [{ page: 1, size: 20, total: 20 }, '共20行'],
  [{ page: 1, size: 20, total: 21 }, '共21行，本页第1至20行，其后还有1行未显示'],
  [{ page: 2, size: 20, total: 21 }, '共21行，本页第21至21行，到此为止'],
])('a page of a list says what of it it is: %j', (place, text) => expect(pageText(place)).toBe(text));
