import { displayName } from '@/session/display-name';
import type { Opening } from '@/session/open-session';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/toast';

/** Greets who has signed in and says when the account was used before, so that a stranger's use is noticed. */
export function welcome(opening: Opening | 'unbound'): void {
  const { userInfo } = useSession.getState();
  if (opening !== 'open' || !userInfo) return;
  const last = userInfo.lastLoginTime ? `\n上次登录：${userInfo.lastLoginTime}` : '';
  toast.greeting(`欢迎您，${displayName(userInfo)}！${last}`);
}
