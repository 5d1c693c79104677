import { expect, it } from 'vitest';
import { greeting } from '@/ui/greeting';

it.each([
  [0, '早上好'],
  [8, '早上好'],
  [9, '上午好'],
  [10, '上午好'],
  [11, '中午好'],
  [13, '中午好'],
  [14, '下午好'],
  [17, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('%i 点：%s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
