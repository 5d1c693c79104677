// @vitest-environment node

import { expect, it } from 'vitest';
import { suggestedAmount } from '@/domain/typed-amount';

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
