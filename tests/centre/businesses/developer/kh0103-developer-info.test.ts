// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { openApplicantSignature, signaturesOf } from '@mocks/centre/cases/signatures/signatures';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { developers } from '@mocks/centre/kernel/people';
import { projectAccounts } from '@mocks/centre/loans/buildings';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { operatePhone } from '@mocks/centre/phone';
import { ANJU } from '@mocks/seed/developer-info';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '@/domain/text/mask';
import { DEVELOPERS, PEOPLE } from '../../../people';
import { centrePerTest, refusalOf } from '../../fixture';
import { coupleApplies, DEVELOPER, ownSignature, PNG } from '../../loan-fixture';

const { kfsbh, kfsmc, sjhm } = DEVELOPERS.安居置业;
const FURTHER = { sfrkhyhmc: '105', sfrzhhm: '1100200000770077', zhxz: '2' };

const centre = centrePerTest();

/** Handed in with whatever it needs. */
const change = (values: Record<string, unknown>) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, DEVELOPER, 'KH0103');
    addMaterial(tx, DEVELOPER, { ywlsh, wjlxId: '0604', name: '协议.png', bytes: PNG });
    const qmbh = ownSignature(tx, DEVELOPER, ywlsh, '售房与保证金账户变更确认书');
    return submit(tx, DEVELOPER, { ywlx: 'KH0103', ywlsh, cns: '1', ywwd: '0101', qmbh, ...values });
  });
const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
const registered = () => centre.transact(({ store }) => developers(store).get(kfsbh));
const stateOf = (ywlsh: string) => centre.transact(({ store }) => cases(store).get(ywlsh)?.ywzt);
const withAccounts = (...sfzh: object[]) => change({ sfzh });

describe('refused, each at its field', () => {
  it.each([
    ['a qualification that is over', { zzyxq: '2026-11-20' }, 'zzyxq', '资质有效期已过，请先更新资质'],
    ['a masked number', { frdbzjhm: '110***********1015' }, 'frdbzjhm', '请输入完整的法人证件号码'],
    ['no amount', { zczj: '壹亿' }, 'zczj', '无效金额'],
    ['nothing', { zczj: '0' }, 'zczj', '金额须大于0'],
    ['no phone', { lxdh: '123' }, 'lxdh', '请输入正确格式的联系电话'],
    ['half a guarantee account', { bzjzh: '' }, 'bzjzh', '保证金户名、开户行和账号须同时填写'],
    ['an address beyond its length', { zcdz: '路'.repeat(31) }, 'zcdz', '注册地址不能超过30个字'],
    ['no account', { sfzh: [] }, 'sfzh', '请至少保留一个预售资金监管账户'],
    [
      'an account of somebody else',
      { sfzh: [...ANJU.sfzh, { sfrkhyhmc: '102', sfrzhhm: '1100200000660066', zhxz: '2' }] },
      'sfzh.6.sfrzhhm',
      `银行核验：账户户名不是${kfsmc}`,
    ],
    ['one account twice', { sfzh: [...ANJU.sfzh, ANJU.sfzh[0]] }, 'sfzh.6.sfrzhhm', '账号重复'],
    [
      'an account that a property uses',
      { sfzh: ANJU.sfzh.slice(1) },
      'sfzh',
      '该账户（尾号0018）是“安居·翠湖苑”的监管账户，请先在“楼盘列表”变更该楼盘的监管账户',
    ],
  ])('%s', async (_, values, field, text) => {
    expect((await refusalOf(change(values))).fieldErrors).toEqual({ [field]: text });
  });

  it('an account that several properties use, all of them named', async () => {
    await centre.transact(({ store }) => {
      const other = projectAccounts(store).get('LP00000002');
      if (other) projectAccounts(store).put(other.lpbh, { ...other, jgzh: '1100200000180018' });
    });
    expect((await refusalOf(change({ sfzh: ANJU.sfzh.slice(1) }))).fieldErrors).toEqual({
      sfzh: '该账户（尾号0018）是“安居·翠湖苑”、“安居·云锦里”的监管账户，请先在“楼盘列表”变更这些楼盘的监管账户',
    });
  });

  it('a certificate that the register does not know, without its picture', async () => {
    expect((await refusalOf(change({ zzzsbh: '云建开企[2026]9999号' }))).message).toBe(
      '请上传材料：营业执照、资质证书',
    );
  });

  it('what changes nothing', async () => {
    expect((await refusalOf(change({ lxr: ANJU.lxr }))).message).toBe('未修改任何信息，无需提交');
  });
});

