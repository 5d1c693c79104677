import { fetchUserInfo, type UserInfo } from '@/api/auth';
import { localStore, onStorageTrouble, removeOtherModules } from '@/lib/storage';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';
import { forgetActivity, lastActivity } from './activity';
import { displayName, greetedName } from './display-name';
import { IDLE_MS } from './idle-watch';
import { adoptSession, announceSignIn } from './open-session';
import { ownerMark } from './owner-mark';
import { readUserInfo } from './read-user-info';
import { useSession } from './session-store';
import { signOut } from './sign-out';
import { askTabs, listenToTabs } from './tabs';
import { dropTokens, isLiveSomewhere, readTokens, type Tokens } from './tokens';
import { claimUrlToken, hasUrlToken, onUrlToken, type UrlToken } from './url-token';

/** The session of this tab ended because its operator went on to another unit in another one: this tab goes along. */
let follows = false;

/**
 * Finds the session this page belongs to: kept by this tab, handed over by another, or named in the address. Until it is
 * known the phase is `opening`, set before this function first waits, so that the guard sends nobody to the sign-in page.
 */
export async function bootSession(): Promise<void> {
  removeOtherModules();
  localStore.dropExpired();
  onStorageTrouble(() => toast.warning('浏览器存储空间不可用，刷新或关闭页面后需要重新登录', 5000));
  listenToTabs({
    signedOut: (room) => {
      follows = room === 'unit' && useSession.getState().token !== undefined;
      void signOut({ reason: room ? 'switched' : 'elsewhere' });
    },
    signedIn: (owner) => {
      const { userInfo } = useSession.getState();
      if (userInfo && ownerMark(userInfo) !== owner) void signOut({ reason: 'replaced' });
      else if (follows) void followToUnit();
    },
  });
  dropIdleTokens();
  // A closed tab that is opened again brings its tokens back, also those of a session that has been ended since.
  if (!isLiveSomewhere()) dropTokens();

  const stored = readTokens();
  if (!stored && !hasUrlToken() && !isLiveSomewhere()) return;
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

/** Takes over the session of the unit that another tab has switched to, unless somebody has signed in here meanwhile. */
async function followToUnit(): Promise<void> {
  follows = false;
  const tokens = await askTabs();
  if (!tokens || useSession.getState().token) return;
  if ((await adoptSession(tokens)) !== 'open') return;
  toast.success(`其他窗口切换到${displayName(useSession.getState().userInfo)}，本窗口已一同切换`, 5000);
}

/**
 * Links with a token that are opened while the hall runs here: only the part behind the '#' changes and nothing is loaded anew.
 * One after the other, the first when `booted` is over. @returns what stops it
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

/** Whom a link has signed in, said when there is a page to read it on: before that it would go by unseen. */
function greet(): void {
  const { userInfo } = useSession.getState();
  if (userInfo) toast.greeting(`欢迎您，${displayName(userInfo)}！`);
}

/** A tab that wakes, or is restored, after more than the idle time has no session any more. */
function dropIdleTokens(): void {
  const now = Date.now();
  const last = lastActivity(now);
  if (last === undefined || now - last < IDLE_MS) return;
  dropTokens();
  forgetActivity();
}

/** Which session it shall be: a link must never replace a signed-in person unasked, nor sign anybody in unseen. */
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
      toast.info(`您已登录（${described(present)}），无需再次登录`, 5000);
      return live;
    }
    const agreed = await confirm({
      title: '系统提示',
      content: `当前已登录：${described(present)}。打开的链接要求以“${described(newcomer)}”的身份登录，是否退出当前账号并切换？`,
      okText: '切换账号',
      cancelText: '保持当前账号',
      // A hasty Enter must not hand the page to whoever made the link.
      focus: 'cancel',
    });
    if (!agreed) return live;
    await leave(live);
  }
  return { ...offered, loginType: newcomer.loginType };
}

/** Ends the former session here, in the other tabs and at the centre. */
async function leave(live: Tokens): Promise<void> {
  useSession.setState({ token: live.token });
  await signOut({ reason: 'switch' });
  useSession.setState({ phase: 'opening' });
}

/** Undefined when the token is nobody's any more, or the centre cannot be asked. */
async function whoIs(token: string): Promise<UserInfo | undefined> {
  try {
    return readUserInfo(await fetchUserInfo({ token, errors: 'silent' }));
  } catch {
    return undefined;
  }
}

const KIND = { '1': '个人', '2': '单位', '3': '开发商' };

/** 华夏精密制造有限公司（单位，吴晓东）: a unit has several operators. */
function described(userInfo: UserInfo): string {
  const [name, operator] = [displayName(userInfo), greetedName(userInfo)];
  return `${name}（${KIND[userInfo.loginType]}${operator === name ? '' : `，${operator}`}）`;
}
