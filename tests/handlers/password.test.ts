import { startFor } from '@mocks/centre/access/admit';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPERS, NOBODY, OPERATORS, PASSWORD, PEOPLE } from '../people';
import { call, encrypted } from './call';
import {
  checkCode,
  claim,
  claimOf,
  DEVELOPER,
  HUAXIA,
  LANTIAN,
  OTHER,
  proved,
  recover,
  sendCode,
  set,
  settingCall,
  signIn,
  type Who,
  ZHANG,
} from './recover';

const AUTH = '/api/auth/v1';
const OLD = PASSWORD;
const NEW = 'Xin@2027';
const OVER = '身份验证已超过10分钟或已使用，请重新验证身份';
const UNKNOWN: Who = { loginType: '1', number: NOBODY.zjhm };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

const isAlive = async (token: string) => (await call(`${AUTH}/getUserInfo`, { token })).code === '0';
const messages = async (to: string) => (await centre.outbox()).filter((one) => one.kind === 'sms' && one.to === to);
/** Over the gap between two codes. */
const nextMinute = () => centre.passTime(61_000);

describe('a forgotten password', () => {
  test.each([
    ['an individual', ZHANG, '138****0001', ['sms', 'face']],
    ['the first operator of a unit', HUAXIA, '139****0001', ['sms', 'face']],
    ['a further operator of a unit', LANTIAN, '139****0001', ['sms', 'face']],
    ['an other unit', OTHER, '139****0006', ['sms', 'face']],
    ['a developer', DEVELOPER, '139****0101', ['sms']],
  ])('%s: identity, SMS, new password, sign-in', async (_who, who, sjhm, fs) => {
    const first = await claim(centre, who);
    expect(first).toMatchObject({ code: '0', data: { sjhm, fs, yxsj: 600 } });
    const { ticket } = first.data;
    expect((await sendCode(ticket, who)).data).toEqual({ sjhm, yxsj: 300, jg: 60 });
    const [message] = await centre.outbox();
    expect(message?.text).toMatch(/^【住房公积金】您正在找回登录密码，验证码\d{6}，5分钟内有效/);
    const dxyzm = await centre.lastCode('sms');
    expect((await checkCode(ticket, dxyzm)).code).toBe('0');
    expect(await set(who, { ticket, dxyzm }, NEW)).toMatchObject({ code: '0', data: null });
    expect((await centre.outbox())[0]?.text).toMatch(/登录密码已于2026-11-21 10:00:\d\d设置成功。如非本人操作/);
    expect((await signIn(centre, who, OLD)).code).toBe('426');
    expect((await signIn(centre, who, NEW)).code).toBe('0');
  });

  test('a further operator changes nothing for the first one', async () => {
    await recover(centre, LANTIAN, NEW);
    expect((await signIn(centre, { loginType: '2', number: LANTIAN.number }, OLD)).code).toBe('0');
    expect((await signIn(centre, HUAXIA, OLD)).code).toBe('0');
  });

  test('all sessions of the account end, those of another operator of the unit stay', async () => {
    const unit = { kind: 'unit', dwzh: LANTIAN.number } as const;
    const [own, further] = await centre.transact((desk) => [
      startFor(desk, desk.now(), '2', unit, '101').token,
      startFor(desk, desk.now(), '2', unit, '101', LANTIAN.jbrzjhm).token,
    ]);
    await recover(centre, LANTIAN, NEW);
    expect([await isAlive(own ?? ''), await isAlive(further ?? '')]).toEqual([true, false]);
  });

  test('the session of a person ends', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    await recover(centre, ZHANG, NEW);
    expect(await call(`${AUTH}/getUserInfo`, { token })).toMatchObject({ status: 401, code: '401' });
  });

  test.each([
    ['an individual', ZHANG, true],
    ['a unit without the operator typed', HUAXIA, false],
    ['a unit with the operator typed', HUAXIA, true],
    ['a further operator', LANTIAN, true],
    ['a developer', DEVELOPER, true],
    ['an other unit', OTHER, true],
  ])('the lock of %s after five wrong passwords is lifted', async (_who, who, withOperator) => {
    for (let i = 0; i < 5; i += 1) await signIn(centre, who, 'wrong-1', withOperator);
    expect((await signIn(centre, who, OLD, withOperator)).code).toBe('1003');
    await recover(centre, who, NEW);
    expect((await signIn(centre, who, NEW, withOperator)).code).toBe('0');
  });

  test('a frozen account can be signed in to afterwards', async () => {
    await centre.transact((desk) => freezeSignIn(desk, `person:${PEOPLE.张建国.grzh}`));
    expect((await signIn(centre, ZHANG, OLD)).code).toBe('1004');
    await recover(centre, ZHANG, NEW);
    expect((await signIn(centre, ZHANG, NEW)).code).toBe('0');
  });
});

