// @vitest-environment node

import { newPasswordProblem } from '@mocks/centre/access/passwords/password-rule';
import { systemConfig } from '@mocks/data/system-config';
import { expect, it } from 'vitest';

it.each([
  ['Gjj@2026', undefined],
  ['gjj111', undefined],
  ['gjj1111', '密码须同一字符不连续出现4次'],
  ['11111', '密码6-20位，至少两种字符'],
])('%s: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

it('is what the configuration tells the hall', () => {
  const entry = systemConfig.find(({ key }) => key === 'passwordRule');
  expect(new RegExp(entry?.value ?? '', 'u').test('gjj1111')).toBe(false);
  expect(entry?.commonValue).toBe('同一字符不连续出现4次');
});
