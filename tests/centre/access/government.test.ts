// @vitest-environment node

import { issueCode, signInByGovernment } from '@mocks/centre/access/government';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { platformPeople } from '@mocks/seed/platform-people';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NEWCOMERS, PASSWORD, PEOPLE, UNITS } from '../../people';
import { type Answered, openForVisitors, type Visitors } from '../visitors';

const ZHANG = PEOPLE.张建国.zjhm;
const FENG = PEOPLE.冯军.zjhm;
const LI = PEOPLE.李晓梅.zjhm;
const HE_YU = PEOPLE.何雨.zjhm;
const STRANGER = NEWCOMERS.罗志远.zjhm;
const HUAXIA = UNITS.华夏精密.dwzh;
const XINCHENG = UNITS.新城餐饮.dwzh;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const NO_URLS = { loginReturnUrl: '', logoutReturnUrl: '' };

/** What the platform hands over once somebody has signed in there. */
function codeOf(number: string, loginType: '1' | '2' = '1', urls = NO_URLS): Promise<string> {
  const person = platformPeople().find((one) => one.loginType === loginType && one.number === number);
  const holder = { loginType, number, name: person?.name ?? '', ...urls };
  return centre.transact((tx) => issueCode(tx, tx.now(), holder).authCode);
}

const signIn = (authCode: string, loginType = '1') =>
  centre.ask((tx, visit) => signInByGovernment(tx, visit, { authCode, loginType }));
const whoIs = async (answer: Answered) => (await centre.whoIs(answer.data.access_token)).data;
const byPassword = (loginType: string, account: string, bindTicket: string) =>
  centre.signIn(loginType, account, PASSWORD, { bindTicket });

describe('a platform account that is bound', () => {
  test('opens the session of its person or unit', async () => {
    for (const [loginType, number, expected] of [
      ['1', ZHANG, { nikName: '张建国', loginMethod: '109' }],
      ['2', HUAXIA, { companyName: '华夏精密制造有限公司', nikName: '吴晓东', loginMethod: '109' }],
    ] as const) {
      const answer = await signIn(await codeOf(number, loginType), loginType);
      expect(answer).toMatchObject({ code: '0', data: { loginMethod: '109' } });
      expect(await whoIs(answer)).toMatchObject({ loginType, ...expected });
    }
  });

  test('the answer names the return URLs that the platform gave', async () => {
    const urls = { loginReturnUrl: '/grwt/MyOffice', logoutReturnUrl: 'https://zwfw.example/out' };
    expect((await signIn(await codeOf(ZHANG, '1', urls))).data).toMatchObject(urls);
  });

  test('stands in the person’s access record with its way', async () => {
    await signIn(await codeOf(ZHANG));
    const [entry] = await centre.transact((tx) => accessLog(tx, ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh })));
    expect(entry).toMatchObject({ fs: '政务服务登录', nr: '登录成功', cg: '1' });
  });
});

describe('an authCode', () => {
  test('is good for one use', async () => {
    const authCode = await codeOf(ZHANG);
    expect((await signIn(authCode)).code).toBe('0');
    expect(await signIn(authCode)).toMatchObject({
      code: '1',
      msg: '政务服务登录凭证已使用，不能重复登录，请从政务服务平台重新登录',
      data: null,
    });
  });

  test('is used up by a refusal too', async () => {
    const authCode = await codeOf(STRANGER);
    await signIn(authCode);
    expect((await signIn(authCode)).msg).toContain('已使用');
  });

  test('is dead after five minutes', async () => {
    const authCode = await codeOf(ZHANG);
    centre.passTime(5 * 60_000 + 1000);
    expect((await signIn(authCode)).msg).toBe('政务服务登录凭证已过期，请从政务服务平台重新登录');
  });

  test('that never was opens nothing', async () => {
    for (const authCode of ['unknown', '']) {
      const refused = { code: '1', msg: '政务服务登录凭证无效，请从政务服务平台重新登录', data: null };
      expect(await signIn(authCode)).toMatchObject(refused);
    }
  });

  test('of a person opens no session of a unit', async () => {
    expect((await signIn(await codeOf(ZHANG), '2')).msg).toContain('登录身份与政务服务平台的账号不一致');
  });

  test('opens nothing while the centre has switched the way off', async () => {
    await centre.transact((tx) => setMethod(tx, 'government', ['2']));
    expect((await signIn(await codeOf(ZHANG))).msg).toBe('政务服务登录暂未开放，请选择其他登录方式');
    expect((await signIn(await codeOf(HUAXIA, '2'), '2')).code).toBe('0');
  });
});

describe('somebody the hall has no account of', () => {
  test('is told why and what next', async () => {
    for (const [loginType, number, message] of [
      ['1', STRANGER, /^未查询到您的住房公积金账户.*12329咨询$/],
      ['2', '1000000099', /^未查询到贵单位的缴存登记.*请先办理单位缴存登记/],
      ['1', HE_YU, /还没有在网上办事大厅注册，请先完成个人用户注册/],
      ['2', UNITS.启明教育.dwzh, /还没有在网上办事大厅注册，请先完成缴存单位注册/],
    ] as const) {
      const answer = await signIn(await codeOf(number, loginType), loginType);
      expect(answer).toMatchObject({ code: '1', data: null });
      expect(answer.msg).toMatch(message);
    }
  });

  test('the platform has no account of its own for other units', async () => {
    expect(platformPeople().map(({ number }) => number)).not.toContain(UNITS.融资担保.dwzh);
    // One that comes with such a number all the same is sent to the sign-in of its own.
    const answer = await signIn(await codeOf(UNITS.融资担保.dwzh, '2'), '2');
    expect(answer).toMatchObject({ code: '1', msg: '该单位不是缴存单位，请使用“其他单位登录”' });
  });
});

describe('417', () => {
  test('binds by password, and the next time goes straight in', async () => {
    for (const [loginType, number, who] of [
      ['1', FENG, '冯*'],
      ['2', XINCHENG, '新城餐饮有限公司'],
    ] as const) {
      const first = await signIn(await codeOf(number, loginType), loginType);
      expect(first).toMatchObject({ code: '417', data: { way: '政务服务账号', who } });
      expect((await byPassword(loginType, number, first.data.ticket)).code).toBe('0');
      const second = await signIn(await codeOf(number, loginType), loginType);
      expect(second.code).toBe('0');
      expect((await whoIs(second)).loginType).toBe(loginType);
    }
  });

  test('is bound to nobody else’s account, and stays good for the right one', async () => {
    const { data } = await signIn(await codeOf(FENG));
    const refused = await byPassword('1', LI, data.ticket);
    expect(refused).toMatchObject({ code: '1', data: null });
    expect(refused.msg).toContain('该账号与您已验证的身份不一致，不能绑定');
    expect((await signIn(await codeOf(FENG))).code).toBe('417');
    expect((await byPassword('1', FENG, data.ticket)).code).toBe('0');
    expect(await whoIs(await signIn(await codeOf(FENG)))).toMatchObject({ nikName: '冯军' });
  });

  test('a ticket that ran out binds nothing and hinders nobody', async () => {
    const { data } = await signIn(await codeOf(FENG));
    centre.passTime(11 * 60_000);
    expect((await byPassword('1', FENG, data.ticket)).code).toBe('0');
    expect((await signIn(await codeOf(FENG))).code).toBe('417');
  });
});