describe('nothing tells whether an account exists', () => {
  test.each([
    ['an unknown person', UNKNOWN, ['sms', 'face']],
    ['a person without a sign-in', { loginType: '1', number: PEOPLE.何雨.zjhm }, ['sms', 'face']],
    ['an unknown unit', { ...HUAXIA, number: '1000009999' }, ['sms', 'face']],
    ['a unit with a wrong name of the operator', { ...HUAXIA, jbrxm: '吴晓西' }, ['sms', 'face']],
    ['a unit with another operator', { ...HUAXIA, jbrzjhm: OPERATORS.郝思源.jbrzjhm }, ['sms', 'face']],
    ['an other unit as a unit', { ...OTHER, other: undefined }, ['sms', 'face']],
    ['a unit as other unit', { ...HUAXIA, other: true as const }, ['sms', 'face']],
    ['an unknown developer', { loginType: '3', number: 'KF999999' }, ['sms']],
  ] satisfies [string, Who, string[]][])(
    '%s looks the same, gets no message and is never right',
    async (_who, who, fs) => {
      const first = await claim(centre, who);
      expect(first).toMatchObject({ code: '0', msg: '', data: { yxsj: 600, fs } });
      expect(first.data.sjhm).toMatch(/^1[3-9]\d\*{4}\d{4}$/);
      expect((await claim(centre, who)).data.sjhm).toBe(first.data.sjhm);
      const { ticket } = first.data;
      expect((await sendCode(ticket, who)).data).toEqual({ sjhm: first.data.sjhm, yxsj: 300, jg: 60 });
      expect((await sendCode(ticket, who)).code).toBe('429');
      expect((await centre.outbox()).filter(({ kind, code }) => kind === 'sms' && code !== '')).toEqual([]);
      // Even the code that nobody was sent proves nothing.
      const kept = await centre.transact((desk) => [
        ...desk.store.table<{ sjhm: string; code: string }>('sms-codes').values(),
      ]);
      const wrong = await checkCode(ticket, kept.find(({ sjhm }) => sjhm.startsWith('recover:'))?.code ?? '');
      expect(wrong).toMatchObject({ code: '1', msg: '短信验证码错误或已失效' });
      expect((await set(who, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
    },
  );
});

describe('step 1', () => {
  test('a wrong captcha is refused and used up', async () => {
    expect(await claim(centre, ZHANG, '0000')).toMatchObject({ code: '428', msg: '验证码错误，请重新输入' });
  });

  test('no login type is said at its field', async () => {
    const answer = await call(`${AUTH}/checkRecoverPwdAccount`, { form: { loginType: '9' } });
    expect(answer.data.fieldErrors).toEqual({ loginType: '请选择用户类型' });
  });

  test.each([
    ['zjhm in plain text', { loginType: '1', zjhm: ZHANG.number }],
    ['no number', { loginType: '1' }],
    ['dwzh in plain text', { loginType: '2', dwzh: HUAXIA.number }],
  ])('%s is not read, and the captcha not used up', async (_what, form) => {
    const { data: captcha } = await call(`${AUTH}/getImgCode`);
    const code = await centre.lastCode('captcha');
    const sent = { ...form, code, uuid: captcha.uuid };
    expect((await call(`${AUTH}/checkRecoverPwdAccount`, { form: sent })).code).toBe('1001');
    const good = { ...(await claimOf(ZHANG)), code, uuid: captcha.uuid };
    expect((await call(`${AUTH}/checkRecoverPwdAccount`, { form: good })).code).toBe('0');
  });
});

describe('step 2 by SMS', () => {
  test('too frequent: the next code after a minute, ten in a day', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect((await sendCode(ticket, ZHANG)).code).toBe('0');
    expect(await sendCode(ticket, ZHANG)).toMatchObject({ code: '429' });
    for (let sent = 1; sent < 10; sent += 1) {
      nextMinute();
      const next = (await claim(centre, ZHANG)).data;
      expect((await sendCode(next.ticket, ZHANG)).code).toBe('0');
    }
    nextMinute();
    const last = (await claim(centre, ZHANG)).data;
    expect((await sendCode(last.ticket, ZHANG)).msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
  });

  test('a wrong code is said at its field, an expired one in the same words', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    const wrong = {
      code: '1',
      msg: '短信验证码错误或已失效',
      data: { fieldErrors: { dxyzm: '短信验证码错误或已失效' } },
    };
    expect(await checkCode(ticket, dxyzm === '000000' ? '111111' : '000000')).toMatchObject(wrong);
    centre.passTime(301_000);
    expect(await checkCode(ticket, dxyzm)).toMatchObject(wrong);
  });

  test('five wrong codes end the ticket and the code', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    const other = dxyzm === '000000' ? '111111' : '000000';
    for (let i = 1; i < 5; i += 1) expect((await checkCode(ticket, other)).code).toBe('1');
    expect(await checkCode(ticket, other)).toMatchObject({
      code: '1005',
      msg: '短信验证码连续输错5次，请重新验证身份',
    });
    expect(await checkCode(ticket, dxyzm)).toMatchObject({ code: '1005', msg: OVER });
    const next = (await claim(centre, ZHANG)).data;
    expect((await checkCode(next.ticket, dxyzm)).code).toBe('1');
  });

  test('a code of the sign-in page is not one of here', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    const query = { loginType: '1', username: await encrypted(ZHANG.number) };
    await call(`${AUTH}/sendLoginSmsCode`, { query });
    expect((await checkCode(ticket, await centre.lastCode('sms'))).code).toBe('1');
  });

  test('a ticket ends after ten minutes, and is for its own account only', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect(await sendCode(ticket, { ...ZHANG, number: UNKNOWN.number })).toMatchObject({ code: '1005', msg: OVER });
    centre.passTime(601_000);
    expect(await sendCode(ticket, ZHANG)).toMatchObject({ code: '1005', msg: OVER });
    expect((await checkCode(ticket, '123456')).code).toBe('1005');
  });
});

