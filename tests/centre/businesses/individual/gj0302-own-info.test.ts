// @vitest-environment node

import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { sendInfoCode } from '@mocks/centre/members/info/info-codes';
import {
  infoChangeHistory,
  marriageByRegister,
  memberInfo,
  personInfo,
} from '@mocks/centre/members/info/person-info-views';
import { answerPending, pendingPhones } from '@mocks/centre/members/info/phone-confirmations';
import { completeness, depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { NEW_PHONES, PEOPLE, UNITS } from '../../../people';
import { apply, centrePerTest, LIU_YANG, person, refusalOf, ZHANG_JIANGUO, ZHAO_MIN, ZHOU_KAI } from '../../fixture';

const LI_XIAOMEI = person(PEOPLE.李晓梅);
const HUAXIA = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;
const NEW_PHONE = NEW_PHONES.own;
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

const centre = centrePerTest();

function change(
  tx: Transaction,
  actor: Actor,
  values: Record<string, unknown>,
  ywlsh = issueNumber(tx, actor, 'GJ0302'),
) {
  return submit(tx, actor, { ...values, ywlx: 'GJ0302', ywlsh });
}
const changed = (actor: Actor, values: Record<string, unknown>) => centre.transact((tx) => change(tx, actor, values));
const refused = (actor: Actor, values: Record<string, unknown>) => refusalOf(changed(actor, values));
const codeTo = (tx: Transaction, to: string) =>
  readOutbox(tx).find((entry) => entry.to === to && entry.code !== '')?.code;

/** Both codes for 刘洋's new number. */
async function codes(actor: Actor, sjhm: string, old: string) {
  return centre.transact((tx) => {
    sendInfoCode(tx, actor, { mb: 'new', sjhm });
    sendInfoCode(tx, actor, { mb: 'old', sjhm: '' });
    return { dxyzm: codeTo(tx, sjhm), ydxyzm: codeTo(tx, old) };
  });
}

describe('本人变更', () => {
  it('is in force at once, keeps what was not sent, and is told and kept in the history', async () => {
    const { ywlsh, ywzt } = await changed(LIU_YANG, { xueli: '10', gddhhm: '010-62345678', jtysr: '23000' });
    expect(ywzt).toBe('99');
    const info = await centre.transact((tx) => personInfo(tx, LIU_YANG));
    expect(info).toMatchObject({ xueli: '10', gddhhm: '010-62345678', jtysr: '23000.00', zhiye: '1', qsx: [] });
    const [entry] = await centre.transact((tx) => infoChangeHistory(tx, LIU_YANG));
    expect(entry).toEqual({
      sj: '2026-11-21 10:00:00',
      czr: '本人',
      qd: '网上办事大厅',
      bgx: [
        { label: '固定电话', ysz: '', xsz: '010-62345678' },
        { label: '家庭月收入', ysz: '', xsz: '23,000.00元' },
        { label: '学历', ysz: '大学本科', xsz: '研究生' },
      ],
    });
    const detail = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(detail.sqnr).toContainEqual({ label: '学历', value: '大学本科 → 研究生' });
    const box = await centre.transact((tx) => listMessages(tx, LIU_YANG, { page: 1, size: 1 }));
    expect(box.list[0]?.nr).toBe(
      `您的个人账户信息变更（${ywlsh}）已办结：固定电话、家庭月收入、学历于2026-11-21 10:00:00变更。如非本人操作，请立即联系12329。`,
    );
  });

  it('refuses when nothing changes, and masked values as no values', async () => {
    expect((await refused(LIU_YANG, {})).message).toBe('未修改任何信息，无需提交');
    expect((await refused(LIU_YANG, { xueli: '20', zhiye: '1' })).message).toBe('未修改任何信息，无需提交');
    const masked = await refused(LIU_YANG, { xueli: '10', sjhm: '138****0007', grckzhhm: '6222***********8221' });
    expect(masked.fieldErrors).toMatchObject({
      sjhm: '请输入完整的手机号码',
      grckzhhm: '请输入完整的收款银行卡号',
    });
  });

  it.each([
    [{ xueli: '99' }, 'xueli', '请选择学历'],
    [{ gddhhm: '12345' }, 'gddhhm', '请输入正确格式的固定电话'],
    [{ dzyx: 'liu@' }, 'dzyx', '请输入正确格式的邮箱'],
    [{ yzbm: '12a456' }, 'yzbm', '邮政编码应为6位数字'],
    [{ jtysr: '-5' }, 'jtysr', '无效金额'],
    [{ jtzz: ['云州市', '朝阳区', '长'.repeat(31)] }, 'jtzz', '详细地址不能超过30个字'],
    [{ jtzz: [{ x: 1 }, 7] }, 'jtzz', '请选择所在省、市、区'],
    [{ dxtx: ['1', '9'] }, 'dxtx', '短信提醒订阅不在可选范围内'],
    [{ hyzk: '20' }, 'poxm', '请输入配偶姓名'],
    [{ hyzk: '20', poxm: '某人', pozjhm: PEOPLE.刘洋.zjhm }, 'pozjhm', '配偶证件号码不能与本人相同'],
    [{ sjhm: '12345678901' }, 'sjhm', '请输入正确格式的手机号'],
    [{ sjhm: PEOPLE.周凯.sjhm }, 'sjhm', '该手机号码已被其他缴存人使用'],
    [
      { grckzhkhyhdm: '105', grckzhhm: '6222020200000020202' },
      'grckzhhm',
      '银行核验的户名与您的姓名不一致，请使用本人银行卡',
    ],
    [{ grckzhkhyhdm: '105', grckzhhm: PEOPLE.周凯.yhzh }, 'grckzhhm', '该银行卡已被其他缴存人绑定，请使用本人银行卡'],
  ])('refuses %o at its field', async (values, field, sentence) => {
    const { fieldErrors } = await refused(LIU_YANG, { zhicheng: '1', ...values });
    expect(fieldErrors[field]).toBe(sentence);
  });

  it('is not for flexible depositors', async () => {
    expect((await refused(person(PEOPLE.阿依古丽), { xueli: '10' })).message).toBe(
      '灵活就业人员请办理“灵活就业人员信息变更”',
    );
  });

  it('takes away what is sent empty, but not what has to stay', async () => {
    await changed(LIU_YANG, { dxtx: [], zhicheng: '' });
    expect(await centre.transact((tx) => personInfo(tx, LIU_YANG))).toMatchObject({ dxtx: [], zhicheng: '' });
    const refusal = await refused(LIU_YANG, { xueli: '', jtzz: [], sjhm: '' });
    expect(refusal.fieldErrors).toEqual({ xueli: '学历不能为空', jtzz: '家庭住址不能为空', sjhm: '手机号码不能为空' });
  });

  it('takes the marriage from the register with consent', async () => {
    expect(await centre.transact((tx) => marriageByRegister(tx, ZHOU_KAI))).toMatchObject({
      hyzk: '20',
      poxm: '赵敏',
      pozjhm: '330***********1027',
    });
    expect((await centre.transact((tx) => marriageByRegister(tx, LIU_YANG))).hyzk).toBe('');
    const refusal = await refused(LIU_YANG, { hyzk: '20', sqcx: '1' });
    expect(refusal.fieldErrors.hyzk).toBe('民政登记中未查询到您的婚姻登记，请核对；登记有误的，取消查询授权后自行申报');
    await changed(ZHOU_KAI, { hyzk: '40' });
    await changed(ZHOU_KAI, { hyzk: '20', sqcx: '1' });
    expect(await centre.transact((tx) => personInfo(tx, ZHOU_KAI))).toMatchObject({ hyzk: '20', poxm: '赵敏' });
  });

  it('completes the profile of 李晓梅, who can do business then', async () => {
    expect((await centre.transact((tx) => personInfo(tx, LI_XIAOMEI))).qsx).toEqual([
      { key: 'hyzk', label: '婚姻状况' },
      { key: 'xueli', label: '学历' },
      { key: 'zhiye', label: '职业' },
      { key: 'jtzz', label: '家庭住址' },
    ]);
    const basics = { hyzk: '10', xueli: '20', zhiye: '1' };
    expect((await refused(LI_XIAOMEI, basics)).fieldErrors).toEqual({ jtzz: '家庭住址尚未登记，请填写' });
    expect(await centre.transact((tx) => completeness(tx, LI_XIAOMEI))).toEqual({ status: '1', type: '1' });
    await changed(LI_XIAOMEI, { ...basics, jtzz: ['云州市', '朝阳区', '望京西路9号'] });
    expect(await centre.transact((tx) => completeness(tx, LI_XIAOMEI))).toEqual({ status: '0', type: '1' });
    expect(await centre.transact((tx) => todos(tx, LI_XIAOMEI))).toEqual([]);
  });
});

describe('换手机号', () => {
  it('needs a code to the old and one to the new number, and tells both', async () => {
    const both = await codes(LIU_YANG, NEW_PHONE, PEOPLE.刘洋.sjhm);
    const missing = await refused(LIU_YANG, { sjhm: NEW_PHONE });
    expect(missing.fieldErrors).toEqual({ dxyzm: '请输入短信验证码', ydxyzm: '请输入原手机号验证码' });
    const swapped = await refused(LIU_YANG, { sjhm: NEW_PHONE, dxyzm: both.ydxyzm, ydxyzm: both.dxyzm });
    expect(swapped.fieldErrors).toMatchObject({ dxyzm: '发送到136****2222的短信验证码错误或已失效' });
    const ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'GJ0302'));
    const values = { sjhm: NEW_PHONE, ysjty: '1', ...both };
    const answer = await centre.transact((tx) => change(tx, LIU_YANG, values, ywlsh));
    expect(answer.ywzt).toBe('99');
    // The same application once more, its answer lost: answered the same although the codes are used up.
    expect(await centre.transact((tx) => change(tx, LIU_YANG, values, ywlsh))).toEqual(answer);
    expect(await centre.transact((tx) => infoChangeHistory(tx, LIU_YANG))).toHaveLength(1);
    const sms = (await centre.transact(readOutbox)).filter(({ text }) => text?.includes('手机号码于'));
    expect(sms.map(({ to }) => to).sort()).toEqual([NEW_PHONE, PEOPLE.刘洋.sjhm]);
    expect(await centre.transact((tx) => depositAccount(tx, LIU_YANG))).toMatchObject({ sjhm: '136****2222' });
  });

  it('does not send to a number that is taken, and a code for one number is none for another', async () => {
    const taken = centre.transact((tx) => sendInfoCode(tx, LIU_YANG, { mb: 'new', sjhm: PEOPLE.张建国.sjhm }));
    expect((await refusalOf(taken)).message).toBe('该手机号码已被其他缴存人使用');
    const both = await codes(LIU_YANG, NEW_PHONE, PEOPLE.刘洋.sjhm);
    const other = await refused(LIU_YANG, { sjhm: '13611113333', ...both });
    expect(other.fieldErrors).toEqual({ dxyzm: '发送到136****3333的短信验证码错误或已失效' });
  });

  it('needs the face where the old number is lost', async () => {
    const both = await codes(LIU_YANG, NEW_PHONE, PEOPLE.刘洋.sjhm);
    const lost = await refused(LIU_YANG, { sjhm: NEW_PHONE, dxyzm: both.dxyzm, ysjty: '2', hybh: 'made-up' });
    expect(Object.keys(lost.fieldErrors)).toEqual(['hybh']);
  });
});

