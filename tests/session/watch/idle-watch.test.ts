import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { localStore, onStorageTrouble } from '@/lib/storage';
import { useSessionDialogs } from '@/session/dialog-store';
import { readFlash } from '@/session/flash';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { useSession } from '@/session/session-store';
import { startIdleWatch, staySignedIn } from '@/session/watch/idle-watch';
import { useToast } from '@/ui/state/toast';
import { recordRequests } from '../../sent-requests';
import { world, ZHANG } from '../world';

const { centre, went } = world();
const sent = recordRequests();
const MINUTE = 60_000;

let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T02:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  useSession.setState({ token: 'T', phase: 'open' });
  window.location.hash = '#/grwt/MyOffice';
  stop();
  stop = startIdleWatch();
  vi.advanceTimersByTime(5000);
  return () => stop();
});

const phase = () => useSession.getState().token;
const warning = () => useSessionDialogs.getState().idleEndsAt;

describe('idle watch', () => {
  it('warns two minutes before, then says so, signs out and goes to /login', () => {
    vi.advanceTimersByTime(27.5 * MINUTE);
    expect(warning()).toBeUndefined();
    vi.advanceTimersByTime(0.75 * MINUTE);
    expect(warning()).toBeDefined();
    vi.advanceTimersByTime(2 * MINUTE);
    expect([phase(), warning(), went]).toEqual([undefined, undefined, ['/login']]);
    expect(useToast.getState().current).toMatchObject({
      kind: 'error',
      lines: ['系统长时间未操作，即将自动退出...'],
      durationMs: 3500,
    });
    // The toast is gone when somebody comes back: the sign-in page goes on saying why.
    expect(readFlash()).toBe('您长时间未操作，系统已自动退出登录。');
  });

  it.each([
    ['saved', null, '已填写的内容已存入草稿箱，重新登录后可以继续填写。'],
    [
      'unsaved',
      { ywlx: 'TQ0107', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0, rows: {} },
      '没来得及存入草稿箱的内容暂存在本窗口，在本窗口重新登录后可以继续填写。',
    ],
  ])('says where what was typed is: %s', (_, unsaved, where) => {
    const off = beforeSessionEnds(
      () => undefined,
      () => unsaved,
      () => true,
    );
    onTestFinished(() => void off());
    vi.advanceTimersByTime(31 * MINUTE);
    expect(readFlash()).toBe(`您长时间未操作，系统已自动退出登录。${where}`);
  });

  it('looks every five seconds', () => {
    vi.advanceTimersByTime(2000);
    document.body.dispatchEvent(new Event('mousedown', { bubbles: true }));
    // The 30 minutes are over three seconds after the last look.
    vi.advanceTimersByTime(30 * MINUTE + 2900);
    expect(phase()).toBe('T');
    vi.advanceTimersByTime(200);
    expect(phase()).toBeUndefined();
  });

  it('tells the centre every five minutes of use that makes no call, and of none nothing', async () => {
    const { token } = await centre().signIn('1', ZHANG);
    useSession.setState({ token, phase: 'open' });
    const told = async () => {
      // A question goes out in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      return sent.of('token/check').length;
    };
    vi.advanceTimersByTime(6 * MINUTE);
    const before = await told();
    vi.advanceTimersByTime(6 * MINUTE);
    expect(await told()).toBe(before);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    vi.advanceTimersByTime(5000);
    expect(await told()).toBe(before + 1);
    vi.advanceTimersByTime(2 * MINUTE);
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await told()).toBe(before + 1);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await told()).toBe(before + 2);
  });

  it('保持登录 begins anew', () => {
    vi.advanceTimersByTime(29 * MINUTE);
    staySignedIn();
    expect(warning()).toBeUndefined();
    vi.advanceTimersByTime(27 * MINUTE);
    expect([phase(), warning()]).toEqual(['T', undefined]);
  });

  it.each(['mousedown', 'scroll', 'keydown', 'touchstart', 'wheel'])('%s is activity', (name) => {
    vi.advanceTimersByTime(27 * MINUTE);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(27 * MINUTE);
    expect([phase(), warning()]).toEqual(['T', undefined]);
  });

  it('mouse movement is none', () => {
    vi.advanceTimersByTime(27 * MINUTE);
    document.body.dispatchEvent(new Event('mousemove', { bubbles: true }));
    vi.advanceTimersByTime(4 * MINUTE);
    expect(phase()).toBeUndefined();
  });

  it('after a sleep the first look at the page ends it, and so does the first press', () => {
    vi.setSystemTime(Date.now() + 31 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(phase()).toBeUndefined();

    useSession.setState({ token: 'T2', phase: 'open' });
    vi.advanceTimersByTime(5000);
    vi.setSystemTime(Date.now() + 31 * MINUTE);
    document.body.dispatchEvent(new Event('mousedown', { bubbles: true }));
    expect(phase()).toBeUndefined();
  });

  it('a clock that is set back ends nothing early and does not last for ever', () => {
    vi.setSystemTime(Date.now() - 600 * MINUTE);
    vi.advanceTimersByTime(5000);
    expect(phase()).toBe('T');
    vi.advanceTimersByTime(30.5 * MINUTE);
    expect(phase()).toBeUndefined();
  });

  it.each(['/login', '/userRegister?x=1', '/dwRegister'])('does not apply on %s', (path) => {
    window.location.hash = `#${path}`;
    vi.advanceTimersByTime(60 * MINUTE);
    expect([phase(), warning()]).toEqual(['T', undefined]);
  });

  it('does not apply to guests', () => {
    useSession.setState({ token: undefined, phase: 'guest' });
    vi.advanceTimersByTime(60 * MINUTE);
    expect([went, useToast.getState().current]).toEqual([[], undefined]);
  });

  it('the time of the last use is written for whoever is signed in, and for nobody else', () => {
    const written = () => localStore.get('last_activity');
    const press = () => {
      vi.advanceTimersByTime(2000);
      document.body.dispatchEvent(new Event('mousedown', { bubbles: true }));
    };
    press();
    expect(written()).toBe(Date.now());
    useSession.setState({ token: undefined, phase: 'guest' });
    localStore.remove('last_activity');
    press();
    expect(written()).toBeUndefined();
  });

  it('works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.advanceTimersByTime(29 * MINUTE);
    staySignedIn();
    vi.advanceTimersByTime(27 * MINUTE);
    expect(phase()).toBe('T');
    localStore.clearExcept([]);
    // Told here, it is no trouble of who comes next.
    onStorageTrouble(() => undefined);
  });
});
