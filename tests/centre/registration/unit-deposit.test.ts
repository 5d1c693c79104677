// @vitest-environment node
import { touchPass } from '@mocks/centre/access/applicants';
import type { SessionRecord } from '@mocks/centre/access/sessions';
import { draftHolderOf, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { beginUpload, takePart } from '@mocks/centre/cases/materials/materials';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import * as office from '@mocks/centre/office/applications';
import { caseDetail, listCases, withdrawCase } from '@mocks/centre/office/cases';
import { openCasesForReview } from '@mocks/centre/office/open-cases';
import * as clerk from '@mocks/centre/office/review';
import { depositView } from '@mocks/centre/office/unit-deposit-view';
import { nameOperator } from '@mocks/centre/registration/operator-naming';
import { beginDeposit, returnToDeposit, sendDepositCode } from '@mocks/centre/registration/unit-deposit';
import { matchUnit, registerUnit, sendUnitRegistrationCode } from '@mocks/centre/registration/unit-registration';
import { registeredData } from '@mocks/centre/registration/unit-registrations';
import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checksumOf } from '@/domain/documents/material-file';
import { encodeBytes } from '@/lib/base64';
import { PASSWORD, PEOPLE, UNITS } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';
import { APPLICATION, CODE, LOCKED_CODE, PHONE, UNKNOWN_CODE } from './unit-deposit-form';

const WRONG = '短信验证码错误或已失效';
const REGISTERED = '该单位已办理缴存登记，请直接注册登录';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const sms = async () => (await centre.outbox()).filter(({ kind }) => kind === 'sms');

async function sendCode(sjhm: string, ywlsh = ''): Promise<Answered> {
  const input = { ywlsh, sjhm: encrypted(sjhm), ...(await centre.captcha()) };
  return centre.ask((tx, visit) => sendDepositCode(tx, visit, input));
}
async function begin(tyshxydm: string = CODE, sjhm: string = PHONE): Promise<Answered> {
  await sendCode(sjhm);
  const dxyzm = (await sms())[0]?.code ?? '';
  return centre.ask((tx, { wall }) => beginDeposit(tx, wall, { tyshxydm, sjhm: encrypted(sjhm), dxyzm }));
}
const resume = (ywlsh: string, sjhm: string, dxyzm: string) =>
  centre.ask((tx, { wall }) => returnToDeposit(tx, wall, { ywlsh, sjhm: encrypted(sjhm), dxyzm }));

/** With a pass; 401 for one that opens nothing. */
const by = (token: string, work: (tx: Transaction, actor: Actor, session: SessionRecord) => unknown) =>
  centre.ask((tx, { wall }) => {
    const session = touchPass(tx, token, wall);
    return session ? work(tx, session.actor, session) : new BusinessError('401', '');
  });
const view = async (token: string) => (await by(token, depositView)).data;
const announce = (token: string, ywlsh: string, wjlxId: string, bytes: Uint8Array) =>
  by(token, (tx, actor) =>
    beginUpload(tx, actor, { ywlsh, wjlxId, wjm: '证件.jpg', dx: bytes.length, jym: checksumOf(bytes) }),
  );
async function upload(token: string, ywlsh: string, wjlxId: string): Promise<void> {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const { scid } = (await announce(token, ywlsh, wjlxId, bytes)).data;
  const sent = await by(token, (tx, actor) => takePart(tx, actor, { scid, fpxh: 0, base64: encodeBytes(bytes) }));
  expect(sent.data.wj).toMatchObject({ wjm: '证件.jpg' });
}
const draft = (token: string, ywlsh: string, nr = '{}', dqbz = 'form') =>
  by(token, (tx, _actor, session) =>
    saveDraft(tx, draftHolderOf(session), { ywlx: 'GJ0101', ywlsh, bbh: 1, dqbz, nr, xgcs: 0 }),
  );
const submit = (token: string, ywlsh: string, values: Record<string, unknown> = {}) =>
  by(token, (tx, actor) => office.submit(tx, actor, { ...APPLICATION, ...values, ywlx: 'GJ0101', ywlsh }));
const review = (ywlsh: string, result: 'approve' | 'return' | 'refuse', opinion = '同意') =>
  centre.ask((tx) => clerk.review(tx, { ywlsh, result, opinion, items: [] }));

