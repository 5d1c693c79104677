import { expect, it } from 'vitest';
import { repairedHash, watchForAlteredHash } from '@/lib/address/hash-address';

it.each([
  ['#/dkcs&shareTo=weixin', '#/dkcs?shareTo=weixin'],
  ['#/dkcs%3Ffrom=x', '#/dkcs?from=x'],
  ['#/dkcs%3Fjslx=3&shareTo=weixin', '#/dkcs?jslx=3&shareTo=weixin'],
  ['#/complaintJYInfo%3Fid=T1?from=weixin', '#/complaintJYInfo?id=T1&from=weixin'],
  ['#/dkcs%3Fjslx%3D3%26syqx%3D120', '#/dkcs?jslx=3&syqx=120'],
  ['#/dkcs%3Fbroken%E6', '#/dkcs?broken%E6'],
])('%s, as a messenger left it, is %s', (altered, mended) => expect(repairedHash(altered)).toBe(mended));

it.each(['', '#', '#/dkcs', '#/dkcs?jslx=3&q=a%3Fb', '#/znts?q=%E8%B4%B7%E6%AC%BE%26', '#main&x=1'])(
  '%s is left alone',
  (hash) => expect(repairedHash(hash)).toBe(hash),
);

it('puts the address right before the router sees it, in no new entry of the history', () => {
  window.history.replaceState(null, '', '/hall/?a=1#/dkcs&shareTo=weixin');
  const { length } = window.history;
  watchForAlteredHash();
  expect(window.location.href).toMatch(/\/hall\/\?a=1#\/dkcs\?shareTo=weixin$/);
  window.history.pushState(null, '', '/hall/#/policyInfo%3Ffrom=x');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#/policyInfo?from=x');
  expect(window.history.length).toBe(length + 1);
});
