import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setAppConfig } from '@/lib/app-config';
import { localStore, onStorageTrouble, removeOtherModules, sessionStore, storageKey } from '@/lib/storage';

const KEY = 'gjj-hall-web:zfgjj:k';

afterEach(() => {
  localStore.clearExcept([]);
  sessionStore.clearExcept([]);
});

describe('what is kept', () => {
  it('has type, content and timestamp under the prefix of client and project', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    localStore.set('k', { a: '01' });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      type: 'object',
      content: { a: '01' },
      timestamp: 1_700_000_000_000,
    });
    setAppConfig({ clientId: 'c2', projectId: 'p2' });
    expect(storageKey('k')).toBe('c2:p2:k');
    expect(localStore.get('k')).toBeUndefined();
  });

  it.each(['', '01', 0, false, true, null, [1, '2'], { a: null }])('%j comes back', (value) => {
    sessionStore.set('k', value);
    expect(sessionStore.get('k')).toEqual(value);
  });

  it.each([
    '{',
    '',
    'null',
    '1',
    '{"type":"string","content":1,"timestamp":1}',
    '{"content":"x"}',
    '{"type":"string","content":"x","timestamp":"1"}',
  ])('damaged %s counts as nothing', (text) => {
    localStorage.setItem(KEY, text);
    expect(localStore.get('k')).toBeUndefined();
  });
});

describe('expiry', () => {
  it('drops an entry of a former page once its time is over', () => {
    const now = Date.now();
    const entry = (age: number) =>
      JSON.stringify({ type: 'string', content: 'x', timestamp: now - age, lifetimeMs: 1000 });
    localStorage.setItem(KEY, entry(900));
    expect(localStore.get('k')).toBe('x');
    localStorage.setItem(KEY, entry(1100));
    expect(localStore.get('k')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing that has expired and nobody reads, and what lives and others keep', () => {
    const kept = (lifetimeMs?: number, timestamp = Date.now() - 1_000) =>
      JSON.stringify({ type: 'number', content: 1, timestamp, lifetimeMs });
    localStorage.setItem(storageKey('over'), kept(500));
    localStorage.setItem(storageKey('still'), kept(60_000));
    localStorage.setItem(storageKey('ever'), kept());
    localStorage.setItem('other:over', kept(500));
    localStore.dropExpired();
    expect(Object.keys(localStorage).sort()).toEqual(['other:over', storageKey('ever'), storageKey('still')].sort());
    localStorage.removeItem('other:over');
  });

  it('follows elapsed time, not a clock that is put forward or back', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'performance'] });
    localStore.set('k', 'x', 1000);
    vi.setSystemTime(1_700_900_000_000);
    expect(localStore.get('k')).toBe('x');
    vi.setSystemTime(1_600_000_000_000);
    expect(localStore.get('k')).toBe('x');
    vi.advanceTimersByTime(1001);
    expect(localStore.get('k')).toBeUndefined();
  });
});

describe('cleanup', () => {
  it('takes only whole names of other modules', () => {
    const keep = [
      'gjj-hall-web:zfgjj:k',
      'gjj-counter',
      'my-gjj-counter:x',
      'gjj-counter2:x',
      'other:gjj-mobile:x',
      'x',
    ];
    const go = ['gjj-counter:zfgjj:k', 'gjj-mobile:other:k', 'gjj-manage:'];
    for (const name of [...keep, ...go]) localStorage.setItem(name, '1');
    removeOtherModules();
    expect(Object.keys(localStorage).sort()).toEqual([...keep].sort());
  });
});

describe('storage that does not work', () => {
  const told: string[] = [];
  beforeAll(() => onStorageTrouble((trouble) => told.push(trouble)));

  it.each([
    ['is full', 'setItem'],
    ['throws on reading', 'getItem'],
  ] as const)('%s: the value lives in memory', (_name, method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    if (method === 'getItem')
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('no');
      });
    sessionStore.set('k', 'x');
    expect(sessionStore.get('k')).toBe('x');
    sessionStore.remove('k');
    expect(sessionStore.get('k')).toBeUndefined();
  });

  it('is blocked altogether', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    localStore.set('k', 'x');
    expect(localStore.get('k')).toBe('x');
    removeOtherModules();
    localStore.clearExcept([]);
  });

  it('is switched off: there is none', async () => {
    vi.resetModules();
    const fresh = await import('@/lib/storage');
    const heard: string[] = [];
    fresh.onStorageTrouble((trouble) => heard.push(trouble));
    // The type knows no null; Firefox and embedded browsers do.
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
    fresh.sessionStore.set('k', 'x');
    expect(fresh.sessionStore.get('k')).toBe('x');
    expect(heard).toEqual(['blocked']);
  });

  it('and is said once', () => {
    expect(told).toEqual(['full']);
  });
});