describe('换银行卡', () => {
  const CARD = { grckzhkhyhdm: '105', grckzhhm: '6222020200000020301' };
  const cardCode = (actor: Actor, to: string) =>
    centre.transact((tx) => {
      sendInfoCode(tx, actor, { mb: 'old', sjhm: '' });
      return codeTo(tx, to);
    });

  it('is verified with the bank', async () => {
    expect((await refused(LIU_YANG, CARD)).fieldErrors).toEqual({ dxyzm: '请输入短信验证码' });
    const dxyzm = await cardCode(LIU_YANG, PEOPLE.刘洋.sjhm);
    expect((await changed(LIU_YANG, { ...CARD, dxyzm })).ywzt).toBe('99');
    expect((await centre.transact((tx) => depositAccount(tx, LIU_YANG))).bdk).toMatchObject({
      yhdm: '105',
      yhzh: '6222***********0301',
    });
  });

  it('waits for a clerk with a picture of the card where the bank cannot tell', async () => {
    const dxyzm = await cardCode(LIU_YANG, PEOPLE.刘洋.sjhm);
    const values = { grckzhkhyhdm: '301', grckzhhm: '6222020200000022000', dxyzm };
    expect((await refused(LIU_YANG, values)).message).toBe('请上传材料：本人银行卡');
    const ywlsh = await centre.transact((tx) => {
      const number = issueNumber(tx, LIU_YANG, 'GJ0302');
      addMaterial(tx, LIU_YANG, { ywlsh: number, wjlxId: '0104', name: 'card.png', bytes: PICTURE });
      return number;
    });
    const answer = await centre.transact((tx) => change(tx, LIU_YANG, values, ywlsh));
    expect(answer.ywzt).toBe('98');
    const told = '申请将收款银行卡变更为6222***********2000。如非本人操作，请立即联系12329。';
    expect((await centre.transact((tx) => readOutbox(tx)))[0]).toMatchObject({
      to: PEOPLE.刘洋.sjhm,
      text: expect.stringContaining(told),
    });
    expect((await centre.transact((tx) => personInfo(tx, LIU_YANG))).grckzhhm).toBe('6222***********8221');
    await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
    expect((await centre.transact((tx) => personInfo(tx, LIU_YANG))).grckzhhm).toBe('6222***********2000');
  });

  it('holds back withdrawals for a day when the phone changed within a day, and pays them then', async () => {
    const both = await codes(LIU_YANG, NEW_PHONE, PEOPLE.刘洋.sjhm);
    await changed(LIU_YANG, { sjhm: NEW_PHONE, ...CARD, ...both });
    const { ywlsh, ywzt } = await centre.transact((tx) => apply(tx, LIU_YANG));
    // A card younger than a day is looked at by a clerk; what he approves is still not paid.
    expect(ywzt).toBe('98');
    await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
    const held = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(held.ywzt).toBe('02');
    expect(held.lc.at(-1)?.yj).toBe(
      '手机号码与收款银行卡在24小时内先后变更，为保障资金安全，款项将在2026-11-22 10:00之后转账',
    );
    expect((await centre.transact((tx) => depositAccount(tx, LIU_YANG))).grzhye).toBe(PEOPLE.刘洋.grzhye);
    await centre.transact((tx) => moveClock(tx, { days: 2 }));
    const paid = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(paid).toMatchObject({ ywzt: '99', dzje: '4500.00' });
    expect((await centre.transact((tx) => depositAccount(tx, LIU_YANG))).grzhye).toBe('117726.82');
  });
});

