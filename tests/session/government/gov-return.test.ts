import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig, setAppConfig } from '@/lib/app-config';
import { saveSignOutReturn, takeSignOutReturn, webAddress } from '@/session/government/gov-return';

const OWN = 'https://gov.example/logout';

describe('退出后回到哪里', () => {
  beforeEach(() => setAppConfig({ ...appConfig(), unifiedSignIn: { loginUrl: '', logoutUrl: OWN } }));

  it.each([
    ['平台自己的地址', 'https://gov.example/back?x=1', 'https://gov.example/back?x=1'],
    ['别处的地址', 'https://evil.example/back', OWN],
    ['脚本', 'javascript:alert(1)', OWN],
    ['没有写', undefined, OWN],
    ['不是文字', { host: 'gov.example' }, OWN],
  ])('%s', (_, named, address) => {
    saveSignOutReturn('token', named);
    expect(takeSignOutReturn('token')).toBe(address);
    expect(takeSignOutReturn('token')).toBeUndefined();
  });

  it('平台没有写明地址的，哪里也不去', () => {
    setAppConfig({ ...appConfig(), unifiedSignIn: { loginUrl: '', logoutUrl: '' } });
    saveSignOutReturn('token', 'https://evil.example/back');
    expect(takeSignOutReturn('token')).toBeUndefined();
  });

  it('别的会话不用它', () => {
    saveSignOutReturn('token', 'https://gov.example/back');
    expect([takeSignOutReturn('other'), takeSignOutReturn(undefined)]).toEqual([undefined, undefined]);
  });
});

it('只有网页的地址算地址', () => {
  expect(webAddress(' https://gov.example ')?.href).toBe('https://gov.example/');
  expect([webAddress(''), webAddress('ftp://gov.example'), webAddress('http://')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