it('a contact changes at once, and the new number hears of it; the sign-in keeps its own', async () => {
  const { ywzt } = await change({ lxr: '宁远', lxdh: '13900000199' });
  expect(ywzt).toBe('99');
  expect(await registered()).toMatchObject({ lxr: '宁远', lxdh: '13900000199', sjhm, zzdj: '1' });
  const sms = (await centre.transact(readOutbox)).filter(({ kind }) => kind === 'sms');
  // The former number too: whoever has taken over the new one is not the only one to hear of it.
  expect(sms.map(({ to }) => to).sort()).toEqual([ANJU.lxdh, '13900000199'].sort());
  for (const { text } of sms) expect(text).toMatch(/于2026-11-21 \S+办结，已变更：联系人、联系电话。如非本企业操作/);
});

it('a name changes after review, on every property too, and the receipt says who applied', async () => {
  const { ywlsh, ywzt } = await change({ kfsmc: '安居城市发展有限公司' });
  expect(ywzt).toBe('98');
  expect((await registered())?.kfsmc).toBe(kfsmc);
  const { zmbh } = await centre.transact((tx) => issueReceipt(tx, DEVELOPER, { ywlsh }));
  const paper = await centre.transact(({ store }) => issuedDocuments(store).get(zmbh));
  expect(paper?.content.facts).toContainEqual({ label: '申请人', value: kfsmc });
  await approve(ywlsh);
  expect(await registered()).toMatchObject({ kfsmc: '安居城市发展有限公司' });
  // Whoever reads it later still sees who applied then, by which account, and who answered for it.
  const { sqr } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
  expect(sqr).toEqual([
    { label: '申请人', value: kfsmc },
    { label: '开发商编号', value: 'KF000001' },
    { label: '联系人', value: ANJU.lxr },
  ]);
  const later = await centre.transact((tx) => issueReceipt(tx, DEVELOPER, { ywlsh }));
  const next = await centre.transact(({ store }) => issuedDocuments(store).get(later.zmbh));
  expect(next?.content.facts).toEqual(expect.arrayContaining(sqr));
  expect(await centre.transact(({ store }) => projectAccounts(store).get('LP00000002')?.kfsmc)).toBe(
    '安居城市发展有限公司',
  );
});

it('a contact waits for nobody, whatever is read beside it, and stays when that is refused', async () => {
  const zzyxq = (await registered())?.zzyxq;
  const { ywlsh, ywzt } = await change({ lxdh: '13900000199', zzyxq: '2031-06-29' });
  expect(ywzt).toBe('98');
  expect(await registered()).toMatchObject({ lxdh: '13900000199', zzyxq });
  const { sqnr } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
  const value = `${maskPhone(ANJU.lxdh)} → 139****0199（提交后即时生效）`;
  expect(sqnr).toContainEqual({ key: 'lxdh', label: '联系电话', value });
  const former = (await centre.transact(readOutbox)).filter(({ to }) => to === ANJU.lxdh);
  expect(former).toMatchObject([
    { text: `【住房公积金】贵公司的联系电话已变更（${ywlsh}）。如非本企业操作，请立即联系12329。` },
  ]);
  await centre.transact((tx) => review(tx, { ywlsh, result: 'refuse', opinion: '证书未查到' }));
  expect(await registered()).toMatchObject({ lxdh: '13900000199', zzyxq });
});

it('what is approved beside an account counts at once, and stays when the account is taken back', async () => {
  const { ywlsh } = await change({ zzdj: '2', sfzh: [...ANJU.sfzh, FURTHER] });
  expect((await approve(ywlsh)).ztsm?.nr).toMatch(/2026-11-22起生效，此前仍使用原账户；其他变更已生效/);
  expect(await registered()).toMatchObject({ zzdj: '2', sfzh: ANJU.sfzh });
  await centre.transact((tx) => withdrawCase(tx, DEVELOPER, { ywlsh }));
  expect(await registered()).toMatchObject({ zzdj: '2', sfzh: ANJU.sfzh });
});