/** The invited operator at /dwRegister. */
async function register(account: string): Promise<void> {
  const dwzh = encrypted(account);
  const captcha = await centre.captcha();
  const matched = await centre.ask((tx, { wall }) => matchUnit(tx, wall, { dwzh, tyshxydm: CODE, ...captcha }));
  const { ticket } = matched.data;
  const operator = { jbrxm: APPLICATION.jbrxm, jbrzjhm: encrypted(APPLICATION.jbrzjhm) };
  const named = { ticket, ...operator, jbrlb: '1', jbrzjlx: '01', jbrsjhm: '', jbrjs: '2', sqs: undefined };
  await centre.ask((tx, { wall }) => nameOperator(tx, wall, named));
  await centre.ask((tx, visit) => sendUnitRegistrationCode(tx, visit, { ticket, dwzh }));
  const [message] = await sms();
  expect(message?.to).toBe(PHONE);
  const input = { ticket, ...operator, dwzh, dxyzm: message?.code ?? '', password: encrypted(PASSWORD) };
  const answer = await centre.ask((tx, { wall }) => registerUnit(tx, wall, input));
  expect(answer).toMatchObject({ code: '0', data: { zt: 'done' } });
}

/** Begun, with what has to be uploaded. */
async function prepared(tyshxydm: string = CODE): Promise<{ token: string; ywlsh: string }> {
  const { data } = await begin(tyshxydm);
  const { access_token: token, ywlsh } = data;
  for (const wjlxId of ['0202', '0203']) await upload(token, ywlsh, wjlxId);
  return { token, ywlsh };
}

describe('beginning', () => {
  test('a proved phone gets a number, told by SMS, and what the market register knows', async () => {
    const { code, data } = await begin();
    expect(code).toBe('0');
    expect(data.ywlsh).toMatch(/^100120261121\d{8}$/);
    expect((await sms())[0]).toMatchObject({ to: PHONE, text: expect.stringContaining(data.ywlsh) });
    expect(await view(data.access_token)).toMatchObject({
      tyshxydm: CODE,
      sjhm: '138****6601',
      scdj: { dwmc: '智联云州软件有限公司', dwfrdbxm: '秦岚', kbyjs: '0' },
      cg: null,
      bj: null,
      dwzh: '',
    });
  });

  test('the same phone and unit again lead to the same application', async () => {
    const first = (await begin()).data.ywlsh;
    centre.passTime(61_000);
    const again = await begin();
    expect(again.data.ywlsh).toBe(first);
  });

  test('after a refused application without a draft the next one begins with nothing', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    await review(ywlsh, 'refuse', '单位不在本市');
    centre.passTime(61_000);
    const again = await begin();
    expect(again.code).toBe('0');
    expect((await view(again.data.access_token)).cg).toBeNull();
  });

  test('one phone has five applications under way, and no sixth before one of them is over', async () => {
    const codes = [CODE, LOCKED_CODE, UNKNOWN_CODE, '91110105MA00000012', '91110105MA00000025', '91110105MA00000038'];
    const answers: Answered[] = [];
    for (const code of codes) {
      answers.push(await begin(code));
      centre.passTime(61_000);
    }
    expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0', '0', '0', '1']);
    expect(answers.at(-1)?.msg).toContain('同一手机号码最多同时办理5家单位');
  });

  test('a unit that is registered is sent to register its sign-in; nothing is issued', async () => {
    const answer = await begin(UNITS.华夏精密.tyshxydm);
    expect(answer).toMatchObject({
      code: '1',
      msg: REGISTERED,
      data: { ydj: '1', fieldErrors: { tyshxydm: REGISTERED } },
    });
  });

  test('without the right code nothing is said of a unit', async () => {
    await sendCode(PHONE);
    for (const tyshxydm of [UNITS.华夏精密.tyshxydm, CODE]) {
      const input = { tyshxydm, sjhm: encrypted(PHONE), dxyzm: '000000' };
      const answer = await centre.ask((tx, { wall }) => beginDeposit(tx, wall, input));
      expect(answer).toMatchObject({ code: '1', msg: WRONG, data: { fieldErrors: { dxyzm: WRONG } } });
    }
  });

  test('a code whose check character is wrong, a wrong captcha and a second code within a minute are refused', async () => {
    const message = '请输入正确的统一社会信用代码';
    expect(await begin('91110105MA7YX1RJ27')).toMatchObject({ data: { fieldErrors: { tyshxydm: message } } });
    expect(await sendCode(PHONE)).toMatchObject({ code: '429', msg: '请求过频繁' });
    const input = { ywlsh: '', sjhm: encrypted(PHONE), ...(await centre.captcha()), code: 'XXXX' };
    const wrong = await centre.ask((tx, visit) => sendDepositCode(tx, visit, input));
    expect(wrong).toMatchObject({ code: '428' });
    expect(await sendCode('12345')).toMatchObject({ data: { fieldErrors: { sjhm: '请输入正确格式的手机号' } } });
  });
});

