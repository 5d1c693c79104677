import { expect, it } from 'vitest';
import { ApiError } from '@/api/client/errors';
import { failureText, markErrorShown } from '@/lib/shown-errors';

const GENERAL = '查询失败，请稍后重试';

it('a reason that no toast has shown stands in the place', () => {
  expect(failureText(new ApiError('network', '网络连接异常'), GENERAL)).toBe('网络连接异常');
  expect(failureText(undefined, GENERAL)).toBe(GENERAL);
});

it('of what a toast has shown the place keeps the reason of a refusal alone', () => {
  const lost = new ApiError('network', '网络连接异常');
  const refused = new ApiError('business', '本单位没有该职工', { code: '1' });
  for (const error of [lost, refused]) markErrorShown(error);
  expect(failureText(lost, GENERAL)).toBe(GENERAL);
  expect(failureText(refused, GENERAL)).toBe('本单位没有该职工');
});
