import { fetchUserInfo, type LoginType, type SignInAnswer, type UserInfo } from '@/api/auth';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import { fetchPersonalInfo, type PersonalInfo } from '@/api/person';
import { pageTurn } from '@/lib/slices';
import { recordActivity } from './activity';
import { ensureDictionaries } from './dictionary';
import { isKstb } from './kstb';
import { loadMenus } from './load-menus';
import { ownerMark } from './owner-mark';
import { readPersonalInfo, readUserInfo } from './read-user-info';
import { settleLanding } from './return-target';
import { dropSecondFactor, useSecondFactor } from './second-factor';
import { runOpeningListeners } from './session-opening';
import { initialSession, useSession } from './session-store';
import { signOut } from './sign-out';
import { loadSystemConfig, useSystemConfig } from './system-config';
import { tellTabsSignedIn } from './tabs';
import { keepTokens, type Tokens } from './tokens';
import { dropLostDraftsOfOthers } from './unsaved-drafts';

/**
 * open: everything is there; second-factor: a phone code is still needed and nobody is signed in yet; failed: signed in, but
 * what the session needs did not come (a retry is offered); ended: the session had to be given up.
 */
export type Opening = 'open' | 'second-factor' | 'failed' | 'ended';

/** Takes the answer of a sign-in. @throws ApiError kind malformed when it holds neither a token nor the ticket of a second factor */
export async function openSession(answer: SignInAnswer, loginType: LoginType): Promise<Opening> {
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

/** Tabs that hold another account's session end it, with a word (two accounts in one browser must not mix unseen). */
export function announceSignIn(): void {
  const { userInfo } = useSession.getState();
  if (userInfo) tellTabsSignedIn(ownerMark(userInfo));
}

/** Makes these tokens the session and loads what belongs to it. */
export function adoptSession(tokens: Tokens): Promise<Opening> {
  dropSecondFactor();
  keepTokens(tokens);
  recordActivity(Date.now(), true);
  useSession.setState(({ epoch }) => ({
    ...initialSession,
    ...tokens,
    kstb: isKstb(),
    phase: 'opening',
    epoch: epoch + 1,
  }));
  const opening = loadSession();
  // After the session's own questions, which everything waits for.
  runOpeningListeners(tokens.loginType);
  return opening;
}

/** Tries again what failed, at the person's request. */
export function retryOpening(): Promise<Opening> {
  return loadSession();
}

async function loadSession(): Promise<Opening> {
  const { epoch } = useSession.getState();
  const isCurrent = () => useSession.getState().epoch === epoch;
  useSession.setState({ phase: 'opening' });
  try {
    // What hangs on the kind of session leaves along with the question for it, by the kind that is claimed: one way there and back.
    const claimed = useSession.getState().loginType;
    const ofClaimed = loadForType(claimed);
    const [userInfo] = await Promise.all([loadUserInfo(), ensureDictionaries(), ensureSystemConfig()]);
    if (!isCurrent()) return 'ended';
    // The centre says what kind of session it is, whatever storage or an address claimed.
    takeLoginType(userInfo.loginType);
    const personalInfo = await (userInfo.loginType === claimed
      ? ofClaimed
      : ofClaimed.catch(() => undefined).then(() => loadForType(userInfo.loginType)));
    // What the last answer brought is one task, what the open session draws another (decision 278).
    await pageTurn();
    if (!isCurrent()) return 'ended';
    dropLostDraftsOfOthers(userInfo);
    settleLanding(userInfo);
    useSession.setState({ userInfo, personalInfo, phase: 'open' });
    return 'open';
  } catch (error) {
    if (!isCurrent()) return 'ended';
    if (error instanceof SessionGivenUp) {
      await signOut({ reason: error.reason });
      return 'ended';
    }
    useSession.setState({ phase: 'failed' });
    return 'failed';
  }
}

/** Personal information and menus; what comes of them is for who waits, which nobody does for a kind that was claimed wrongly. */
function loadForType(loginType: LoginType): Promise<PersonalInfo | undefined> {
  const loaded = Promise.all([loadPersonalInfo(loginType), loadMenus(loginType)]).then(([info]) => info);
  loaded.catch(() => undefined);
  return loaded;
}

class SessionGivenUp extends Error {
  readonly reason: 'personal-info' | 'config';
  constructor(reason: 'personal-info' | 'config') {
    super(reason);
    this.reason = reason;
  }
}

async function loadUserInfo(): Promise<UserInfo> {
  return readUserInfo(await fetchUserInfo({ errors: 'caller' }));
}

/** Persons only. A code other than 0 ends the session (specification 4); a fault of the network or the answer does not. */
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
    // Without a network nothing else comes either: that is told as such and tried again.
    if (error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind)) throw error;
    if (error instanceof ApiError && error.code === '401') throw error;
    throw new SessionGivenUp('config');
  }
}

function takeLoginType(loginType: LoginType): void {
  const { token, refreshToken, loginType: claimed } = useSession.getState();
  if (claimed === loginType || !token) return;
  useSession.setState({ loginType });
  keepTokens({ token, refreshToken: refreshToken ?? '', loginType });
}
