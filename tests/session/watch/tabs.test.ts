import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTabChannel } from '@/lib/tab-channel';
import { UNITS } from '../../people';
import { world, ZHANG } from '../world';

const { centre } = world();

/** A second page of the hall: its own modules and stores over the same storage and channel. */
async function openTab() {
  vi.resetModules();
  const { configureClient } = await import('@/api/client/wiring');
  const { clientWiring } = await import('@/session/client-wiring');
  const { configureNavigation } = await import('@/lib/address/navigation');
  const { bootSession } = await import('@/session/opening/boot-session');
  const { adoptSession, openSession } = await import('@/session/opening/open-session');
  const { useToast } = await import('@/ui/state/toast');
  const { startIdleWatch } = await import('@/session/watch/idle-watch');
  const { useSession } = await import('@/session/session-store');
  const { useSessionDialogs } = await import('@/session/dialog-store');
  const { signOut } = await import('@/session/opening/sign-out');
  const went: string[] = [];
  configureClient(clientWiring);
  configureNavigation({ go: (path) => went.push(path), reload: () => {} });
  return {
    bootSession,
    adoptSession,
    openSession,
    useToast,
    startIdleWatch,
    useSession,
    useSessionDialogs,
    signOut,
    went,
  };
}

/** The answer of a sign-in. */
async function signedIn(loginType: '1' | '2', account: string) {
  const { token, refreshToken } = await centre().signIn(loginType, account);
  return { access_token: token, refresh_token: refreshToken, expires_in: 1800, loginMethod: '101' };
}

afterEach(() => vi.restoreAllMocks());

describe('two tabs', () => {
  it('a tab that starts empty gets the session of another, without a trace in local storage', async () => {
    const one = await openTab();
    await one.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    sessionStorage.clear(); // the second tab has its own
    const two = await openTab();
    await two.bootSession();
    expect(two.useSession.getState().userInfo?.nikName).toBe('张建国');
    expect(JSON.stringify({ ...localStorage })).not.toContain(two.useSession.getState().token);
  });

  it('a tab that is itself just opening answers once it is open', async () => {
    const one = await openTab();
    await one.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    one.useSession.setState({ phase: 'opening' });
    setTimeout(() => one.useSession.setState({ phase: 'open' }), 500);
    sessionStorage.clear();
    const two = await openTab();
    await two.bootSession();
    expect(two.useSession.getState().userInfo?.nikName).toBe('张建国');
  });

  it('nobody answers: the page is a guest within a moment', async () => {
    localStorage.setItem(
      'gjj-hall-web:zfgjj:live',
      JSON.stringify({ type: 'boolean', content: true, timestamp: Date.now() }),
    );
    const one = await openTab();
    await one.bootSession();
    expect(one.useSession.getState().phase).toBe('guest');
  });

  it('signing out in one signs out the other', async () => {
    const one = await openTab();
    await one.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    const two = await openTab();
    await two.bootSession();
    expect(two.useSession.getState().phase).toBe('open');
    await one.signOut({ reason: 'user' });
    await waitFor(() => expect(two.useSession.getState().token).toBeUndefined());
    expect(two.went).toEqual(['/login']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('going on to another unit in one takes the other along, with a word that nobody signed out', async () => {
    const one = await openTab();
    await one.bootSession();
    await one.adoptSession(await centre().signIn('2', UNITS.华夏精密.dwzh));
    const two = await openTab();
    await two.bootSession();
    expect(two.useSession.getState().userInfo?.companyName).toBe(UNITS.华夏精密.dwmc);
    await one.signOut({ reason: 'switch-unit' });
    await waitFor(() => expect(two.useSession.getState().token).toBeUndefined());
    expect(two.useToast.getState().current).toMatchObject({
      lines: ['其他窗口切换到了另一个账号，本窗口已退出登录'],
      durationMs: 5000,
    });
    await one.openSession(await signedIn('2', UNITS.蓝天科技.dwzh), '2');
    await waitFor(() => expect(two.useSession.getState().phase).toBe('open'));
    expect(two.useSession.getState().userInfo?.companyName).toBe(UNITS.蓝天科技.dwmc);
    const said = `其他窗口切换到${UNITS.蓝天科技.dwmc}，本窗口已一同切换`;
    await waitFor(() => expect(two.useToast.getState().current).toMatchObject({ lines: [said], durationMs: 5000 }));
  });

  it('another account that signs in in one tab ends the session of the other, with a word, and lives on', async () => {
    const one = await openTab();
    await one.bootSession();
    const two = await openTab();
    await two.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    sessionStorage.clear(); // the second tab has its own
    await two.openSession(await signedIn('2', UNITS.华夏精密.dwzh), '2');
    await waitFor(() => expect(one.useSession.getState().token).toBeUndefined());
    expect(one.went).toEqual(['/login']);
    expect(one.useToast.getState().current).toMatchObject({
      lines: ['其他窗口登录了另一个账号，本窗口已退出登录'],
      durationMs: 5000,
    });
    expect(two.useSession.getState()).toMatchObject({ phase: 'open', loginType: '2' });
    expect(localStorage.getItem('gjj-hall-web:zfgjj:live')).toContain('true');
  });

  it('the same account in a second tab leaves the first alone', async () => {
    const one = await openTab();
    await one.bootSession();
    const two = await openTab();
    await two.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    const heard = vi.fn();
    const third = openTabChannel('session', heard);
    await two.openSession(await signedIn('1', ZHANG), '1');
    await waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'signed-in' })));
    third.close();
    expect(one.useSession.getState().phase).toBe('open');
  });

  it('use of one keeps the other, and 30 minutes without any use end both', async () => {
    const one = await openTab();
    await one.bootSession();
    await one.adoptSession(await centre().signIn('1', ZHANG));
    const two = await openTab();
    await two.bootSession();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const stops = [one.startIdleWatch(), two.startIdleWatch()];
    const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

    minutes(27);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    minutes(27);
    expect([one, two].map((tab) => tab.useSession.getState().phase)).toEqual(['open', 'open']);
    minutes(4);
    expect([one, two].map((tab) => tab.useSession.getState().token)).toEqual([undefined, undefined]);
    for (const stop of stops) stop();
  });
});
