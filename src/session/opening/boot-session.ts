import { fetchUserInfo, type UserInfo } from '@/api/session/auth';
import { localStore, onStorageTrouble, removeOtherModules } from '@/lib/storage';
import { askConfirmation } from '@/ui/dialog/confirm';
import { LONG_MS, toast } from '@/ui/state/toast';
import { displayName, greetedName } from '../display-name';
import { claimUrlToken, hasUrlToken, onUrlToken, retainUrlToken, type UrlToken } from '../government/url-token';
import { useSession } from '../session-store';
import { accountHash } from '../sign-in/account-hash';
import { dropTokens, hasOpenSession, readTokens, type Tokens } from '../tokens';
import { forgetActivity, lastActivity } from '../watch/activity';
import { IDLE_MS } from '../watch/idle-watch';
import { askTabs, listenToTabs } from '../watch/tabs';
import { adoptSession, announceSignIn } from './open-session';
import { readUserInfo } from './read-user-info';
import { signOut } from './sign-out';

/** Set when this tab's session ended because another tab switched to another unit of the same operator: this tab then follows. */
let follows = false;

/**
 * Determines the page's session: stored in this tab, passed by another tab, or named in the address. The phase is set to `opening` before
 * the first await, so that the route guard does not redirect to the sign-in page meanwhile.
 */
export async function bootSession(): Promise<void> {
  removeOtherModules();
  localStore.dropExpired();
  onStorageTrouble(() => toast.warning('浏览器存储空间不可用，刷新或关闭页面后需要重新登录', LONG_MS));
  listenToTabs({
    signedOut: (room) => {
      follows = room === 'unit' && useSession.getState().token !== undefined;
      void signOut({ reason: room ? 'switched' : 'elsewhere' });
    },
    signedIn: (owner) => {
      const { userInfo } = useSession.getState();
      if (userInfo && accountHash(userInfo) !== owner) void signOut({ reason: 'replaced' });
      else if (follows) void followToUnit();
    },
  });
  dropIdleTokens();
  // Reopening a closed tab restores its tokens, even of a session that has ended since.
  if (!hasOpenSession()) dropTokens();

  const stored = readTokens();
  if (!stored && !hasUrlToken() && !hasOpenSession()) return;
  useSession.setState({ phase: 'opening' });
  const live = stored ?? (await askTabs());
  const named = claimUrlToken();
  const tokens = named ? await choose(live, named) : live;
  if (tokens) {
    const opening = await adoptSession(tokens);
    if (opening === 'open' && named && tokens.token === named.token) announceSignIn();
    if (opening === 'open' && tokens !== live) greet();
  } else useSession.setState({ phase: 'guest' });
}

/** Adopts the session of the unit that another tab switched to, unless this tab has a new sign-in meanwhile. */
async function followToUnit(): Promise<void> {
  follows = false;
  const tokens = await askTabs();
  if (!tokens || useSession.getState().token) return;
  if ((await adoptSession(tokens)) !== 'open') return;
  toast.success(`其他窗口切换到${displayName(useSession.getState().userInfo)}，本窗口已一同切换`, LONG_MS);
}

/**
 * Handles token links opened in the running hall: only the hash changes, without a page load. Sequential, the first after `booted`.
 * @returns unsubscribe function
 */
export function followTokenLinks(booted: Promise<void>): () => void {
  let before = booted;
  return onUrlToken(() => {
    before = before.then(followLink);
  });
}

async function followLink(): Promise<void> {
  const named = claimUrlToken();
  if (!named) return;
  const live = readTokens();
  const tokens = await choose(live, named);
  if (tokens?.token !== named.token || live?.token === named.token) return;
  if ((await adoptSession(tokens)) !== 'open') return;
  announceSignIn();
  greet();
}

/** Greets after a sign-in by link; called once a page is visible to show the toast. */
function greet(): void {
  const { userInfo } = useSession.getState();
  if (userInfo) toast.greeting(`欢迎您，${displayName(userInfo)}！`);
}

/** Drops tokens of a tab that wakes or is restored after more than the idle time. */
function dropIdleTokens(): void {
  const now = Date.now();
  const last = lastActivity(now);
  if (last === undefined || now - last < IDLE_MS) return;
  dropTokens();
  forgetActivity();
}

/** Chooses between the current session and the link's: a link never replaces a session without consent, nor signs in without notice. */
async function choose(live: Tokens | undefined, named: UrlToken): Promise<Tokens | undefined> {
  const offered: Tokens = { ...named, refreshToken: '' };
  if (live?.token === offered.token) return live;
  const [present, newcomer] = await Promise.all([live && whoIs(live.token), whoIs(offered.token)]);
  if (!newcomer) {
    toast.error('链接中的登录信息无效或已过期，请重新登录');
    return live;
  }
  if (live && present) {
    if (present.userId === newcomer.userId && present.loginType === newcomer.loginType) {
      toast.info(`您已登录（${described(present)}），无需再次登录`, LONG_MS);
      return live;
    }
    const agreed = await retainUrlToken(named, () =>
      askConfirmation({
        title: '系统提示',
        content: `当前已登录：${described(present)}。打开的链接要求以“${described(newcomer)}”的身份登录，是否退出当前账号并切换？`,
        okText: '切换账号',
        cancelText: '保持当前账号',
        // Default button: an accidental Enter must not accept the link.
      }),
    );
    if (!agreed) return live;
    await leave(live);
  }
  return { ...offered, loginType: newcomer.loginType };
}

/** Ends the former session in this tab, the other tabs and at the centre. */
async function leave(live: Tokens): Promise<void> {
  useSession.setState({ token: live.token });
  await signOut({ reason: 'switch' });
  useSession.setState({ phase: 'opening' });
}

/** Returns undefined if the token is invalid or the centre cannot be reached. */
async function whoIs(token: string): Promise<UserInfo | undefined> {
  try {
    return readUserInfo(await fetchUserInfo({ token, errors: 'silent' }));
  } catch {
    return undefined;
  }
}

const KIND = { '1': '个人', '2': '单位', '3': '开发商' };

/** Includes the operator, since a unit has several: 华夏精密制造有限公司（单位，吴晓东）. */
function described(userInfo: UserInfo): string {
  const [name, operator] = [displayName(userInfo), greetedName(userInfo)];
  return `${name}（${KIND[userInfo.loginType]}${operator === name ? '' : `，${operator}`}）`;
}
