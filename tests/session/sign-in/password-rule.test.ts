import { describe, expect, it, vi } from 'vitest';
import { PASSWORD_TEXT, passwordChecks, passwordProblem } from '@/domain/identity/password';
import { passwordRule } from '@/session/sign-in/password-rule';
import { useSystemConfig } from '@/session/system-config';

const entry = (value: string, commonValue = '') =>
  useSystemConfig.setState({ byKey: new Map([['passwordRule', { value, commonValue, pairs: new Map() }]]) });

describe('中心的密码规则', () => {
  it('更严的以中心为准，更松的以规定为准', () => {
    entry('^(?=.*[A-Z])', '含大写字母');
    expect(passwordProblem('abc@2026', passwordRule())).toBe('密码须含大写字母');
    expect(passwordProblem('Abc@2026', passwordRule())).toBeUndefined();
    expect(passwordProblem('A1', passwordRule())).toBe(PASSWORD_TEXT);
    expect(passwordChecks('abc@2026', passwordRule()).map(({ met }) => met)).toEqual([true, true, true, false]);
    entry('^.+$');
    expect(passwordProblem('aaaaaa', passwordRule())).toBe(PASSWORD_TEXT);
  });

  it('没有、读不懂或过长的规则不算', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const value of ['', '(', 'a'.repeat(301)]) {
      entry(value);
      expect(passwordRule()).toBeUndefined();
    }
    expect(said).toHaveBeenCalledTimes(1);
  });
});
