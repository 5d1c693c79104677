import type { Notice } from '@/api/session/system';
import { fnv1a } from '@/lib/fnv1a';
import { localStore } from '@/lib/storage';
import { useSession } from './session-store';
import { accountHash } from './sign-in/account-hash';

const SHOWN = 'notice_shown';
const READ = 'notices_read';
/** Limit of accounts remembered on a shared computer. */
const MOST = 20;

/**
 * Whether the day's notice was shown in this session: per session instead of per tab, so that a second window does not repeat it
 * (docs/specification.md 8).
 */
export function isNoticeShown(token: string | undefined): boolean {
  return localStore.get<string>(SHOWN) === fnv1a(token ?? '');
}

export function markNoticeShown(token: string | undefined): void {
  localStore.set(SHOWN, fnv1a(token ?? ''));
}

/** Whether this account has dismissed this notice in any session; an edited notice counts as new. */
export function isNoticeRead(notice: Notice): boolean {
  return readMarks().includes(markOf(notice));
}

export function markNoticeRead(notice: Notice): void {
  localStore.set(READ, [...readMarks().filter((mark) => mark !== markOf(notice)), markOf(notice)].slice(-MOST));
}

function markOf({ tgmc, tgnr, startsj }: Notice): string {
  const { userInfo } = useSession.getState();
  return `${userInfo ? accountHash(userInfo) : ''}-${fnv1a(JSON.stringify([tgmc, tgnr, startsj]))}`;
}

function readMarks(): readonly string[] {
  const stored = localStore.get(READ);
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : [];
}
