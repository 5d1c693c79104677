// @vitest-environment node

import { sendSignInCode, signInByCode } from '@mocks/centre/access/sign-in';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import { guestFaceCode, guestFaceState } from '@mocks/centre/registration/guest-faces';
import { PERSON_REGISTER, registerPerson } from '@mocks/centre/registration/registration';
import { sendRegistrationCode } from '@mocks/centre/registration/registration-codes';
import { userAgreement } from '@mocks/data/user-agreements';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOBODY, PEOPLE } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';

const HE = { xingming: '何雨', zjlx: '01', zjhm: PEOPLE.何雨.zjhm, sjhm: PEOPLE.何雨.sjhm };
const HE_GRZH = PEOPLE.何雨.grzh;
const ZHANG = { xingming: '张建国', zjlx: '01', zjhm: PEOPLE.张建国.zjhm, sjhm: PEOPLE.张建国.sjhm };
const NEW_PASSWORD = 'Heyu#2026';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const smsTo = (to: string) => centre.smsTo(to);
const codeFor = (to: string) => centre.codeFor(to);

async function sendCode(who: { zjhm: string; sjhm: string }, given?: { code: string; uuid: string }) {
  const input = { zjhm: encrypted(who.zjhm), sjhm: encrypted(who.sjhm), ...(given ?? (await centre.captcha())) };
  return centre.ask((tx, visit) => sendRegistrationCode(tx, visit, PERSON_REGISTER, input));
}

interface Given {
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  grzh?: string;
  dxyzm?: string;
  password?: string;
  ticket?: string;
}

async function register({ grzh = '', dxyzm, password = NEW_PASSWORD, ticket = '', ...who }: Given): Promise<Answered> {
  const input = {
    ...who,
    zjhm: encrypted(who.zjhm),
    sjhm: encrypted(who.sjhm),
    password: encrypted(password),
    grzh: grzh && encrypted(grzh),
    dxyzm: dxyzm ?? (await codeFor(who.sjhm)),
    ticket,
  };
  return centre.ask((tx, { wall }) => registerPerson(tx, wall, input));
}

const signIn = (loginType: string, account: string, password: string, jbrzjhm = '') =>
  centre.signIn(loginType, account, password, { jbrzjhm });

async function faceBy(ticket: string, zjhm = ''): Promise<Answered> {
  const { data } = await centre.ask((tx, { wall }) => guestFaceCode(tx, wall, ticket));
  const scanned = await centre.phone(data, 'confirm', zjhm);
  const state = await centre.ask((tx, { wall }) => guestFaceState(tx, wall, ticket, data.uuid));
  return { ...scanned, data: state.data };
}

/** A code of the sign-in page, for a phone. */
const sendLoginCode = (sjhm: string) =>
  centre.ask((tx, visit) => sendSignInCode(tx, visit, { way: 'sms-code', loginType: '1', target: encrypted(sjhm) }));

const personOnFile = (grzh: string) => centre.transact(({ store }) => persons(store).get(grzh));

