// @vitest-environment node
import { issueCaptcha } from '@mocks/centre/access/proofs/captcha';
import { sendSignInCode, signInByAccount, signInByCode } from '@mocks/centre/access/sign-in';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { configVersion, systemEntries } from '@mocks/centre/access/website';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPERS, NOBODY, OPERATORS, PASSWORD, PEOPLE, UNITS } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';

const ZHANG = PEOPLE.张建国.zjhm;
const ZHANG_PHONE = PEOPLE.张建国.sjhm;
const WRONG = '短信验证码错误或已失效';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

type Target = { loginType: string; sjhm?: string; username?: string };

const read = ({ loginType, sjhm, username = '' }: Target) => ({
  way: sjhm ? ('sms-code' as const) : ('account-code' as const),
  loginType,
  target: encrypted(sjhm ?? username),
});
const ask = (target: Target): Promise<Answered> => centre.ask((tx, visit) => sendSignInCode(tx, visit, read(target)));
const enter = (target: Target, dxyzm: string): Promise<Answered> =>
  centre.ask((tx, visit) => signInByCode(tx, visit, { ...read(target), dxyzm }));
const info = (token: string) => centre.whoIs(token);
const messages = async () => (await centre.outbox()).filter(({ kind }) => kind === 'sms');

describe('phone and SMS code', () => {
  test('signs in, for each login type', async () => {
    for (const [loginType, sjhm, nikName] of [
      ['1', ZHANG_PHONE, '张建国'],
      ['2', OPERATORS.吴晓东.jbrsjhm, '吴晓东'],
      ['3', DEVELOPERS.安居置业.sjhm, '安居置业有限公司'],
    ] as const) {
      const sent = await ask({ loginType, sjhm });
      expect(sent.data).toEqual({ sjhm: `${sjhm.slice(0, 3)}****${sjhm.slice(-4)}`, yxsj: 300, jg: 60 });
      const [message] = await messages();
      expect(message).toMatchObject({ to: sjhm, text: expect.stringContaining('请勿告诉他人') });
      const answer = await enter({ loginType, sjhm }, message?.code ?? '');
      expect(answer.data.loginMethod).toBe('103');
      expect((await info(answer.data.access_token)).data).toMatchObject({ loginType, nikName });
    }
  });

  test('a number nobody has gets the same answer, no message and no session', async () => {
    const known = await ask({ loginType: '1', sjhm: ZHANG_PHONE });
    const unknown = await ask({ loginType: '1', sjhm: NOBODY.sjhm });
    expect({ ...unknown, data: { ...unknown.data, sjhm: '' } }).toEqual({
      ...known,
      data: { ...known.data, sjhm: '' },
    });
    expect((await messages()).map(({ to }) => to)).toEqual([ZHANG_PHONE]);
    expect((await ask({ loginType: '1', sjhm: NOBODY.sjhm })).code).toBe('429');
    expect(await enter({ loginType: '1', sjhm: NOBODY.sjhm }, '000000')).toMatchObject({ code: '1', msg: WRONG });
  });

  test("a person's number opens no unit", async () => {
    await ask({ loginType: '2', sjhm: ZHANG_PHONE });
    expect(await messages()).toEqual([]);
  });

  test('a code is good once, for its number and its way', async () => {
    await ask({ loginType: '1', sjhm: ZHANG_PHONE });
    const code = (await messages())[0]?.code ?? '';
    expect((await enter({ loginType: '1', username: ZHANG }, code)).msg).toBe(WRONG);
    expect((await enter({ loginType: '1', sjhm: ZHANG_PHONE }, code)).code).toBe('0');
    expect((await enter({ loginType: '1', sjhm: ZHANG_PHONE }, code)).msg).toBe(WRONG);
  });

  test('after 300 seconds a code has expired', async () => {
    await ask({ loginType: '1', sjhm: ZHANG_PHONE });
    const code = (await messages())[0]?.code ?? '';
    centre.passTime(301_000);
    expect(await enter({ loginType: '1', sjhm: ZHANG_PHONE }, code)).toMatchObject({ code: '1', msg: WRONG });
  });

  test('a second code within 60 seconds is too frequent, an eleventh in a day one too many', async () => {
    expect((await ask({ loginType: '1', sjhm: ZHANG_PHONE })).code).toBe('0');
    expect(await ask({ loginType: '1', sjhm: ZHANG_PHONE })).toMatchObject({ code: '429', msg: '请求过频繁' });
    for (let count = 2; count <= 10; count += 1) {
      centre.passTime(61_000);
      expect((await ask({ loginType: '1', sjhm: ZHANG_PHONE })).code).toBe('0');
    }
    centre.passTime(61_000);
    expect((await ask({ loginType: '1', sjhm: ZHANG_PHONE })).msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
  });

  test('five wrong codes lock with the time, and the right one comes too late', async () => {
    await ask({ loginType: '1', sjhm: ZHANG_PHONE });
    const code = (await messages())[0]?.code ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect((await enter({ loginType: '1', sjhm: ZHANG_PHONE }, wrong)).msg).toBe(WRONG);
    }
    const fifth = await enter({ loginType: '1', sjhm: ZHANG_PHONE }, wrong);
    expect(fifth.msg).toMatch(/^短信验证码连续输错5次，账户已锁定，请于10:10:\d\d后（约10分钟）再试/);
    expect((await enter({ loginType: '1', sjhm: ZHANG_PHONE }, code)).code).toBe('1003');
  });

  test('a number that is not encrypted is not read', async () => {
    for (const target of ['', 'plain', '04abcdef']) {
      const input = { way: 'sms-code' as const, loginType: '1', target };
      expect((await centre.ask((tx, visit) => sendSignInCode(tx, visit, input))).code, target).toBe('1001');
    }
    expect(await messages()).toEqual([]);
  });
});

