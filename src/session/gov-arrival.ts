import { create } from 'zustand';
import { fetchUserInfo, type LoginType, type UserInfo } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { endOfferedSession, type GovernmentAnswer, reportUnifiedSignIn, signInByGovernment } from '@/api/government';
import { currentPath, goTo } from '@/lib/navigation';
import { toast } from '@/ui/toast';
import { dropBinding, takeBindOffer } from './binding';
import { displayName } from './display-name';
import { keepFlash, readFlash } from './flash';
import { type GovReturn, useGovReturn } from './gov-code';
import { claimAuthCode } from './gov-codes-used';
import { keepSignOutReturn } from './gov-return';
import { claimStart } from './gov-start';
import { readBackNav } from './menu/back-nav';
import { useMenus } from './menu-store';
import { openSession } from './open-session';
import { ownPath } from './own-path';
import { readUserInfo } from './read-user-info';
import { landingPath } from './return-target';
import { useSession } from './session-store';
import { prefillAccount } from './sign-in-prefill';
import { signOut } from './sign-out';
import { onSignOut } from './sign-out-listeners';
import { isLoginType } from './tokens';

/** A session that the centre has opened and that waits for the person's word before it becomes this browser's. */
export interface GovOffer {
  answer: GovernmentAnswer;
  newcomer: UserInfo;
  /** This browser has begun it; it is asked about only because somebody else is signed in here. */
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

// What was offered to whoever was here is nothing for the next person.
onSignOut(dropOffer);

/** Deals with the platform's return, once, however often the page mounts; without one it leads away from here. */
export async function arrive(): Promise<void> {
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
  // Another link was opened in this tab meanwhile.
  if (useGovReturn.getState().waiting) await arrive();
}

/** 「是我」: the session offered becomes this browser's, in place of the one that is here. */
export async function acceptOffer(): Promise<void> {
  const { offer } = useGovArrival.getState();
  if (!offer) return;
  // Taken off first: signing the other person out drops what is offered.
  useGovArrival.setState({ phase: 'working', offer: undefined });
  if (useSession.getState().token) await signOut({ reason: 'switch' });
  await enter(offer.answer, offer.newcomer.loginType);
  useGovArrival.setState(initial);
}

/** 「不是我」: the session offered ends at the centre; whoever is signed in here stays so. */
export function refuseOffer(): void {
  const own = useGovArrival.getState().offer?.own;
  dropOffer();
  turnAway(own ? '' : '已取消登录。如有人要求您打开登录链接，请勿操作，并拨打12329核实');
}

/** Sends the code, once: there is no second try, whatever comes of it. */
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
    // Somebody else's link must not lead a person to bind that somebody to an account of their own.
    if (begun && guest && takeBindOffer(error, loginType)) return goTo('/login', { replace: true });
    return turnAway(reasonOf(error), loginType);
  }
  const { token } = useSession.getState();
  if (begun !== undefined && token === undefined) return enter(answer, loginType);
  // A second factor opens nothing yet, and asks for a code on that person's own phone.
  if (String(answer.loginMethod) === '102' && token === undefined) return enter(answer, loginType);
  const newcomer = await whoIs(answer.access_token);
  if (!newcomer) {
    endQuietly(answer);
    return turnAway(`未能取得登录人的信息，没有登录。${AGAIN}`, loginType);
  }
  if (isPresent(newcomer)) {
    // Nobody changes: the session that is here goes on, with how it was opened.
    endQuietly(answer);
    return goTo(landing(answer), { replace: true });
  }
  useGovArrival.setState({ phase: 'asking', offer: { answer, newcomer, own: begun !== undefined } });
}

/** Opens the session and goes where the person wanted to, else to where the platform wants them, else home. */
async function enter(answer: GovernmentAnswer, loginType: LoginType): Promise<void> {
  try {
    keepSignOutReturn(String(answer.access_token), answer.logoutReturnUrl);
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
  const named = typeof answer.loginReturnUrl === 'string' ? ownPath(answer.loginReturnUrl) : undefined;
  return readBackNav(named ?? null, useMenus.getState().byPath) ?? '/';
}

/** The greeting of specification 4, to the session it is meant for and to no other. */
function welcomeLater(): void {
  const { epoch } = useSession.getState();
  setTimeout(() => {
    const { userInfo, phase, epoch: now } = useSession.getState();
    if (now !== epoch || phase !== 'open' || !userInfo) return;
    const last = userInfo.lastLoginTime ? `\n上次登录：${userInfo.lastLoginTime}` : '';
    toast.greeting(`欢迎您，${displayName(userInfo)}！${last}`);
  }, WELCOME_AFTER_MS);
}

/** Away from /zwLogin, with a sentence where the person will read it and, given `again`, the way to begin anew beside it. */
function turnAway(text: string, again?: LoginType): void {
  const signedIn = useSession.getState().token !== undefined;
  const here = currentPath().split('?')[0] === '/zwLogin';
  if (signedIn || !here) toast.warning(text, 5000);
  else {
    keepFlash(text || readFlash() || `政务服务登录没有完成。${AGAIN}`);
    if (again) prefillAccount({ loginType: again, account: '', method: 'government' });
  }
  if (here) goTo(signedIn ? '/' : '/login', { replace: true });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `政务服务登录没有完成。${AGAIN}`;
  // Sending again could use up what was perhaps used already: only a new sign-in at the platform is sure.
  if (error.outcomeUnknown) return `${error.message}。登录结果未知，系统不会自动重试；${AGAIN}`;
  return error.kind === 'business' && error.code !== '417' ? error.message : `${error.message}。${AGAIN}`;
}

function dropOffer(): void {
  const { offer } = useGovArrival.getState();
  if (!offer) return;
  useGovArrival.setState(initial);
  endQuietly(offer.answer);
}

/** Nobody waits for it: a session that nobody took dies of itself after half an hour if the centre cannot be told. */
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

/** The session this tab brings along, or another tab hands over, is known. */
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
