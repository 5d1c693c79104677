import { ROLE } from '@mocks/centre/kernel/operator-roles';
import { persons, units } from '@mocks/centre/kernel/people';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEGAL_PERSONS, NEWCOMERS, NOBODY, OPERATORS, PASSWORD, PEOPLE, UNITS } from '../people';
import { call, encrypted, type Received } from './call';

const REGISTER = '/api/auth/v1/register';
const HE = { xingming: '何雨', zjlx: '01', zjhm: PEOPLE.何雨.zjhm, sjhm: PEOPLE.何雨.sjhm };
const HE_GRZH = PEOPLE.何雨.grzh;
const ZHANG = { xingming: '张建国', zjlx: '01', zjhm: PEOPLE.张建国.zjhm, sjhm: PEOPLE.张建国.sjhm };
const NEW_PASSWORD = 'Heyu#2026';
const FORM = { grant_type: 'password', scope: 'server' };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

const smsTo = async (to: string) => (await centre.outbox()).filter((one) => one.kind === 'sms' && one.to === to);
const codeFor = async (to: string) => (await smsTo(to)).find(({ code }) => code !== '')?.code ?? '';

async function captcha(): Promise<{ code: string; uuid: string }> {
  const { data } = await call('/api/auth/v1/getImgCode');
  return { code: await centre.lastCode('captcha'), uuid: data.uuid };
}

