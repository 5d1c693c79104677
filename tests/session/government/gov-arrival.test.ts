import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAccessLog } from '@/api/session/access-log';
import { reportUnifiedSignIn } from '@/api/session/government';
import { configureNavigation } from '@/lib/address/navigation';
import { setAppConfig } from '@/lib/app-config';
import { sessionStore } from '@/lib/storage';
import { readFlash } from '@/session/flash';
import { acceptOffer, arriveFromGovernment, refuseOffer, useGovArrival } from '@/session/government/gov-arrival';
import { useGovReturn, watchForGovReturn } from '@/session/government/gov-code';
import { startAtPlatform } from '@/session/government/gov-start';
import { adoptSession } from '@/session/opening/open-session';
import { rememberTarget } from '@/session/opening/return-target';
import { signOut } from '@/session/opening/sign-out';
import { safeHallPath } from '@/session/safe-hall-path';
import { useSession } from '@/session/session-store';
import { useBinding } from '@/session/sign-in/binding';
import { useSystemConfig } from '@/session/system-config';
import { useToast } from '@/ui/state/toast';
import { NEWCOMERS, PEOPLE } from '../../people';
import { LI, world, ZHANG } from '../world';

const FENG = PEOPLE.冯军.zjhm;
const STRANGER = NEWCOMERS.罗志远.zjhm;
const { centre, went } = world();

/** Requests that arrived at the centre's callback. */
const sent: string[] = [];
const left: string[] = [];

beforeEach(() => {
  sent.length = 0;
  left.length = 0;
  configureNavigation({ go: (path) => went.push(path), leave: (url) => left.push(url), reload: vi.fn() });
  setAppConfig({
    unifiedSignIn: { loginUrl: 'https://zwfw.example/login?app=gjj', logoutUrl: 'https://zwfw.example/out' },
  });
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    ...args: unknown[]
  ): void {
    if (String(args[1]).includes('/oauth/zwLogin')) sent.push(String(args[1]));
    Reflect.apply(open, this, args);
  });
});

async function codeOf(zjhm: string, more: Record<string, string> = {}): Promise<string> {
  const response = await fetch('http://localhost/api/__qa__/gov-code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ loginType: '1', zjhm, ...more }),
  });
  return (await response.json()).data.authCode;
}

/** Sets out from this tab and gives the nonce. */
function begin(): string {
  startAtPlatform('1');
  return new URL(left.pop() ?? '').searchParams.get('state') ?? '';
}

/** The platform's return stands in the address, as when the page has just been loaded. */
function comeBack(query: Record<string, string>): void {
  window.history.replaceState(null, '', `/#/zwLogin?${new URLSearchParams(query)}`);
  watchForGovReturn();
}

async function signedIn(zjhm: string): Promise<void> {
  await adoptSession(await centre().signIn('1', zjhm));
}

const name = () => useSession.getState().userInfo?.nikName;
const toasts = () => useToast.getState().current?.lines.join() ?? '';

describe('the return in the address', () => {
  test.each([
    ['inside the hash', '/#/zwLogin?authCode=C&state=S&loginType=2'],
    ['before the hash', '/?authCode=C&state=S&loginType=2#/zwLogin'],
    ['with the hash lost', '/?authCode=C&state=S&loginType=2'],
    ['split over both', '/?state=S#/zwLogin?authCode=C&loginType=2'],
  ])('%s is taken, and removed without a new entry of the history', (_where, address) => {
    window.history.replaceState(null, '', address);
    const { length } = window.history;
    watchForGovReturn();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/#/zwLogin');
    expect(window.history.length).toBe(length);
    expect(useGovReturn.getState().waiting).toEqual({ authCode: 'C', state: 'S', loginType: '2' });
  });

  test.each(['/#/zwLogin?authCode=aB+/c==', '/?authCode=aB+/c==#/zwLogin', '/?authCode=aB%2B%2Fc%3D%3D'])(
    'a code in Base64 is taken as it is: %s',
    (address) => {
      window.history.replaceState(null, '', address);
      watchForGovReturn();
      expect(useGovReturn.getState().waiting?.authCode).toBe('aB+/c==');
    },
  );

  test('other parameters before the hash stay', () => {
    window.history.replaceState(null, '', '/?a=1&authCode=C#/zwLogin');
    watchForGovReturn();
    expect(window.location.search).toBe('?a=1');
  });

  test('a link opened later in this very tab is taken before the router sees it', () => {
    watchForGovReturn();
    window.history.pushState(null, '', '/#/zwLogin?authCode=LATER');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(window.location.hash).toBe('#/zwLogin');
    expect(useGovReturn.getState().waiting?.authCode).toBe('LATER');
  });

  test('an address without it is left alone', () => {
    window.history.replaceState(null, '', '/?loginType=2#/grwt/MyOffice?state=1&error=2');
    watchForGovReturn();
    expect(window.location.search + window.location.hash).toBe('?loginType=2#/grwt/MyOffice?state=1&error=2');
    expect(useGovReturn.getState().waiting).toBeUndefined();
  });
});

