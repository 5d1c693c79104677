import type { PasswordRule } from '@/domain/password';
import { useSystemConfig } from './system-config';

const KEY = 'passwordRule';
/** A longer pattern is none that anybody has checked. */
const LONGEST = 300;

/**
 * The centre's own rule for new passwords (specification 3), which counts beside the specified one: `value` is a regular
 * expression, `commonValue` says it in words. Undefined without one, or when it cannot be read.
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