describe('coming back', () => {
  test('number and code of its phone open it again', async () => {
    const { ywlsh } = (await begin()).data;
    expect(await sendCode(PHONE, ywlsh)).toMatchObject({ code: '0', data: { sjhm: '138****6601', jg: 60 } });
    const answer = await resume(ywlsh, PHONE, (await sms())[0]?.code ?? '');
    expect((await view(answer.data.access_token)).ywlsh).toBe(ywlsh);
  });

  test('an unknown number, another phone and a wrong code are answered alike, and get no message', async () => {
    const { ywlsh } = (await begin()).data;
    const before = (await sms()).length;
    const other = '13866660002';
    const known = await sendCode(other, ywlsh);
    const unknown = await sendCode('13866660003', '10012026112199999999');
    expect([known.code, unknown.code]).toEqual(['0', '0']);
    expect((await sms()).length).toBe(before);
    await sendCode(PHONE, ywlsh);
    const right = (await sms())[0]?.code ?? '';
    const answers = [
      await resume(ywlsh, PHONE, right === '000000' ? '000001' : '000000'),
      await resume(ywlsh, other, right),
      await resume('10012026112199999999', PHONE, right),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ code: '1', msg: WRONG, data: { fieldErrors: { dxyzm: WRONG } } });
  });

  test('the code of a beginning does not open an application', async () => {
    const { ywlsh } = (await begin()).data;
    expect(await resume(ywlsh, PHONE, (await sms()).find(({ code }) => code)?.code ?? '')).toMatchObject({
      msg: WRONG,
    });
  });
});

describe('the pass', () => {
  test('opens its own application and nothing else', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    const other = (await begin(UNKNOWN_CODE, '13866660009')).data.ywlsh;
    expect((await by(token, (tx, actor) => caseDetail(tx, actor, { ywlsh: other }))).msg).toMatch(/未找到该业务/);
    expect((await submit(token, other)).msg).toMatch(/流水号无效/);
    expect((await draft(token, other)).msg).toMatch(/流水号无效/);
    expect((await announce(token, other, '0202', new Uint8Array(7))).msg).toMatch(/流水号无效/);
    expect((await view(token)).ywlsh).toBe(ywlsh);
  });

  test('unused for half an hour it is over; number and phone give a new one', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    centre.passTime(31 * 60_000);
    expect((await by(token, depositView)).code).toBe('401');
    await sendCode(PHONE, ywlsh);
    expect((await resume(ywlsh, PHONE, (await sms())[0]?.code ?? '')).code).toBe('0');
  });

  test('keeps a draft that is there after coming back', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    const nr = '{"dwlxdh":"010-62345678"}';
    expect((await draft(token, ywlsh, nr)).code).toBe('0');
    await sendCode(PHONE, ywlsh);
    const back = (await resume(ywlsh, PHONE, (await sms())[0]?.code ?? '')).data.access_token;
    expect((await view(back)).cg).toMatchObject({ ywlsh, nr });
  });
});

