// @vitest-environment node

import { units } from '@mocks/centre/kernel/people';
import { ROLE } from '@mocks/centre/kernel/unit/operator-roles';
import { guestFaceCode, guestFaceState } from '@mocks/centre/registration/guest-faces';
import { nameOperator } from '@mocks/centre/registration/operator-naming';
import { matchUnit, registerUnit, sendUnitRegistrationCode } from '@mocks/centre/registration/unit-registration';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEGAL_PERSONS, NEWCOMERS, OPERATORS, PASSWORD, UNITS } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const smsTo = (to: string) => centre.smsTo(to);
const codeFor = (to: string) => centre.codeFor(to);

const signIn = (loginType: string, account: string, password: string, jbrzjhm = '') =>
  centre.signIn(loginType, account, password, { jbrzjhm });

async function faceBy(ticket: string, zjhm = ''): Promise<Answered> {
  const { data } = await centre.ask((tx, { wall }) => guestFaceCode(tx, wall, ticket));
  const scanned = await centre.phone(data, 'confirm', zjhm);
  const state = await centre.ask((tx, { wall }) => guestFaceState(tx, wall, ticket, data.uuid));
  return { ...scanned, data: state.data };
}

describe('the operator of a unit registers', () => {
  const QIMING = { dwzh: UNITS.启明教育.dwzh, tyshxydm: UNITS.启明教育.tyshxydm };
  const HAN = { jbrxm: '韩梅', jbrzjhm: OPERATORS.韩梅.jbrzjhm };
  const HUAXIA = { dwzh: UNITS.华夏精密.dwzh, tyshxydm: UNITS.华夏精密.tyshxydm };
  const NEWCOMER = { jbrxm: '方小明', jbrzjhm: NEWCOMERS.方小明.zjhm, jbrsjhm: NEWCOMERS.方小明.sjhm };
  const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);

  async function match({ dwzh, tyshxydm }: { dwzh: string; tyshxydm: string }): Promise<Answered> {
    const input = { dwzh: encrypted(dwzh), tyshxydm, ...(await centre.captcha()) };
    return centre.ask((tx, { wall }) => matchUnit(tx, wall, input));
  }

  function name(
    ticket: string,
    given: Partial<typeof NEWCOMER> & { jbrlb?: string; jbrjs?: string },
    letter?: Uint8Array,
  ) {
    const { jbrxm = '', jbrzjhm = '', jbrsjhm, jbrlb = '1', jbrjs = '2' } = given;
    const input = {
      ticket,
      jbrlb,
      jbrjs,
      jbrxm,
      jbrzjlx: '01',
      jbrzjhm: encrypted(jbrzjhm),
      jbrsjhm: jbrsjhm ? encrypted(jbrsjhm) : '',
    };
    const sqs = letter && { name: '授权书.pdf', bytes: letter };
    return centre.ask((tx, { wall }) => nameOperator(tx, wall, input, sqs));
  }

  const unitCode = (ticket: string, dwzh: string) =>
    centre.ask((tx, visit) => sendUnitRegistrationCode(tx, visit, { ticket, dwzh: encrypted(dwzh) }));

  function finish(
    ticket: string,
    dwzh: string,
    { jbrxm, jbrzjhm }: { jbrxm: string; jbrzjhm: string },
    dxyzm: string,
    password = 'Unit#2026',
  ): Promise<Answered> {
    const secrets = { dwzh: encrypted(dwzh), jbrzjhm: encrypted(jbrzjhm), password: encrypted(password) };
    return centre.ask((tx, { wall }) => registerUnit(tx, wall, { ticket, jbrxm, dxyzm, ...secrets }));
  }

  test('one on file becomes administrator, signs in, and is told', async () => {
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

  test('a wrong code, an unknown unit and an other unit match none, in the same words', async () => {
    for (const unit of [
      { ...QIMING, tyshxydm: '91110107MA05QMJYX4' },
      { ...QIMING, dwzh: '1000000099' },
      { dwzh: UNITS.融资担保.dwzh, tyshxydm: UNITS.融资担保.tyshxydm },
    ]) {
      expect(await match(unit)).toMatchObject({ code: '1', msg: '单位账号与统一社会信用代码不匹配' });
    }
  });

  test('a wrong name and an unknown operator are answered alike, five times at most', async () => {
    for (const operator of [
      { ...HAN, jbrxm: '韩雪' },
      { ...HAN, jbrzjhm: NEWCOMERS.方小明.zjhm },
    ]) {
      const { data: unit } = await match(QIMING);
      for (let attempt = 1; attempt < 5; attempt += 1) {
        expect(await name(unit.ticket, operator)).toMatchObject({ code: '1', msg: '经办人信息与登记信息不一致' });
      }
      expect((await name(unit.ticket, operator)).msg).toContain('连续5次');
      expect((await name(unit.ticket, HAN)).msg).toBe('注册已超时，请返回重新核对单位信息');
    }
  });

  test('the same again is answered as the first time', async () => {
    const { data: unit } = await match(QIMING);
    await name(unit.ticket, HAN);
    await unitCode(unit.ticket, QIMING.dwzh);
    const code = await codeFor(OPERATORS.韩梅.jbrsjhm);
    await finish(unit.ticket, QIMING.dwzh, HAN, code);
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code)).data).toMatchObject({ zt: 'done', jbrxm: '韩*' });
    expect((await finish(unit.ticket, QIMING.dwzh, HAN, code, 'Noch#2026')).code).toBe('1');
  });

  test('that one is registered is said for the right code alone, and the password stays', async () => {
    const { data: unit } = await match(HUAXIA);
    const wu = { jbrxm: '吴晓东', jbrzjhm: OPERATORS.吴晓东.jbrzjhm };
    await name(unit.ticket, wu);
    await unitCode(unit.ticket, HUAXIA.dwzh);
    expect((await finish(unit.ticket, HUAXIA.dwzh, wu, '000000')).msg).toBe('短信验证码错误或已失效');
    const answer = await finish(unit.ticket, HUAXIA.dwzh, wu, await codeFor(OPERATORS.吴晓东.jbrsjhm));
    expect(answer).toMatchObject({ code: '1103', msg: '该用户已注册，请直接登录' });
    expect((await signIn('2', HUAXIA.dwzh, PASSWORD)).code).toBe('0');
  });

  async function further(): Promise<{ ticket: string; face: string; answer: Answered }> {
    const { data: unit } = await match(HUAXIA);
    await name(unit.ticket, { ...NEWCOMER, jbrlb: '2', jbrjs: '3' }, PDF);
    await unitCode(unit.ticket, HUAXIA.dwzh);
    const answer = await finish(unit.ticket, HUAXIA.dwzh, NEWCOMER, await codeFor(NEWCOMER.jbrsjhm));
    return { ticket: unit.ticket, face: answer.data.ticket, answer };
  }

  test('a new one signs in once the legal person has confirmed, with a password of their own', async () => {
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

  test('a new one: no face but that of the legal person; confirmed twice it is one operator', async () => {
    const { face } = await further();
    expect((await faceBy(face, OPERATORS.吴晓东.jbrzjhm)).msg).toBe('人脸与填写的身份不一致，核验未通过');
    await faceBy(face, LEGAL_PERSONS.方振华.zjhm.toLowerCase());
    await faceBy(face);
    const unit = await centre.transact(({ store }) => units(store).get(HUAXIA.dwzh));
    expect(unit?.operators?.map(({ jbrxm }) => jbrxm)).toEqual(['邢芳', NEWCOMER.jbrxm]);
  });

  test('a new one: letter of authority, post and phone are checked again', async () => {
    for (const [given, letter, fieldErrors] of [
      [{}, undefined, { sqs: '请上传单位授权书' }],
      [{}, new Uint8Array([0x4d, 0x5a, 0x90, 0]), { sqs: '仅支持jpg、jpeg、png、pdf格式的文件（以文件内容为准）' }],
      [{}, new Uint8Array(11 * 1024 * 1024).fill(0x25), { sqs: '文件超过10MB，请压缩后上传' }],
      [{ jbrjs: '1' }, PDF, { jbrjs: '请选择岗位' }],
      [{ jbrsjhm: '12345678901' }, PDF, { jbrsjhm: '请输入正确格式的经办人手机' }],
      [
        { jbrsjhm: OPERATORS.郝思源.jbrsjhm },
        PDF,
        { jbrsjhm: '该手机号码已登记在其他经办人名下，请使用本人的手机号码' },
      ],
    ] as const) {
      const { data: unit } = await match(HUAXIA);
      const answer = await name(unit.ticket, { ...NEWCOMER, jbrlb: '2', ...given }, letter);
      expect(answer.data.fieldErrors).toEqual(fieldErrors);
    }
  });

  test('one on file is no new one, and a registration ends after 30 minutes', async () => {
    const { data: unit } = await match(QIMING);
    const as = { ...HAN, jbrlb: '2', jbrsjhm: NEWCOMER.jbrsjhm };
    expect((await name(unit.ticket, as, PDF)).msg).toBe('该经办人已在中心登记，请选择“登记的经办人”');
    centre.passTime(31 * 60_000);
    expect((await name(unit.ticket, HAN)).msg).toBe('注册已超时，请返回重新核对单位信息');
  });

  test('a code goes to the operator that was named, and serves for that unit and operator alone', async () => {
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
