import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchEntry, prefetchOnApproach } from '@/app/prefetch-entry';

const line = (connection: { saveData?: boolean; effectiveType?: string } | undefined) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
};

describe('what is fetched ahead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    vi.useRealTimers();
  });

  it.each([[undefined], [{}], [{ saveData: false, effectiveType: '4g' }]])(
    'is fetched on a line of %o',
    (connection) => {
      line(connection);
      const load = vi.fn(async () => undefined);
      prefetchEntry(load);
      // The page on show comes first.
      expect(load).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
    'is left until needed on a line of %o',
    (connection) => {
      line(connection);
      const load = vi.fn(async () => undefined);
      prefetchEntry(load);
      vi.runAllTimers();
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('waits until the browser is idle, and says nothing of a failure', async () => {
    line({});
    const idle = vi.fn<(work: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    prefetchEntry(load);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes one after the other, each in an idle moment, also after one that failed or is not there, and no more once it has ended', async () => {
    line({});
    const [missing, failing, last, never] = [
      vi.fn(() => undefined),
      vi.fn(() => Promise.reject(new Error('offline'))),
      vi.fn(async () => undefined),
      vi.fn(async () => undefined),
    ];
    const stop = prefetchEntry(missing, failing, last, never);
    last.mockImplementation(async () => {
      stop();
      return undefined;
    });
    await vi.runAllTimersAsync();
    expect([missing, failing, last, never].map((load) => load.mock.calls.length)).toEqual([1, 1, 1, 0]);
  });
});

describe('the page behind a link', () => {
  it('is fetched when pointer, finger or focus come to it, and never on a dear line', () => {
    document.body.innerHTML =
      '<a href="#/grwt/tqSys/tqyw/zfzj_tq?grzh=1"><b>租房提取</b></a><a href="https://example.org/">外</a>';
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const stop = prefetchOnApproach(load);
    const [inside, outside] = [document.querySelector('b'), document.querySelector('a[href^=https]')];
    const approach = (at: Element | null, kind: string) => at?.dispatchEvent(new Event(kind, { bubbles: true }));
    for (const kind of ['pointerover', 'touchstart', 'focusin']) approach(inside, kind);
    approach(outside, 'pointerover');
    expect(load.mock.calls).toEqual([
      ['/grwt/tqSys/tqyw/zfzj_tq'],
      ['/grwt/tqSys/tqyw/zfzj_tq'],
      ['/grwt/tqSys/tqyw/zfzj_tq'],
    ]);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    approach(inside, 'pointerover');
    Reflect.deleteProperty(navigator, 'connection');
    stop();
    approach(inside, 'pointerover');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
