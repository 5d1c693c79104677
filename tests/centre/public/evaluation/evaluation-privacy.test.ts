import { publicText } from '@mocks/centre/public/evaluation/evaluation-privacy';
import { expect, it } from 'vitest';

it.each([
  ['2026-11-21 9:30提交，等了35天，还差1,234,567.00元', '2026-11-21 9:30提交，等了35天，还差1,234,567.00元'],
  ['手机138-0000-0007', '手机138****07'],
  ['卡号6222 0202 0000 0101 374。', '卡号622****74。'],
  ['证件11010219960315452X', '证件110****2X'],
  ['办件10012026111880000001', '办件100****01'],
  ['写信到liu.yang@mail.example.cn', '写信到****'],
  ['刘洋和刘洋的爱人', '刘*和刘*的爱人'],
])('what leads to a person is hidden, the rest is not: %s', (words, shown) => {
  expect(publicText(words, '刘洋')).toBe(shown);
});