describe('an account', () => {
  it('is signed for by the legal person on the own phone, and by nobody else', async () => {
    const phone = (zjhm: string) =>
      centre.transact((tx) => {
        const ywlsh = issueNumber(tx, DEVELOPER, 'KH0103');
        const { uuid } = openApplicantSignature(tx, tx.now(), DEVELOPER, { ywlsh, wsmc: '售房与保证金账户变更确认书' });
        return operatePhone(tx, tx.now(), { uuid, action: 'scan', zjhm });
      });
    expect(await phone(PEOPLE.张建国.zjhm)).toMatchObject({ message: '请由安立国本人扫码签署' });
    expect(await phone(ANJU.frdbzjhm)).toMatchObject({ state: 'scanned' });
  });

  it('names what comes and what goes, not all that stay', async () => {
    const { ywlsh } = await withAccounts(...ANJU.sfzh.slice(0, 5), FURTHER);
    const { sqnr } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
    const value =
      '新增中国建设银行1100********0077（预售资金监管账户）；停用中国建设银行1100********0055（预售资金监管账户）';
    expect(sqnr).toContainEqual({ label: '售房账户', value });
    const signed = await centre.transact((tx) => signaturesOf(tx, ywlsh));
    expect(signed).toMatchObject([{ xingming: '安立国', qmsf: '法定代表人' }]);
    const [sms] = await centre.transact((tx) => readOutbox(tx));
    expect(sms?.text).toContain(`申请变更售房账户：${value}。`);
  });

  it('in another order is none that changes', async () => {
    expect((await refusalOf(withAccounts(...[...ANJU.sfzh].reverse()))).message).toBe('未修改任何信息，无需提交');
  });

  it('counts from the day after it was approved, and may be taken back until then', async () => {
    const { ywlsh } = await withAccounts(...ANJU.sfzh, FURTHER);
    const [sms] = await centre.transact((tx) => readOutbox(tx));
    expect(sms).toMatchObject({
      to: sjhm,
      text: expect.stringMatching(/申请变更售房账户：新增中国建设银行1100\*+0077（.*如非本企业操作/),
    });
    expect((await approve(ywlsh)).ztsm).toMatchObject({
      mc: '待生效',
      nr: expect.stringContaining('2026-11-22起生效'),
    });
    expect((await registered())?.sfzh).toHaveLength(6);
    const again = await centre.transact((tx) => {
      withdrawCase(tx, DEVELOPER, { ywlsh });
      return cases(tx.store).get(ywlsh)?.ywzt;
    });
    expect(again).toBe('85');

    const second = await withAccounts(...ANJU.sfzh, FURTHER);
    await approve(second.ywlsh);
    await centre.transact((tx) => moveClock(tx, { days: 1 }));
    expect(await stateOf(second.ywlsh)).toBe('99');
    expect((await registered())?.sfzh).toContainEqual(FURTHER);
    expect((await centre.transact((tx) => listMessages(tx, DEVELOPER, { page: 1, size: 1 }))).list[0]?.nr).toContain(
      '已变更：售房账户',
    );
  });

  it('that a loan is about to be paid to cannot be stopped', async () => {
    const ywlsh = await coupleApplies(centre);
    await approve(ywlsh);
    expect((await refusalOf(withAccounts(...ANJU.sfzh.slice(1)))).fieldErrors).toEqual({
      sfzh: '该账户（尾号0018）存在待放款贷款，暂不能停用',
    });
  });

  it('is nobody else’s to change, and needs its agreement and a signature', async () => {
    const bare = centre.transact((tx) => {
      const ywlsh = issueNumber(tx, DEVELOPER, 'KH0103');
      return submit(tx, DEVELOPER, { ywlx: 'KH0103', ywlsh, cns: '1', ywwd: '0101', sfzh: [...ANJU.sfzh, FURTHER] });
    });
    expect((await refusalOf(bare)).message).toBe('请先完成移动端签署后再提交');
  });
});