describe('step 2 by face', () => {
  const scan = (uuid: string, action: string, zjhm = '') =>
    call('/api/__qa__/scan', { json: { uuid, action, ...(zjhm && { zjhm }) } });
  const open = async (who: Who) => {
    const { ticket } = (await claim(centre, who)).data;
    const { data } = await call(`${AUTH}/getRecoverPwdQrCode`, { query: { ticket } });
    return { ticket, uuid: data.uuid as string };
  };
  const state = async (ticket: string, uuid: string) =>
    (await call(`${AUTH}/findRecoverPwdQrStatus`, { query: { ticket, uuid } })).data.zt;

  test.each([
    ['an individual', ZHANG, ZHANG.number],
    ['the operator of a unit', HUAXIA, OPERATORS.吴晓东.jbrzjhm],
    ['a further operator', LANTIAN, OPERATORS.吴晓东.jbrzjhm],
    ['the operator of an other unit', OTHER, OPERATORS.郑保国.jbrzjhm],
  ])('%s: scanned, confirmed, then the new password', async (_who, who, zjhm) => {
    const { ticket, uuid } = await open(who);
    expect(await state(ticket, uuid)).toBe('waiting');
    await scan(uuid, 'scan', zjhm);
    expect(await state(ticket, uuid)).toBe('scanned');
    expect((await set(who, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
    await scan(uuid, 'confirm', zjhm);
    expect(await state(ticket, uuid)).toBe('confirmed');
    expect((await set(who, { ticket, dxyzm: '' }, NEW)).code).toBe('0');
    expect((await signIn(centre, who, NEW)).code).toBe('0');
  });

  test("a stranger's face, and anybody's for an account that is none, is refused in the same words", async () => {
    const refused = '人脸与账号本人或登记的经办人不一致，核验未通过';
    const known = await open(ZHANG);
    expect((await scan(known.uuid, 'confirm', PEOPLE.李晓梅.zjhm)).msg).toBe(refused);
    const unknown = await open(UNKNOWN);
    for (const zjhm of [UNKNOWN.number, PEOPLE.李晓梅.zjhm, '']) {
      expect((await scan(unknown.uuid, 'confirm', zjhm)).msg).toBe(refused);
    }
    expect(await state(unknown.ticket, unknown.uuid)).not.toBe('confirmed');
    expect((await set(ZHANG, { ticket: known.ticket, dxyzm: '' }, NEW)).code).toBe('1');
  });

  test('cancelled on the phone, expired after two minutes, of another ticket: none proves anything', async () => {
    const { ticket, uuid } = await open(ZHANG);
    await scan(uuid, 'cancel');
    expect(await state(ticket, uuid)).toBe('cancelled');
    const other = await open(ZHANG);
    expect(await state(other.ticket, uuid)).toBe('expired');
    centre.passTime(121_000);
    expect(await state(other.ticket, other.uuid)).toBe('expired');
    expect((await set(ZHANG, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
  });

  test('a developer has nobody whose face is known', async () => {
    const { ticket } = (await claim(centre, DEVELOPER)).data;
    const answer = await call(`${AUTH}/getRecoverPwdQrCode`, { query: { ticket } });
    expect(answer.msg).toBe('开发商账号不支持刷脸核验，请使用短信验证或到柜台办理');
  });

  test('the counters are there with their addresses, for anybody', async () => {
    const { data } = await call('/api/izfgjj-zhfw/v1/wdxx/getList');
    expect(data).toHaveLength(10);
    expect(data[0]).toMatchObject({ wdmc: '城区管理部', dz: expect.stringContaining('云州市') });
  });
});

describe('step 3', () => {
  test('not before step 2, not for another account, not with another code, not twice', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect((await set(ZHANG, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
    expect((await set(ZHANG, { ticket: 'x', dxyzm: '' }, NEW)).msg).toBe(OVER);
    const proof = await proved(centre, ZHANG);
    expect((await set({ loginType: '1', number: PEOPLE.李晓梅.zjhm }, proof, NEW)).msg).toBe(OVER);
    expect((await set(ZHANG, { ...proof, dxyzm: '1' }, NEW)).msg).toBe('短信验证码错误或已失效');
    expect((await set(ZHANG, proof, NEW)).code).toBe('0');
    expect((await set(ZHANG, proof, 'Noch@1111')).msg).toBe(OVER);
  });

  test('after a lost answer each step reads as the success it was', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    for (const _ of [1, 2]) expect((await checkCode(ticket, dxyzm)).code).toBe('0');
    const proof = { ticket, dxyzm };
    await centre.fault({ path: '/recoverPwd', kind: 'abort', times: 1 });
    await expect(set(ZHANG, proof, NEW)).rejects.toThrow();
    const told = await centre.outbox();
    expect((await set(ZHANG, proof, NEW)).code).toBe('0');
    expect(await centre.outbox()).toEqual(told);
    centre.passTime(601_000);
    expect((await set(ZHANG, proof, NEW)).msg).toBe(OVER);
  });

  test('the operator named there is the one of step 1', async () => {
    const proof = await proved(centre, LANTIAN);
    expect((await set({ ...LANTIAN, jbrxm: '沈蓝' }, proof, NEW)).msg).toBe(OVER);
    expect((await set({ ...LANTIAN, jbrzjhm: OPERATORS.沈蓝.jbrzjhm }, proof, NEW)).msg).toBe(OVER);
  });

  test.each([
    ['too short', 'Ab1', '密码6-20位，至少两种字符'],
    ['one kind', 'abcdefgh', '密码6-20位，至少两种字符'],
    ['21 characters', 'Abcdefghij1234567890x', '密码6-20位，至少两种字符'],
    ['the present one', OLD, '新密码不能与当前密码相同'],
  ])('%s is refused at its field, and another one may follow', async (_what, password, message) => {
    const proof = await proved(centre, ZHANG);
    expect(await set(ZHANG, proof, password)).toMatchObject({
      code: '1',
      msg: message,
      data: { fieldErrors: { password: message } },
    });
    expect((await set(ZHANG, proof, NEW)).code).toBe('0');
  });

  test('none of the last three passwords', async () => {
    for (const password of [NEW, 'Zwei@2223']) {
      expect((await recover(centre, ZHANG, password)).code).toBe('0');
      nextMinute();
    }
    const proof = await proved(centre, ZHANG);
    for (const used of [OLD, NEW]) {
      expect((await set(ZHANG, proof, used)).msg).toBe('新密码不能与最近3次使用过的密码相同');
    }
    expect((await set(ZHANG, proof, 'Drei@3334')).code).toBe('0');
    nextMinute();
    // The fourth from the last may be had again.
    expect((await recover(centre, ZHANG, OLD)).code).toBe('0');
  });

  test('a password in plain text is not read', async () => {
    const proof = await proved(centre, ZHANG);
    const form = { ...(await claimOf(ZHANG)), ...proof, password: NEW };
    expect((await call(settingCall(ZHANG), { form })).code).toBe('1001');
  });
});

describe('change of password by SMS', () => {
  const change = async (token: string, dxyzm: string, password: string) =>
    call(`${AUTH}/updatePwdByPhone`, { token, form: { dxyzm, password: await encrypted(password) } });
  const send = (token: string) => call(`${AUTH}/sendUpPwdSmsCode`, { token });

  test.each([
    ['an individual', ZHANG, PEOPLE.张建国.sjhm],
    ['a unit', HUAXIA, OPERATORS.吴晓东.jbrsjhm],
    ['a further operator of a unit', LANTIAN, OPERATORS.吴晓东.jbrsjhm],
    ['a developer', DEVELOPER, DEVELOPERS.安居置业.sjhm],
  ])('%s: the present session stays, others end', async (_who, who, phone) => {
    const token = (await signIn(centre, who, OLD)).data.access_token;
    const elsewhere = (await signIn(centre, who, OLD)).data.access_token;
    const info = await call(`${AUTH}/getPwdInfo`, { token });
    expect(info.data).toEqual({ sjhm: `${phone.slice(0, 3)}****${phone.slice(-4)}`, xgrq: '2026-11-21' });
    expect((await send(token)).code).toBe('0');
    expect((await messages(phone)).filter(({ code }) => code !== '')).toHaveLength(1);
    expect((await change(token, await centre.lastCode('sms'), NEW)).code).toBe('0');
    expect([await isAlive(token), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await signIn(centre, who, OLD)).code).toBe('426');
    expect((await signIn(centre, who, NEW)).code).toBe('0');
  });

  test('nobody signed in: 401', async () => {
    for (const path of ['getPwdInfo', 'sendUpPwdSmsCode']) {
      expect((await call(`${AUTH}/${path}`)).status).toBe(401);
    }
    expect((await call(`${AUTH}/updatePwdByPhone`, { form: {} })).status).toBe(401);
  });

  test('too frequent, a wrong code and five of them', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    await send(token);
    expect((await send(token)).code).toBe('429');
    const dxyzm = await centre.lastCode('sms');
    const other = dxyzm === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) {
      expect((await change(token, other, NEW)).data.fieldErrors).toEqual({ dxyzm: '短信验证码错误或已失效' });
    }
    // It must not be guessed at for five minutes.
    expect((await change(token, dxyzm, NEW)).code).toBe('1');
  });

  test('an expired code is refused', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    await send(token);
    const dxyzm = await centre.lastCode('sms');
    centre.passTime(301_000);
    expect((await change(token, dxyzm, NEW)).msg).toBe('短信验证码错误或已失效');
  });

  test('the same password is refused, and the code is still good for another one', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    await send(token);
    const dxyzm = await centre.lastCode('sms');
    expect((await change(token, dxyzm, OLD)).data.fieldErrors).toEqual({ password: '新密码不能与当前密码相同' });
    expect((await change(token, dxyzm, NEW)).code).toBe('0');
    expect((await change(token, dxyzm, 'Noch@1111')).msg).toBe('短信验证码错误或已失效');
  });

  test('sent again after a lost answer it is answered as the first time', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    await send(token);
    const dxyzm = await centre.lastCode('sms');
    await centre.fault({ path: '/updatePwdByPhone', kind: 'abort', times: 1 });
    await expect(change(token, dxyzm, NEW)).rejects.toThrow();
    expect((await change(token, dxyzm, NEW)).code).toBe('0');
    // Another session's is not.
    const elsewhere = (await centre.signIn('1', ZHANG.number)).token;
    expect((await change(elsewhere, dxyzm, NEW)).code).toBe('1');
  });

  test('after 90 days user info says that it should be changed, until it is', async () => {
    const { token } = await centre.signIn('1', ZHANG.number);
    const status = async () => (await call(`${AUTH}/getUserInfo`, { token })).data.passwordStatus;
    expect(await status()).toBe('0');
    await call('/api/__qa__/clock', { json: { days: 90 } });
    expect(await status()).toBe('1');
    await send(token);
    await change(token, await centre.lastCode('sms'), NEW);
    expect(await status()).toBe('0');
    expect((await call(`${AUTH}/getPwdInfo`, { token })).data.xgrq).toBe('2027-02-19');
  });
});
