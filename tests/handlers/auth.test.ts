import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPERS, NOBODY, PASSWORD, PEOPLE, UNITS } from '../people';
import { call, encrypted, type Received } from './call';

const ZHANG = PEOPLE.张建国.zjhm;
const ZHAO = PEOPLE.赵敏.zjhm;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

const EXPIRED = {
  code: '1',
  msg: '验证码已过期，请输入新的验证码',
  data: { fieldErrors: { yzm: '验证码已过期，请输入新的验证码' } },
};

async function signIn(
  given: Partial<Record<'loginType' | 'account' | 'password' | 'code', string>> = {},
): Promise<Received> {
  const { data: captcha } = await call('/api/auth/v1/getImgCode');
  return call('/api/auth/v1/otherAuth/accountLogin', {
    query: { grant_type: 'password', scope: 'server' },
    form: {
      loginType: given.loginType ?? '1',
      username: await encrypted(given.account ?? ZHANG),
      password: await encrypted(given.password ?? PASSWORD),
      code: given.code ?? (await centre.lastCode('captcha')),
      uuid: captcha.uuid,
    },
  });
}

const info = (token: string) => call('/api/auth/v1/getUserInfo', { token });

describe('account and password', () => {
  test.each([
    ['1', ZHANG, '张建国', ''],
    ['2', UNITS.华夏精密.dwzh, '吴晓东', '华夏精密制造有限公司'],
    ['3', DEVELOPERS.安居置业.kfsbh, '安居置业有限公司', '安居置业有限公司'],
  ])('login type %s signs %s in', async (loginType, account, nikName, companyName) => {
    const answer = await signIn({ loginType, account });
    expect(answer).toMatchObject({ status: 200, code: '0', data: { loginMethod: '101', expires_in: 1800 } });
    const info = await call('/api/auth/v1/getUserInfo', { token: answer.data.access_token });
    expect(info.data).toMatchObject({ loginType, nikName, companyName, lastLoginTime: '' });
  });

  test('the second sign-in knows the first', async () => {
    await signIn();
    const { data } = await signIn();
    const info = await call('/api/auth/v1/getUserInfo', { token: data.access_token });
    expect(info.data.lastLoginTime).toMatch(/^2026-11-21 10:00:\d\d$/);
  });

  test('a lower-case captcha is right, a wrong one is refused and used up', async () => {
    expect((await signIn({ code: '0000' })).code).toBe('428');
    const { data: captcha } = await call('/api/auth/v1/getImgCode');
    const form = {
      loginType: '1',
      username: await encrypted(ZHANG),
      password: await encrypted(PASSWORD),
      code: (await centre.lastCode('captcha')).toLowerCase(),
      uuid: captcha.uuid,
    };
    expect((await call('/api/auth/v1/otherAuth/accountLogin', { form })).code).toBe('0');
    expect(await call('/api/auth/v1/otherAuth/accountLogin', { form })).toMatchObject(EXPIRED);
  });

  test('a captcha older than 120 seconds is refused as expired, not as wrong', async () => {
    const { data: captcha } = await call('/api/auth/v1/getImgCode');
    const code = await centre.lastCode('captcha');
    centre.passTime(121_000);
    const form = {
      loginType: '1',
      username: await encrypted(ZHANG),
      password: await encrypted(PASSWORD),
      code,
      uuid: captcha.uuid,
    };
    expect(await call('/api/auth/v1/otherAuth/accountLogin', { form })).toMatchObject(EXPIRED);
  });

  test.each([
    ['a wrong password', { password: 'Gjj@2027' }],
    ['an unknown person', { account: NOBODY.zjhm }],
    ['a person as a unit', { loginType: '2' }],
    ['a unit as a person', { account: UNITS.华夏精密.dwzh }],
    ['the account of no unit that signs in', { loginType: '2', account: '9000000000' }],
  ])('%s gets the one answer that tells nothing', async (_what, given) => {
    expect(await signIn(given)).toMatchObject({ status: 200, code: '426', msg: '用户名不存在或密码错误', data: null });
  });

  test('five wrong passwords lock the account for ten minutes and say until when', async () => {
    for (let attempt = 1; attempt < 5; attempt += 1) expect((await signIn({ password: 'x1y2z3' })).code).toBe('426');
    const fifth = await signIn({ password: 'x1y2z3' });
    expect(fifth.code).toBe('1003');
    expect(fifth.msg).toMatch(/^密码连续输错5次，账户已锁定，请于10:10:\d\d后（约10分钟）再试/);
    expect((await signIn()).code).toBe('1003');
    centre.passTime(10 * 60_000 + 1000);
    expect((await signIn()).code).toBe('0');
  });

  test('what cannot be decrypted is said before the captcha is used up', async () => {
    const { data: captcha } = await call('/api/auth/v1/getImgCode');
    const code = await centre.lastCode('captcha');
    const good = { loginType: '1', username: await encrypted(ZHANG), code, uuid: captcha.uuid };
    const password = await encrypted(PASSWORD);
    for (const bad of ['', PASSWORD, '04abcdef', `04${password}`, password.slice(2), `${password.slice(0, -4)}0000`]) {
      const answer = await call('/api/auth/v1/otherAuth/accountLogin', { form: { ...good, password: bad } });
      expect(answer).toMatchObject({ status: 200, code: '1001', msg: '密文无法解析，请刷新后重试' });
    }
    const answer = await call('/api/auth/v1/otherAuth/accountLogin', { form: { ...good, password } });
    expect(answer.code).toBe('0');
  });
});

