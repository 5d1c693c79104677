import { displayName } from '@/session/display-name';
import type { SessionOpening } from '@/session/opening/open-session';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/state/toast';

/** Greets after sign-in with the time of the last one, so that unauthorised use is noticed. */
export function welcome(opening: SessionOpening | 'unbound'): void {
  const { userInfo } = useSession.getState();
  if (opening !== 'open' || !userInfo) return;
  const last = userInfo.lastLoginTime ? `\n上次登录：${userInfo.lastLoginTime}` : '';
  toast.greeting(`欢迎您，${displayName(userInfo)}！${last}`);
}