describe('handing in', () => {
  test('waits for a clerk; operator and legal person are told', async () => {
    const { token, ywlsh } = await prepared();
    const answer = await submit(token, ywlsh);
    expect(answer).toMatchObject({ code: '0', data: { ywlsh, ywzt: '98' } });
    const cases = await centre.transact(openCasesForReview);
    expect(cases).toContainEqual(expect.objectContaining({ ywlsh, ywmc: '单位缴存登记', sqr: '智联云州软件有限公司' }));
    const told = (await sms()).map(({ to, text }) => `${to} ${text}`).join('\n');
    expect(told).toContain(`${PHONE} 【住房公积金】您的单位缴存登记已受理`);
    // At the phone that the centre has of the legal person, not at the one that was typed.
    expect(told).toContain(`${PEOPLE.李晓梅.sjhm} 【住房公积金】王小川正以经办人身份为智联云州软件有限公司办理`);
    // The same again books nothing anew.
    expect((await submit(token, ywlsh)).data).toEqual(answer.data);
    expect((await submit(token, ywlsh, { zgrs: '9' })).msg).toMatch(/已提交过申请/);
  });

  test('approval opens the account under the next number, invites the operator and hands the case over', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    const decided = await review(ywlsh, 'approve');
    expect(decided.data).toMatchObject({ ywzt: '99' });
    const [invitation] = await sms();
    expect(invitation).toMatchObject({ to: PHONE, text: expect.stringContaining('单位账号1000000006') });
    expect(await view(token)).toMatchObject({ dwzh: '1000000006', bj: { ywzt: '99' } });
    // Not before the operator has registered.
    await expect(centre.session('2', '1000000006')).rejects.toThrow();
    expect(await begin(CODE, '13866660022')).toMatchObject({ msg: REGISTERED, data: { wdmc: '高新区管理部' } });
  });

  test('the invited operator registers, the new unit signs in, finds its registration and the case; the books stay level', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    await review(ywlsh, 'approve');
    await register('1000000006');
    const { actor } = await centre.session('2', '1000000006');
    const read = async (work: (tx: Transaction, actor: Actor) => unknown) =>
      (await centre.ask((tx) => work(tx, actor))).data;
    expect(await read(unitInfo)).toMatchObject({
      dwzh: '1000000006',
      dwmc: '智联云州软件有限公司',
      dwzhzt: '02',
      dwjcbl: '12',
      dwjcrs: 0,
      dwyhjny: '2026-12',
      zsye: '0.00',
    });
    expect((await read(registeredData)).rows).toContainEqual({ label: '法定代表人', value: '秦岚' });
    expect((await read((tx) => listCases(tx, actor, { tab: 'all', page: 1, size: 20 }))).list).toMatchObject([
      { ywlsh, ywlx: 'GJ0101', ywzt: '99', jbrxm: APPLICATION.jbrxm },
    ]);
    expect((await read((tx) => caseDetail(tx, actor, { ywlsh }))).lc.at(-1)).toMatchObject({
      yj: '单位账户已开立，单位账号1000000006',
    });
    expect(await read(remittanceStart)).toMatchObject({ djhjfs: APPLICATION.hjfs });
    // The day the first month would be due passes without anything to book.
    await centre.transact((tx) => moveClock(tx, { days: 60 }));
    await centre.transact((tx) => expect(trialBalance(tx.store)).toBe(0n));
  });

  test('whoever holds the pass has the paper of each state, and no other; the unit has that of the end', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    const paper = (of: string, holder = token) => by(holder, (tx, actor) => issueReceipt(tx, actor, { ywlsh: of }));
    const file = async (zmbh: string, holder: string) =>
      (await by(holder, (tx, actor) => documentOfActor(tx, actor, zmbh))).code;
    const first = (await paper(ywlsh)).data;
    expect(first.title).toBe('单位缴存登记受理回执');
    await review(ywlsh, 'approve');
    const last = (await paper(ywlsh)).data;
    expect(last.title).toBe('单位缴存登记办结通知书');
    for (const { zmbh } of [first, last]) expect(await file(zmbh, token)).toBe('0');
    await register('1000000006');
    const { actor: unit } = await centre.session('2', '1000000006');
    expect((await centre.ask((tx) => issueReceipt(tx, unit, { ywlsh }))).data).toEqual(last);
    expect((await centre.ask((tx) => documentOfActor(tx, unit, last.zmbh))).code).toBe('0');
    const { access_token: other } = (await begin(UNKNOWN_CODE, '13866660022')).data;
    expect((await paper(ywlsh, other)).msg).toContain('未找到该业务');
    expect(await file(last.zmbh, other)).toBe('1');
  });

  test('a second application for the unit is refused while the first is under review, and a late approval too', async () => {
    const first = await prepared();
    const { access_token: token, ywlsh } = (await begin(CODE, '13866660044')).data;
    for (const wjlxId of ['0202', '0203']) await upload(token, ywlsh, wjlxId);
    await submit(first.token, first.ywlsh);
    expect((await submit(token, ywlsh)).msg).toBe(
      '该单位的缴存登记申请正在审核，请勿重复提交；如非本单位提交，请拨打12329',
    );
    await review(first.ywlsh, 'approve');
    expect((await submit(token, ywlsh)).msg).toBe(REGISTERED);
  });

  test('returned for correction: the reason is shown, the draft is there, corrected it goes in under its number', async () => {
    const { token, ywlsh } = await prepared();
    const nr = '{"zgrs":"12"}';
    await draft(token, ywlsh, nr);
    await submit(token, ywlsh);
    await review(ywlsh, 'return', '联系电话无法接通，请核对');
    expect((await sms())[0]?.text).toMatch(
      /需要补正：联系电话无法接通，请核对。请于2026-12-04当日24时前在网上办事大厅“单位缴存登记”/,
    );
    expect(await view(token)).toMatchObject({
      cg: { ywlsh, nr: '{"zgrs":"12"}', dqbz: 'form' },
      bj: { ywzt: '97', clqx: '2026-12-04', sbyy: { yy: '联系电话无法接通，请核对' } },
    });
    // What was sent is there to build the form from, on whatever device; the same again is no correction.
    expect((await view(token)).bj.tjnr).toMatchObject({ dwdz: expect.any(Array), zgrs: expect.anything() });
    const same = await submit(token, ywlsh);
    expect(same).toMatchObject({ code: '1', msg: expect.stringContaining('尚未补正。需要补正：联系电话无法接通') });
    expect((await view(token)).bj.ywzt).toBe('97');
    expect(await submit(token, ywlsh, { dwlxdh: '010-87654321' })).toMatchObject({ code: '0', data: { ywzt: '98' } });
    expect((await view(token)).bj.lc.map(({ jdmc }: { jdmc: string }) => jdmc)).toEqual([
      '提交申请',
      '退回补正',
      '补正提交',
    ]);
  });

  test('refused: reason, rule and what to do next; a new application may be begun', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    await review(ywlsh, 'refuse', '单位不在本市');
    expect((await view(token)).bj).toMatchObject({
      ywzt: '80',
      sbyy: { yy: '单位不在本市', gz: expect.any(String), xyb: expect.any(String) },
    });
    expect((await begin(CODE, '13866660055')).code).toBe('0');
  });

  test('refused: the message says how to go on with what was typed, and the same phone and unit find it again', async () => {
    const { token, ywlsh } = await prepared();
    const nr = '{"dwyb":"100102"}';
    expect((await draft(token, ywlsh, nr)).code).toBe('0');
    await submit(token, ywlsh);
    await review(ywlsh, 'refuse', '单位不在本市');
    const told = (await sms()).find(({ text }) => text?.includes('未通过'));
    expect(told?.text).toContain('用同一统一社会信用代码和本手机号码重新申请，可以继续使用');
    expect(told?.text).not.toContain('草稿箱');
    centre.passTime(61_000);
    const again = (await begin()).data;
    expect(again.ywlsh).not.toBe(ywlsh);
    expect((await view(again.access_token)).cg).toMatchObject({ ywlsh: again.ywlsh, nr });
    // Another phone finds nothing of it.
    const other = (await begin(CODE, '13866660055')).data;
    expect((await view(other.access_token)).cg).toBeNull();
  });

  test('withdrawn before the review it is over', async () => {
    const { token, ywlsh } = await prepared();
    await submit(token, ywlsh);
    expect((await by(token, (tx, actor) => withdrawCase(tx, actor, { ywlsh }))).data.ywzt).toBe('85');
  });

  test('identity cards are asked for; the licence only of a unit that the register does not know', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    expect((await submit(token, ywlsh)).msg).toBe('请上传材料：法定代表人身份证、经办人身份证');
    const unknown = (await begin(UNKNOWN_CODE, '13866660012')).data;
    const refused = await submit(unknown.access_token, unknown.ywlsh, { dwmc: '云州市第一中学' });
    expect(refused.msg).toMatch(/^请上传材料：营业执照或法人登记证书、/);
  });
});

