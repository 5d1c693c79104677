import { openScanCode, scanProgress, signInByFaceScan } from '@mocks/centre/access/scan-sign-in';
import { factorProgress, openFactorCode } from '@mocks/centre/access/second-factor-scan';
import { touchSession } from '@mocks/centre/access/sessions';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { operatorUnits } from '@mocks/centre/access/switch-unit';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { type OwnerKey, ownerOf } from '@mocks/centre/kernel/transaction';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';
import { openForVisitors, type Visitors } from '../visitors';

const ZHANG = PEOPLE.张建国.zjhm;
const ZHAO = PEOPLE.赵敏.zjhm;
const HE_YU = PEOPLE.何雨.zjhm;
const WU = OPERATORS.吴晓东.jbrzjhm;
const HAN_MEI = OPERATORS.韩梅.jbrzjhm;
const ZHENG = OPERATORS.郑保国.jbrzjhm;
const STRANGER = NOBODY.another;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

interface Code {
  uuid: string;
  ticket: string;
  urlBase: string;
  yxsj: number;
}

const openCode = (loginType: string, purpose: 'qr' | 'qr-face' = 'qr') =>
  centre.ask((tx, { wall }) => openScanCode(tx, wall, purpose, loginType));
const open = async (loginType: string, purpose?: 'qr-face'): Promise<Code> => (await openCode(loginType, purpose)).data;
const ask = ({ uuid, ticket }: Code) => centre.ask((tx, visit) => scanProgress(tx, visit, { uuid, ticket }));
const redeem = ({ uuid, ticket }: Code) => centre.ask((tx, visit) => signInByFaceScan(tx, visit, { uuid, ticket }));
const phone = (of: { uuid: string }, action: string, zjhm = '', face = '') => centre.phone(of, action, zjhm, face);
const whoIs = async (token: string) => (await centre.whoIs(token)).data;
const record = (owner: OwnerKey) =>
  centre.transact((tx) => accessLog(tx, owner).map(({ fs, nr, cg }) => ({ fs, nr, cg })));
const ZHANG_ACCOUNT = ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh });

describe('qr, individual', () => {
  it('waiting, scanned, confirmed: one session, which the access record names', async () => {
    const code = await open('1');
    expect(code).toMatchObject({ urlBase: expect.stringMatching(/^https:/), yxsj: 120 });
    expect((await ask(code)).data).toEqual({ zt: 'waiting', ts: '', login: null });
    await phone(code, 'scan', ZHANG);
    expect((await ask(code)).data).toEqual({ zt: 'scanned', ts: '', login: null });
    await phone(code, 'confirm', ZHANG);
    const { zt, login } = (await ask(code)).data;
    expect(zt).toBe('confirmed');
    expect(await whoIs(login.access_token)).toMatchObject({ nikName: '张建国', loginType: '1', loginMethod: '105' });
    expect((await ask(code)).data).toEqual({ zt: 'expired', ts: '', login: null });
    expect((await record(ZHANG_ACCOUNT))[0]).toEqual({ fs: '扫码登录', nr: '登录成功', cg: '1' });
  });

  it('opens nothing for whoever has only seen the code', async () => {
    const code = await open('1');
    await phone(code, 'confirm', ZHANG);
    const guess = await ask({ ...code, ticket: '' });
    expect(guess.data).toEqual({ zt: 'expired', ts: '', login: null });
    const other = await open('1');
    expect((await ask({ ...code, ticket: other.ticket })).data.login).toBeNull();
    expect((await ask(code)).data.zt).toBe('confirmed');
  });

  it('cancelled on the phone: told as such, and cannot be confirmed any more', async () => {
    const code = await open('1');
    await phone(code, 'scan', ZHANG);
    await phone(code, 'cancel', ZHANG);
    expect((await ask(code)).data).toEqual({ zt: 'cancelled', ts: '', login: null });
    expect((await phone(code, 'confirm', ZHANG)).msg).toBe('二维码已使用');
  });

  it('expired after two minutes without a scan', async () => {
    const code = await open('1');
    centre.passTime(121_000);
    expect((await ask(code)).data.zt).toBe('expired');
    expect((await phone(code, 'scan', ZHANG)).msg).toBe('二维码不存在或已失效');
  });

  it('scanned in the last second, there is still time to confirm and for the screen to hear of it', async () => {
    const code = await open('1');
    centre.passTime(119_000);
    await phone(code, 'scan', ZHANG);
    centre.passTime(119_000);
    await phone(code, 'confirm', ZHANG);
    centre.passTime(30_000);
    expect((await ask(code)).data.zt).toBe('confirmed');
  });

  it('scanned and then left alone: expired', async () => {
    const code = await open('1');
    await phone(code, 'scan', ZHANG);
    centre.passTime(121_000);
    expect((await ask(code)).data.zt).toBe('expired');
  });

  it('belongs to the phone that scanned it first', async () => {
    const code = await open('1');
    await phone(code, 'scan', ZHANG);
    const words = '二维码已被另一部手机扫描，请用该手机操作，或刷新二维码';
    expect((await phone(code, 'scan', ZHAO)).msg).toBe(words);
    expect((await phone(code, 'confirm', ZHAO)).msg).toBe(words);
    await phone(code, 'confirm', ZHANG);
    const { login } = (await ask(code)).data;
    expect((await whoIs(login.access_token)).nikName).toBe('张建国');
  });

  it('not registered: the way to registration, no session', async () => {
    const code = await open('1');
    await phone(code, 'confirm', HE_YU);
    const answer = await ask(code);
    expect([answer.code, answer.msg]).toEqual(['1', '您尚未注册网上办事大厅，请先办理个人注册，注册后即可扫码登录']);
    expect((await ask(code)).data.zt).toBe('expired');
  });

  it('no account at all: what to do about it', async () => {
    const code = await open('1');
    await phone(code, 'confirm', STRANGER);
    expect((await ask(code)).msg).toBe(
      '未查询到您的住房公积金账户。请先由单位开户，或持有效证件到柜台核实证件信息后再登录',
    );
  });

  it('frozen by its holder: refused with the way out, and in the record', async () => {
    await centre.transact((tx) => freezeSignIn(tx, ZHANG_ACCOUNT));
    const code = await open('1');
    await phone(code, 'confirm', ZHANG);
    const answer = await ask(code);
    expect([answer.code, answer.msg]).toEqual(['1004', expect.stringContaining('由本人冻结登录')]);
    expect((await record(ZHANG_ACCOUNT))[0]).toMatchObject({ fs: '扫码登录', cg: '0' });
  });

  it('switched off while a code is shown: the code is void, and no new one comes', async () => {
    const code = await open('1');
    await phone(code, 'confirm', ZHANG);
    await centre.transact((tx) => setMethod(tx, 'qr', ['2']));
    expect((await ask(code)).msg).toBe('扫码登录暂未开放，请选择其他登录方式');
    expect((await openCode('1')).msg).toContain('暂未开放');
    await centre.transact((tx) => setMethod(tx, 'qr', ['1', '2']));
    expect((await ask(code)).data.zt).toBe('expired');
  });

  it('comes for no login type but person and unit', async () => {
    for (const loginType of ['', '3', '9', '__proto__']) expect((await openCode(loginType)).code).toBe('1');
  });
});

