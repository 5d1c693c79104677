import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchDepositAccount } from '@/api/person/person';
import { localStore, sessionStore } from '@/lib/storage';
import { useSessionDialogs } from '@/session/dialog-store';
import { initialDictionaries, useDictionaries } from '@/session/dictionary';
import { readFlash } from '@/session/flash';
import { takeTokenFromUrl, watchForUrlToken } from '@/session/government/url-token';
import { initialMenus, useMenus } from '@/session/menu-store';
import { bootSession, followTokenLinks } from '@/session/opening/boot-session';
import { adoptSession, openSession, retryOpening } from '@/session/opening/open-session';
import { landingPath, rememberTarget } from '@/session/opening/return-target';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { signOut } from '@/session/opening/sign-out';
import { onSignOut } from '@/session/opening/sign-out-listeners';
import { queryClient } from '@/session/query-client';
import { useSession } from '@/session/session-store';
import { useSystemConfig } from '@/session/system-config';
import { readTokens, saveTokens } from '@/session/tokens';
import { lastActivity } from '@/session/watch/activity';
import { useQuestions } from '@/ui/dialog/confirm';
import { useToast } from '@/ui/state/toast';
import { OPERATORS, PEOPLE, UNITS } from '../people';
import { LI, world, ZHANG } from './world';

const { centre, went, reload } = world();
const session = () => useSession.getState();
const toastText = () => useToast.getState().current?.lines.join('|') ?? '';
const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

async function signedIn(account = ZHANG) {
  return adoptSession(await centre().signIn('1', account));
}