describe('a person registers', () => {
  test('signs in afterwards, with an SMS and a message; before, there was nothing', async () => {
    expect((await signIn('1', HE.zjhm, NEW_PASSWORD)).code).toBe('426');
    expect((await sendCode(HE)).data).toEqual({ sjhm: '138****0041', yxsj: 300, jg: 60 });
    const answer = await register(HE);
    expect(answer).toMatchObject({
      code: '0',
      data: { xingming: '何*', zjhm: '110***********0014', sjhm: '138****0041' },
    });
    const signedIn = await signIn('1', HE.zjhm, NEW_PASSWORD);
    expect(signedIn.code).toBe('0');
    const { list } = await centre.transact((tx) =>
      listMessages(tx, { kind: 'person', grzh: HE_GRZH }, { page: 1, size: 20 }),
    );
    expect(list.map(({ title }) => title)).toEqual(['注册成功']);
    expect((await smsTo(HE.sjhm)).some(({ text }) => text?.includes('注册网上办事大厅成功'))).toBe(true);
  });

  test('may sign in by SMS code afterwards', async () => {
    await sendCode(HE);
    await register(HE);
    await sendLoginCode(HE.sjhm);
    const dxyzm = await codeFor(HE.sjhm);
    const input = { way: 'sms-code' as const, loginType: '1', target: encrypted(HE.sjhm), dxyzm };
    const answer = await centre.ask((tx, visit) => signInByCode(tx, visit, input));
    expect(answer.code).toBe('0');
  });

  test('nobody and a wrong name are answered alike, and no account is made', async () => {
    await sendCode(HE);
    const wrongName = await register({ ...HE, xingming: '何雪' });
    const unknown = await register({ ...HE, zjhm: NOBODY.third });
    const wrongType = await register({ ...HE, zjlx: '03' });
    expect(wrongName).toMatchObject({ code: '1101', msg: '未找到与您填写的姓名、证件一致的公积金账户' });
    for (const other of [unknown, wrongType]) {
      expect([other.code, other.msg, other.data]).toEqual([wrongName.code, wrongName.msg, wrongName.data]);
    }
    expect((await personOnFile(HE_GRZH))?.passwordHash).toBe('');
  });

  test('with the name corrected the same code still serves', async () => {
    await sendCode(HE);
    await register({ ...HE, xingming: '何雪' });
    expect((await register(HE)).code).toBe('0');
  });

  test('five wrong identities in a row end the code', async () => {
    await sendCode(HE);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect((await register({ ...HE, xingming: '何雪' })).code).toBe('1101');
    }
    expect((await register({ ...HE, xingming: '何雪' })).msg).toBe(
      '身份信息连续5次核验未通过，请核对后重新获取短信验证码再试',
    );
    expect((await register(HE)).msg).toBe('短信验证码错误或已失效');
  });

  test('that one is registered is said to a proved phone alone, and the password stays', async () => {
    const before = await personOnFile(PEOPLE.张建国.grzh);
    expect((await register({ ...ZHANG, dxyzm: '000000' })).msg).toBe('短信验证码错误或已失效');
    await sendCode(ZHANG);
    expect(await register(ZHANG)).toMatchObject({ code: '1103', msg: '该用户已注册，请直接登录' });
    expect((await personOnFile(PEOPLE.张建国.grzh))?.passwordHash).toBe(before?.passwordHash);
  });

  test('the same again is answered as the first time and does nothing; with another password it is refused', async () => {
    await sendCode(HE);
    const dxyzm = await codeFor(HE.sjhm);
    await register({ ...HE, dxyzm });
    const told = await smsTo(HE.sjhm);
    expect((await register({ ...HE, dxyzm })).data).toMatchObject({ xingming: '何*', sjhm: '138****0041' });
    expect(await smsTo(HE.sjhm)).toEqual(told);
    expect((await register({ ...HE, dxyzm, password: 'Noch#2026' })).code).toBe('1');
    centre.passTime(601_000);
    expect((await register({ ...HE, dxyzm })).code).toBe('1');
  });

  test('registered, from a phone that is not on file: a face is asked for, as of anybody', async () => {
    const stranger = NOBODY.sjhm;
    await sendCode({ ...ZHANG, sjhm: stranger });
    const registered = await register({ ...ZHANG, sjhm: stranger });
    centre.passTime(61_000);
    await sendCode({ ...HE, sjhm: stranger });
    const open = await register({ ...HE, sjhm: stranger });
    expect([registered.code, registered.msg]).toEqual([open.code, open.msg]);
    expect(open.code).toBe('1102');
  });

  test('a new phone: after the face it is on file, and the old one is told', async () => {
    const sjhm = NOBODY.sjhm;
    await sendCode({ ...HE, sjhm });
    const { data } = await register({ ...HE, sjhm });
    expect((await faceBy(data.ticket)).data).toEqual({ zt: 'confirmed' });
    expect((await register({ ...HE, sjhm, ticket: data.ticket })).code).toBe('0');
    expect((await personOnFile(HE_GRZH))?.sjhm).toBe(sjhm);
    expect((await smsTo(HE.sjhm))[0]?.text).toContain('登记手机号码已于');
    expect((await signIn('1', HE.zjhm, NEW_PASSWORD)).code).toBe('0');
  });

  test('a new phone: no other face serves, nor another identity', async () => {
    const sjhm = NOBODY.sjhm;
    await sendCode({ ...HE, sjhm });
    const { data } = await register({ ...HE, sjhm });
    const stranger = await faceBy(data.ticket, ZHANG.zjhm);
    expect(stranger).toMatchObject({ code: '1', msg: '人脸与填写的身份不一致，核验未通过', data: { zt: 'waiting' } });
    expect((await register({ ...HE, sjhm, ticket: data.ticket })).code).toBe('1102');
    await faceBy(data.ticket);
    expect((await register({ ...ZHANG, sjhm, ticket: data.ticket })).code).toBe('1102');
  });

  test('a phone that is on file of somebody else is refused', async () => {
    await sendCode({ ...HE, sjhm: ZHANG.sjhm });
    expect((await register({ ...HE, sjhm: ZHANG.sjhm })).data.fieldErrors).toEqual({
      sjhm: '该手机号码已登记在其他账户名下，请使用本人的手机号码',
    });
  });

  test('several accounts of one identity: the account number is asked for, a wrong one is nobody', async () => {
    await centre.transact(({ store }) => {
      const person = persons(store).get(HE_GRZH);
      if (person) persons(store).put('100000000941', { ...person, grzh: '100000000941', sjhm: '' });
    });
    await sendCode(HE);
    expect((await register(HE)).data.fieldErrors.grzh).toContain('请填写要使用的个人公积金账号');
    expect((await register({ ...HE, grzh: PEOPLE.张建国.grzh })).code).toBe('1101');
    expect((await register({ ...HE, grzh: HE_GRZH })).code).toBe('0');
    expect((await signIn('1', HE.zjhm, NEW_PASSWORD)).code).toBe('0');
  });

  test('a code that is wrong, guessed at five times, expired or of another purpose', async () => {
    await sendCode(HE);
    const right = await codeFor(HE.sjhm);
    const wrong = right === '111111' ? '222222' : '111111';
    expect((await register({ ...HE, dxyzm: wrong })).data.fieldErrors).toEqual({ dxyzm: '短信验证码错误或已失效' });
    for (let guess = 1; guess < 5; guess += 1) await register({ ...HE, dxyzm: wrong });
    expect((await register({ ...HE, dxyzm: right })).code).toBe('1');
    centre.passTime(61_000);
    await sendCode(HE);
    const late = await codeFor(HE.sjhm);
    centre.passTime(301_000);
    expect((await register({ ...HE, dxyzm: late })).msg).toBe('短信验证码错误或已失效');
    await sendLoginCode(ZHANG.sjhm);
    expect((await register({ ...ZHANG, dxyzm: await codeFor(ZHANG.sjhm) })).msg).toBe('短信验证码错误或已失效');
  });

  test('a code is sent for the right captcha, once a minute, ten times a day', async () => {
    expect((await sendCode(HE, { ...(await centre.captcha()), code: '0000' })).code).toBe('428');
    expect(await smsTo(HE.sjhm)).toEqual([]);
    await sendCode(HE);
    expect(await sendCode(HE)).toMatchObject({ code: '429', msg: '请求过频繁' });
    for (let sent = 1; sent < 10; sent += 1) {
      centre.passTime(61_000);
      expect((await sendCode(HE)).code).toBe('0');
    }
    centre.passTime(61_000);
    expect((await sendCode(HE)).msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
  });

  test('checks each field again', async () => {
    for (const [field, given, message] of [
      ['password', { password: 'abcdef' }, '密码6-20位，至少两种字符'],
      ['password', { password: 'Aa1!'.repeat(6) }, '密码6-20位，至少两种字符'],
      ['password', { password: 'abc 123' }, '密码不能含空格，请去掉空格'],
      ['zjhm', { zjhm: '110105199909090015' }, '请输入正确格式的证件号'],
      ['zjlx', { zjlx: '1' }, '请选择证件类型'],
      ['sjhm', { sjhm: '12800000041' }, '请输入正确格式的手机号'],
      ['xingming', { xingming: '何<b>' }, '请输入正确格式的姓名'],
    ] as const) {
      await centre.reset();
      await sendCode(HE);
      const answer = await register({ ...HE, ...given, dxyzm: await codeFor(HE.sjhm) });
      expect(answer.data.fieldErrors).toEqual({ [field]: message });
      expect((await personOnFile(HE_GRZH))?.passwordHash).toBe('');
    }
  });

  test('plain text is not read, and the captcha is not used up', async () => {
    const answer = await centre.captcha();
    const input = { zjhm: HE.zjhm, sjhm: HE.sjhm, ...answer };
    const plain = await centre.ask((tx, visit) => sendRegistrationCode(tx, visit, PERSON_REGISTER, input));
    expect(plain.code).toBe('1001');
    expect((await sendCode(HE, answer)).code).toBe('0');
  });
});

test('agreements: each by its kind, the user agreement for any other', () => {
  for (const [xylx, title] of [
    ['user', '用户服务协议'],
    ['unit', '单位网上业务协议'],
    ['privacy', '隐私说明'],
    ['__proto__', '用户服务协议'],
  ] as const) {
    const { bt, pznr } = userAgreement(xylx);
    expect(bt).toBe(title);
    expect(Buffer.from(pznr, 'base64').toString('utf8')).toContain('12329');
  }
});
