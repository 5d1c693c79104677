import type { UserInfo } from '@/api/auth';
import { shortMark } from '@/lib/short-mark';

/** Tells one account from another without saying whose it is: for storage and for the other tabs. */
export function ownerMark({ userId, loginType }: Pick<UserInfo, 'userId' | 'loginType'>): string {
  return shortMark(`${loginType}:${userId}`);
}
