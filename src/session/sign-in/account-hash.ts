import type { UserInfo } from '@/api/session/auth';
import { fnv1a } from '@/lib/fnv1a';

/** Pseudonymous hash of an account, for storage and messages between tabs. */
export function accountHash({ userId, loginType }: Pick<UserInfo, 'userId' | 'loginType'>): string {
  return fnv1a(`${loginType}:${userId}`);
}
