// @vitest-environment node

import { touchSession } from '@mocks/centre/access/sessions';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { findPersonByZjhm, type PersonRecord, persons } from '@mocks/centre/kernel/people';
import { depositAccount } from '@mocks/centre/members/person-views';
import { otherCityDeposits } from '@mocks/centre/registers/other-city-deposits';
import { FLEXIBLE_GUEST, registerFlexible } from '@mocks/centre/registration/flexible-registration';
import { flexibleStart } from '@mocks/centre/registration/flexible-start';
import { OTHER_CITY_GUEST, registerOtherCity } from '@mocks/centre/registration/other-city-registration';
import { sendRegistrationCode } from '@mocks/centre/registration/registration-codes';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFlexibleStart } from '@/api/person/flexible';
import { NEWCOMERS, PASSWORD, PEOPLE } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';

const NEW = {
  xingming: '宋词',
  zjlx: '01',
  zjhm: NEWCOMERS.宋词.zjhm,
  sjhm: NEWCOMERS.宋词.sjhm,
  password: 'Song@2026',
};
const TAO_RAN = { ...NEW, xingming: '陶然', zjhm: NEWCOMERS.陶然.zjhm, sjhm: NEWCOMERS.陶然.sjhm };
const HERE = '990105';
const ELSEWHERE = {
  jcszs: '330100',
  jcgjjzxmc: '杭州住房公积金管理中心',
  ydgrzh: '',
  jcdwmc: '杭州西溪设计有限公司',
  jczmbh: '',
  hyzk: '10',
};
const NEUTRAL = /^身份信息核验未通过/;
const PDF = new TextEncoder().encode('%PDF-1.7 certificate');

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

type Person = typeof NEW;
type Kind = 'Flexible' | 'Outside';

async function send(kind: Kind, { zjhm, sjhm }: Pick<Person, 'zjhm' | 'sjhm'>, answer?: string): Promise<Answered> {
  const captcha = await centre.captcha();
  const input = { zjhm: encrypted(zjhm), sjhm: encrypted(sjhm), ...captcha, code: answer ?? captcha.code };
  const purpose = kind === 'Flexible' ? FLEXIBLE_GUEST : OTHER_CITY_GUEST;
  return centre.ask((tx, visit) => sendRegistrationCode(tx, visit, purpose, input));
}

function body({ zjhm, sjhm, password, ...open }: Person, dxyzm: string) {
  return { ...open, zjhm: encrypted(zjhm), sjhm: encrypted(sjhm), password: encrypted(password), dxyzm };
}

const flexible = (person: Person, { dxyzm, jzsd = HERE }: { dxyzm: string; jzsd?: string }) =>
  centre.ask((tx, visit) => registerFlexible(tx, visit, { ...body(person, dxyzm), jzsd }));

function outside(person: Person, dxyzm: string, more: Partial<typeof ELSEWHERE> = {}, file?: Uint8Array) {
  const zmcl = file && { name: '证明.pdf', bytes: file };
  const input = { ...body(person, dxyzm), ...ELSEWHERE, ...more };
  return centre.ask((tx, visit) => registerOtherCity(tx, visit, input, zmcl));
}

/** What a session that was just opened sees of its account. */
const accountOf = (token: string) =>
  centre.ask((tx, { wall }) => {
    const session = touchSession(tx, token, wall);
    return session && depositAccount(tx, session.actor);
  });

const proved = async (kind: Kind, person: Pick<Person, 'zjhm' | 'sjhm'>) => {
  expect(await send(kind, person)).toMatchObject({ code: '0' });
  return centre.lastCode('sms');
};
const known = (zjhm: string) => centre.transact((tx) => findPersonByZjhm(tx, zjhm));
/** How often the phone heard of the registration, and the message centre. */
const welcomes = async ({ sjhm }: Person, token: string) => {
  const sms = (await centre.outbox()).filter(({ to, text }) => to === sjhm && text?.includes('注册网上办事大厅成功'));
  const { data } = await centre.ask((tx, { wall }) => {
    const session = touchSession(tx, token, wall);
    return session && listMessages(tx, session.actor, { page: 1, size: 10 });
  });
  const list: { title: string }[] = data.list;
  return [sms.length, list.filter(({ title }) => title === '注册成功').length];
};
const count = () => centre.transact((tx) => [...persons(tx.store).values()].length);

