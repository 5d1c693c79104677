// @vitest-environment node

import { sendSignInCode } from '@mocks/centre/access/sign-in';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { startFor } from '@mocks/centre/access/start-session';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOBODY, OPERATORS, PASSWORD, PEOPLE } from '../../../people';
import { encrypted, openForVisitors, type Visitors } from '../../visitors';
import {
  checkCode,
  claim,
  DEVELOPER,
  HUAXIA,
  LANTIAN,
  OTHER,
  proved,
  recover,
  sendCode,
  set,
  signIn,
  type Who,
  ZHANG,
} from './recover';

const OLD = PASSWORD;
const NEW = 'Xin@2027';
const OVER = '身份验证已超过10分钟或已使用，请重新验证身份';
const UNKNOWN: Who = { loginType: '1', number: NOBODY.zjhm };

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const isAlive = async (token: string) => (await centre.whoIs(token)).code === '0';
/** Over the gap between two codes. */
const nextMinute = () => centre.passTime(61_000);

describe('a forgotten password', () => {
  test('identity, SMS, new password, sign-in: for every kind of account', async () => {
    const cases: [string, Who, string, string[]][] = [
      ['an individual', ZHANG, '138****0001', ['sms', 'face']],
      ['the first operator of a unit', HUAXIA, '139****0001', ['sms', 'face']],
      ['a further operator of a unit', LANTIAN, '139****0001', ['sms', 'face']],
      ['an other unit', OTHER, '139****0006', ['sms', 'face']],
      ['a developer', DEVELOPER, '139****0101', ['sms']],
    ];
    for (const [_who, who, sjhm, fs] of cases) {
      await centre.reset();
      const first = await claim(centre, who);
      expect(first).toMatchObject({ code: '0', data: { sjhm, fs, yxsj: 600 } });
      const { ticket } = first.data;
      expect((await sendCode(centre, ticket, who)).data).toEqual({ sjhm, yxsj: 300, jg: 60 });
      const [message] = await centre.outbox();
      expect(message?.text).toMatch(/^【住房公积金】您正在找回登录密码，验证码\d{6}，5分钟内有效/);
      const dxyzm = await centre.lastCode('sms');
      expect((await checkCode(centre, ticket, dxyzm)).code).toBe('0');
      expect(await set(centre, who, { ticket, dxyzm }, NEW)).toMatchObject({ code: '0', data: null });
      expect((await centre.outbox())[0]?.text).toMatch(/登录密码已于2026-11-21 10:00:\d\d设置成功。如非本人操作/);
      expect((await signIn(centre, who, OLD)).code).toBe('426');
      expect((await signIn(centre, who, NEW)).code).toBe('0');
    }
  });

  test('a further operator changes nothing for the first one', async () => {
    await recover(centre, LANTIAN, NEW);
    expect((await signIn(centre, { loginType: '2', number: LANTIAN.number }, OLD)).code).toBe('0');
    expect((await signIn(centre, HUAXIA, OLD)).code).toBe('0');
  });

  test('all sessions of the account end, those of another operator of the unit stay', async () => {
    const unit = { kind: 'unit', dwzh: LANTIAN.number } as const;
    const [own, further] = await centre.transact((tx) => [
      startFor(tx, tx.now(), '2', unit, '101').token,
      startFor(tx, tx.now(), '2', unit, '101', LANTIAN.jbrzjhm).token,
    ]);
    await recover(centre, LANTIAN, NEW);
    expect([await isAlive(own ?? ''), await isAlive(further ?? '')]).toEqual([true, false]);
  });

  test('the session of a person ends', async () => {
    const { token } = await centre.session('1', ZHANG.number);
    await recover(centre, ZHANG, NEW);
    expect(await isAlive(token)).toBe(false);
  });

  test('the lock of each after five wrong passwords is lifted', async () => {
    const cases: [string, Who, boolean][] = [
      ['an individual', ZHANG, true],
      ['a unit without the operator typed', HUAXIA, false],
      ['a unit with the operator typed', HUAXIA, true],
      ['a further operator', LANTIAN, true],
      ['a developer', DEVELOPER, true],
      ['an other unit', OTHER, true],
    ];
    for (const [_who, who, withOperator] of cases) {
      await centre.reset();
      for (let i = 0; i < 5; i += 1) await signIn(centre, who, 'wrong-1', withOperator);
      expect((await signIn(centre, who, OLD, withOperator)).code).toBe('1003');
      await recover(centre, who, NEW);
      expect((await signIn(centre, who, NEW, withOperator)).code).toBe('0');
    }
  });

  test('a frozen account can be signed in to afterwards', async () => {
    await centre.transact((tx) => freezeSignIn(tx, ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh })));
    expect((await signIn(centre, ZHANG, OLD)).code).toBe('1004');
    await recover(centre, ZHANG, NEW);
    expect((await signIn(centre, ZHANG, NEW)).code).toBe('0');
  });
});

