import { abortAll } from '@/api/client/client';
import { forgetSecrets } from '@/api/client/secret';
import { signOutAtServer } from '@/api/session/auth';
import { currentPath, goTo, leaveHall, reloadAtRoot } from '@/lib/address/navigation';
import { localStore, sessionStore } from '@/lib/storage';
import { dropQuestions } from '@/ui/dialog/confirm';
import { closeToast, LONG_MS, toast } from '@/ui/state/toast';
import { initialDialogs, useSessionDialogs } from '../dialog-store';
import { saveFlash } from '../flash';
import { takeSignOutReturn } from '../government/gov-return';
import { initialMenus, useMenus } from '../menu-store';
import { initialSession, useSession } from '../session-store';
import { dropSecondFactor } from '../sign-in/second-factor';
import { dropTokens } from '../tokens';
import { forgetActivity } from '../watch/activity';
import { notifyTabsSignedOut, type TabScope } from '../watch/tabs';
import { LOST_DRAFTS, saveLostDrafts } from '../watch/unsaved-drafts';
import { abandonTarget, rememberTarget } from './return-target';
import { isDraftSaved, saveBeforeEnd, unsavedNow } from './session-ending';
import { runSignOutListeners } from './sign-out-listeners';

/**
 * user: requested; switch: another account takes over; switch-unit: another unit of the same operator; idle: 30 minutes without activity;
 * lost: the centre rejects the token; elsewhere: signed out in another tab; switched: another tab switched account or unit; replaced:
 * another account signed in in another tab; personal-info and config: required data failed to load (docs/specification.md 4).
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
/** Involuntary ends: the page is offered again after the next sign-in of the same account. */
const INVOLUNTARY: ReadonlySet<SignOutReason> = new Set([
  'idle',
  'lost',
  'elsewhere',
  'switched',
  'replaced',
  'personal-info',
]);
/** No further requests, not even to save: the time is over, or the token is already invalid. */
const AT_ONCE: ReadonlySet<SignOutReason> = new Set(['idle', 'elsewhere', 'switched']);
/** Unsaved input is kept in this tab for the same account. */
const KEEPS_LOST: ReadonlySet<SignOutReason> = new Set(['idle', 'lost']);
/** Reported by another tab: every tab already knows. */
const BY_ANOTHER_TAB: ReadonlySet<SignOutReason> = new Set(['elsewhere', 'switched', 'replaced']);
/** Scope of the replacing session, sent to the other tabs. */
const ROOM: Partial<Record<SignOutReason, TabScope>> = { switch: 'account', 'switch-unit': 'unit' };

/**
 * Ends the session in every tab, also offline; waits at most two seconds for the centre. Clears screen and storage before waiting for
 * anything but the drafts.
 */
export async function signOut({ reason }: { reason: SignOutReason }): Promise<void> {
  const { token, userInfo } = useSession.getState();
  if (token && !AT_ONCE.has(reason)) await saveBeforeEnd();
  // The session ended meanwhile, for another reason or by another tab.
  if (token !== useSession.getState().token) return;
  if (INVOLUNTARY.has(reason)) rememberTarget(currentPath(), userInfo);
  else abandonTarget(currentPath());

  abortAll();
  const ending =
    token && reason !== 'elsewhere' && reason !== 'switched' ? signOutAtServer().catch(() => null) : undefined;
  const farewell = takeSignOutReturn(token);
  // Saving at the centre is impossible: the token is or soon will be invalid.
  if (KEEPS_LOST.has(reason) && userInfo) saveLostDrafts(userInfo);
  const idle = reason === 'idle' ? idleText() : '';
  clearSession(reason);
  // Toasts must not outlast the session; idle's own toast explains its end.
  if (reason !== 'idle') closeToast();
  // The dialog stays until the reload, to block input on a page about to be discarded.
  if (reason === 'lost') useSessionDialogs.setState({ sessionLost: true });
  if (token && !BY_ANOTHER_TAB.has(reason)) notifyTabsSignedOut(ROOM[reason]);
  // Explains on the sign-in page why the session ended and where the input is.
  if (idle) saveFlash(idle);
  if (reason === 'user' || reason === 'idle' || BY_ANOTHER_TAB.has(reason)) goTo('/login', { replace: true });
  if (reason === 'config') goTo('/401', { replace: true });
  if (reason === 'elsewhere') toast.info('您已在其他窗口退出登录');
  else if (reason === 'switched') toast.warning('其他窗口切换到了另一个账号，本窗口已退出登录', LONG_MS);
  else if (reason === 'replaced') toast.warning('其他窗口登录了另一个账号，本窗口已退出登录', LONG_MS);
  else if (navigator.onLine === false) toast.warning('网络不可用，已在本机退出登录');
  if (reason === 'personal-info') saveFlash('未能取得您的个人信息，请重新登录；如仍不能登录，请拨打12329咨询');

  if (ending) await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  // Ends the platform's session, too, if it was used to sign in.
  if (farewell && reason === 'user' && navigator.onLine !== false) leaveHall(farewell);
  // Last, since a reload would abort the request to the centre.
  if (reason === 'lost') useSessionDialogs.setState({ sessionLost: false });
  // Offline a reload would show the browser's error page; the guard has already redirected to /login.
  if ((reason === 'lost' || reason === 'personal-info') && navigator.onLine !== false) reloadAtRoot();
}

/** Reason of the end and whereabouts of unsaved input; computed while the pages are mounted. */
function idleText(): string {
  const ended = '您长时间未操作，系统已自动退出登录。';
  if (unsavedNow().length > 0) return `${ended}没来得及存入草稿箱的内容暂存在本窗口，在本窗口重新登录后可以继续填写。`;
  return isDraftSaved() ? `${ended}已填写的内容已存入草稿箱，重新登录后可以继续填写。` : ended;
}

/** Clears all personal data in memory and storage; data shared by tabs stays while another tab has a session. */
function clearSession(reason: SignOutReason): void {
  const anotherLives = reason === 'replaced' || reason === 'switched';
  dropTokens(anotherLives);
  if (!anotherLives) forgetActivity();
  // Among others hashes of SMS recipients.
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
