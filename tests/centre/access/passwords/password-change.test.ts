// @vitest-environment node
import { passwordInfo, sendUpdateCode, updatePassword } from '@mocks/centre/access/passwords/password-change';
import { type SessionRecord, touchSession } from '@mocks/centre/access/sessions';
import { moveClock } from '@mocks/centre/daily-jobs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPERS, OPERATORS, PASSWORD, PEOPLE } from '../../../people';
import { openForVisitors, type Visitors } from '../../visitors';
import { DEVELOPER, HUAXIA, LANTIAN, signIn, ZHANG } from './recover';

const OLD = PASSWORD;
const NEW = 'Xin@2027';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const isAlive = async (token: string) => (await centre.whoIs(token)).code === '0';

describe('change of password by SMS', () => {
  const change = (session: SessionRecord, dxyzm: string, password: string) =>
    centre.ask((tx, { wall }) => updatePassword(tx, wall, session, { dxyzm, password }));
  const send = (session: SessionRecord) => centre.ask((tx, visit) => sendUpdateCode(tx, visit, session));
  const info = async (session: SessionRecord) => (await centre.ask((tx) => passwordInfo(tx, session))).data;

  test('the present session stays, others end: for every kind of account', async () => {
    for (const [who, phone] of [
      [ZHANG, PEOPLE.张建国.sjhm],
      [HUAXIA, OPERATORS.吴晓东.jbrsjhm],
      [LANTIAN, OPERATORS.吴晓东.jbrsjhm],
      [DEVELOPER, DEVELOPERS.安居置业.sjhm],
    ] as const) {
      await centre.reset();
      const token = (await signIn(centre, who, OLD)).data.access_token;
      const elsewhere = (await signIn(centre, who, OLD)).data.access_token;
      const session = await centre.transact((tx) => touchSession(tx, token, tx.now()));
      if (!session) throw new Error('no session');
      expect(await info(session)).toEqual({ sjhm: `${phone.slice(0, 3)}****${phone.slice(-4)}`, xgrq: '2026-11-21' });
      expect((await send(session)).code).toBe('0');
      expect((await centre.smsTo(phone)).filter(({ code }) => code !== '')).toHaveLength(1);
      expect((await change(session, await centre.lastCode('sms'), NEW)).code).toBe('0');
      expect([await isAlive(token), await isAlive(elsewhere)]).toEqual([true, false]);
      expect((await signIn(centre, who, OLD)).code).toBe('426');
      expect((await signIn(centre, who, NEW)).code).toBe('0');
    }
  });

  test('too frequent, a wrong code and five of them', async () => {
    const session = await centre.session('1', ZHANG.number);
    await send(session);
    expect((await send(session)).code).toBe('429');
    const dxyzm = await centre.lastCode('sms');
    const other = dxyzm === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) {
      expect((await change(session, other, NEW)).data.fieldErrors).toEqual({ dxyzm: '短信验证码错误或已失效' });
    }
    // It must not be guessed at for five minutes.
    expect((await change(session, dxyzm, NEW)).code).toBe('1');
  });

  test('an expired code is refused', async () => {
    const session = await centre.session('1', ZHANG.number);
    await send(session);
    const dxyzm = await centre.lastCode('sms');
    centre.passTime(301_000);
    expect((await change(session, dxyzm, NEW)).msg).toBe('短信验证码错误或已失效');
  });

  test('the same password is refused, and the code is still good for another one', async () => {
    const session = await centre.session('1', ZHANG.number);
    await send(session);
    const dxyzm = await centre.lastCode('sms');
    expect((await change(session, dxyzm, OLD)).data.fieldErrors).toEqual({ password: '新密码不能与当前密码相同' });
    expect((await change(session, dxyzm, NEW)).code).toBe('0');
    expect((await change(session, dxyzm, 'Noch@1111')).msg).toBe('短信验证码错误或已失效');
  });

  test('sent again after a lost answer it is answered as the first time', async () => {
    const session = await centre.session('1', ZHANG.number);
    await send(session);
    const dxyzm = await centre.lastCode('sms');
    await change(session, dxyzm, NEW);
    expect((await change(session, dxyzm, NEW)).code).toBe('0');
    // Another session's is not.
    const elsewhere = await centre.session('1', ZHANG.number);
    expect((await change(elsewhere, dxyzm, NEW)).code).toBe('1');
  });

  test('after 90 days user info says that it should be changed, until it is', async () => {
    const session = await centre.session('1', ZHANG.number);
    const status = async () => (await centre.whoIs(session.token)).data.passwordStatus;
    expect(await status()).toBe('0');
    await centre.transact((tx) => moveClock(tx, { days: 90 }));
    expect(await status()).toBe('1');
    await send(session);
    await change(session, await centre.lastCode('sms'), NEW);
    expect(await status()).toBe('0');
    expect((await info(session)).xgrq).toBe('2027-02-19');
  });
});
