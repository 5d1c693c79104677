// @vitest-environment node

import { expect, it } from 'vitest';
import { suggestedAmount, typedAmount, typedNumber } from '@/domain/text/typed-amount';

it.each([
  ['8000.005', '8000.01'],
  ['8000.0049', '8000.00'],
  ['9999.995', '10000.00'],
  ['¥8,000.5元', '8000.5'],
  ['999999999999999.995', ''],
  ['八千', ''],
])('what was meant by %s is %s', (typed, meant) => {
  expect(suggestedAmount(typed)).toBe(meant);
});

it.each([
  ['￥17800.37', '17800.37'],
  ['￥ 17,800.37元', '17,800.37'],
  ['８９.５３', '89.53'],
  ['１７，８００．３７', '17,800.37'],
  ['\u202D8000\u202C', '8000'],
  ['1 234 567.89', '1234567.89'],
  ['8000 9000', '8000 9000'],
  ['008,800.500', '8,800.50'],
])('%s is the amount %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

it('a number keeps what is no part of it to be seen', () => {
  expect(typedNumber('８９．５３')).toBe('89.53');
  expect(typedNumber('89.53㎡')).toBe('89.53㎡');
});
