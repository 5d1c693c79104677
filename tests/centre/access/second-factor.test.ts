// @vitest-environment node
import { sendTicketCode } from '@mocks/centre/access/second-factor';
import { sendSignInCode, signInBySecondFactor } from '@mocks/centre/access/sign-in';
import { PERSON_REGISTER } from '@mocks/centre/registration/registration';
import { sendRegistrationCode } from '@mocks/centre/registration/registration-codes';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PEOPLE } from '../../people';
import { encrypted, openForVisitors, type Visitors } from '../visitors';

const ZHAO = PEOPLE.赵敏;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const ticketOf = async (): Promise<string> => (await centre.signIn('1', ZHAO.zjhm)).data.ticket;
const send = (ticket: string) => centre.ask((tx, origin) => sendTicketCode(tx, origin, ticket));
const enter = (ticket: string, code: string) =>
  centre.ask((tx, origin) => signInBySecondFactor(tx, origin, ticket, code));

test('who has one gets a ticket, a code on the phone, and then a session', async () => {
  const first = await centre.signIn('1', ZHAO.zjhm);
  expect(first.data).toMatchObject({ loginMethod: '102', access_token: '', sjhm: '138****0006' });
  const { ticket } = first.data;
  expect((await send(ticket)).data).toEqual({ sjhm: '138****0006', yxsj: 300, jg: 60 });
  expect((await send(ticket)).code).toBe('429');

  const code = await centre.codeFor(ZHAO.sjhm);
  expect((await enter(ticket, '1')).msg).toBe('短信验证码错误或已失效，请重新输入');
  const second = await enter(ticket, code);
  expect(second.data.loginMethod).toBe('102');
  expect((await centre.whoIs(second.data.access_token)).data.nikName).toBe('赵敏');
  expect((await enter(ticket, code)).msg).toBe('登录已超时，请返回重新输入账号和密码');
});

test('a code is dead after 300 seconds, a ticket after ten minutes', async () => {
  const ticket = await ticketOf();
  await send(ticket);
  const code = await centre.codeFor(ZHAO.sjhm);
  centre.passTime(301_000);
  expect((await enter(ticket, code)).msg).toBe('短信验证码错误或已失效，请重新输入');
  centre.passTime(300_000);
  expect((await send(ticket)).msg).toBe('登录已超时，请返回重新输入账号和密码');
});

test('ten codes a day, no more', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await send(await ticketOf())).code).toBe('0');
    centre.passTime(61_000);
  }
  expect((await send(await ticketOf())).msg).toBe('短信验证码24小时内最多发送10次，请明日再试');
});

test('a hundred codes a day to one network address, to whomever they go and for whatever, known or not', async () => {
  const ask = (number: number, address: string) =>
    centre.ask((tx, origin) => {
      const input = { way: 'sms-code' as const, loginType: '1', target: encrypted(String(16600000000 + number)) };
      return sendSignInCode(tx, { ...origin, address }, input);
    });
  const [here, there] = ['203.0.113.7', '203.0.113.8'];
  for (let sent = 0; sent < 100; sent += 1) expect((await ask(sent, here)).code).toBe('0');
  const refusal = { code: '1', msg: '您这里24小时内已发送短信验证码100次，请明日再试' };
  expect(await ask(100, here)).toMatchObject(refusal);
  const registering = {
    zjhm: encrypted(PEOPLE.张建国.zjhm),
    sjhm: encrypted('16600000101'),
    ...(await centre.captcha()),
  };
  expect(
    await centre.ask((tx, origin) =>
      sendRegistrationCode(tx, { ...origin, address: here }, PERSON_REGISTER, registering),
    ),
  ).toMatchObject(refusal);
  expect((await ask(102, there)).code).toBe('0');
  centre.passTime(24 * 3_600_000 + 60_000);
  expect((await ask(103, here)).code).toBe('0');
});