describe('every field is checked again', () => {
  test('nothing at all: each that is needed is named', async () => {
    const { access_token: token, ywlsh } = (await begin(UNKNOWN_CODE)).data;
    const answer = await by(token, (tx, actor) => office.submit(tx, actor, { ywlx: 'GJ0101', ywlsh }));
    expect(answer.msg).toBe('业务信息填写有误或不完整，请检查业务信息');
    expect(Object.keys(answer.data.fieldErrors).sort()).toEqual(
      [
        'dwmc',
        'dwxz',
        'dwjjlx',
        'dwsshy',
        'dwlsgx',
        'dwslrq',
        'dwdz',
        'dwlxdh',
        'dwfrdbxm',
        'dwfrdbzjlx',
        'dwfrdbzjhm',
        'dwfrdbsjhm',
        'jbrxm',
        'jbrzjlx',
        'jbrzjhm',
        'dwfxr',
        'zgrs',
        'dwjcbl',
        'dwschjny',
        'hjfs',
        'styhdm',
        'ywwd',
        'cns',
      ].sort(),
    );
  });

  test('one that is wrong says what is right', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    for (const [name, value, message] of [
      ['dwslrq', '2026-11-22', '设立日期不能晚于今天'],
      ['dwschjny', '2026-09', '首次汇缴年月不能早于单位设立年月'],
      ['dwschjny', '2027-03', '首次汇缴年月不能晚于2027-02'],
      ['dwjcbl', '4', '缴存比例应在5%至12%之间'],
      ['grjcbl', '13', '缴存比例应在5%至12%之间'],
      ['dwjcbl', '7.5', '请输入整数'],
      ['dwfxr', '32', '请输入1至31之间的整数'],
      ['zgrs', '0', '请输入1至999999之间的整数'],
      ['zgrs', '1e3', '请输入1至999999之间的整数'],
      ['dwlxdh', '6234', '请输入正确格式的联系电话'],
      ['dwyb', '10', '邮政编码应为6位数字'],
      ['dwdzxx', 'a@b', '请输入正确格式的邮箱'],
      ['dwfrdbzjhm', '110101198503071218', '请输入正确格式的法定代表人证件号码'],
      ['jbrzjhm', '110***********1219', '请输入完整的经办人证件号码'],
      ['jbrxm', '<b>王</b>', '请输入正确的姓名'],
      ['hjfs', '09', '请选择汇缴方式'],
      ['styhdm', '999', '请选择归集受托银行'],
      ['ywwd', '__proto__', '请选择归属网点'],
      ['dwdz', ['云州市', '朝阳区', ''], '请输入详细地址'],
      ['beizhu', '长'.repeat(201), '备注不能超过200个字'],
      ['cns', '0', '请勾选承诺书'],
    ] as const) {
      const { data } = await submit(token, ywlsh, { [name]: value });
      expect(data.fieldErrors?.[name], `${name} ${value}`).toBe(message);
    }
  });

  test('what only some units are asked for', async () => {
    const { access_token: token, ywlsh } = (await begin()).data;
    const { data } = await submit(token, ywlsh, { dwxz: '2', hjfs: '02' });
    expect(data.fieldErrors).toEqual({
      pzjgmc: '请输入主管/批准机关',
      fkyhdm: '请选择付款银行',
      fkzh: '请输入付款账号',
    });
  });

  test('what the register knows is taken from there, whatever was sent', async () => {
    const { token, ywlsh } = await prepared(LOCKED_CODE);
    const sent = { dwmc: '冒名公司', dwfrdbxm: '冒名', dwslrq: '2020-01-01', dwdz: ['云州市', '东城区', '假地址'] };
    expect((await submit(token, ywlsh, sent)).code).toBe('0');
    const values = Object.fromEntries(
      (await view(token)).bj.sqnr.map(({ label, value }: { label: string; value: string }) => [label, value]),
    );
    expect(values).toMatchObject({
      统一社会信用代码: LOCKED_CODE,
      单位名称: '青禾餐饮管理有限公司',
      法定代表人姓名: '禾青',
      设立日期: '2026-11-13',
      单位地址: '云州市海淀区云锦街16号',
      经办人证件号码: '110***********1219',
      经办人手机号码: '138****6601',
    });
  });
});
