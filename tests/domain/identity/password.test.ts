// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PASSWORD_BLANK, PASSWORD_TEXT, passwordProblem } from '@/domain/identity/password';

describe('passwords (specification 5: 6 to 20 characters of at least two kinds)', () => {
  it.each(['abc123', 'abcde!', '12345!', 'Gjj@2026', `a1${'b'.repeat(17)}!`])('%s holds', (password) =>
    expect(passwordProblem(password)).toBeUndefined(),
  );

  it.each(['abc12', `a1${'b'.repeat(18)}!`, 'abcdef', '123456', '!@#$%^'])('%s is refused', (password) => {
    expect(passwordProblem(password)).toBe(PASSWORD_TEXT);
    expect(PASSWORD_TEXT).toBe('密码6-20位，至少两种字符');
  });

  it.each(['abc 123', ' abc123', 'Gjj@2026\u3000'])('%j is refused for its blank, in words', (password) => {
    expect(passwordProblem(password)).toBe(PASSWORD_BLANK);
    expect(PASSWORD_BLANK).toContain('空格');
  });

  it('is asked for where there is none', () => {
    expect(passwordProblem('')).toBe('请输入密码');
  });
});
