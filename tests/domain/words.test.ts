// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { greeting } from '@/domain/greeting';
import { relativeTime } from '@/domain/relative-time';

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

describe('relative time', () => {
  const now = Date.UTC(2026, 10, 21, 4, 0, 0);
  const DAY = 86_400;
  it.each([
    [-60, '刚刚'],
    [0, '刚刚'],
    [29, '刚刚'],
    [30, '1分钟前'],
    [59, '1分钟前'],
    [60, '1分钟前'],
    [3599, '59分钟前'],
    [3600, '1小时前'],
    [DAY - 1, '23小时前'],
    [DAY, '1天前'],
    [2 * DAY - 1, '1天前'],
    [2 * DAY, '2026-11-19'],
  ])('%i s ago: %s', (seconds, text) => expect(relativeTime(now - seconds * 1000, now)).toBe(text));
});