describe('a flexible worker', () => {
  test('success: a sign-in without an account, role, region, and a session that is good at once', async () => {
    const answer = await flexible(NEW, { dxyzm: await proved('Flexible', NEW) });
    expect(answer).toMatchObject({ code: '0', data: { loginMethod: '112' } });
    const person = await known(NEW.zjhm);
    const expected: Partial<PersonRecord> = {
      xingming: '宋词',
      grzhzt: '00',
      zjlx: '01',
      roles: ['lhjyjczgry'],
      spans: [],
    };
    expect(person).toMatchObject({ ...expected, sjhm: NEW.sjhm, completeness: '0' });
    expect(person?.grzh).toMatch(/^\d{12}$/);
    const token = answer.data.access_token;
    const account = await accountOf(token);
    // The number is only kept: nobody is told it before the account is open.
    expect(account.data).toMatchObject({ grzh: '', grzhzt: '00', grzhye: '0.00', zjhm: '420***********003X' });
    const start = await centre.transact((tx) => flexibleStart(tx, { kind: 'person', grzh: person?.grzh ?? '' }));
    expect(start).toEqual({
      csny: '1995-03-09',
      sjhm: '137****0001',
      jzdz: { region: ['云州市', '海淀区'], detail: '' },
      hyzk: '',
      xueli: '',
    });
    // What the hall reads of it is what was sent: the form begins with this region.
    expect(readFlexibleStart(start)).toEqual(start);
  });

  test('a submission that is sent twice makes one login, and both are signed in', async () => {
    const dxyzm = await proved('Flexible', NEW);
    const before = await count();
    const [first, second] = await Promise.all([flexible(NEW, { dxyzm }), flexible(NEW, { dxyzm })]);
    expect([first.code, second.code]).toEqual(['0', '0']);
    expect(await count()).toBe(before + 1);
    expect(await welcomes(NEW, second.data.access_token)).toEqual([1, 1]);
  });

  test('existing account: said after the registered phone has proved the person, and nothing changes', async () => {
    const zhang = { ...NEW, xingming: '张建国', zjhm: PEOPLE.张建国.zjhm, sjhm: PEOPLE.张建国.sjhm };
    const hash = (await known(zhang.zjhm))?.passwordHash;
    const answer = await flexible(zhang, { dxyzm: await proved('Flexible', zhang) });
    expect(answer).toMatchObject({ code: '1111', msg: '您已有公积金账户，请直接登录办理' });
    expect((await known(zhang.zjhm))?.passwordHash).toBe(hash);
  });

  test('existing account, another phone: the same answer as for a wrong name, without a word of an account', async () => {
    const stranger = { ...NEW, xingming: '张建国', zjhm: PEOPLE.张建国.zjhm };
    const dxyzm = await proved('Flexible', stranger);
    const otherPhone = await flexible(stranger, { dxyzm });
    const wrongName = await flexible({ ...stranger, xingming: '张三' }, { dxyzm });
    expect(otherPhone.msg).toMatch(NEUTRAL);
    expect(wrongName).toMatchObject({ code: otherPhone.code, msg: otherPhone.msg });
  });

  test('five identities that do not hold use the proof up', async () => {
    const stranger = { ...NEW, xingming: '张三', zjhm: PEOPLE.张建国.zjhm };
    const dxyzm = await proved('Flexible', stranger);
    for (let no = 1; no < 5; no += 1) expect((await flexible(stranger, { dxyzm })).msg).toMatch(NEUTRAL);
    expect((await flexible(stranger, { dxyzm })).msg).toBe('身份信息连续5次核验未通过，请核对后重新获取短信验证码再试');
    expect(await flexible(NEW, { dxyzm })).toMatchObject({
      data: { fieldErrors: { dxyzm: '短信验证码错误或已失效' } },
    });
  });

  test('wrong code, and a code of another purpose, are refused at their field', async () => {
    await proved('Flexible', NEW);
    const refused = { code: '1', data: { fieldErrors: { dxyzm: '短信验证码错误或已失效' } } };
    expect(await flexible(NEW, { dxyzm: '000000' })).toMatchObject(refused);
    const other = await proved('Outside', NEW);
    expect(await flexible(NEW, { dxyzm: other })).toMatchObject(refused);
    expect(await known(NEW.zjhm)).toBeUndefined();
  });

  test('wrong captcha sends nothing', async () => {
    const before = (await centre.outbox()).filter(({ kind }) => kind === 'sms').length;
    expect(await send('Flexible', NEW, 'ZZZZ')).toMatchObject({ code: '428', msg: '验证码错误，请重新输入' });
    expect((await centre.outbox()).filter(({ kind }) => kind === 'sms').length).toBe(before);
  });

  test('too frequent: a second code within a minute is refused', async () => {
    await proved('Flexible', NEW);
    expect((await send('Flexible', NEW)).code).not.toBe('0');
  });

  test('every field is checked again', async () => {
    const wrong = { ...NEW, xingming: '1', zjlx: '1', zjhm: '420106199503090031', sjhm: '123', password: 'aaaaaa' };
    const answer = await flexible(wrong, { dxyzm: '', jzsd: '1' });
    expect(answer.data.fieldErrors).toEqual({
      xingming: '请输入正确格式的姓名',
      zjlx: '请选择证件类型',
      sjhm: '请输入正确格式的手机号',
      password: '密码6-20位，至少两种字符',
      jzsd: '请选择居住/从业所在地',
    });
    const badNumber = await flexible({ ...NEW, zjhm: '420106199503090031' }, { dxyzm: '' });
    expect(badNumber.data.fieldErrors).toEqual({ zjhm: '请输入正确格式的证件号' });
    expect((await flexible(NEW, { dxyzm: '', jzsd: '330106' })).data.fieldErrors).toEqual({
      jzsd: '请选择居住/从业所在地',
    });
  });

  test('secrets that cannot be read are refused as such', async () => {
    const input = { ...body(NEW, ''), zjhm: NEW.zjhm, jzsd: HERE };
    const answer = await centre.ask((tx, visit) => registerFlexible(tx, visit, input));
    expect(answer).toMatchObject({ code: '1001' });
  });

  test('a phone of somebody else is refused at its field', async () => {
    const taken = { ...NEW, sjhm: PEOPLE.李晓梅.sjhm };
    const answer = await flexible(taken, { dxyzm: await proved('Flexible', taken) });
    expect(answer.data.fieldErrors).toEqual({ sjhm: '该手机号码已登记在其他账户名下，请使用本人的手机号码' });
  });

  test('already registered: another password does not open the account', async () => {
    const suqing = { ...NEW, xingming: '苏晴', zjhm: PEOPLE.苏晴.zjhm, sjhm: PEOPLE.苏晴.sjhm };
    const answer = await flexible(suqing, { dxyzm: await proved('Flexible', suqing) });
    expect(answer).toMatchObject({ code: '1103', msg: '该用户已注册，请直接登录' });
  });

  test('registration switched off as a way in: the login is made, the refusal says so', async () => {
    await centre.transact((tx) => setMethod(tx, 'registration', []));
    const answer = await flexible(NEW, { dxyzm: await proved('Flexible', NEW) });
    expect(answer).toMatchObject({ code: '1', msg: '注册后登录暂未开放，请选择其他登录方式' });
    expect(await known(NEW.zjhm)).toMatchObject({ grzhzt: '00' });
  });
});