describe('setting out', () => {
  test('names the return address, the login type and a new nonce each time', () => {
    startAtPlatform('2');
    startAtPlatform('2');
    const [first, second] = left.map((url) => new URL(url).searchParams);
    expect(left[0]).toMatch(/^https:\/\/zwfw\.example\/login\?app=gjj&/);
    expect(first?.get('redirect_uri')).toBe('http://localhost:3000/#/zwLogin');
    expect(first?.get('loginType')).toBe('2');
    expect(first?.get('state')).toMatch(/^[\da-f]{32}$/);
    expect(second?.get('state')).not.toBe(first?.get('state'));
    expect(first?.has('appMark')).toBe(false);
  });

  test('takes the mark of the configuration along, by which the platform knows the hall', () => {
    const entry = { value: 'gjj-hall', commonValue: '', pairs: new Map() };
    useSystemConfig.setState({ byKey: new Map([['appMark', entry]]) });
    startAtPlatform('1');
    expect(new URL(left[0] ?? '').searchParams.get('appMark')).toBe('gjj-hall');
  });

  test.each([[''], ['javascript:alert(1)'], ['data:text/html,x'], ['ftp://zwfw.example/'], ['http://']])(
    'never to %j',
    (loginUrl) => {
      setAppConfig({ unifiedSignIn: { loginUrl } });
      expect(() => startAtPlatform('1')).toThrow('中心尚未开通政务服务登录，请选择其他登录方式');
      expect(left).toEqual([]);
    },
  );
});

