// @vitest-environment node
import { signInByAccount } from '@mocks/centre/access/sign-in';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVELOPERS, NOBODY, PASSWORD, PEOPLE, UNITS } from '../../people';
import { encrypted, openForVisitors, type Visitors } from '../visitors';

const ZHANG = PEOPLE.张建国.zjhm;
const EXPIRED = {
  code: '1',
  msg: '验证码已过期，请输入新的验证码',
  data: { fieldErrors: { yzm: '验证码已过期，请输入新的验证码' } },
};

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const info = async (token: string) => (await centre.whoIs(token)).data;
const enter = (shown: { uuid: string; code: string }, password = encrypted(PASSWORD)) => {
  const who = { way: 'account-password' as const, loginType: '1', username: encrypted(ZHANG) };
  const input = { ...who, password, jbrzjhm: '', bindTicket: '', ...shown };
  return centre.ask((tx, origin) => signInByAccount(tx, origin, input));
};

test('each login type signs in by account and password', async () => {
  for (const [loginType, account, nikName, companyName] of [
    ['1', ZHANG, '张建国', ''],
    ['2', UNITS.华夏精密.dwzh, '吴晓东', '华夏精密制造有限公司'],
    ['3', DEVELOPERS.安居置业.kfsbh, '安居置业有限公司', '安居置业有限公司'],
  ] as const) {
    const { code, data } = await centre.signIn(loginType, account);
    expect([code, data], account).toEqual(['0', expect.objectContaining({ loginMethod: '101', expires_in: 1800 })]);
    expect(await info(data.access_token)).toMatchObject({ loginType, nikName, companyName, lastLoginTime: '' });
  }
});

test('the second sign-in knows the first', async () => {
  await centre.signIn('1', ZHANG);
  const { data } = await centre.signIn('1', ZHANG);
  expect((await info(data.access_token)).lastLoginTime).toBe('2026-11-21 10:00:00');
});

test('a lower-case captcha is right, a wrong one is refused and used up', async () => {
  const shown = await centre.captcha();
  expect((await enter({ ...shown, code: '0000' })).code).toBe('428');
  expect(await enter(shown)).toMatchObject(EXPIRED);
  const next = await centre.captcha();
  expect((await enter({ ...next, code: next.code.toLowerCase() })).code).toBe('0');
  expect(await enter(next)).toMatchObject(EXPIRED);
});

test('a captcha older than 120 seconds is refused as expired, not as wrong', async () => {
  const shown = await centre.captcha();
  centre.passTime(121_000);
  expect(await enter(shown)).toMatchObject(EXPIRED);
});

test('who is unknown here, or has another password, gets the one answer that tells nothing', async () => {
  for (const [what, loginType, account, password] of [
    ['a wrong password', '1', ZHANG, 'Gjj@2027'],
    ['an unknown person', '1', NOBODY.zjhm, PASSWORD],
    ['a person as a unit', '2', ZHANG, PASSWORD],
    ['a unit as a person', '1', UNITS.华夏精密.dwzh, PASSWORD],
    ['the account of no unit that signs in', '2', '9000000000', PASSWORD],
  ] as const) {
    const answer = await centre.signIn(loginType, account, password);
    expect(answer, what).toEqual({ code: '426', msg: '用户名不存在或密码错误', data: null });
  }
});

test('five wrong passwords lock the account for ten minutes and say until when', async () => {
  const wrong = () => centre.signIn('1', ZHANG, 'x1y2z3');
  for (let attempt = 1; attempt < 5; attempt += 1) expect((await wrong()).code).toBe('426');
  const fifth = await wrong();
  expect(fifth.code).toBe('1003');
  expect(fifth.msg).toMatch(/^密码连续输错5次，账户已锁定，请于10:10:00后（约10分钟）再试/);
  expect((await centre.signIn('1', ZHANG)).code).toBe('1003');
  centre.passTime(10 * 60_000 + 1000);
  expect((await centre.signIn('1', ZHANG)).code).toBe('0');
});

test('what cannot be decrypted is said before the captcha is used up', async () => {
  const shown = await centre.captcha();
  const password = encrypted(PASSWORD);
  for (const bad of ['', PASSWORD, '04abcdef', `04${password}`, password.slice(2), `${password.slice(0, -4)}0000`]) {
    expect(await enter(shown, bad), bad.slice(0, 20)).toMatchObject({
      code: '1001',
      msg: '密文无法解析，请刷新后重试',
    });
  }
  expect((await enter(shown, password)).code).toBe('0');
});
