import { create } from 'zustand';
import { ApiError } from '@/api/client/errors';
import { fetchUserInfo, type LoginType, type UserInfo } from '@/api/session/auth';
import {
  endOfferedSession,
  type GovernmentAnswer,
  reportUnifiedSignIn,
  signInByGovernment,
} from '@/api/session/government';
import { currentPath, goTo } from '@/lib/address/navigation';
import { LONG_MS, toast } from '@/ui/state/toast';
import { displayName } from '../display-name';
import { readFlash, saveFlash } from '../flash';
import { readBackNav } from '../menu/back-nav';
import { useMenus } from '../menu-store';
import { openSession } from '../opening/open-session';
import { readUserInfo } from '../opening/read-user-info';
import { landingPath } from '../opening/return-target';
import { signOut } from '../opening/sign-out';
import { onSignOut } from '../opening/sign-out-listeners';
import { safeHallPath } from '../safe-hall-path';
import { useSession } from '../session-store';
import { dropBinding, takeBindOffer } from '../sign-in/binding';
import { prefillAccount } from '../sign-in/sign-in-prefill';
import { isLoginType } from '../tokens';
import { type GovReturn, useGovReturn } from './gov-code';
import { claimAuthCode } from './gov-codes-used';
import { saveSignOutReturn } from './gov-return';
import { claimStart } from './gov-start';

/** A session opened by the centre, pending the user's confirmation before this browser adopts it. */
export interface GovOffer {
  answer: GovernmentAnswer;
  newcomer: UserInfo;
  /** Started by this browser; needs confirmation only because another account is signed in. */
  own: boolean;
}

export interface GovArrival {
  phase: 'idle' | 'working' | 'asking';
  offer: GovOffer | undefined;
}

const initial: GovArrival = { phase: 'idle', offer: undefined };

export const useGovArrival = create<GovArrival>(() => initial);

const WELCOME_AFTER_MS = 2000;
const AGAIN = '请从政务服务平台重新登录，或使用其他登录方式';

// An offer is dropped with the session it was made in.
onSignOut(dropOffer);

/** Handles the platform's return once, however often the page mounts; without a return, redirects away. */
export async function arriveFromGovernment(): Promise<void> {
  if (useGovArrival.getState().phase === 'working') return;
  const returned = useGovReturn.getState().waiting;
  if (!returned && useGovArrival.getState().phase === 'asking') return;
  dropOffer();
  useGovArrival.setState({ phase: 'working' });
  useGovReturn.setState({ waiting: undefined });
  await sessionSettled();
  if (!returned) turnAway('', '1');
  else await takeIn(returned);
  if (useGovArrival.getState().phase === 'working') useGovArrival.setState(initial);
  // A further link was opened in this tab meanwhile.
  if (useGovReturn.getState().waiting) await arriveFromGovernment();
}

/** 「是我」: adopts the offered session in place of the current one. */
export async function acceptOffer(): Promise<void> {
  const { offer } = useGovArrival.getState();
  if (!offer) return;
  // Removed first: signing out drops a pending offer.
  useGovArrival.setState({ phase: 'working', offer: undefined });
  if (useSession.getState().token) await signOut({ reason: 'switch' });
  await enter(offer.answer, offer.newcomer.loginType);
  useGovArrival.setState(initial);
}

/** 「不是我」: ends the offered session at the centre; the current session stays. */
export function refuseOffer(): void {
  const own = useGovArrival.getState().offer?.own;
  dropOffer();
  turnAway(own ? '' : '已取消登录。如有人要求您打开登录链接，请勿操作，并拨打12329核实');
}

/** Sends the code exactly once, without retry on any outcome. */
async function takeIn({ authCode, state, loginType: named }: GovReturn): Promise<void> {
  const begun = claimStart(state);
  const loginType: LoginType = isLoginType(named) ? named : (begun ?? '1');
  if (authCode === '') return turnAway('您已在政务服务平台取消登录', loginType);
  if (!(await claimAuthCode(authCode))) {
    const guest = useSession.getState().token === undefined;
    return turnAway(guest ? `这次政务服务登录已经处理过，不能重复使用。${AGAIN}` : '', loginType);
  }
  let answer: GovernmentAnswer;
  try {
    answer = await signInByGovernment(authCode, loginType);
  } catch (error) {
    const guest = useSession.getState().token === undefined;
    // Binding is offered only to a sign-in started here: a foreign link could otherwise bind its identity to the user's account.
    if (begun && guest && takeBindOffer(error, loginType)) return goTo('/login', { replace: true });
    return turnAway(reasonOf(error), loginType);
  }
  const { token } = useSession.getState();
  if (begun !== undefined && token === undefined) return enter(answer, loginType);
  // A pending second factor opens no session, and its code goes to the account holder's own phone.
  if (String(answer.loginMethod) === '102' && token === undefined) return enter(answer, loginType);
  const newcomer = await whoIs(answer.access_token);
  if (!newcomer) {
    endQuietly(answer);
    return turnAway(`未能取得登录人的信息，没有登录。${AGAIN}`, loginType);
  }
  if (isPresent(newcomer)) {
    // Same account: the current session stays, including its sign-in method.
    endQuietly(answer);
    return goTo(landing(answer), { replace: true });
  }
  useGovArrival.setState({ phase: 'asking', offer: { answer, newcomer, own: begun !== undefined } });
}