describe('qr, unit', () => {
  const scannedBy = async (zjhm: string) => {
    const code = await open('2');
    await phone(code, 'confirm', zjhm);
    return ask(code);
  };

  it('an operator of several units: the first one, and the others to switch to', async () => {
    const { login } = (await scannedBy(WU)).data;
    expect(await whoIs(login.access_token)).toMatchObject({
      dwzh: UNITS.华夏精密.dwzh,
      companyName: '华夏精密制造有限公司',
      nikName: '吴晓东',
      loginType: '2',
    });
    const units = await centre.ask((tx, { wall }) => {
      const session = touchSession(tx, login.access_token, wall);
      return session && operatorUnits(tx, session);
    });
    expect(units.data.map(({ dwzh }: { dwzh: string }) => dwzh)).toEqual([UNITS.华夏精密.dwzh, UNITS.蓝天科技.dwzh]);
  });

  it('a person who operates no unit', async () => {
    expect((await scannedBy(ZHANG)).msg).toBe(
      '您不是任何单位的经办人，不能以单位身份登录。请切换到“个人”登录，或由单位先登记您为经办人',
    );
  });

  it('the operator of a unit that has not registered', async () => {
    expect((await scannedBy(HAN_MEI)).msg).toBe(
      '启明教育咨询有限公司尚未注册网上办事大厅，请先办理单位注册，注册后即可扫码登录',
    );
  });

  it('the operator of an other unit: by its own way', async () => {
    expect((await scannedBy(ZHENG)).msg).toBe('您是其他单位（合作机构）的经办人，请使用“其他单位登录”');
  });
});