describe('opening', () => {
  it('brings user info, personal info, menus, dictionaries and configuration', async () => {
    expect(await signedIn()).toBe('open');
    expect(session().phase).toBe('open');
    expect(session().userInfo?.nikName).toBe('张建国');
    expect(session().personalInfo?.xingming).toMatch(/张/);
    expect(useMenus.getState().byPath.has('/grwt/MyOffice')).toBe(true);
    expect(useDictionaries.getState().loaded).toBe(true);
    expect(useSystemConfig.getState().loaded).toBe(true);
  });

  it('holds both tokens, how the person signed in, their roles and branch, and how old the password is', async () => {
    expect(session().loginType).toBe('1');
    const tokens = await centre().signIn('1', PEOPLE.阿依古丽.zjhm);
    expect(tokens.refreshToken).not.toBe('');
    await adoptSession(tokens);
    expect(session()).toMatchObject(tokens);
    expect(readTokens()).toEqual(tokens);
    expect(session().userInfo).toMatchObject({ loginMethod: '101', roles: ['lhjyjczgry'], passwordStatus: '0' });
    expect(session().userInfo?.checkMethods).toContain('101');
    expect(session().userInfo?.groupBh).toMatch(/^\d+$/);
    expect(session().personalInfo).toMatchObject({ grzh: PEOPLE.阿依古丽.grzh });
  });

  it('knows a unit by its name and number, and asks for nothing of a person', async () => {
    expect(await adoptSession(await centre().signIn('2', UNITS.华夏精密.dwzh))).toBe('open');
    expect(session().userInfo).toMatchObject({ companyName: '华夏精密制造有限公司', dwzh: UNITS.华夏精密.dwzh });
    expect([session().loginType, session().personalInfo]).toEqual(['2', undefined]);
    expect([...useMenus.getState().byPath.keys()].filter((path) => /^\/(grwt|kfswt)/.test(path))).toEqual([]);
    expect(useMenus.getState().buttonKeys.has('/dwwt/DWmyOffice/chehui')).toBe(true);
  });

  it('knows an other unit by name and number until it signs out', async () => {
    const { dwzh, dwmc } = UNITS.融资担保;
    await adoptSession(await centre().signIn('2', dwzh));
    expect(session().otherUnitInfo).toEqual({ dwzh, dwmc });
    await signOut({ reason: 'user' });
    expect(session().otherUnitInfo).toBeUndefined();
    await adoptSession(await centre().signIn('2', UNITS.华夏精密.dwzh));
    expect(session().otherUnitInfo).toBeUndefined();
  });

  it('keeps nothing personal in storage', async () => {
    await signedIn();
    // Whole, in part and masked; short digits alone also stand in tokens and times.
    const marks = ['张', '建国', '110101198503', '03071219', '110*', '*1219', '1380000', '138*', '*0001'];
    for (const mark of marks) expect(everythingStored()).not.toContain(mark);
    expect(everythingStored()).toContain(session().token);
    expect(JSON.stringify({ ...localStorage })).not.toContain(session().token);
  });

  it("takes the centre's login type, whatever was claimed", async () => {
    const tokens = await centre().signIn('1', ZHANG);
    expect(await adoptSession({ ...tokens, loginType: '2' })).toBe('open');
    expect(session().loginType).toBe('1');
    expect(readTokens()?.loginType).toBe('1');
  });

  it.each(['auth/v1/getUserInfo', 'menu/pubClientTree?loginType', 'dict/getAll', 'grxx/loginGrxx'])(
    'a fault of %s offers a retry, which then opens',
    async (path) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await centre().fault({ path, kind: 'html' });
      expect(await signedIn()).toBe('failed');
      expect(warn).toHaveBeenCalledTimes(1);
      expect([session().phase, session().token !== undefined, went, reload.mock.calls.length]).toEqual([
        'failed',
        true,
        [],
        0,
      ]);
      expect(await retryOpening()).toBe('open');
    },
  );

  it.each(['1', '2', '500'])('personal info with code %s ends the session and reloads once', async (value) => {
    await centre().fault({ path: 'grxx/loginGrxx', kind: 'code', value });
    expect(await signedIn()).toBe('ended');
    expect([session().token, readTokens(), reload.mock.calls.length]).toEqual([undefined, undefined, 1]);
    expect(readFlash()).toContain('未能取得您的个人信息');
    // What a reload would do: nobody is signed in, so nothing is asked and nothing reloads again.
    await bootSession();
    expect([session().phase, reload.mock.calls.length]).toEqual(['guest', 1]);
  });

  it('configuration that does not come ends the session at /401', async () => {
    await centre().fault({ path: 'core/v1/p/public/getList', kind: 'status', value: 500 });
    expect(await signedIn()).toBe('ended');
    expect([session().token, went]).toEqual([undefined, ['/401']]);
  });

  it('configuration that is no list is an empty one: the session opens', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await centre().fault({
      path: 'core/v1/p/public/getList',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data: null }),
    });
    expect(await signedIn()).toBe('open');
    expect([said.mock.calls.length, went]).toEqual([1, []]);
  });

  it('an answer without a token or ticket is malformed', async () => {
    for (const answer of [null, {}, { access_token: 7 }, { loginMethod: '102' }]) {
      // What the centre should never send.
      await expect(openSession(answer as never, '1')).rejects.toMatchObject({ kind: 'malformed' });
    }
    expect(session().phase).toBe('guest');
  });
});