describe.each([
  ['本人', LIU_YANG],
  ['单位', HUAXIA],
] as const)('hostile values, %s', (_, actor) => {
  const HOSTILE = [null, 7, true, { a: 1 }, [[]], [null], '<b>', '9'.repeat(5000), '\u0000', '***', "' OR 1=1"];
  const FIELDS =
    'sjhm gddhhm dzyx jtzz yzbm hyzk poxm pozjhm jtysr xueli zhiye zhicheng zhiwu dxtx sqcx ysjty hybh dxyzm constructor'.split(
      ' ',
    );
  it.each(FIELDS)('in %s are refused in words or change nothing but their field', async (field) => {
    for (const value of HOSTILE) {
      const base = actor.kind === 'unit' ? { grzh: LIU_YANG.grzh } : {};
      const outcome = await changed(actor, { ...base, [field]: value }).catch((failure: unknown) => failure);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(BusinessError);
    }
    const info = await centre.transact((tx) => personInfo(tx, LIU_YANG));
    expect(info).toMatchObject({ sjhm: '138****0007', hyzk: '10', xueli: '20', zhiye: '1' });
  });
});

describe('单位代办', () => {
  it('changes what the unit may, tells the member by SMS, and leaves the phone to the member', async () => {
    const answer = await changed(HUAXIA, { grzh: LIU_YANG.grzh, zhiwu: '2', sjhm: NEW_PHONE });
    expect(answer.ywzt).toBe('99');
    const detail = await centre.transact((tx) => caseDetail(tx, HUAXIA, { ywlsh: answer.ywlsh }));
    expect(detail.sqnr.map(({ label, value }) => [label, value])).toEqual([
      ['职工', '刘洋'],
      ['证件号码', '110***********4522'],
      ['个人账号', PEOPLE.刘洋.grzh],
      ['手机号码', '138****0007 → 136****2222'],
      ['职务', '一般员工 → 中级管理'],
    ]);
    expect(JSON.stringify(detail)).not.toContain(PEOPLE.刘洋.sjhm);
    expect((await centre.transact((tx) => personInfo(tx, LIU_YANG))).sjhm).toBe('138****0007');
    const told = (await centre.transact(readOutbox)).filter(({ to }) => to === PEOPLE.刘洋.sjhm);
    expect(told.map(({ text }) => text)).toContain(
      '【住房公积金】您的职务于2026-11-21 10:00:00由单位经办人吴晓东（华夏精密制造有限公司）变更，如非本人要求请立即联系12329。',
    );
    const [pending] = await centre.transact((tx) => pendingPhones(tx, LIU_YANG));
    expect(pending).toMatchObject({ sjhm: '136****2222', dwmc: '华夏精密制造有限公司', yxq: '2026-11-24 10:00:00' });
    const id = pending?.id ?? '';
    const wrong = centre.transact((tx) => answerPending(tx, LIU_YANG, { id, ty: '1', dxyzm: '000000x' }));
    expect((await refusalOf(wrong)).message).toBe('短信验证码错误或已失效');
    const foreign = centre.transact((tx) => answerPending(tx, ZHAO_MIN, { id, ty: '0', dxyzm: '' }));
    expect((await refusalOf(foreign)).message).toBe('没有待确认的手机号码，可能已处理或已过期');
    await centre.transact((tx) => answerPending(tx, LIU_YANG, { id, ty: '1', dxyzm: codeTo(tx, NEW_PHONE) ?? '' }));
    expect((await centre.transact((tx) => personInfo(tx, LIU_YANG))).sjhm).toBe('136****2222');
    expect((await centre.transact((tx) => infoChangeHistory(tx, LIU_YANG))).map(({ czr }) => czr)).toEqual([
      '华夏精密制造有限公司申请，本人确认',
      '单位经办人吴晓东（华夏精密制造有限公司）',
    ]);
  });

  it('a mobile alone changes nothing yet, and nobody is told that it did', async () => {
    const { ywlsh } = await changed(HUAXIA, { grzh: LIU_YANG.grzh, sjhm: NEW_PHONE });
    const detail = await centre.transact((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(detail.lc.at(-1)?.yj).toBe('手机号码待职工本人以短信验证码确认后生效');
    expect(detail.sqnr).toContainEqual({
      label: '手机号码',
      value: '138****0007 → 136****2222',
      gs: '须职工本人确认',
    });
    const box = await centre.transact((tx) => listMessages(tx, HUAXIA, { page: 1, size: 1 }));
    expect(box.list[0]?.nr).toMatch(
      /^刘洋的个人账户信息变更（\d+）已受理，手机号码待职工本人以短信验证码确认后生效；确认结束后告知结果。$/,
    );
    expect(box.list[0]?.title).toBe('个人账户信息变更：已发送确认短信');
    expect(await centre.transact((tx) => infoChangeHistory(tx, LIU_YANG))).toEqual([]);
    const texts = (await centre.transact(readOutbox)).map(({ to, text }) => [to, text]);
    // Whoever has the old number hears what is asked for, and that nothing has changed.
    expect(texts.filter(([to]) => to === PEOPLE.刘洋.sjhm)).toEqual([
      [PEOPLE.刘洋.sjhm, expect.stringContaining('136****2222，经您本人确认后才生效')],
    ]);
    expect(texts).toContainEqual([NEW_PHONE, expect.stringContaining('前登录网上办事大厅确认')]);
  });

  const nameOf = (ywlsh: string) => centre.transact((tx) => caseDetail(tx, HUAXIA, { ywlsh }).ztsm?.mc ?? '');

  it('a mobile beside other changes: under way until the member answers, done in part where they refuse', async () => {
    const { ywlsh } = await changed(HUAXIA, { grzh: LIU_YANG.grzh, zhiwu: '2', sjhm: NEW_PHONE });
    expect(await nameOf(ywlsh)).toBe('待职工本人确认');
    await centre.transact((tx) => answerPending(tx, LIU_YANG, { id: ywlsh, ty: '0', dxyzm: '' }));
    expect(await nameOf(ywlsh)).toBe('部分办结');
    const { nr = '' } = (await centre.transact((tx) => caseDetail(tx, HUAXIA, { ywlsh }).ztsm)) ?? {};
    expect(nr).toMatch(/^其他信息已变更。已确认0人，不同意1人。未确认的手机号码没有变更/);
    // One fact, one message, among those of cases.
    const { list } = await centre.transact((tx) => listMessages(tx, HUAXIA, { page: 1, size: 5 }));
    const about = list.filter(({ title }) => /职工不同意|确认结果/.test(title));
    expect(about.map(({ title, xxlx }) => [title, xxlx])).toEqual([['个人账户信息变更：职工不同意', '办件通知']]);
  });

  it('a mobile beside other changes that the member confirms leaves the case simply done', async () => {
    const { ywlsh } = await changed(HUAXIA, { grzh: LIU_YANG.grzh, zhiwu: '2', sjhm: NEW_PHONE });
    const dxyzm = (await centre.transact((tx) => codeTo(tx, NEW_PHONE))) ?? '';
    await centre.transact((tx) => answerPending(tx, LIU_YANG, { id: ywlsh, ty: '1', dxyzm }));
    expect(await nameOf(ywlsh)).toBe('');
  });

  it('is judged while it is typed: a number that is taken, and a change of nothing', async () => {
    const asked = (values: Record<string, unknown>) =>
      centre.transact((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0302', grzh: LIU_YANG.grzh, ...values }));
    expect((await asked({ sjhm: PEOPLE.周凯.sjhm })).cw).toEqual({ sjhm: '该手机号码已被其他缴存人使用' });
    expect((await asked({ zhiwu: '3' })).tj).toMatchObject([{ mz: false, xyb: '未修改任何信息，无需提交' }]);
    expect(await asked({ zhiwu: '2' })).toMatchObject({ mz: true, cw: {} });
    // Before a member is chosen there is nothing to compare with.
    expect((await centre.transact((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0302', grzh: '' }))).tj).toEqual([]);
  });

  it('a refused number is gone, and so is one nobody answered in time', async () => {
    await changed(HUAXIA, { grzh: LIU_YANG.grzh, sjhm: NEW_PHONE });
    await centre.transact((tx) => moveClock(tx, { days: 4 }));
    expect(await centre.transact((tx) => pendingPhones(tx, LIU_YANG))).toEqual([]);
  });

  it('never reaches beyond the own unit, and never the bank card', async () => {
    const foreign = await refused(HUAXIA, { grzh: ZHOU_KAI.grzh, xueli: '10' });
    expect(foreign.fieldErrors.grzh).toBe('该职工在其他单位正常缴存');
    const nobody = await refused(HUAXIA, { grzh: '999999999999', xueli: '10' });
    expect(nobody.fieldErrors.grzh).toBe('本单位没有该职工');
    const look = centre.transact((tx) => memberInfo(tx, HUAXIA, ZHOU_KAI.grzh));
    expect((await refusalOf(look)).message).toBe('该职工在其他单位正常缴存');
    const card = await refused(HUAXIA, { grzh: LIU_YANG.grzh, grckzhhm: '6222020200000020301' });
    expect(card.message).toBe('收款银行卡只能由职工本人变更');
    const nothing = await refused(HUAXIA, { grzh: LIU_YANG.grzh });
    expect(nothing.message).toBe('未修改任何信息，无需提交');
    const taken = await refused(HUAXIA, { grzh: LIU_YANG.grzh, sjhm: PEOPLE.张建国.sjhm });
    expect(taken.fieldErrors.sjhm).toBe('该手机号码已被其他缴存人使用');
  });

  it('shows the unit no income and no numbers', async () => {
    await changed(ZHANG_JIANGUO, { jtysr: '45678.90', gddhhm: '010-62345678' });
    const seen = await centre.transact((tx) => memberInfo(tx, HUAXIA, ZHANG_JIANGUO.grzh));
    expect(seen.ysz).toMatchObject({ sjhm: '138****0001', jtysr: '已登记', gddhhm: '已登记', xueli: '大学本科' });
    const text = JSON.stringify(seen);
    for (const hidden of ['45678', '62345678', PEOPLE.张建国.sjhm, '198503071219']) expect(text).not.toContain(hidden);
    const stored = await centre.transact((tx) => persons(tx.store).get(ZHANG_JIANGUO.grzh)?.sjhm);
    expect(stored).toBe(PEOPLE.张建国.sjhm);
  });
});

it('a number that waits for the member is settled once they have proved it in another way', async () => {
  const ywlsh = await centre.transact((tx) => {
    const number = issueNumber(tx, HUAXIA, 'GJ0302');
    submit(tx, HUAXIA, { grzh: PEOPLE.刘洋.grzh, sjhm: NEW_PHONE, ywlx: 'GJ0302', ywlsh: number });
    expect(pendingPhones(tx, LIU_YANG)).toHaveLength(1);
    // Nothing has changed before the member says so.
    expect(caseDetail(tx, HUAXIA, { ywlsh: number }).ztsm?.mc).toBe('待职工本人确认');
    return number;
  });
  const proofs = await centre.transact((tx) => {
    sendInfoCode(tx, LIU_YANG, { mb: 'old', sjhm: '' });
    // The code that came with the unit's request proves the number as well.
    return { dxyzm: codeTo(tx, NEW_PHONE), ydxyzm: codeTo(tx, PEOPLE.刘洋.sjhm) };
  });
  await changed(LIU_YANG, { sjhm: NEW_PHONE, ...proofs });
  await centre.transact((tx) => {
    expect(pendingPhones(tx, LIU_YANG)).toEqual([]);
    expect(todos(tx, LIU_YANG).map(({ title }) => title)).not.toContain('手机号码变更：待您确认');
    expect(caseDetail(tx, HUAXIA, { ywlsh }).lc.at(-1)).toMatchObject({ jdmc: '职工确认结果', yj: '已确认1人' });
    moveClock(tx, { days: 5 });
    expect(readOutbox(tx).some(({ text }) => text?.includes('没有变更，仍使用原手机号码'))).toBe(false);
    expect(persons(tx.store).get(PEOPLE.刘洋.grzh)?.sjhm).toBe(NEW_PHONE);
  });
});