describe('qr-face', () => {
  it('the face of the holder of the phone: the session by its own call, once', async () => {
    const code = await open('1', 'qr-face');
    expect((await centre.outbox())[0]).toMatchObject({ kind: 'face', code: 'login-face', uuid: code.uuid });
    await phone(code, 'scan', ZHANG);
    expect((await redeem(code)).msg).toBe('尚未完成刷脸，请先在手机上完成刷脸');
    await phone(code, 'confirm', ZHANG);
    expect((await ask(code)).data).toEqual({ zt: 'confirmed', ts: '', login: null });
    expect((await redeem({ ...code, ticket: '' })).code).toBe('1');
    const { data } = await redeem(code);
    expect(await whoIs(data.access_token)).toMatchObject({ nikName: '张建国', loginMethod: '108' });
    expect((await redeem(code)).msg).toBe('二维码已失效，请刷新二维码后重新扫码');
    expect((await record(ZHANG_ACCOUNT))[0]).toEqual({ fs: '扫码刷脸登录', nr: '登录成功', cg: '1' });
  });

  it('another face and no face are told to the screen; the third failure ends the code and stands in the record', async () => {
    const code = await open('1', 'qr-face');
    await phone(code, 'scan', ZHANG);
    expect((await phone(code, 'confirm', ZHAO)).msg).toBe('人脸与账号本人不一致，请由本人刷脸');
    expect((await ask(code)).data).toEqual({
      zt: 'scanned',
      ts: '人脸与账号本人不一致，请由本人刷脸（还可重试2次）',
      login: null,
    });
    expect((await phone(code, 'confirm', ZHANG, 'none')).msg).toBe('未能识别人脸，请正对摄像头并保证光线充足');
    expect((await ask(code)).data.ts).toBe('未能识别人脸，请正对摄像头并保证光线充足（还可重试1次）');
    await phone(code, 'confirm', ZHAO);
    const answer = await ask(code);
    expect([answer.code, answer.msg]).toEqual([
      '1',
      '刷脸连续3次未通过：人脸与账号本人不一致，请由本人刷脸。请刷新二维码后由本人重试，或改用其他方式',
    ]);
    expect((await redeem(code)).code).toBe('1');
    expect((await record(ZHANG_ACCOUNT))[0]).toMatchObject({ fs: '扫码刷脸登录', cg: '0' });
  });

  it('after another face, the right one signs in the holder of the phone and nobody else', async () => {
    const code = await open('1', 'qr-face');
    await phone(code, 'scan', ZHANG);
    await phone(code, 'confirm', ZHAO);
    await phone(code, 'confirm', ZHANG);
    expect((await ask(code)).data.zt).toBe('confirmed');
    expect((await whoIs((await redeem(code)).data.access_token)).nikName).toBe('张建国');
  });

  it('not registered, and no account', async () => {
    for (const [zjhm, words] of [
      [HE_YU, '您尚未注册网上办事大厅'],
      [STRANGER, '未查询到您的住房公积金账户'],
    ] as const) {
      const code = await open('1', 'qr-face');
      await phone(code, 'confirm', zjhm);
      expect((await redeem(code)).msg).toContain(words);
    }
  });

  it('is not for units, and a code of qr opens nothing by the call of qr-face', async () => {
    expect((await openCode('2', 'qr-face')).msg).toContain('扫码刷脸登录暂未开放');
    const code = await open('1');
    await phone(code, 'confirm', ZHANG);
    expect((await redeem(code)).code).toBe('1');
  });
});

describe('second factor by scan', () => {
  async function ticketOfZhao(): Promise<string> {
    const { data } = await centre.signIn('1', ZHAO);
    expect(data).toMatchObject({ loginMethod: '102', access_token: '', checkMethods: ['sms', 'face'] });
    return data.ticket;
  }
  const factorCode = (ticket: string) => centre.ask((tx, { wall }) => openFactorCode(tx, wall, ticket));
  const openFactor = async (ticket: string) => (await factorCode(ticket)).data;
  const askFactor = (ticket: string, uuid: string) =>
    centre.ask((tx, visit) => factorProgress(tx, visit, ticket, uuid));

  it('opens the session of the account, once; the ticket is spent', async () => {
    const ticket = await ticketOfZhao();
    const { uuid, yxsj } = await openFactor(ticket);
    expect(yxsj).toBe(120);
    await phone({ uuid }, 'scan', ZHAO);
    expect((await askFactor(ticket, uuid)).data).toEqual({ zt: 'scanned', ts: '', login: null });
    await phone({ uuid }, 'confirm', ZHAO);
    const { login } = (await askFactor(ticket, uuid)).data;
    expect(await whoIs(login.access_token)).toMatchObject({ nikName: '赵敏', loginMethod: '102' });
    expect((await askFactor(ticket, uuid)).msg).toBe('登录已超时，请返回重新输入账号和密码');
  });

  it("another person's phone or face opens nothing and is told to the screen", async () => {
    const ticket = await ticketOfZhao();
    const { uuid } = await openFactor(ticket);
    const words = '扫码的手机不是账号本人的，请用本人的手机扫码';
    expect((await phone({ uuid }, 'scan', ZHANG)).msg).toBe(words);
    expect((await askFactor(ticket, uuid)).data).toEqual({ zt: 'waiting', ts: words, login: null });
    await phone({ uuid }, 'scan', ZHAO);
    for (let i = 0; i < 3; i += 1) await phone({ uuid }, 'confirm', ZHANG);
    expect((await askFactor(ticket, uuid)).msg).toContain('刷脸连续3次未通过');
    expect((await askFactor(ticket, uuid)).data.zt).toBe('expired');
    const again = await openFactor(ticket);
    await phone(again, 'confirm', ZHAO);
    expect((await askFactor(ticket, again.uuid)).data.zt).toBe('confirmed');
  });

  it('a code is good for its own ticket only, and none comes for a ticket that ran out', async () => {
    const ticket = await ticketOfZhao();
    const { uuid } = await openFactor(ticket);
    await phone({ uuid }, 'confirm', ZHAO);
    const another = await ticketOfZhao();
    expect((await askFactor(another, uuid)).data).toEqual({ zt: 'expired', ts: '', login: null });
    centre.passTime(601_000);
    expect((await factorCode(ticket)).msg).toBe('登录已超时，请返回重新输入账号和密码');
  });
});
