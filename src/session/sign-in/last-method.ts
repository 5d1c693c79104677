import type { LoginType } from '@/api/session/auth';
import { localStore } from '@/lib/storage';
import type { MethodKey } from '../sign-in-methods/method';
import { isLoginType } from '../tokens';

const KEY = 'last_method';

interface LastMethod {
  loginType: LoginType;
  key: MethodKey;
}

/** Last sign-in method on this machine; contains no personal data. */
export function lastMethod(): LastMethod | undefined {
  const read: unknown = localStore.get(KEY);
  if (typeof read !== 'object' || read === null) return undefined;
  const { loginType, key } = read as Partial<LastMethod>; // each member is checked
  return isLoginType(loginType) && typeof key === 'string' ? { loginType, key } : undefined;
}

export function noteMethod(method: LastMethod): void {
  localStore.set(KEY, method);
}