/** Opens the session and navigates to the remembered target, else the platform's target, else home. */
async function enter(answer: GovernmentAnswer, loginType: LoginType): Promise<void> {
  try {
    saveSignOutReturn(String(answer.access_token), answer.logoutReturnUrl);
    const opened = await openSession(answer, loginType);
    dropBinding();
    if (opened === 'second-factor') return goTo('/login', { replace: true });
    if (opened === 'failed') return goTo('/', { replace: true });
    if (opened === 'ended') return;
    reportUnifiedSignIn().catch(() => undefined);
    goTo(landing(answer), { replace: true });
    welcomeLater();
  } catch (error) {
    turnAway(reasonOf(error), loginType);
  }
}

function landing(answer: GovernmentAnswer): string {
  const wanted = landingPath();
  if (wanted !== '/') return wanted;
  const named = typeof answer.loginReturnUrl === 'string' ? safeHallPath(answer.loginReturnUrl) : undefined;
  return readBackNav(named ?? null, useMenus.getState().byPath) ?? '/';
}

/** Greeting of docs/specification.md 4, shown only if the session is still the same. */
function welcomeLater(): void {
  const { epoch } = useSession.getState();
  setTimeout(() => {
    const { userInfo, phase, epoch: now } = useSession.getState();
    if (now !== epoch || phase !== 'open' || !userInfo) return;
    const last = userInfo.lastLoginTime ? `\n上次登录：${userInfo.lastLoginTime}` : '';
    toast.greeting(`欢迎您，${displayName(userInfo)}！${last}`);
  }, WELCOME_AFTER_MS);
}

/** Redirects from /zwLogin with a message at the destination and, given `again`, a link for a new attempt. */
function turnAway(text: string, again?: LoginType): void {
  const signedIn = useSession.getState().token !== undefined;
  const here = currentPath().split('?')[0] === '/zwLogin';
  if (signedIn || !here) toast.warning(text, LONG_MS);
  else {
    saveFlash(text || readFlash() || `政务服务登录没有完成。${AGAIN}`);
    if (again) prefillAccount({ loginType: again, account: '', method: 'government' });
  }
  if (here) goTo(signedIn ? '/' : '/login', { replace: true });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `政务服务登录没有完成。${AGAIN}`;
  // The code may be used up already: only a new sign-in at the platform is safe.
  if (error.outcomeUnknown) return `${error.message}。登录结果未知，系统不会自动重试；${AGAIN}`;
  return error.kind === 'business' && error.code !== '417' ? error.message : `${error.message}。${AGAIN}`;
}

function dropOffer(): void {
  const { offer } = useGovArrival.getState();
  if (!offer) return;
  useGovArrival.setState(initial);
  endQuietly(offer.answer);
}

/** Not awaited: an unclaimed session expires after half an hour even if the centre is unreachable. */
function endQuietly({ access_token: token }: GovernmentAnswer): void {
  if (typeof token === 'string' && token !== '') endOfferedSession(token).catch(() => null);
}

function isPresent({ userId, loginType }: UserInfo): boolean {
  const { userInfo } = useSession.getState();
  return userInfo?.userId === userId && userInfo.loginType === loginType;
}

async function whoIs(token: unknown): Promise<UserInfo | undefined> {
  if (typeof token !== 'string' || token === '') return undefined;
  try {
    return readUserInfo(await fetchUserInfo({ token, errors: 'silent' }));
  } catch {
    return undefined;
  }
}

/** Resolves once the session stored here or passed by another tab is known. */
function sessionSettled(): Promise<void> {
  if (useSession.getState().phase !== 'opening') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ phase }) => {
      if (phase === 'opening') return;
      stop();
      resolve();
    });
  });
}