describe('begun by this browser', () => {
  test('signs in with one request, however often the page mounts, and goes home', async () => {
    comeBack({ authCode: await codeOf(ZHANG), state: begin(), loginType: '1' });
    await Promise.all([arriveFromGovernment(), arriveFromGovernment()]);
    await arriveFromGovernment();
    expect(name()).toBe('张建国');
    expect(sent).toHaveLength(1);
    expect(went.at(-1)).toBe('/');
  });

  test('says so to the platform: the holder reads it in the record of sign-ins', async () => {
    comeBack({ authCode: await codeOf(ZHANG), state: begin() });
    await arriveFromGovernment();
    const newest = async () => (await fetchAccessLog({ page: 1, size: 20 })).list[0];
    await waitFor(async () =>
      expect(await newest()).toMatchObject({ fs: '政务服务登录', nr: '登录成功，已回告政务服务平台' }),
    );
    // Said again, it is not written again.
    await reportUnifiedSignIn();
    expect((await newest())?.nr).toBe('登录成功，已回告政务服务平台');
  });

  test('a platform that does not hear of it keeps nobody out, and says nothing', async () => {
    await centre().fault({ path: 'tysfrz/coverLoginBack', kind: 'status', value: 500 });
    comeBack({ authCode: await codeOf(ZHANG), state: begin() });
    await arriveFromGovernment();
    expect(went).toEqual(['/']);
    await waitFor(() => expect(useSession.getState().phase).toBe('open'));
    expect(useToast.getState().current?.kind).not.toBe('error');
  });

  test('goes to where the person wanted, before where the platform wants', async () => {
    rememberTarget('/grwt/draftbox', undefined);
    comeBack({ authCode: await codeOf(ZHANG, { loginReturnUrl: '/grwt/MyOffice' }), state: begin() });
    await arriveFromGovernment();
    expect(went).toEqual(['/grwt/draftbox']);
  });

  test.each([
    ['/grwt/MyOffice', '/grwt/MyOffice'],
    ['/loginOut', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/grwt/', '/'],
    ['/dwwt/DWmyOffice', '/'],
    ['/grwt/unknown', '/'],
  ])('a sign-in return URL %s leads to %s', async (loginReturnUrl, expected) => {
    comeBack({ authCode: await codeOf(ZHANG, { loginReturnUrl }), state: begin() });
    await arriveFromGovernment();
    expect(went).toEqual([expected]);
  });

  test('a reload in between sends nothing again and says that it was dealt with', async () => {
    const authCode = await codeOf(ZHANG);
    comeBack({ authCode, state: begin() });
    await arriveFromGovernment();
    await signOut({ reason: 'user' });
    comeBack({ authCode, state: 'anything' });
    await arriveFromGovernment();
    expect(sent).toHaveLength(1);
    expect(readFlash()).toMatch(/^这次政务服务登录已经处理过，不能重复使用。请从政务服务平台重新登录/);
    expect(name()).toBeUndefined();
  });

  test('the same link while that very person is signed in leads home in silence', async () => {
    const authCode = await codeOf(ZHANG);
    comeBack({ authCode, state: begin() });
    await arriveFromGovernment();
    comeBack({ authCode });
    await arriveFromGovernment();
    expect(sent).toHaveLength(1);
    expect(name()).toBe('张建国');
    expect(went.at(-1)).toBe('/');
  });

  test('the code is in no storage afterwards', async () => {
    const authCode = await codeOf(ZHANG);
    comeBack({ authCode, state: begin() });
    await arriveFromGovernment();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(authCode);
  });

  test('417 leads to the sign-in page with who is to be bound', async () => {
    comeBack({ authCode: await codeOf(FENG), state: begin() });
    await arriveFromGovernment();
    expect(useBinding.getState().offer).toMatchObject({ way: '政务服务账号', who: '冯*', loginType: '1' });
    expect(went).toEqual(['/login']);
  });
});

describe('not begun by this browser', () => {
  test('opens nothing before the person has said yes', async () => {
    comeBack({ authCode: await codeOf(ZHANG), loginType: '1' });
    await arriveFromGovernment();
    expect(useSession.getState().token).toBeUndefined();
    expect(useGovArrival.getState()).toMatchObject({ phase: 'asking', offer: { own: false } });
    await acceptOffer();
    expect(name()).toBe('张建国');
    expect(went).toEqual(['/']);
  });

  test.each([['a wrong nonce'], ['an expired nonce']])('%s counts as a stranger’s', async (what) => {
    const state = begin();
    if (what === 'an expired nonce') {
      const now = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(now + 31 * 60_000);
    }
    comeBack({ authCode: await codeOf(ZHANG), state: what === 'a wrong nonce' ? `${state}0` : state });
    await arriveFromGovernment();
    expect(useGovArrival.getState().offer?.own).toBe(false);
  });

  test('a nonce is good for one arrival', async () => {
    const state = begin();
    comeBack({ authCode: await codeOf(ZHANG), state });
    await arriveFromGovernment();
    await signOut({ reason: 'user' });
    comeBack({ authCode: await codeOf(LI), state });
    await arriveFromGovernment();
    expect(useGovArrival.getState().offer?.own).toBe(false);
  });

  test('no: the offered session ends at the centre, and the sign-in page says so', async () => {
    comeBack({ authCode: await codeOf(ZHANG) });
    await arriveFromGovernment();
    const token = useGovArrival.getState().offer?.answer.access_token ?? '';
    refuseOffer();
    await waitFor(async () =>
      expect(await centre().transact((tx) => tx.store.table('sessions').get(token))).toBeUndefined(),
    );
    expect(useSession.getState().token).toBeUndefined();
    expect(went).toEqual(['/login']);
    expect(readFlash()).toContain('已取消登录');
  });

  test('417 offers no binding: a stranger’s identity must not come to an account of the person', async () => {
    comeBack({ authCode: await codeOf(FENG) });
    await arriveFromGovernment();
    expect(useBinding.getState().offer).toBeUndefined();
    expect(readFlash()).toContain('未绑定登录账号');
  });
});

describe('over the session of somebody else', () => {
  test.each([[true], [false]])('begun here: %s — asks, keeps on no', async (own) => {
    await signedIn(LI);
    const kept = useSession.getState().token;
    comeBack({ authCode: await codeOf(ZHANG), ...(own && { state: begin() }) });
    await arriveFromGovernment();
    expect(useGovArrival.getState().offer?.own).toBe(own);
    refuseOffer();
    expect(name()).toBe('李晓梅');
    expect(useSession.getState().token).toBe(kept);
    expect(went).toEqual(['/']);
  });

  test('switches on yes, and ends the former session at the centre', async () => {
    await signedIn(LI);
    const former = useSession.getState().token ?? '';
    comeBack({ authCode: await codeOf(ZHANG), state: begin() });
    await arriveFromGovernment();
    await acceptOffer();
    expect(name()).toBe('张建国');
    await waitFor(async () =>
      expect(await centre().transact((tx) => tx.store.table('sessions').get(former))).toBeUndefined(),
    );
  });

  test('the same person goes on with the session there is; the second one ends', async () => {
    await signedIn(ZHANG);
    const kept = useSession.getState().token;
    comeBack({ authCode: await codeOf(ZHANG) });
    await arriveFromGovernment();
    expect(useSession.getState().token).toBe(kept);
    await waitFor(async () =>
      expect(await centre().transact((tx) => [...tx.store.table('sessions').values()].length)).toBe(1),
    );
  });

  test('what was offered ends with the session of whoever was asked', async () => {
    await signedIn(LI);
    comeBack({ authCode: await codeOf(ZHANG) });
    await arriveFromGovernment();
    await signOut({ reason: 'elsewhere' });
    expect(useGovArrival.getState().offer).toBeUndefined();
  });
});

describe('what goes wrong', () => {
  const arriveWith = async (authCode: string) => {
    comeBack({ authCode, state: begin() });
    await arriveFromGovernment();
    expect(name()).toBeUndefined();
    expect(went).toEqual(['/login']);
    return readFlash();
  };

  test('cancelled on the platform', async () => {
    comeBack({ error: 'access_denied', state: begin() });
    await arriveFromGovernment();
    expect(readFlash()).toBe('您已在政务服务平台取消登录');
    expect(sent).toEqual([]);
  });

  test('no code at all: a reload half-way', async () => {
    window.history.replaceState(null, '', '/#/zwLogin');
    await arriveFromGovernment();
    expect(readFlash()).toContain('政务服务登录没有完成');
    expect(went).toEqual(['/login']);
  });

  test('used twice at the centre', async () => {
    const authCode = await codeOf(ZHANG);
    const form = { authCode, loginType: '1' };
    await fetch('http://localhost/api/auth/v1/oauth/zwLogin', { method: 'POST', body: new URLSearchParams(form) });
    expect(await arriveWith(authCode)).toBe('政务服务登录凭证已使用，不能重复登录，请从政务服务平台重新登录');
  });

  test('expired', async () => {
    const authCode = await codeOf(ZHANG);
    centre().passTime(301_000);
    expect(await arriveWith(authCode)).toBe('政务服务登录凭证已过期，请从政务服务平台重新登录');
  });

  test('unknown code', async () => {
    expect(await arriveWith('nobody')).toBe('政务服务登录凭证无效，请从政务服务平台重新登录');
  });

  test('unknown to the fund', async () => {
    expect(await arriveWith(await codeOf(STRANGER))).toContain('未查询到您的住房公积金账户');
  });

  test('the answer lost: the outcome is unknown, and nothing is sent again', async () => {
    await centre().fault({ path: '/oauth/zwLogin', kind: 'abort' });
    expect(await arriveWith(await codeOf(ZHANG))).toContain('登录结果未知，系统不会自动重试');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['html', ''],
    ['truncate', ''],
    ['status', '502'],
    ['answer', '{"code":0,"data":null}'],
    ['answer', '{"code":0,"data":{}}'],
    ['answer', '{"code":0,"data":{"access_token":7}}'],
    ['code', '1001'],
    ['code', '000'],
  ] as const)('a broken answer (%s %s): words, one request, nobody signed in', async (kind, value) => {
    await centre().fault({ path: '/oauth/zwLogin', kind, value });
    expect(await arriveWith(await codeOf(ZHANG))).not.toBe('');
    expect(sent).toHaveLength(1);
  });

  test('who it is cannot be asked: the offered session ends', async () => {
    await centre().fault({ path: '/getUserInfo', kind: 'status', value: '500' });
    comeBack({ authCode: await codeOf(ZHANG) });
    await arriveFromGovernment();
    expect(readFlash()).toContain('未能取得登录人的信息');
    await waitFor(async () =>
      expect(await centre().transact((tx) => [...tx.store.table('sessions').values()])).toEqual([]),
    );
  });

  test('while somebody is signed in, their page stays and a message tells', async () => {
    await signedIn(LI);
    comeBack({ authCode: 'nobody' });
    await arriveFromGovernment();
    expect(toasts()).toContain('政务服务登录凭证无效');
    expect(name()).toBe('李晓梅');
    expect(went).toEqual(['/']);
  });
});

describe('the greeting', () => {
  const enter = async () => {
    comeBack({ authCode: await codeOf(ZHANG), state: begin() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await arriveFromGovernment();
  };

  test('comes after two seconds', async () => {
    await enter();
    vi.advanceTimersByTime(1500);
    expect(toasts()).toBe('');
    vi.advanceTimersByTime(600);
    expect(toasts()).toBe('欢迎您，张建国！');
  });

  test('not after signing out', async () => {
    await enter();
    await signOut({ reason: 'idle' });
    vi.advanceTimersByTime(3000);
    expect(toasts()).toBe('');
  });

  test('not to the next person', async () => {
    await enter();
    await signOut({ reason: 'idle' });
    await signedIn(LI);
    vi.advanceTimersByTime(3000);
    expect(toasts()).not.toContain('欢迎');
  });
});

describe('after signing out', () => {
  const enter = async (logoutReturnUrl: string) => {
    comeBack({ authCode: await codeOf(ZHANG, { logoutReturnUrl }), state: begin() });
    await arriveFromGovernment();
  };

  test('the platform’s own return URL is gone to', async () => {
    await enter('https://zwfw.example/bye?x=1');
    await signOut({ reason: 'user' });
    expect(left).toEqual(['https://zwfw.example/bye?x=1']);
  });

  test.each([['https://evil.example/'], ['javascript:alert(1)'], ['https://zwfw.example.evil/'], ['']])(
    '%j is ignored in favour of what config.json names',
    async (url) => {
      await enter(url);
      await signOut({ reason: 'user' });
      expect(left).toEqual(['https://zwfw.example/out']);
    },
  );

  test('without a sign-out address in config.json nobody leaves the hall', async () => {
    setAppConfig({ unifiedSignIn: { loginUrl: 'https://zwfw.example/login', logoutUrl: '' } });
    await enter('https://zwfw.example/bye');
    await signOut({ reason: 'user' });
    expect(left).toEqual([]);
  });

  test.each([['idle'], ['lost'], ['elsewhere'], ['switch']] as const)('%s does not leave the hall', async (reason) => {
    await enter('https://zwfw.example/bye');
    await signOut({ reason });
    expect(left).toEqual([]);
  });

  test('a session of another way never leaves', async () => {
    await enter('https://zwfw.example/bye');
    await signOut({ reason: 'idle' });
    await signedIn(ZHANG);
    await signOut({ reason: 'user' });
    expect(left).toEqual([]);
  });
});

test.each([
  ['/grwt/MyOffice', true],
  ['/grwt/MyOffice?activeIndex=2', true],
  ['/sysMsg/msgHome', true],
  ['/login', false],
  ['/loginOut', false],
  ['/zwRedirect?backNav=/grwt/x', false],
  ['//evil.example/grwt/', false],
  ['/grwt//evil.example', false],
  ['/\\evil.example/', false],
  ['/grwt/\\evil.example', false],
  ['https://evil.example/grwt/', false],
  ['javascript:alert(1)', false],
  ['/grwt/<script>', false],
  [`/grwt/${'a'.repeat(600)}`, false],
  ['', false],
])('own path %s: %s', (path, expected) => {
  expect(safeHallPath(path) === path).toBe(expected);
});

test('the nonce is gone after half an hour', () => {
  begin();
  expect(JSON.stringify({ ...sessionStorage })).toContain('zw_state');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 31 * 60_000);
  expect(sessionStore.get('zw_state')).toBeUndefined();
});