describe('the second factor', () => {
  test('赵敏 gets a ticket, a code on the phone, and then a session', async () => {
    const first = await signIn({ account: ZHAO });
    expect(first.data).toMatchObject({ loginMethod: '102', access_token: '', sjhm: '138****0006' });
    const query = { ticket: first.data.ticket };
    const sms = await call('/api/auth/v1/sendLoginSmsCode', { query });
    expect(sms.data).toEqual({ sjhm: '138****0006', yxsj: 300, jg: 60 });
    expect((await call('/api/auth/v1/sendLoginSmsCode', { query })).code).toBe('429');

    const [message] = await centre.outbox();
    expect(message).toMatchObject({ kind: 'sms', to: PEOPLE.赵敏.sjhm });
    const wrong = await call('/api/auth/v1/phoneCodeDualFactorLogin', { form: { ...query, dxyzm: '1' } });
    expect(wrong.msg).toBe('短信验证码错误或已失效，请重新输入');
    const right = { form: { ...query, dxyzm: message?.code ?? '' } };
    const second = await call('/api/auth/v1/phoneCodeDualFactorLogin', right);
    expect(second.data.loginMethod).toBe('102');
    expect((await call('/api/auth/v1/getUserInfo', { token: second.data.access_token })).data.nikName).toBe('赵敏');
    expect((await call('/api/auth/v1/phoneCodeDualFactorLogin', right)).msg).toBe(
      '登录已超时，请返回重新输入账号和密码',
    );
  });

  test('a code is dead after 300 seconds', async () => {
    const first = await signIn({ account: ZHAO });
    const query = { ticket: first.data.ticket };
    await call('/api/auth/v1/sendLoginSmsCode', { query });
    const dxyzm = await centre.lastCode('sms');
    centre.passTime(301_000);
    const answer = await call('/api/auth/v1/phoneCodeDualFactorLogin', { form: { ...query, dxyzm } });
    expect(answer.code).not.toBe('0');
  });

  test('ten codes a day, no more', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      const { data } = await signIn({ account: ZHAO });
      expect((await call('/api/auth/v1/sendLoginSmsCode', { query: { ticket: data.ticket } })).code).toBe('0');
      centre.passTime(61_000);
    }
    const { data } = await signIn({ account: ZHAO });
    const refused = await call('/api/auth/v1/sendLoginSmsCode', { query: { ticket: data.ticket } });
    expect(refused.msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
  });

  test('a hundred codes a day to one network address, to whomever they go and for whatever, known or not', async () => {
    const ask = async (number: number, headers: Record<string, string>) =>
      call('/api/auth/v1/sendLoginSmsCode', {
        query: { loginType: '1', sjhm: await encrypted(String(16600000000 + number)) },
        headers,
      });
    const here = { 'x-real-ip': '203.0.113.7' };
    for (let sent = 0; sent < 100; sent += 1) expect((await ask(sent, here)).code).toBe('0');
    const refusal = { code: '1', msg: '您这里24小时内已发送短信验证码100次，请明日再试' };
    expect(await ask(100, here)).toMatchObject(refusal);
    const { data: captcha } = await call('/api/auth/v1/getImgCode');
    const registering = {
      zjhm: await encrypted(ZHANG),
      sjhm: await encrypted('16600000101'),
      code: await centre.lastCode('captcha'),
      uuid: captcha.uuid,
    };
    expect(await call('/api/auth/v1/register/sendPersonSmsCode', { json: registering, headers: here })).toMatchObject(
      refusal,
    );
    expect((await ask(102, { 'x-real-ip': '203.0.113.8' })).code).toBe('0');
    centre.passTime(24 * 3_600_000 + 60_000);
    expect((await ask(103, here)).code).toBe('0');
  });
});