describe('signing out', () => {
  it('of a unit leaves login type 1', async () => {
    await adoptSession(await centre().signIn('2', UNITS.华夏精密.dwzh));
    expect(session().loginType).toBe('2');
    await signOut({ reason: 'user' });
    expect(session().loginType).toBe('1');
  });

  it('clears memory, storage and caches, tells the centre, and goes to /login', async () => {
    await signedIn();
    const { token, epoch } = session();
    const cleared = vi.fn();
    const off = onSignOut(cleared);
    sessionStore.set('notice-shown', true);
    localStore.set('large', true);
    queryClient.setQueryData(['own'], 1);
    expect([lastActivity(Date.now()) !== undefined, useDictionaries.getState().loaded]).toEqual([true, true]);
    await signOut({ reason: 'user' });
    off();
    expect(session()).toMatchObject({
      token: undefined,
      userInfo: undefined,
      personalInfo: undefined,
      loginType: '1',
      phase: 'guest',
      epoch: epoch + 1,
    });
    expect(useMenus.getState()).toEqual(initialMenus);
    expect(useDictionaries.getState()).toEqual(initialDictionaries);
    expect(queryClient.getQueryData(['own'])).toBeUndefined();
    expect(lastActivity(Date.now())).toBeUndefined();
    expect(everythingStored()).not.toContain(token);
    expect(sessionStorage).toHaveLength(0);
    expect(localStore.get('large')).toBe(true);
    expect([cleared.mock.calls.length, went]).toEqual([1, ['/login']]);
    useSession.setState({ token });
    await expect(fetchDepositAccount()).rejects.toMatchObject({ code: '401' });
  });

  it('works offline, and at once', async () => {
    await signedIn();
    await centre().fault({ path: 'token/logout', kind: 'abort' });
    await signOut({ reason: 'user' });
    expect([session().token, readTokens(), toastText()]).toEqual([undefined, undefined, '']);
  });

  it('does not wait longer than two seconds for the centre, and clears before it waits', async () => {
    await signedIn();
    await centre().fault({ path: 'token/logout', kind: 'delay', value: 100_000 });
    const start = Date.now();
    let over = false;
    const ending = signOut({ reason: 'user' }).then(() => {
      over = true;
    });
    await waitFor(() => expect(session().token).toBeUndefined());
    expect(over).toBe(false);
    await ending;
    // Two seconds on a quiet machine; far from the answer on any.
    expect(Date.now() - start).toBeLessThan(50_000);
  });

  it('lets pages save first, and is not kept by one that fails', async () => {
    await signedIn();
    const order: string[] = [];
    const offs = [
      beforeSessionEnds(() => {
        throw new Error('broken');
      }),
      beforeSessionEnds(async () => {
        order.push(session().token ? 'saved while signed in' : 'too late');
      }),
    ];
    await signOut({ reason: 'lost' });
    for (const off of offs) off();
    expect(order).toEqual(['saved while signed in']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("a signed-out person's late answer reaches nobody", async () => {
    await signedIn();
    await centre().fault({ path: 'grxx/grzhxx', kind: 'delay', value: 200 });
    const late = fetchDepositAccount().then(
      (account) => account.xingming,
      (error) => error.kind,
    );
    await signOut({ reason: 'user' });
    await signedIn(LI);
    expect(await late).toBe('aborted');
    expect(session().userInfo?.nikName).toBe('李晓梅');
    expect(toastText()).toBe('');
  });

  it('a session that was still opening does not come back', async () => {
    await centre().fault({ path: 'grxx/loginGrxx', kind: 'delay', value: 2000 });
    const opening = signedIn();
    await waitFor(() => expect(session().phase).toBe('opening'));
    await signOut({ reason: 'user' });
    expect(await opening).toBe('ended');
    expect([session().phase, session().userInfo, useMenus.getState().phase]).toEqual(['guest', undefined, 'none']);
  });

  it('20 calls that fail together open one dialog', async () => {
    await signedIn();
    const opened = vi.fn();
    const off = useSessionDialogs.subscribe((now, before) => now.sessionLost && !before.sessionLost && opened());
    await centre().fault({ path: 'grxx/grzhxx', kind: 'status', value: 401, times: 20 });
    await Promise.allSettled(Array.from({ length: 20 }, () => fetchDepositAccount()));
    off();
    expect([opened.mock.calls.length, toastText()]).toEqual([1, '']);
  });
});

describe('the page to come back to', () => {
  const person = async (account: string) => {
    await signedIn(account);
    const { userInfo } = session();
    await signOut({ reason: 'user' });
    return userInfo;
  };

  it('is offered to the same person', async () => {
    const zhang = await person(ZHANG);
    rememberTarget('/grwt/draftbox', zhang);
    rememberTarget('/grwt/draftbox', undefined);
    await signedIn(ZHANG);
    expect(landingPath()).toBe('/grwt/draftbox');
  });

  it('and to nobody else', async () => {
    rememberTarget('/grwt/draftbox', await person(ZHANG));
    await signedIn(LI);
    expect(landingPath()).toBe('/');
  });

  it("a guest's deep link leads on within its own area only", async () => {
    rememberTarget('/grwt/MyOffice', undefined);
    await signedIn();
    expect(landingPath()).toBe('/grwt/MyOffice');
    await signOut({ reason: 'user' });
    rememberTarget('/dwwt/DWmyOffice', undefined);
    await signedIn();
    expect(landingPath()).toBe('/');
  });

  it.each(['/\t/example.com/x', '//example.com', '/\\example.com', '/\n\\example.com', 'https://example.com'])(
    'leads nowhere else: %j',
    async (path) => {
      sessionStore.set('return_target', { path, owner: '' });
      await signedIn();
      expect(landingPath()).toBe('/');
    },
  );

  it('keeps no token and no authCode of an address', async () => {
    rememberTarget('/grwt/MyOffice?token=SECRET1&tab=todo&authCode=SECRET2', undefined);
    expect(everythingStored()).not.toContain('SECRET');
    await signedIn();
    expect(landingPath()).toBe('/grwt/MyOffice?tab=todo');
  });

  it('is not remembered after leaving on purpose', async () => {
    await signedIn();
    window.location.hash = '#/grwt/draftbox';
    await signOut({ reason: 'user' });
    rememberTarget('/grwt/draftbox', undefined);
    await signedIn(LI);
    expect(landingPath()).toBe('/');
  });
});

describe('starting the page', () => {
  it('finds the session of this tab, and waits meanwhile', async () => {
    saveTokens(await centre().signIn('1', ZHANG));
    const booting = bootSession();
    expect(session().phase).toBe('opening');
    await booting;
    expect(session().userInfo?.nikName).toBe('张建国');
  });

  it('a token of the address signs in with a word, and leaves the address', async () => {
    const { token } = await centre().signIn('1', ZHANG);
    window.history.replaceState(null, '', `/?token=${token}&loginType=1#/`);
    takeTokenFromUrl();
    await bootSession();
    expect(window.location.href).not.toContain(token);
    expect([session().userInfo?.nikName, toastText()]).toEqual(['张建国', '欢迎您，张建国！']);
  });

  it('a token of the address with its login type is stored as the session of this tab', async () => {
    const { token } = await centre().signIn('2', UNITS.华夏精密.dwzh);
    window.history.replaceState(null, '', `/?token=${token}&loginType=2#/`);
    takeTokenFromUrl();
    await bootSession();
    expect(readTokens()).toMatchObject({ token, loginType: '2' });
    expect(session()).toMatchObject({ phase: 'open', loginType: '2' });
  });

  it('a dead token of the address changes nothing', async () => {
    saveTokens(await centre().signIn('1', ZHANG));
    window.history.replaceState(null, '', '/?token=dead');
    takeTokenFromUrl();
    await bootSession();
    expect([session().userInfo?.nikName, useSessionDialogs.getState().sessionLost]).toEqual(['张建国', false]);
    expect(toastText()).toBe('链接中的登录信息无效或已过期，请重新登录');
  });

  it.each([
    [false, '张建国'],
    [true, '李晓梅'],
  ])('a token of somebody else asks first; agreed: %s', async (agreed, name) => {
    const mine = await centre().signIn('1', ZHANG);
    saveTokens(mine);
    const { token } = await centre().signIn('1', LI);
    window.history.replaceState(null, '', `/?token=${token}`);
    takeTokenFromUrl();
    const booting = bootSession();
    await waitFor(() => expect(useQuestions.getState().asked).toHaveLength(1));
    const [question] = useQuestions.getState().asked;
    expect(question?.content).toContain('当前已登录：张建国（个人）');
    expect(question?.content).toContain('“李晓梅（个人）”');
    expect(session().userInfo).toBeUndefined();
    question?.answer(agreed);
    await booting;
    expect(session().userInfo?.nikName).toBe(name);
  });

  it('a token of another operator of the same unit names both of them', async () => {
    const { dwzh } = UNITS.华夏精密;
    saveTokens(await centre().signIn('2', dwzh, OPERATORS.吴晓东.jbrzjhm));
    const { token } = await centre().signIn('2', dwzh, OPERATORS.邢芳.jbrzjhm);
    window.history.replaceState(null, '', `/?token=${token}&loginType=2`);
    takeTokenFromUrl();
    const booting = bootSession();
    await waitFor(() => expect(useQuestions.getState().asked).toHaveLength(1));
    const [question] = useQuestions.getState().asked;
    expect(question?.content).toContain('当前已登录：华夏精密制造有限公司（单位，吴晓东）');
    expect(question?.content).toContain('“华夏精密制造有限公司（单位，邢芳）”');
    question?.answer(false);
    await booting;
    expect(session().userInfo?.nikName).toBe('吴晓东');
  });
});

describe('a link with a token, opened where the hall is open already: only the hash changes', () => {
  /** As the browser does it: the address first, then the event. */
  const open = (hash: string) => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const running = () => {
    watchForUrlToken();
    const stop = followTokenLinks(bootSession());
    onTestFinished(() => {
      stop();
      window.removeEventListener('popstate', takeTokenFromUrl);
    });
  };

  it('a guest is signed in, with a word; address and storage hold no link token', async () => {
    running();
    const { token } = await centre().signIn('1', ZHANG);
    open(`#/grwt/MyOffice?token=${token}&loginType=1`);
    expect(window.location.href).not.toContain(token);
    expect(window.location.hash).toBe('#/grwt/MyOffice');
    await waitFor(() => expect(session().phase).toBe('open'));
    expect([session().userInfo?.nikName, toastText()]).toEqual(['张建国', '欢迎您，张建国！']);
    expect(sessionStore.get('return_target')).toBeUndefined();
  });

  it.each([
    [false, '张建国', '#/'],
    [true, '李晓梅', '#/'],
    [false, '张建国', '#/login'],
    [true, '李晓梅', '#/login'],
  ])('of somebody else asks first; agreed: %s', async (agreed, name, path) => {
    saveTokens(await centre().signIn('1', ZHANG));
    running();
    await waitFor(() => expect(session().phase).toBe('open'));
    const { token } = await centre().signIn('1', LI);
    open(`${path}?token=${token}&loginType=1`);
    await waitFor(() => expect(useQuestions.getState().asked).toHaveLength(1));
    useQuestions.getState().asked[0]?.answer(agreed);
    await waitFor(() => expect([session().phase, session().userInfo?.nikName]).toEqual(['open', name]));
    expect(readTokens()?.token === token).toBe(agreed);
  });

  it('of the same person goes on as it was, and says so', async () => {
    const mine = await centre().signIn('1', ZHANG);
    saveTokens(mine);
    running();
    await waitFor(() => expect(session().phase).toBe('open'));
    const { token } = await centre().signIn('1', ZHANG);
    open(`#/login?token=${token}`);
    await waitFor(() => expect(toastText()).toBe('您已登录（张建国（个人）），无需再次登录'));
    expect([useQuestions.getState().asked, session().token]).toEqual([[], mine.token]);
  });

  it('a dead one is said and changes nothing', async () => {
    saveTokens(await centre().signIn('1', ZHANG));
    running();
    await waitFor(() => expect(session().phase).toBe('open'));
    open('#/?token=dead');
    await waitFor(() => expect(toastText()).toBe('链接中的登录信息无效或已过期，请重新登录'));
    expect(session().userInfo?.nikName).toBe('张建国');
  });
});
