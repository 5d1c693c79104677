import { describe, expect, it } from 'vitest';
import { claimUrlToken, retainUrlToken, takeTokenFromUrl, watchForUrlToken } from '@/session/government/url-token';

const cases: [string, string, string, object | undefined][] = [
  ['before the hash', '/hall/?token=T&loginType=2#/', '/hall/#/', { token: 'T', loginType: '2' }],
  ['inside the hash', '/#/?token=T&loginType=3', '/#/', { token: 'T', loginType: '3' }],
  [
    'with a page and other parameters',
    '/?a=1&token=T#/grwt/MyOffice?activeIndex=2',
    '/?a=1#/grwt/MyOffice?activeIndex=2',
    { token: 'T', loginType: '1' },
  ],
  ['split over both', '/?loginType=2#/x?token=T&b=1', '/#/x?b=1', { token: 'T', loginType: '2' }],
  ['in Base64, as it is', '/?token=aB+/c==#/', '/#/', { token: 'aB+/c==', loginType: '1' }],
  ['in Base64, encoded', '/#/x?token=aB%2B%2Fc%3D%3D&b=1', '/#/x?b=1', { token: 'aB+/c==', loginType: '1' }],
  ['in Base64 inside the hash', '/#/?token=aB+/c==', '/#/', { token: 'aB+/c==', loginType: '1' }],
  ['login type 9', '/?token=T&loginType=9', '/', { token: 'T', loginType: '1' }],
  ['login type __proto__', '/?token=T&loginType=__proto__', '/', { token: 'T', loginType: '1' }],
  ['empty login type', '/?token=T&loginType=', '/', { token: 'T', loginType: '1' }],
  ['an empty token', '/?token=&loginType=2', '/', undefined],
  ['no token', '/?a=1#/x?b=2', '/?a=1#/x?b=2', undefined],
];

describe('token in the address', () => {
  it.each(cases)('%s', (_name, address, left, expected) => {
    window.history.replaceState(null, '', address);
    const length = window.history.length;
    takeTokenFromUrl();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
    expect(window.history.length).toBe(length);
    expect(claimUrlToken()).toEqual(expected);
    expect(claimUrlToken()).toBeUndefined();
  });
});

describe('a reload', () => {
  const link = { token: 'T', loginType: '2' } as const;
  const reload = (address: string) => {
    window.history.replaceState(null, '', address);
    watchForUrlToken();
    return claimUrlToken();
  };

  it('asks again about the link while its question is open, once it is answered no more', async () => {
    let answer = (_: boolean) => {};
    const asking = retainUrlToken(link, () => new Promise<boolean>((resolve) => (answer = resolve)));
    expect(reload('/#/')).toEqual(link);
    expect(reload('/#/')).toBeUndefined();
    answer(false);
    expect(await asking).toBe(false);
    expect(reload('/#/')).toBeUndefined();
  });

  it('with another link in the address is about that one', async () => {
    void retainUrlToken(link, () => new Promise(() => {}));
    expect(reload('/?token=N&loginType=1#/')).toEqual({ token: 'N', loginType: '1' });
    expect(reload('/#/')).toBeUndefined();
  });
});
