// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { greeting } from '@/domain/text/greeting';

describe('greeting', () => {
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
  ])('at %i: %s', (hour, text) => expect(greeting(hour)).toBe(text));
});