async function sendCode(who: { zjhm: string; sjhm: string }, answered?: { code: string; uuid: string }) {
  const secrets = { zjhm: await encrypted(who.zjhm), sjhm: await encrypted(who.sjhm) };
  return call(`${REGISTER}/sendPersonSmsCode`, {
    query: FORM,
    form: { ...secrets, ...(answered ?? (await captcha())) },
  });
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

async function register({ grzh, dxyzm, password = NEW_PASSWORD, ticket = '', ...who }: Given): Promise<Received> {
  return call(`${REGISTER}/person`, {
    query: FORM,
    form: {
      ...who,
      zjhm: await encrypted(who.zjhm),
      sjhm: await encrypted(who.sjhm),
      password: await encrypted(password),
      ...(grzh ? { grzh: await encrypted(grzh) } : {}),
      dxyzm: dxyzm ?? (await codeFor(who.sjhm)),
      ticket,
    },
  });
}

async function signIn(loginType: string, account: string, password: string, jbrzjhm = ''): Promise<Received> {
  return call('/api/auth/v1/otherAuth/accountLogin', {
    query: FORM,
    form: {
      loginType,
      username: await encrypted(account),
      password: await encrypted(password),
      ...(jbrzjhm ? { jbrzjhm: await encrypted(jbrzjhm) } : {}),
      ...(await captcha()),
    },
  });
}

async function faceBy(ticket: string, zjhm = ''): Promise<Received> {
  const { data } = await call(`${REGISTER}/face/getQrCode`, { query: { ticket } });
  const scanned = await call('/api/__qa__/scan', { json: { uuid: data.uuid, action: 'confirm', zjhm } });
  const state = await call(`${REGISTER}/face/findQrStatus`, { query: { ticket, uuid: data.uuid } });
  return { ...scanned, data: state.data };
}

const personOnFile = (grzh: string) => centre.transact(({ store }) => persons(store).get(grzh));

describe('个人注册', () => {
  test('成功：可以登录，收到短信和消息，此前什么也没有', async () => {
    expect((await signIn('1', HE.zjhm, NEW_PASSWORD)).code).toBe('426');
    expect((await sendCode(HE)).data).toEqual({ sjhm: '138****0041', yxsj: 300, jg: 60 });
    const answer = await register(HE);
    expect(answer).toMatchObject({
      code: '0',
      data: { xingming: '何*', zjhm: '110***********0014', sjhm: '138****0041' },
    });
    const signedIn = await signIn('1', HE.zjhm, NEW_PASSWORD);
    expect(signedIn.code).toBe('0');
    const { data } = await call('/api/izfgjj-zhfw/v1/xxzx/getList', { token: signedIn.data.access_token });
    expect(data.list.map(({ title }: { title: string }) => title)).toEqual(['注册成功']);
    expect((await smsTo(HE.sjhm)).some(({ text }) => text?.includes('注册网上办事大厅成功'))).toBe(true);
  });

  test('注册后可以用短信验证码登录', async () => {
    await sendCode(HE);
    await register(HE);
    const target = { loginType: '1', sjhm: await encrypted(HE.sjhm) };
    await call('/api/auth/v1/sendLoginSmsCode', { query: target });
    const answer = await call('/api/auth/v1/otherAuth/smsCodeLogin', {
      query: FORM,
      form: { ...target, dxyzm: await codeFor(HE.sjhm) },
    });
    expect(answer.code).toBe('0');
  });

  test('查无此人与姓名不符：同一个代码、同一句话，同样不建账号', async () => {
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

  test('改正姓名后，同一个短信验证码还可以用', async () => {
    await sendCode(HE);
    await register({ ...HE, xingming: '何雪' });
    expect((await register(HE)).code).toBe('0');
  });

  test('身份连续五次不符：验证码作废，要重新获取', async () => {
    await sendCode(HE);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect((await register({ ...HE, xingming: '何雪' })).code).toBe('1101');
    }
    expect((await register({ ...HE, xingming: '何雪' })).msg).toBe(
      '身份信息连续5次核验未通过，请核对后重新获取短信验证码再试',
    );
    expect((await register(HE)).msg).toBe('短信验证码错误或已失效');
  });

  test('已注册：证明了手机才说，密码不变', async () => {
    const before = await personOnFile(PEOPLE.张建国.grzh);
    expect((await register({ ...ZHANG, dxyzm: '000000' })).msg).toBe('短信验证码错误或已失效');
    await sendCode(ZHANG);
    expect(await register(ZHANG)).toMatchObject({ code: '1103', msg: '该用户已注册，请直接登录' });
    expect((await personOnFile(PEOPLE.张建国.grzh))?.passwordHash).toBe(before?.passwordHash);
  });

  test('答复丢失后原样再发：按第一次答复，什么也不再发生；别的密码不行', async () => {
    await sendCode(HE);
    const dxyzm = await codeFor(HE.sjhm);
    await centre.fault({ path: '/register/person', kind: 'abort', times: 1 });
    await expect(register({ ...HE, dxyzm })).rejects.toThrow();
    const told = await smsTo(HE.sjhm);
    expect((await register({ ...HE, dxyzm })).data).toMatchObject({ xingming: '何*', sjhm: '138****0041' });
    expect(await smsTo(HE.sjhm)).toEqual(told);
    expect((await register({ ...HE, dxyzm, password: 'Noch#2026' })).code).toBe('1');
    centre.passTime(601_000);
    expect((await register({ ...HE, dxyzm })).code).toBe('1');
  });

  test('已注册而手机不是登记的：先要刷脸，与未注册的人一样', async () => {
    const stranger = NOBODY.sjhm;
    await sendCode({ ...ZHANG, sjhm: stranger });
    const registered = await register({ ...ZHANG, sjhm: stranger });
    centre.passTime(61_000);
    await sendCode({ ...HE, sjhm: stranger });
    const open = await register({ ...HE, sjhm: stranger });
    expect([registered.code, registered.msg]).toEqual([open.code, open.msg]);
    expect(open.code).toBe('1102');
  });

  test('手机变了：刷脸通过后注册成功，新号码登记在册，原号码收到提醒', async () => {
    const sjhm = NOBODY.sjhm;
    await sendCode({ ...HE, sjhm });
    const { data } = await register({ ...HE, sjhm });
    expect((await faceBy(data.ticket)).data).toEqual({ zt: 'confirmed' });
    expect((await register({ ...HE, sjhm, ticket: data.ticket })).code).toBe('0');
    expect((await personOnFile(HE_GRZH))?.sjhm).toBe(sjhm);
    expect((await smsTo(HE.sjhm))[0]?.text).toContain('登记手机号码已于');
    expect((await signIn('1', HE.zjhm, NEW_PASSWORD)).code).toBe('0');
  });

  test('手机变了：别人的脸不行，换一个人的证件也不行', async () => {
    const sjhm = NOBODY.sjhm;
    await sendCode({ ...HE, sjhm });
    const { data } = await register({ ...HE, sjhm });
    const stranger = await faceBy(data.ticket, ZHANG.zjhm);
    expect(stranger).toMatchObject({ code: '1', msg: '人脸与填写的身份不一致，核验未通过', data: { zt: 'waiting' } });
    expect((await register({ ...HE, sjhm, ticket: data.ticket })).code).toBe('1102');
    await faceBy(data.ticket);
    expect((await register({ ...ZHANG, sjhm, ticket: data.ticket })).code).toBe('1102');
  });

  test('手机登记在别人名下：不能注册', async () => {
    await sendCode({ ...HE, sjhm: ZHANG.sjhm });
    expect((await register({ ...HE, sjhm: ZHANG.sjhm })).data.fieldErrors).toEqual({
      sjhm: '该手机号码已登记在其他账户名下，请使用本人的手机号码',
    });
  });

  test('同一证件有多个账户：要个人公积金账号，账号不对如同查无此人', async () => {
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

  test('短信验证码错误，连错五次作废，过期也不行，用途不同的也不行', async () => {
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
    await call('/api/auth/v1/sendLoginSmsCode', { query: { loginType: '1', sjhm: await encrypted(ZHANG.sjhm) } });
    expect((await register({ ...ZHANG, dxyzm: await codeFor(ZHANG.sjhm) })).msg).toBe('短信验证码错误或已失效');
  });

  test('验证码短信：图形验证码错误不发，一分钟内不再发，一天最多十次', async () => {
    expect((await sendCode(HE, { ...(await captcha()), code: '0000' })).code).toBe('428');
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

  test.each([
    ['password', { password: 'abcdef' }, '密码6-20位，至少两种字符'],
    ['password', { password: 'Aa1!'.repeat(6) }, '密码6-20位，至少两种字符'],
    ['password', { password: 'abc 123' }, '密码6-20位，至少两种字符'],
    ['zjhm', { zjhm: '110105199909090015' }, '请输入正确格式的证件号'],
    ['zjlx', { zjlx: '1' }, '请选择证件类型'],
    ['sjhm', { sjhm: '12800000041' }, '请输入正确格式的手机号'],
    ['xingming', { xingming: '何<b>' }, '请输入正确格式的姓名'],
  ])('中心再核对一遍：%s %j', async (field, given, message) => {
    await sendCode(HE);
    const answer = await register({ ...HE, ...given, dxyzm: await codeFor(HE.sjhm) });
    expect(answer.data.fieldErrors).toEqual({ [field]: message });
    expect((await personOnFile(HE_GRZH))?.passwordHash).toBe('');
  });

  test('没有加密的内容不收，图形验证码不作废', async () => {
    const answered = await captcha();
    const plain = await call(`${REGISTER}/sendPersonSmsCode`, {
      query: FORM,
      form: { zjhm: HE.zjhm, sjhm: HE.sjhm, ...answered },
    });
    expect(plain.code).toBe('1001');
    expect((await sendCode(HE, answered)).code).toBe('0');
  });

  test('两次提交只成一个账号，后一次不改密码', async () => {
    await sendCode(HE);
    const dxyzm = await codeFor(HE.sjhm);
    const both = await Promise.all([register({ ...HE, dxyzm }), register({ ...HE, dxyzm, password: 'Other#2026' })]);
    expect(both.map(({ code }) => code).filter((code) => code === '0')).toHaveLength(1);
    const tries = [await signIn('1', HE.zjhm, NEW_PASSWORD), await signIn('1', HE.zjhm, 'Other#2026')];
    expect(tries.filter(({ code }) => code === '0')).toHaveLength(1);
    expect((await smsTo(HE.sjhm)).filter(({ text }) => text?.includes('注册网上办事大厅成功'))).toHaveLength(1);
  });
});

describe('单位注册', () => {
  const QIMING = { dwzh: UNITS.启明教育.dwzh, tyshxydm: UNITS.启明教育.tyshxydm };
  const HAN = { jbrxm: '韩梅', jbrzjhm: OPERATORS.韩梅.jbrzjhm };
  const HUAXIA = { dwzh: UNITS.华夏精密.dwzh, tyshxydm: UNITS.华夏精密.tyshxydm };
  const NEWCOMER = { jbrxm: '方小明', jbrzjhm: NEWCOMERS.方小明.zjhm, jbrsjhm: NEWCOMERS.方小明.sjhm };
  const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);

  async function match(unit: { dwzh: string; tyshxydm: string }): Promise<Received> {
    const form = { dwzh: await encrypted(unit.dwzh), tyshxydm: unit.tyshxydm, ...(await captcha()) };
    return call(`${REGISTER}/matchUnit`, { query: FORM, form });
  }

  async function name(ticket: string, given: Record<string, string>, letter?: Uint8Array): Promise<Received> {
    const form = new FormData();
    const fields = { ticket, jbrlb: '1', jbrzjlx: '01', jbrjs: '2', ...given };
    for (const [key, value] of Object.entries(fields)) {
      form.set(key, /zjhm|sjhm/.test(key) ? await encrypted(value) : value);
    }
    if (letter) form.set('sqs', new File([Uint8Array.from(letter)], '授权书.pdf'));
    const response = await fetch(`http://localhost${REGISTER}/operator`, { method: 'POST', body: form });
    const { code, msg, data } = await response.json();
    return { status: response.status, code: String(code), msg, data };
  }

  async function unitCode(ticket: string, dwzh: string): Promise<Received> {
    return call(`${REGISTER}/sendUnitSmsCode`, { query: FORM, form: { ticket, dwzh: await encrypted(dwzh) } });
  }

  async function finish(
    ticket: string,
    dwzh: string,
    operator: { jbrxm: string; jbrzjhm: string },
    dxyzm: string,
    password = 'Unit#2026',
  ): Promise<Received> {
    return call(`${REGISTER}/unit`, {
      query: FORM,
      form: {
        ticket,
        jbrxm: operator.jbrxm,
        dxyzm,
        dwzh: await encrypted(dwzh),
        jbrzjhm: await encrypted(operator.jbrzjhm),
        password: await encrypted(password),
      },
    });
  }

  test('登记的经办人：管理员，可以登录，单位收到消息', async () => {
    const { data: unit } = await match(QIMING);
    expect(unit.dwmc).toBe('启明教育咨询有限公司');
    expect((await name(unit.ticket, HAN)).data).toEqual({ sjhm: '139****0005' });
    await unitCode(unit.ticket, QIMING.dwzh);
    const answer = await finish(unit.ticket, QIMING.dwzh, HAN, await codeFor(OPERATORS.韩梅.jbrsjhm));
    expect(answer.data).toMatchObject({
      zt: 'done',
      dwmc: '启明教育咨询有限公司',
      jbrxm: '韩*',
      jbrjs: '管理员',
      sw: true,
    });
    expect((await signIn('2', QIMING.dwzh, 'Unit#2026')).code).toBe('0');
    expect((await smsTo(OPERATORS.韩梅.jbrsjhm)).some(({ text }) => text?.includes('注册网上办事大厅成功'))).toBe(true);
  });

  test.each([
    ['代码不对', { ...QIMING, tyshxydm: '91110107MA05QMJYX4' }],
    ['没有这个单位', { ...QIMING, dwzh: '1000000099' }],
    ['其他单位不在这里注册', { dwzh: UNITS.融资担保.dwzh, tyshxydm: UNITS.融资担保.tyshxydm }],
  ])('单位账号与统一社会信用代码不匹配：%s', async (_case, unit) => {
    expect(await match(unit)).toMatchObject({ code: '1', msg: '单位账号与统一社会信用代码不匹配' });
  });

  test.each([
    ['姓名不符', { ...HAN, jbrxm: '韩雪' }],
    ['查无此人', { ...HAN, jbrzjhm: NEWCOMERS.方小明.zjhm }],
  ])('经办人信息与登记信息不一致：%s，同一句话，五次为限', async (_case, operator) => {
    const { data: unit } = await match(QIMING);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect(await name(unit.ticket, operator)).toMatchObject({ code: '1', msg: '经办人信息与登记信息不一致' });
    }
    expect((await name(unit.ticket, operator)).msg).toContain('连续5次');
    expect((await name(unit.ticket, HAN)).msg).toBe('注册已超时，请返回重新核对单位信息');
  });

  test('答复丢失后原样再发：按第一次答复', async () => {
    const { data: unit } = await match(QIMING);
    await name(unit.ticket, HAN);
    await unitCode(unit.ticket, QIMING.dwzh);
    const code = await codeFor(OPERATORS.韩梅.jbrsjhm);
    await centre.fault({ path: '/register/unit', kind: 'abort', times: 1 });
    await expect(finish(unit.ticket, QIMING.dwzh, HAN, code)).rejects.toThrow();
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code)).data).toMatchObject({ zt: 'done', jbrxm: '韩*' });
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code, 'Noch#2026')).code).toBe('1');
  });

  test('已注册的经办人：收到的验证码正确才说，密码不变', async () => {
    const { data: unit } = await match(HUAXIA);
    const wu = { jbrxm: '吴晓东', jbrzjhm: OPERATORS.吴晓东.jbrzjhm };
    await name(unit.ticket, wu);
    await unitCode(unit.ticket, HUAXIA.dwzh);
    expect((await finish(unit.ticket, HUAXIA.dwzh, wu, '000000')).msg).toBe('短信验证码错误或已失效');
    const answer = await finish(unit.ticket, HUAXIA.dwzh, wu, await codeFor(OPERATORS.吴晓东.jbrsjhm));
    expect(answer).toMatchObject({ code: '1103', msg: '该用户已注册，请直接登录' });
    expect((await signIn('2', HUAXIA.dwzh, PASSWORD)).code).toBe('0');
  });

  async function further(): Promise<{ ticket: string; face: string; answer: Received }> {
    const { data: unit } = await match(HUAXIA);
    await name(unit.ticket, { ...NEWCOMER, jbrlb: '2', jbrjs: '3' }, PDF);
    await unitCode(unit.ticket, HUAXIA.dwzh);
    const answer = await finish(unit.ticket, HUAXIA.dwzh, NEWCOMER, await codeFor(NEWCOMER.jbrsjhm));
    return { ticket: unit.ticket, face: answer.data.ticket, answer };
  }

  test('新授权的经办人：法定代表人确认之前不能登录，之后用自己的密码登录', async () => {
    const { face, answer } = await further();
    expect(answer.data).toMatchObject({ zt: 'confirm', frxm: '方**', jbrjs: '复核' });
    expect((await signIn('2', HUAXIA.dwzh, 'Unit#2026', NEWCOMER.jbrzjhm)).code).toBe('426');
    expect((await faceBy(face)).data).toEqual({ zt: 'confirmed' });
    expect((await signIn('2', HUAXIA.dwzh, 'Unit#2026', NEWCOMER.jbrzjhm)).code).toBe('0');
    // The first operator's password is still the first operator's.
    expect((await signIn('2', HUAXIA.dwzh, PASSWORD)).code).toBe('0');
    expect((await signIn('2', HUAXIA.dwzh, 'Unit#2026')).code).toBe('426');
    const unit = await centre.transact(({ store }) => units(store).get(HUAXIA.dwzh));
    expect(unit?.operators).toMatchObject([{ jbrxm: '邢芳' }, { ...NEWCOMER, role: ROLE.checker }]);
    expect((await smsTo(OPERATORS.吴晓东.jbrsjhm))[0]?.text).toContain('经办人方**（复核）');
  });

  test('新授权的经办人：不是法定代表人的脸不行，再次确认不会多出一个经办人', async () => {
    const { face } = await further();
    expect((await faceBy(face, OPERATORS.吴晓东.jbrzjhm)).msg).toBe('人脸与填写的身份不一致，核验未通过');
    await faceBy(face, LEGAL_PERSONS.方振华.zjhm.toLowerCase());
    await faceBy(face);
    const unit = await centre.transact(({ store }) => units(store).get(HUAXIA.dwzh));
    expect(unit?.operators?.map(({ jbrxm }) => jbrxm)).toEqual(['邢芳', NEWCOMER.jbrxm]);
  });

  test.each([
    ['没有授权书', {}, undefined, { sqs: '请上传单位授权书' }],
    ['改了名字的程序', {}, new Uint8Array([0x4d, 0x5a, 0x90, 0]), { sqs: '单位授权书须为jpg、png图片或PDF文件' }],
    ['太大的文件', {}, new Uint8Array(11 * 1024 * 1024).fill(0x25), { sqs: '文件超过10MB，请压缩后上传' }],
    ['没有岗位', { jbrjs: '1' }, PDF, { jbrjs: '请选择岗位' }],
    ['手机格式不对', { jbrsjhm: '12345678901' }, PDF, { jbrsjhm: '请输入正确格式的手机号' }],
    [
      '别的经办人的手机',
      { jbrsjhm: OPERATORS.郝思源.jbrsjhm },
      PDF,
      { jbrsjhm: '该手机号码已登记在其他经办人名下，请使用本人的手机号码' },
    ],
  ])('新授权的经办人，中心再核对一遍：%s', async (_case, given, letter, fieldErrors) => {
    const { data: unit } = await match(HUAXIA);
    const answer = await name(unit.ticket, { ...NEWCOMER, jbrlb: '2', ...given }, letter);
    expect(answer.data.fieldErrors).toEqual(fieldErrors);
  });

  test('登记的经办人不能当作新授权的，注册30分钟后过期', async () => {
    const { data: unit } = await match(QIMING);
    const as = { ...HAN, jbrlb: '2', jbrsjhm: NEWCOMER.jbrsjhm };
    expect((await name(unit.ticket, as, PDF)).msg).toBe('该经办人已在中心登记，请选择“登记的经办人”');
    centre.passTime(31 * 60_000);
    expect((await name(unit.ticket, HAN)).msg).toBe('注册已超时，请返回重新核对单位信息');
  });

  test('验证码只发给说好的经办人，换一个单位或经办人提交不行', async () => {
    const { data: unit } = await match(QIMING);
    expect((await unitCode(unit.ticket, QIMING.dwzh)).msg).toBe('注册已超时，请返回重新核对单位信息');
    await name(unit.ticket, HAN);
    expect((await unitCode(unit.ticket, HUAXIA.dwzh)).msg).toBe('注册已超时，请返回重新核对单位信息');
    await unitCode(unit.ticket, QIMING.dwzh);
    const code = await codeFor(OPERATORS.韩梅.jbrsjhm);
    expect((await finish(unit.ticket, QIMING.dwzh, NEWCOMER, code)).msg).toBe('经办人信息与登记信息不一致');
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code, 'abcdef')).data.fieldErrors).toEqual({
      password: '密码6-20位，至少两种字符',
    });
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code)).code).toBe('0');
  });
});

test.each([
  ['user', '用户服务协议'],
  ['unit', '单位网上业务协议'],
  ['privacy', '隐私说明'],
  ['__proto__', '用户服务协议'],
])('协议 %s：%s', async (xylx, title) => {
  const { data } = await call('/api/izfgjj-zhfw/v1/yhxy/getXyxq', { query: { xylx } });
  expect(data.bt).toBe(title);
  expect(Buffer.from(data.pznr, 'base64').toString('utf8')).toContain('12329');
});
