import type { PasswordRule } from '@/domain/identity/password';
import { useSystemConfig } from '../system-config';

const KEY = 'passwordRule';
/** Length limit: an overlong pattern is rejected unchecked. */
const LONGEST = 300;

/**
 * The centre's additional rule for new passwords (docs/specification.md 3): `value` is a regular expression, `commonValue` its description.
 * Undefined if absent or invalid.
 */
export function passwordRule(): PasswordRule | undefined {
  const entry = useSystemConfig.getState().byKey.get(KEY);
  if (!entry || entry.value === '' || entry.value.length > LONGEST) return undefined;
  try {
    const pattern = new RegExp(entry.value, 'u');
    return { text: entry.commonValue || '符合中心的密码规则', met: (password) => pattern.test(password) };
  } catch {
    console.error('系统配置的密码规则不是正则表达式，未采用');
    return undefined;
  }
}
