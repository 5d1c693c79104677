import { signOutAtServer } from '@/api/auth';
import { abortAll } from '@/api/client';
import { forgetSecrets } from '@/api/secret';
import { currentPath, goTo, leaveHall, reloadAtRoot } from '@/lib/navigation';
import { localStore, sessionStore } from '@/lib/storage';
import { dropQuestions } from '@/ui/confirm';
import { closeToast, toast } from '@/ui/toast';
import { forgetActivity } from './activity';
import { initialDialogs, useSessionDialogs } from './dialog-store';
import { keepFlash } from './flash';
import { takeSignOutReturn } from './gov-return';
import { initialMenus, useMenus } from './menu-store';
import { abandonTarget, rememberTarget } from './return-target';
import { dropSecondFactor } from './second-factor';
import { isDraftSaved, saveBeforeEnd, unsavedNow } from './session-ending';
import { initialSession, useSession } from './session-store';
import { runSignOutListeners } from './sign-out-listeners';
import { type Room, tellTabsSignedOut } from './tabs';
import { dropTokens } from './tokens';
import { keepLostDrafts, LOST_DRAFTS } from './unsaved-drafts';

/**
 * user: asked for; switch: another account takes over, switch-unit: another unit of the same operator; idle: 30 minutes without activity; lost: the centre no longer knows the token;
 * elsewhere: another tab; switched: another account or unit took over in another tab; replaced: another account has signed in in another tab; personal-info and config: what the session needs did not come (specification 4).
 */
export type SignOutReason =
  | 'user'
  | 'switch'
  | 'switch-unit'
  | 'idle'
  | 'lost'
  | 'elsewhere'
  | 'switched'
  | 'replaced'
  | 'personal-info'
  | 'config';

const LONGEST_WAIT_MS = 2000;
/** Ended without the person's will: the page is offered again after signing in, to the same person only. */
const INVOLUNTARY: ReadonlySet<SignOutReason> = new Set([
  'idle',
  'lost',
  'elsewhere',
  'switched',
  'replaced',
  'personal-info',
]);
/** No request any more, to save neither: the time is over, or the token has ended already. */
const AT_ONCE: ReadonlySet<SignOutReason> = new Set(['idle', 'elsewhere', 'switched']);
/** What is typed and unsaved then is kept in this tab for the same person. */
const KEEPS_LOST: ReadonlySet<SignOutReason> = new Set(['idle', 'lost']);
/** Told by another tab: the others have heard of it too. */
const BY_ANOTHER_TAB: ReadonlySet<SignOutReason> = new Set(['elsewhere', 'switched', 'replaced']);
/** What the other tabs are told of why it ended. */
const ROOM: Partial<Record<SignOutReason, Room>> = { switch: 'account', 'switch-unit': 'unit' };

/**
 * Ends the session here and in every tab, also offline: the centre is told, but not waited for longer than two seconds.
 * What is on show and in storage is gone before this function waits for anything but the drafts.
 */
export async function signOut({ reason }: { reason: SignOutReason }): Promise<void> {
  const { token, userInfo } = useSession.getState();
  if (token && !AT_ONCE.has(reason)) await saveBeforeEnd();
  // Somebody else was quicker: another reason, another tab.
  if (token !== useSession.getState().token) return;
  if (INVOLUNTARY.has(reason)) rememberTarget(currentPath(), userInfo);
  else abandonTarget(currentPath());

  abortAll();
  const told =
    token && reason !== 'elsewhere' && reason !== 'switched' ? signOutAtServer().catch(() => null) : undefined;
  const farewell = takeSignOutReturn(token);
  // Nothing can be saved any more: the centre no longer knows the token, or soon will not.
  if (KEEPS_LOST.has(reason) && userInfo) keepLostDrafts(userInfo);
  const idle = reason === 'idle' ? idleText() : '';
  clearSession(reason);
  // What greets or informs the person must not outlast the session; idle's own message says why it ended.
  if (reason !== 'idle') closeToast();
  // Its dialog stays until the reload: nobody shall start to type on a page that is about to go.
  if (reason === 'lost') useSessionDialogs.setState({ sessionLost: true });
  if (token && !BY_ANOTHER_TAB.has(reason)) tellTabsSignedOut(ROOM[reason]);
  // Whoever comes back later finds out why, and where their words are.
  if (idle) keepFlash(idle);
  if (reason === 'user' || reason === 'idle' || BY_ANOTHER_TAB.has(reason)) goTo('/login', { replace: true });
  if (reason === 'config') goTo('/401', { replace: true });
  if (reason === 'elsewhere') toast.info('您已在其他窗口退出登录');
  else if (reason === 'switched') toast.warning('其他窗口切换到了另一个账号，本窗口已退出登录', 5000);
  else if (reason === 'replaced') toast.warning('其他窗口登录了另一个账号，本窗口已退出登录', 5000);
  else if (navigator.onLine === false) toast.warning('网络不可用，已在本机退出登录');
  if (reason === 'personal-info') keepFlash('未能取得您的个人信息，请重新登录；如仍不能登录，请拨打12329咨询');

  if (told) await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  // The platform that signed the person in ends its own session too.
  if (farewell && reason === 'user' && navigator.onLine !== false) leaveHall(farewell);
  // A reload would cut the message to the centre off, so it comes last.
  if (reason === 'lost') useSessionDialogs.setState({ sessionLost: false });
  // Offline the browser's error page would come instead; the guard has led to /login already.
  if ((reason === 'lost' || reason === 'personal-info') && navigator.onLine !== false) reloadAtRoot();
}

/** Why it ended, and what of what was typed is where; asked while the pages are still there. */
function idleText(): string {
  const ended = '您长时间未操作，系统已自动退出登录。';
  if (unsavedNow().length > 0) return `${ended}没来得及存入草稿箱的内容暂存在本窗口，在本窗口重新登录后可以继续填写。`;
  return isDraftSaved() ? `${ended}已填写的内容已存入草稿箱，重新登录后可以继续填写。` : ended;
}

/** Everything of the person, in memory and in storage; what the tabs share stays when another tab's session lives on. */
function clearSession(reason: SignOutReason): void {
  const anotherLives = reason === 'replaced' || reason === 'switched';
  dropTokens(anotherLives);
  if (!anotherLives) forgetActivity();
  // Marks of numbers that codes went to, among others.
  localStore.dropExpired();
  sessionStore.clearExcept(['return_target', 'flash', ...(KEEPS_LOST.has(reason) ? [LOST_DRAFTS] : [])]);
  useSession.setState(({ epoch }) => ({ ...initialSession, epoch: epoch + 1 }), true);
  useMenus.setState(initialMenus, true);
  useSessionDialogs.setState(initialDialogs, true);
  dropSecondFactor();
  dropQuestions();
  forgetSecrets();
  runSignOutListeners();
}