describe('nothing tells whether an account exists', () => {
  test('what is none looks the same, gets no message and is never right', async () => {
    const cases: [string, Who, string[]][] = [
      ['an unknown person', UNKNOWN, ['sms', 'face']],
      ['a person without a sign-in', { loginType: '1', number: PEOPLE.何雨.zjhm }, ['sms', 'face']],
      ['an unknown unit', { ...HUAXIA, number: '1000009999' }, ['sms', 'face']],
      ['a unit with a wrong name of the operator', { ...HUAXIA, jbrxm: '吴晓西' }, ['sms', 'face']],
      ['a unit with another operator', { ...HUAXIA, jbrzjhm: OPERATORS.郝思源.jbrzjhm }, ['sms', 'face']],
      ['an other unit as a unit', { ...OTHER, other: undefined }, ['sms', 'face']],
      ['a unit as other unit', { ...HUAXIA, other: true as const }, ['sms', 'face']],
      ['an unknown developer', { loginType: '3', number: 'KF999999' }, ['sms']],
    ];
    for (const [_who, who, fs] of cases) {
      await centre.reset();
      const first = await claim(centre, who);
      expect(first).toMatchObject({ code: '0', msg: '', data: { yxsj: 600, fs } });
      expect(first.data.sjhm).toMatch(/^1[3-9]\d\*{4}\d{4}$/);
      expect((await claim(centre, who)).data.sjhm).toBe(first.data.sjhm);
      const { ticket } = first.data;
      expect((await sendCode(centre, ticket, who)).data).toEqual({ sjhm: first.data.sjhm, yxsj: 300, jg: 60 });
      expect((await sendCode(centre, ticket, who)).code).toBe('429');
      expect((await centre.outbox()).filter(({ kind, code }) => kind === 'sms' && code !== '')).toEqual([]);
      // Even the code that nobody was sent proves nothing.
      const kept = await centre.transact((tx) => [
        ...tx.store.table<{ sjhm: string; code: string }>('sms-codes').values(),
      ]);
      const wrong = await checkCode(centre, ticket, kept.find(({ sjhm }) => sjhm.startsWith('recover:'))?.code ?? '');
      expect(wrong).toMatchObject({ code: '1', msg: '短信验证码错误或已失效' });
      expect((await set(centre, who, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
    }
  });
});

describe('step 1', () => {
  test('a wrong captcha is refused and used up', async () => {
    expect(await claim(centre, ZHANG, '0000')).toMatchObject({ code: '428', msg: '验证码错误，请重新输入' });
  });
});

describe('step 2 by SMS', () => {
  test('too frequent: the next code after a minute, ten in a day', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect((await sendCode(centre, ticket, ZHANG)).code).toBe('0');
    expect(await sendCode(centre, ticket, ZHANG)).toMatchObject({ code: '429' });
    for (let sent = 1; sent < 10; sent += 1) {
      nextMinute();
      const next = (await claim(centre, ZHANG)).data;
      expect((await sendCode(centre, next.ticket, ZHANG)).code).toBe('0');
    }
    nextMinute();
    const last = (await claim(centre, ZHANG)).data;
    expect((await sendCode(centre, last.ticket, ZHANG)).msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
  });

  test('a wrong code is said at its field, an expired one in the same words', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(centre, ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    const wrong = {
      code: '1',
      msg: '短信验证码错误或已失效',
      data: { fieldErrors: { dxyzm: '短信验证码错误或已失效' } },
    };
    expect(await checkCode(centre, ticket, dxyzm === '000000' ? '111111' : '000000')).toMatchObject(wrong);
    centre.passTime(301_000);
    expect(await checkCode(centre, ticket, dxyzm)).toMatchObject(wrong);
  });

  test('five wrong codes end the ticket and the code', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(centre, ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    const other = dxyzm === '000000' ? '111111' : '000000';
    for (let i = 1; i < 5; i += 1) expect((await checkCode(centre, ticket, other)).code).toBe('1');
    expect(await checkCode(centre, ticket, other)).toMatchObject({
      code: '1005',
      msg: '短信验证码连续输错5次，请重新验证身份',
    });
    expect(await checkCode(centre, ticket, dxyzm)).toMatchObject({ code: '1005', msg: OVER });
    const next = (await claim(centre, ZHANG)).data;
    expect((await checkCode(centre, next.ticket, dxyzm)).code).toBe('1');
  });

  test('a code of the sign-in page is not one of here', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    const target = { way: 'account-code' as const, loginType: '1', target: encrypted(ZHANG.number) };
    await centre.ask((tx, visit) => sendSignInCode(tx, visit, target));
    expect((await checkCode(centre, ticket, await centre.lastCode('sms'))).code).toBe('1');
  });

  test('a ticket ends after ten minutes, and is for its own account only', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect(await sendCode(centre, ticket, { ...ZHANG, number: UNKNOWN.number })).toMatchObject({
      code: '1005',
      msg: OVER,
    });
    centre.passTime(601_000);
    expect(await sendCode(centre, ticket, ZHANG)).toMatchObject({ code: '1005', msg: OVER });
    expect((await checkCode(centre, ticket, '123456')).code).toBe('1005');
  });
});

describe('step 3', () => {
  test('not before step 2, not for another account, not with another code, not twice', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    expect((await set(centre, ZHANG, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
    expect((await set(centre, ZHANG, { ticket: 'x', dxyzm: '' }, NEW)).msg).toBe(OVER);
    const proof = await proved(centre, ZHANG);
    expect((await set(centre, { loginType: '1', number: PEOPLE.李晓梅.zjhm }, proof, NEW)).msg).toBe(OVER);
    expect((await set(centre, ZHANG, { ...proof, dxyzm: '1' }, NEW)).msg).toBe('短信验证码错误或已失效');
    expect((await set(centre, ZHANG, proof, NEW)).code).toBe('0');
    expect((await set(centre, ZHANG, proof, 'Noch@1111')).msg).toBe(OVER);
  });

  test('after a lost answer each step reads as the success it was', async () => {
    const { ticket } = (await claim(centre, ZHANG)).data;
    await sendCode(centre, ticket, ZHANG);
    const dxyzm = await centre.lastCode('sms');
    for (const _ of [1, 2]) expect((await checkCode(centre, ticket, dxyzm)).code).toBe('0');
    const proof = { ticket, dxyzm };
    await set(centre, ZHANG, proof, NEW);
    const told = await centre.outbox();
    expect((await set(centre, ZHANG, proof, NEW)).code).toBe('0');
    expect(await centre.outbox()).toEqual(told);
    centre.passTime(601_000);
    expect((await set(centre, ZHANG, proof, NEW)).msg).toBe(OVER);
  });

  test('the operator named there is the one of step 1', async () => {
    const proof = await proved(centre, LANTIAN);
    expect((await set(centre, { ...LANTIAN, jbrxm: '沈蓝' }, proof, NEW)).msg).toBe(OVER);
    expect((await set(centre, { ...LANTIAN, jbrzjhm: OPERATORS.沈蓝.jbrzjhm }, proof, NEW)).msg).toBe(OVER);
  });

  test('one that is none is refused at its field, and another one may follow', async () => {
    const cases: [string, string, string][] = [
      ['too short', 'Ab1', '密码6-20位，至少两种字符'],
      ['one kind', 'abcdefgh', '密码6-20位，至少两种字符'],
      ['21 characters', 'Abcdefghij1234567890x', '密码6-20位，至少两种字符'],
      ['the present one', OLD, '新密码不能与当前密码相同'],
    ];
    for (const [_what, password, message] of cases) {
      await centre.reset();
      const proof = await proved(centre, ZHANG);
      expect(await set(centre, ZHANG, proof, password)).toMatchObject({
        code: '1',
        msg: message,
        data: { fieldErrors: { password: message } },
      });
      expect((await set(centre, ZHANG, proof, NEW)).code).toBe('0');
    }
  });

  test('none of the last three passwords', async () => {
    for (const password of [NEW, 'Zwei@2223']) {
      expect((await recover(centre, ZHANG, password)).code).toBe('0');
      nextMinute();
    }
    const proof = await proved(centre, ZHANG);
    for (const used of [OLD, NEW]) {
      expect((await set(centre, ZHANG, proof, used)).msg).toBe('新密码不能与最近3次使用过的密码相同');
    }
    expect((await set(centre, ZHANG, proof, 'Drei@3334')).code).toBe('0');
    nextMinute();
    // The fourth from the last may be had again.
    expect((await recover(centre, ZHANG, OLD)).code).toBe('0');
  });
});
