import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import { fetchPersonalInfo, type PersonalInfo } from '@/api/person/person';
import { fetchUserInfo, type LoginType, type SignInAnswer, type UserInfo } from '@/api/session/auth';
import { yieldToPage } from '@/lib/slices';
import { ensureDictionaries } from '../dictionary';
import { isKstb } from '../government/kstb';
import { initialSession, useSession } from '../session-store';
import { accountHash } from '../sign-in/account-hash';
import { dropSecondFactor, useSecondFactor } from '../sign-in/second-factor';
import { loadSystemConfig, useSystemConfig } from '../system-config';
import { saveTokens, type Tokens } from '../tokens';
import { recordActivity } from '../watch/activity';
import { notifyTabsSignedIn } from '../watch/tabs';
import { dropLostDraftsOfOthers } from '../watch/unsaved-drafts';
import { loadMenus } from './load-menus';
import { readOtherUnitInfo, readPersonalInfo, readUserInfo } from './read-user-info';
import { settleLanding } from './return-target';
import { runOpeningListeners } from './session-opening';
import { signOut } from './sign-out';

/**
 * open: fully loaded; second-factor: a phone code is pending and no session exists yet; failed: signed in, but loading failed (a retry is
 * offered); ended: the session was terminated.
 */
export type SessionOpening = 'open' | 'second-factor' | 'failed' | 'ended';

/** Processes a sign-in response. @throws ApiError kind malformed if it has neither a token nor a second-factor ticket */
export async function openSession(answer: SignInAnswer, loginType: LoginType): Promise<SessionOpening> {
  const { access_token: token, refresh_token: refreshToken, loginMethod, ticket, sjhm, checkMethods } = answer ?? {};
  if (String(loginMethod) === '102' && typeof ticket === 'string' && ticket !== '') {
    const ways = Array.isArray(checkMethods) ? checkMethods.filter((way) => typeof way === 'string') : ['sms'];
    useSecondFactor.setState({ pending: { ticket, sjhm: typeof sjhm === 'string' ? sjhm : '', loginType, ways } });
    return 'second-factor';
  }
  if (typeof token !== 'string' || token === '') throw new ApiError('malformed', MALFORMED_TEXT);
  const opening = await adoptSession({
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    loginType,
  });
  if (opening === 'open') announceSignIn();
  return opening;
}

/** Notifies other tabs, which end another account's session with a message: two accounts must not coexist unnoticed in one browser. */
export function announceSignIn(): void {
  const { userInfo } = useSession.getState();
  if (userInfo) notifyTabsSignedIn(accountHash(userInfo));
}

/** Stores the tokens as the current session and loads its data. */
export function adoptSession(tokens: Tokens): Promise<SessionOpening> {
  dropSecondFactor();
  saveTokens(tokens);
  recordActivity(Date.now(), true);
  useSession.setState(({ epoch }) => ({
    ...initialSession,
    ...tokens,
    kstb: isKstb(),
    phase: 'opening',
    epoch: epoch + 1,
  }));
  const opening = loadSession();
  // After the session's own requests, which block everything else.
  runOpeningListeners(tokens.loginType);
  return opening;
}

/** Retries a failed opening at the user's request. */
export function retryOpening(): Promise<SessionOpening> {
  return loadSession();
}

async function loadSession(): Promise<SessionOpening> {
  const { epoch } = useSession.getState();
  const isCurrent = () => useSession.getState().epoch === epoch;
  useSession.setState({ phase: 'opening' });
  try {
    // Requests that depend on the login type start in parallel with user info, using the claimed type: saves a round trip.
    const claimed = useSession.getState().loginType;
    const ofClaimed = loadForType(claimed);
    const [userInfo] = await Promise.all([
      part('用户信息', loadUserInfo()),
      part('数据字典', ensureDictionaries()),
      part('系统配置', ensureSystemConfig()),
    ]);
    if (!isCurrent()) return 'ended';
    // The centre's login type overrides the one from storage or address.
    takeLoginType(userInfo.loginType);
    const personalInfo = await (userInfo.loginType === claimed
      ? ofClaimed
      : ofClaimed.catch(() => undefined).then(() => loadForType(userInfo.loginType)));
    // Splits processing the response and rendering into two tasks (docs/decisions/113-loading-and-rendering.md).
    await yieldToPage();
    if (!isCurrent()) return 'ended';
    dropLostDraftsOfOthers(userInfo);
    settleLanding(userInfo);
    useSession.setState({ userInfo, personalInfo, otherUnitInfo: readOtherUnitInfo(userInfo), phase: 'open' });
    return 'open';
  } catch (error) {
    if (!isCurrent()) return 'ended';
    if (error instanceof SessionGivenUp) {
      await signOut({ reason: error.reason });
      return 'ended';
    }
    useSession.setState({ phase: 'failed', failure: failureOf(error) });
    return 'failed';
  }
}

/** Personal information and menus. The rejection is marked as handled, since the result of a wrong claimed type is never awaited. */
function loadForType(loginType: LoginType): Promise<PersonalInfo | undefined> {
  const info = part('个人信息', loadPersonalInfo(loginType));
  const loaded = Promise.all([info, part('菜单', loadMenus(loginType))]).then(([read]) => read);
  loaded.catch(() => undefined);
  return loaded;
}

/** A part of the session that failed to load. */
class PartFailed extends Error {
  readonly part: string;
  readonly reason: unknown;
  constructor(part: string, reason: unknown) {
    super(part);
    this.part = part;
    this.reason = reason;
  }
}

/** Names the part of the session in its failure. @throws PartFailed, or SessionGivenUp as it is */
function part<T>(name: string, loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    throw error instanceof SessionGivenUp ? error : new PartFailed(name, error);
  });
}

/** What failed and why, also on the console; the network is named only where it is the reason. */
function failureOf(error: unknown): string {
  const [what, reason] = error instanceof PartFailed ? [error.part, error.reason] : ['账户信息', error];
  const text = `您已登录，但${what}没有加载成功`;
  if (isNetworkFault(reason)) return `${text}。请检查网络后重试。`;
  const failure = `${text}：${reason instanceof Error ? reason.message : '请稍后重试'}。`;
  console.warn(failure);
  return failure;
}

class SessionGivenUp extends Error {
  readonly reason: 'personal-info' | 'config';
  constructor(reason: 'personal-info' | 'config') {
    super(reason);
    this.reason = reason;
  }
}

async function loadUserInfo(): Promise<UserInfo> {
  return readUserInfo(await fetchUserInfo());
}

/** Individuals only. A code other than 0 ends the session (docs/specification.md 4); a network fault or malformed response does not. */
async function loadPersonalInfo(loginType: LoginType): Promise<PersonalInfo | undefined> {
  if (loginType !== '1') return undefined;
  try {
    return readPersonalInfo(await fetchPersonalInfo());
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business' && error.code !== '401') {
      throw new SessionGivenUp('personal-info');
    }
    throw error;
  }
}

async function ensureSystemConfig(): Promise<void> {
  if (useSystemConfig.getState().loaded) return;
  try {
    await loadSystemConfig();
  } catch (error) {
    // Without a network every request fails: reported as such and retried.
    if (isNetworkFault(error)) throw error;
    if (error instanceof ApiError && error.code === '401') throw error;
    throw new SessionGivenUp('config');
  }
}

function isNetworkFault(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind);
}

function takeLoginType(loginType: LoginType): void {
  const { token, refreshToken, loginType: claimed } = useSession.getState();
  if (claimed === loginType || !token) return;
  useSession.setState({ loginType });
  saveTokens({ token, refreshToken: refreshToken ?? '', loginType });
}