describe('account and code', () => {
  test('signs in, for each login type', async () => {
    for (const [loginType, username, sjhm] of [
      ['1', ZHANG, ZHANG_PHONE],
      ['2', UNITS.华夏精密.dwzh, OPERATORS.吴晓东.jbrsjhm],
      ['3', DEVELOPERS.安居置业.kfsbh, DEVELOPERS.安居置业.sjhm],
    ] as const) {
      expect((await ask({ loginType, username })).code).toBe('0');
      const [message] = await messages();
      expect(message?.to).toBe(sjhm);
      const answer = await enter({ loginType, username }, message?.code ?? '');
      expect(answer.data.loginMethod).toBe('104');
    }
  });

  test('an account nobody has looks the same: a masked number, the same one each time, and no message', async () => {
    const first = await ask({ loginType: '1', username: NOBODY.zjhm });
    expect(first.data).toEqual({ sjhm: expect.stringMatching(/^1[3-9]\d\*{4}\d{4}$/), yxsj: 300, jg: 60 });
    centre.passTime(61_000);
    expect((await ask({ loginType: '1', username: NOBODY.zjhm })).data).toEqual(first.data);
    expect(await messages()).toEqual([]);
    expect((await enter({ loginType: '1', username: NOBODY.zjhm }, '123456')).msg).toBe(WRONG);
  });
});

describe('other unit', () => {
  const signIn = (way: 'account' | 'other-unit', account: string) => centre.signIn('2', account, PASSWORD, { way });

  test('signs in with its plain dwzh', async () => {
    const answer = await signIn('other-unit', UNITS.融资担保.dwzh);
    expect(answer.data.loginMethod).toBe('110');
    expect((await info(answer.data.access_token)).data).toMatchObject({
      companyName: '云州市住房融资担保有限公司',
      roles: ['qtdwjbr'],
    });
  });

  test('is no depositing unit, nor the other way round: the same answer as for an unknown one', async () => {
    const same = { code: '426', msg: '用户名不存在或密码错误' };
    expect(await signIn('account', UNITS.融资担保.dwzh)).toMatchObject(same);
    expect(await signIn('other-unit', UNITS.华夏精密.dwzh)).toMatchObject(same);
    expect(await signIn('other-unit', '2999999999')).toMatchObject(same);
  });
});

describe('operators of a unit', () => {
  const signIn = async (jbrzjhm: string) => {
    const { data } = await centre.signIn('2', UNITS.蓝天科技.dwzh, PASSWORD, { jbrzjhm });
    return (await info(data.access_token)).data;
  };

  test('each signs in as themselves, the first one without saying who', async () => {
    expect(await signIn('')).toMatchObject({ nikName: '沈蓝', userId: UNITS.蓝天科技.dwzh });
    expect(await signIn(OPERATORS.吴晓东.jbrzjhm)).toMatchObject({
      nikName: '吴晓东',
      companyName: '蓝天科技有限公司',
    });
  });
});

describe('methods are switched by the centre', () => {
  test('one that is off is refused, and the configuration says so with another version', async () => {
    const version = async () => (await centre.transact(configVersion)).value;
    const before = await version();
    await centre.transact((tx) => setMethod(tx, 'sms-code', ['2', '3']));
    expect(await version()).not.toBe(before);
    const list = await centre.transact(systemEntries);
    const entry = list.find(({ key }) => key === 'loginMethods');
    expect(entry?.jsonValue).toContainEqual({ key: 'sms-code', value: '2,3' });
    expect((await ask({ loginType: '1', sjhm: ZHANG_PHONE })).msg).toBe('短信验证码登录暂未开放，请选择其他登录方式');
    expect((await ask({ loginType: '2', sjhm: OPERATORS.吴晓东.jbrsjhm })).code).toBe('0');
  });
});

describe('the captcha in words', () => {
  test('is a sum that can be read out, and its answer signs in', async () => {
    const { data } = await centre.ask((tx, { wall }) => issueCaptcha(tx, wall, 'words'));
    expect(data).toMatchObject({
      img: '',
      wt: expect.stringMatching(/^[一二三四五六七八九]加.减.等于几？请输入数字$/),
    });
    const digits = '零一二三四五六七八九';
    const [a = 0, b = 0, c = 0] = [0, 2, 4].map((at) => digits.indexOf(data.wt[at]));
    const input = {
      way: 'account-password' as const,
      loginType: '1',
      username: encrypted(ZHANG),
      password: encrypted(PASSWORD),
      jbrzjhm: '',
      bindTicket: '',
      code: String(a + b - c),
      uuid: data.uuid,
    };
    expect((await centre.ask((tx, visit) => signInByAccount(tx, visit, input))).code).toBe('0');
  });
});