describe('the session', () => {
  test('ends after 30 minutes of no use, after 8 hours at most, and by signing out', async () => {
    const info = (token: string) => call('/api/auth/v1/getUserInfo', { token });
    const { token } = await centre.signIn('1', ZHANG);
    centre.passTime(29 * 60_000);
    expect((await info(token)).status).toBe(200);
    centre.passTime(31 * 60_000);
    expect(await info(token)).toMatchObject({ status: 401, code: '401', data: null });

    const worked = (await centre.signIn('1', ZHANG)).token;
    for (let hour = 0; hour < 16; hour += 1) {
      centre.passTime(29 * 60_000);
      expect((await info(worked)).status).toBe(200);
    }
    centre.passTime(20 * 60_000);
    expect((await info(worked)).status).toBe(401);

    const left = (await centre.signIn('1', ZHANG)).token;
    expect((await call('/api/auth/v1/token/logout', { token: left, json: {} })).code).toBe('0');
    expect((await info(left)).status).toBe(401);
  });

  test('an operator sees the units they act for, and switches to another one', async () => {
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    const units = (await call('/api/auth/v1/switchUser', { token })).data;
    expect(units).toEqual([
      { dwzh: UNITS.华夏精密.dwzh, dwmc: '华夏精密制造有限公司', dq: '1' },
      { dwzh: UNITS.蓝天科技.dwzh, dwmc: '蓝天科技有限公司', dq: '0' },
    ]);
    const other = await call('/api/auth/v1/switchUser', { token, query: { dwzh: UNITS.蓝天科技.dwzh } });
    expect(other.data.loginMethod).toBe('111');
    expect((await info(token)).status).toBe(401);
    expect((await info(other.data.access_token)).data).toMatchObject({
      companyName: '蓝天科技有限公司',
      nikName: '吴晓东',
    });
  });

  test('nobody switches to a unit they do not act for', async () => {
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    const refused = await call('/api/auth/v1/switchUser', { token, query: { dwzh: UNITS.东方云商.dwzh } });
    expect(refused).toMatchObject({ code: '1', msg: '您不是该单位的经办人，不能切换' });
    expect((await info(token)).status).toBe(200);
    const person = await centre.signIn('1', ZHANG);
    expect((await call('/api/auth/v1/switchUser', { token: person.token })).data).toEqual([]);
  });
});
