import type { Notice } from '@/api/system';
import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';
import { ownerMark } from './owner-mark';
import { useSession } from './session-store';

const SHOWN = 'notice_shown';
const READ = 'notices_read';
/** Of the people of a shared computer. */
const MOST = 20;

/** Whether the notice of the day was shown in this session: in the session, not the tab, so a second window does not show it again (specification 8). */
export function isNoticeShown(token: string | undefined): boolean {
  return localStore.get<string>(SHOWN) === shortMark(token ?? '');
}

export function keepNoticeShown(token: string | undefined): void {
  localStore.set(SHOWN, shortMark(token ?? ''));
}

/** Whether the person of this session has closed this notice before, in whichever session; a notice that was changed is another one. */
export function isNoticeRead(notice: Notice): boolean {
  return readMarks().includes(markOf(notice));
}

export function keepNoticeRead(notice: Notice): void {
  localStore.set(READ, [...readMarks().filter((mark) => mark !== markOf(notice)), markOf(notice)].slice(-MOST));
}

function markOf({ tgmc, tgnr, startsj }: Notice): string {
  const { userInfo } = useSession.getState();
  return `${userInfo ? ownerMark(userInfo) : ''}-${shortMark(JSON.stringify([tgmc, tgnr, startsj]))}`;
}

function readMarks(): readonly string[] {
  const stored = localStore.get(READ);
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : [];
}