describe('a borrower from elsewhere', () => {
  test('success: the national exchange knows the account; the record is kept, the role is that of the loan area', async () => {
    const answer = await outside(TAO_RAN, await proved('Outside', TAO_RAN));
    expect(answer).toMatchObject({ code: '0', data: { loginMethod: '112' } });
    const person = await known(TAO_RAN.zjhm);
    expect(person).toMatchObject({ grzhzt: '00', roles: ['ydjczgry'] });
    expect(await welcomes(TAO_RAN, answer.data.access_token)).toEqual([1, 1]);
    const kept = await centre.transact((tx) => otherCityDeposits(tx.store).get(person?.grzh ?? ''));
    expect(kept).toMatchObject({
      ydgrzh: '057100123401',
      jczmbh: '',
      exchange: { grzhzt: '01', lxjcys: 30, jzny: '2026-10' },
    });
    const account = await accountOf(answer.data.access_token);
    expect(account.data.ydjc).toMatchObject({ jcgjjzxmc: '杭州住房公积金管理中心', hyzt: '1', lxjcys: 30 });
  });

  test('unknown deposit record: the certificate and its number are asked for, then they do', async () => {
    const dxyzm = await proved('Outside', NEW);
    const asked = await outside(NEW, dxyzm);
    expect(asked).toMatchObject({ code: '1112', msg: '未查询到异地缴存信息，请上传缴存使用证明' });
    expect(asked.data.fieldErrors).toEqual({
      jczmbh: '请输入异地贷款缴存使用证明编号',
      zmcl: '未查询到异地缴存信息，请上传缴存使用证明',
    });
    expect(await known(NEW.zjhm)).toBeUndefined();
    expect(await outside(NEW, dxyzm, { jczmbh: 'YD2026-001' }, PDF)).toMatchObject({ code: '0' });
    const person = await known(NEW.zjhm);
    const kept = await centre.transact((tx) => otherCityDeposits(tx.store).get(person?.grzh ?? ''));
    expect(kept).toMatchObject({ jczmbh: 'YD2026-001', wjm: '证明.pdf', exchange: null });
  });

  test('the record of another name or another centre is not found', async () => {
    const dxyzm = await proved('Outside', TAO_RAN);
    const other = { jcszs: '320100', jcgjjzxmc: '南京住房公积金管理中心' };
    expect(await outside(TAO_RAN, dxyzm, other)).toMatchObject({ code: '1112' });
    expect(await outside({ ...TAO_RAN, xingming: '陶冉' }, dxyzm)).toMatchObject({ code: '1112' });
  });

  test('a certificate that is no document is refused by content', async () => {
    const dxyzm = await proved('Outside', NEW);
    const answer = await outside(NEW, dxyzm, { jczmbh: 'YD1' }, new TextEncoder().encode('MZ program'));
    expect(answer.data.fieldErrors).toEqual({
      zmcl: '仅支持jpg、jpeg、png、pdf、ofd格式的文件（以文件内容为准）',
    });
  });

  test('centre and city must belong together, and the own city is for local depositors', async () => {
    const wrong = await outside(NEW, '', { jcszs: '320100' });
    expect(wrong.data.fieldErrors).toEqual({ jcgjjzxmc: '请选择缴存中心' });
    const local = await outside(NEW, '', { jcszs: '990000', jcdwmc: '', hyzk: '' });
    expect(local.data.fieldErrors).toMatchObject({
      jcszs: '在本市缴存的，请使用个人用户注册',
      jcdwmc: '请输入缴存单位',
      hyzk: '请选择婚姻状况',
    });
  });

  test('existing account here: sent to the sign-in', async () => {
    const liu = { ...NEW, xingming: '刘洋', zjhm: PEOPLE.刘洋.zjhm, sjhm: PEOPLE.刘洋.sjhm };
    const answer = await outside(liu, await proved('Outside', liu));
    expect(answer).toMatchObject({ code: '1111', msg: '您已有公积金账户，请直接登录办理' });
  });

  test('a flexible worker without an account yet gets the loan area beside the own role', async () => {
    const suqing = { ...NEW, xingming: '苏晴', zjhm: PEOPLE.苏晴.zjhm, sjhm: PEOPLE.苏晴.sjhm, password: PASSWORD };
    const dxyzm = await proved('Outside', suqing);
    expect(await outside(suqing, dxyzm, { jczmbh: 'YD2' }, PDF)).toMatchObject({ code: '0' });
    expect((await known(suqing.zjhm))?.roles).toEqual(['lhjyjczgry', 'ydjczgry']);
  });
});
