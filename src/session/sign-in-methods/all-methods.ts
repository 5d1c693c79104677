import type { LoginType } from '@/api/auth';
import { accountPassword } from './account-password';
import type { SignInMethod } from './method';

/** In the order in which they are offered. */
const methods: readonly SignInMethod[] = [accountPassword];

export function methodsFor(loginType: LoginType): readonly SignInMethod[] {
  return methods.filter((method) => method.loginTypes.includes(loginType));
}
