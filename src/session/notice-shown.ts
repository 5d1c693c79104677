import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';

const KEY = 'notice_shown';

/** Whether the notice of the day was shown in this session: in the session, not the tab, so a second window does not show it again (specification 8). */
export function isNoticeShown(token: string | undefined): boolean {
  return localStore.get<string>(KEY) === shortMark(token ?? '');
}

export function keepNoticeShown(token: string | undefined): void {
  localStore.set(KEY, shortMark(token ?? ''));
}
