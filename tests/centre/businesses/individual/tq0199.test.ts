// @vitest-environment node

import { listMaterials } from '@mocks/centre/cases/materials/materials';
import { ruleFor } from '@mocks/centre/cases/registered';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { listDocuments } from '@mocks/centre/documents/document';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { accountSeals, employments } from '@mocks/centre/registers/life-registers';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { homes } from '@mocks/centre/registers/registers';
import { uses } from '@mocks/centre/withdrawals/vouchers';
import { otherReasonNote } from '@mocks/data/notes/withdrawal-notes';
import { beforeEach, describe, expect, it } from 'vitest';
import { depositInterest } from '@/domain/interest';
import { OTHER_REASONS } from '@/domain/other-withdrawal';
import { PEOPLE } from '../../../people';
import {
  AYIGULI,
  centreOn,
  FENG_JUN,
  GUO_LEI,
  HE_JING,
  LIU_YANG,
  person,
  rebasedFrom,
  refusalOf,
  TANG_YUE,
  WU_GUIFANG,
  ZHANG_JIANGUO,
  ZHENG_TAO,
} from '../../fixture';
import { addFile } from './tq0199-materials';

const SUN_DEMING = person(PEOPLE.孙德明);
const SUN_ZHIYUAN = person(PEOPLE.孙志远);
const SUN_ZHIFANG = person(PEOPLE.孙志芳);
const LIN_XIAOYU = person(PEOPLE.林小雨);
const QIAN_XIUYING = person(PEOPLE.钱秀英);

const COMMON = { skzhly: '1', ywwd: '0101', cns: '1' };
const MARRIED_TO_FENG = { hyzk: '20', poxm: '冯军', pozjlx: '01', pozjhm: PEOPLE.冯军.zjhm };
const MARRIED_TO_HE = { hyzk: '20', poxm: '何静', pozjlx: '01', pozjhm: PEOPLE.何静.zjhm };
const HOME = '云(2016)海淀区不动产权第0045678号';
/** Somebody else's, by the register. */
const FOREIGN = '云(2025)丰台区不动产权第0078901号';
/** 89.50 m² × 1,500.00 = 134,250.00; invoices 60,000.00 + 45,678.90 = 105,678.90. */
const RENOVATION = {
  ...COMMON,
  qttqyy: '11',
  bdcqzh: HOME,
  jzmj: '89.5',
  zxhtbh: 'ZX-2026-018',
  zxfp: [
    { fphm: '26110000000010001', fpje: '60000.00' },
    { fphm: '26110000000010002', fpje: '45678.90' },
  ],
  zxwgrq: '2026-10-01',
};

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

/** Hands in with every material that is asked for. */
function apply(desk: Desk, actor: Actor, values: Record<string, unknown>) {
  const ywlsh = issueNumber(desk, actor, 'TQ0199');
  const zstj = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  // Only texts are left over.
  for (const { wjlxId, clzt } of listMaterials(desk, actor, {
    jdbh: 'TQ0199-01',
    ywlsh,
    zstj: zstj as Record<string, string>,
  })) {
    if (clzt === '0') addFile(desk, actor, ywlsh, wjlxId);
  }
  return submit(desk, actor, { ...values, ywlx: 'TQ0199', ywlsh });
}
const applied = (actor: Actor, values: Record<string, unknown>) =>
  centre.transact((desk) => apply(desk, actor, values));
const refused = (actor: Actor, values: Record<string, unknown>) => refusalOf(applied(actor, values));
const judged = (actor: Actor, values: Record<string, unknown>) =>
  centre.transact((desk) => judge(desk, actor, { ...values, ywlx: 'TQ0199' }));
const limitOf = async (actor: Actor, values: Record<string, unknown>) => (await judged(actor, values)).xe?.kytqe;
const paperOf = (actor: Actor, values: object, wjlxId: string) =>
  centre.transact((desk) => {
    const ywlsh = issueNumber(desk, actor, 'TQ0199');
    return listMaterials(desk, actor, { jdbh: 'TQ0199-01', ywlsh, zstj: { ...values } }).find(
      (one) => one.wjlxId === wjlxId,
    );
  });
const approve = (ywlsh: string) =>
  centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '同意' }));
const refuse = (ywlsh: string) =>
  centre.transact((desk) => review(desk, { ywlsh, result: 'refuse', opinion: '材料不符' }));
const balance = (actor: { grzh: string }) =>
  centre.transact((desk) => balanceOf(desk.store, memberAccount(actor.grzh)));

it.each([
  ['11', '装修提取'],
  ['13', '离职销户提取'],
  ['14', '继承提取'],
  ['29', '其他住房消费提取'],
  ['', '其他原因提取'],
])('an application for matter %s is called %s', (qttqyy, name) => {
  expect(ruleFor('person', 'TQ0199')?.name?.({ qttqyy })).toBe(name);
});

describe('选择事项之前', () => {
  it('shows the account and no limit; without a reason nothing is taken in', async () => {
    const judgement = await judged(LIU_YANG, {});
    expect(judgement).toMatchObject({ mz: true, xe: null });
    const refusal = await refused(LIU_YANG, { ...COMMON, sqtqje: '100.00' });
    expect(refusal.fieldErrors.qttqyy).toBe('请选择提取事项');
    expect((await refused(LIU_YANG, { ...COMMON, qttqyy: '__proto__' })).fieldErrors.qttqyy).toBe('请选择提取事项');
  });

  it('a frozen account and arrears stand against it', async () => {
    const other = { ...COMMON, qttqyy: '29', sxsm: '说明', sqtqje: '100.00' };
    expect((await refused(ZHENG_TAO, other)).message).toBe('个人账户已冻结，暂不能办理提取');
    expect((await refused(GUO_LEI, other)).message).toBe('您有逾期的住房公积金贷款，请先还清逾期款项');
  });
});

describe('a home that is not in the list', () => {
  const UNLISTED = '云(2020)通州区不动产权第0099887号';
  const typed = { bdcqzh: '0', txbdcqzh: UNLISTED, fwzl: '云州市通州区云景东路5号2栋401' };
  const TAX = { ...COMMON, ...MARRIED_TO_FENG, qttqyy: '19', fphjje: '30000.00', pzhm: 'QS2026000777', gybl: '50' };

  it.each([
    ['renovation', { ...RENOVATION, ...MARRIED_TO_FENG, ...typed, sqtqje: '1000.00' }],
    ['deed tax, by the share that is typed', { ...TAX, ...typed, sqtqje: '15000.00' }],
  ])('%s goes to a clerk with the certificate, and counts for the home like any other', async (_, values) => {
    const { cy } = await judged(HE_JING, values);
    const doubt = '不动产登记没有您或配偶的这处住房，将由中心凭不动产权证书审核';
    expect(cy).toMatchObject({ txbdcqzh: doubt });
    expect(await paperOf(HE_JING, values, '0303')).toMatchObject({ sfbs: '1', clzt: '0' });
    const { ywlsh, ywzt } = await applied(HE_JING, values);
    expect(ywzt).toBe('98');
    const { lc, sqnr } = await centre.transact((desk) => caseDetail(desk, HE_JING, { ywlsh }));
    expect(lc[0]?.yj).toContain(doubt);
    expect(sqnr).toContainEqual({ label: '不动产权证号', value: UNLISTED });
    expect(sqnr).toContainEqual({ label: '房屋坐落', value: typed.fwzl });
    const use = await centre.transact(({ store }) => uses(store).get(ywlsh));
    expect(use?.bdcqzh).toBe(UNLISTED);
  });

  it('one that the register has as theirs is taken by it, one of somebody else’s is not taken at all', async () => {
    const theirs = { ...RENOVATION, ...MARRIED_TO_FENG, ...typed, txbdcqzh: HOME };
    expect((await judged(HE_JING, theirs)).cy).toBeUndefined();
    expect(await paperOf(HE_JING, theirs, '0303')).toMatchObject({ clzt: '2' });
    const foreign = { ...theirs, txbdcqzh: FOREIGN, sqtqje: '1.00' };
    expect((await refused(HE_JING, foreign)).fieldErrors.txbdcqzh).toBe(
      '经查询，该不动产权证登记在他人名下，不能用于提取',
    );
    expect((await refused(HE_JING, { ...foreign, txbdcqzh: '', fwzl: '' })).fieldErrors).toMatchObject({
      txbdcqzh: '请输入填写的不动产权证号',
      fwzl: '请输入房屋坐落',
    });
    expect((await refused(HE_JING, { ...TAX, ...typed, gybl: '0', sqtqje: '1.00' })).fieldErrors.gybl).toContain(
      '大于0',
    );
  });

  it('while the register is silent nobody is told that the home is not theirs', async () => {
    await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
    const listed = { ...RENOVATION, ...MARRIED_TO_FENG, sqtqje: '1000.00' };
    expect((await refused(HE_JING, listed)).fieldErrors.bdcqzh).toContain('不动产登记暂时没有应答');
    const { ywlsh, ywzt } = await applied(HE_JING, { ...listed, ...typed });
    expect(ywzt).toBe('98');
    const { lc } = await centre.transact((desk) => caseDetail(desk, HE_JING, { ywlsh }));
    expect(lc[0]?.yj).toContain('不动产登记暂时没有应答，须人工核验');
    expect(lc[0]?.yj).not.toContain('不动产登记没有');
  });
});

describe('11 装修自住住房', () => {
  const values = { ...RENOVATION, ...MARRIED_TO_FENG };

  it('is limited by the least of invoices, area and total', async () => {
    expect(await limitOf(HE_JING, values)).toBe('105678.90');
    const large = [...RENOVATION.zxfp, { fphm: '26110000000010003', fpje: '180000.00' }];
    expect(await limitOf(HE_JING, { ...values, zxfp: large })).toBe('134250.00');
    const { xe } = await judged(HE_JING, values);
    expect(xe?.gs).toContain('建筑面积89.50㎡ × 1,500.00元 = 134,250.00元');
  });

  it('is shared by the couple for one renovation, and free again after 120 months', async () => {
    const before = await balance(HE_JING);
    const first = await applied(HE_JING, { ...values, sqtqje: '70000.00' });
    expect(first.ywzt).toBe('98');
    // What was asked for counts before it is paid.
    const spouse = { ...RENOVATION, ...MARRIED_TO_HE };
    expect(await limitOf(FENG_JUN, spouse)).toBe('35678.90');
    const much = await refused(FENG_JUN, { ...spouse, sqtqje: '35678.91' });
    expect(much.fieldErrors.sqtqje).toBe('申请提取金额不能大于可提取额（35,678.90元）');
    await approve(first.ywlsh);
    expect(await balance(HE_JING)).toBe(before - 7_000_000n);
    const second = await applied(FENG_JUN, { ...spouse, sqtqje: '35678.90' });
    await approve(second.ywlsh);
    expect(await limitOf(FENG_JUN, spouse)).toBe('0.00');
    const again = await refused(HE_JING, { ...values, zxhtbh: 'ZX-2', sqtqje: '1.00' });
    expect(again.fieldErrors.bdcqzh).toBe('同一住房120个月内已办理装修提取（2026-11-21）');
    // The day before the 120 months are over, and the day they are.
    const year = (day: string) =>
      centre.transact((desk) => {
        for (const use of [...uses(desk.store).values()]) uses(desk.store).put(use.ywlsh, { ...use, day, pz: [] });
      });
    await year('2016-11-22');
    expect((await refused(HE_JING, { ...values, sqtqje: '1.00' })).fieldErrors.bdcqzh).toContain('2016-11-22');
    await year('2016-11-21');
    expect((await judged(HE_JING, values)).xe?.ljytq).toBe('0.00');
    expect((await applied(HE_JING, { ...values, sqtqje: '1.00' })).ywzt).toBe('98');
  });

  it('gives everything back when it is refused or withdrawn', async () => {
    const first = await applied(HE_JING, { ...values, sqtqje: '70000.00' });
    await refuse(first.ywlsh);
    expect(await limitOf(FENG_JUN, { ...RENOVATION, ...MARRIED_TO_HE })).toBe('105678.90');
    const second = await applied(HE_JING, { ...values, sqtqje: '70000.00' });
    await centre.transact((desk) => withdrawCase(desk, HE_JING, { ywlsh: second.ywlsh }));
    expect((await applied(HE_JING, { ...values, sqtqje: '100.00' })).ywzt).toBe('98');
  });

  it.each([
    [{ bdcqzh: '云(2025)丰台区不动产权第0078901号' }, 'bdcqzh', '经查询，该住房不在您或配偶名下，请从列表中选择'],
    [{ zxwgrq: '2025-11-20' }, 'zxwgrq', '完工/开票日期须在12个月以内'],
    [{ zxwgrq: '2026-11-22' }, 'zxwgrq', '完工/开票日期不能晚于今天'],
    [{ zxfp: [] }, 'zxfp', '请填写发票号码和金额'],
    [{ zxfp: 'x' }, 'zxfp', '请填写发票号码和金额'],
    [
      { zxfp: [{ fphm: '24110000000010009', fpje: '50000.00' }] },
      'zxfp.0.fphm',
      '发票已超过有效期（开票日期2025-09-21）',
    ],
    [{ zxfp: [{ fphm: { x: 1 }, fpje: ['1'] }] }, 'zxfp.0.fphm', '请输入发票号码'],
    [{ zxfp: [RENOVATION.zxfp[0], RENOVATION.zxfp[0]] }, 'zxfp.1.fphm', '发票号码重复'],
  ])('refuses %o at its field', async (wrong, field, sentence) => {
    const { fieldErrors } = await refused(HE_JING, { ...values, sqtqje: '100.00', ...wrong });
    expect(fieldErrors[field]).toBe(sentence);
  });

  it.each([
    [{ zxfp: [{ fphm: '999', fpje: '1.00' }] }, 'zxfp', '999：税务系统未查询到该装修发票，将由中心凭发票审核'],
    [
      { zxfp: [{ fphm: '26110000000010001', fpje: '60000.01' }] },
      'zxfp',
      '26110000000010001：发票金额与税务登记信息不一致，将由中心凭发票审核',
    ],
    [{ hyzk: '10' }, 'hyzk', '婚姻状况与民政登记信息不一致，将由中心凭婚姻证明审核'],
  ])('remarks %o at its field, and a clerk has it', async (other, field, sentence) => {
    const { cw, cy } = await centre.transact((desk) =>
      judge(desk, HE_JING, { ywlx: 'TQ0199', ...values, sqtqje: '1.00', ...other }),
    );
    expect(cw).toEqual({});
    expect(cy).toMatchObject({ [field]: sentence });
  });

  it('knows the three sentences about the amount', async () => {
    const whole = (await centre.transact((desk) => depositAccount(desk, HE_JING))).grzhye;
    const sentence = async (sqtqje: string) => (await refused(HE_JING, { ...values, sqtqje })).fieldErrors.sqtqje;
    expect(await sentence('9999999.00')).toBe('发生额大于个人账户余额');
    expect(await sentence(whole)).toBe('提取后个人账户余额为0，请修改发生额');
    expect(await sentence('105678.91')).toBe('申请提取金额不能大于可提取额（105,678.90元）');
    expect(await sentence('-1')).toBe('申请提取金额必须大于0');
    expect(await sentence('1e2')).toBe('申请提取金额格式不正确');
  });

  it('says nothing of a limit of 0.00 while it cannot be worked out', async () => {
    await centre.transact(({ store }) => {
      const known = [...homes(store).values()].find(({ bdcqzh }) => bdcqzh === HOME);
      if (known) homes(store).put(HOME, { ...known, jzmj: '' });
    });
    const { fieldErrors } = await refused(HE_JING, { ...values, jzmj: '约九十', sqtqje: '100.00' });
    expect(fieldErrors.jzmj).toBe('建筑面积应为0.01至99999.99，最多两位小数');
    expect(fieldErrors.sqtqje).toBe('可提取额暂不能计算，请先填好提取事项的各项内容');
  });
});

describe('12 支付物业费', () => {
  const FEE = { ...COMMON, qttqyy: '12', bdcqzh: HOME, wyfnd: '2026', wygsmc: '安和物业' };
  const hers = { ...FEE, ...MARRIED_TO_FENG, wyfje: '2880.00', wyfphm: '26110000000020001' };
  const his = { ...FEE, ...MARRIED_TO_HE, wyfje: '3600.00', wyfphm: '26110000000020002' };

  it('is at most 3,000.00 a year for the household, each of the couple once', async () => {
    expect(await limitOf(HE_JING, hers)).toBe('2880.00');
    expect(await limitOf(FENG_JUN, his)).toBe('3000.00');
    await applied(HE_JING, { ...hers, sqtqje: '2000.00' });
    expect(await limitOf(FENG_JUN, his)).toBe('1000.00');
    expect((await applied(FENG_JUN, { ...his, sqtqje: '1000.00' })).ywzt).toBe('98');
    const all = await centre.transact((desk) => [...uses(desk.store).values()]);
    const first = all.find(({ zjhm }) => zjhm === PEOPLE.何静.zjhm);
    await approve(first?.ywlsh ?? '');
    const again = await refused(HE_JING, { ...hers, sqtqje: '1.00' });
    expect(again.fieldErrors).toMatchObject({
      wyfnd: '本年度已办理物业费提取',
      wyfphm: '该凭证已于2026-11-21办理过提取',
    });
    // The year before is another year.
    expect((await judged(HE_JING, { ...hers, wyfnd: '2025' })).xe?.ljytq).toBe('0.00');
    const early = await refused(HE_JING, { ...hers, wyfnd: '2024', sqtqje: '1.00' });
    expect(early.fieldErrors.wyfnd).toBe('物业费年度不在可选范围内');
  });

  it('leaves nothing for the spouse once the household has had it all', async () => {
    await applied(FENG_JUN, { ...his, sqtqje: '3000.00' });
    const refusal = await refused(HE_JING, { ...hers, sqtqje: '0.01' });
    expect(refusal.fieldErrors.wyfnd).toBe('本年度正在办理物业费提取');
  });
});

describe('13 终止劳动关系且封存满期', () => {
  const LEFT = { ...COMMON, qttqyy: '13', lzrq: '2026-03-20' };

  it('pays the whole balance with the interest to date and closes the account', async () => {
    const before = await balance(WU_GUIFANG);
    // Four months of 1,200.00 and the interest of 30 June; since 1 July nothing moved: 143 days to 21 November.
    const interest = depositInterest(before, [], '2026-07-01', '2026-11-21', '1.50');
    expect(interest).toBe((before * 143n * 15n + 1_800_00n) / 3_600_00n);
    const judgement = await judged(WU_GUIFANG, LEFT);
    expect(judgement.mz).toBe(true);
    expect(judgement.xe?.mx[0]).toEqual({ key: 'xhlx', label: '销户利息', value: expect.stringMatching(/元$/) });
    const answer = await applied(WU_GUIFANG, LEFT);
    expect(answer.ywzt).toBe('99');
    expect(await balance(WU_GUIFANG)).toBe(0n);
    const account = await centre.transact((desk) => depositAccount(desk, WU_GUIFANG));
    expect(account).toMatchObject({ grzhzt: '05', grzhye: '0.00' });
    const { list } = await centre.transact((desk) =>
      depositEntries(desk, WU_GUIFANG, { gjmxlx: '12', page: 1, size: 9 }),
    );
    const yuan = (fen: bigint) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
    expect(list.map(({ fse, lxje, zhaiyao }) => [fse, lxje, zhaiyao])).toEqual([
      [`-${yuan(before + interest)}`, '0.00', '离职销户提取'],
      [yuan(interest), yuan(interest), '销户利息'],
    ]);
    expect(await centre.transact((desk) => trialBalance(desk.store))).toBe(0n);
    const documents = await centre.transact((desk) => listDocuments(desk, WU_GUIFANG, { page: 1, size: 9 }));
    expect(documents.list.map(({ title }) => title)).toContain('住房公积金销户结算单');
    // The yearly interest does not pay again what was paid.
    await centre.transact((desk) => moveClock(desk, { now: '2027-07-01' }));
    expect(await balance(WU_GUIFANG)).toBe(0n);
    const paid = await centre.transact((desk) => postingsOf(desk.store, memberAccount(WU_GUIFANG.grzh)).length);
    expect(paid).toBe(7);
  });

  it('takes no amount from outside', async () => {
    const forged = await refused(WU_GUIFANG, { ...LEFT, sqtqje: '99999.00', tqzh: PEOPLE.张建国.grzh, tqfe: '1' });
    expect(forged.fieldErrors.sqtqje).toBe('销户提取金额为账户本息，由系统计算，不能修改');
    await applied(WU_GUIFANG, { ...LEFT, tqzh: PEOPLE.张建国.grzh, tqfe: '1' });
    expect(await balance(WU_GUIFANG)).toBe(0n);
    expect(await balance(ZHANG_JIANGUO)).toBeGreaterThan(0n);
  });

  it('needs six months to the day, the right reason of sealing and no fresh work', async () => {
    const seal = (fcrq: string, fcyy = '01') =>
      centre.transact((desk) => accountSeals(desk.store).put(WU_GUIFANG.grzh, { grzh: WU_GUIFANG.grzh, fcyy, fcrq }));
    await seal('2026-05-22');
    expect((await refused(WU_GUIFANG, LEFT)).message).toBe('账户封存未满6个月');
    await seal('2026-05-21', '04');
    expect((await refused(WU_GUIFANG, LEFT)).message).toBe('封存原因不是与单位终止劳动关系，不符合本事项的提取条件');
    await seal('2026-05-21');
    expect((await refused(WU_GUIFANG, { ...LEFT, lzrq: '2026-05-22' })).fieldErrors.lzrq).toContain('2026-05-21');
    await centre.transact((desk) =>
      employments(desk.store).put(PEOPLE.吴桂芳.zjhm, { zjhm: PEOPLE.吴桂芳.zjhm, dwmc: '新城餐饮有限公司' }),
    );
    // The register may be wrong: until that is said it is open, with the way on.
    const door = await judged(WU_GUIFANG, { qttqyy: '13' });
    expect(door).toMatchObject({ mz: true, hxsm: expect.stringContaining('在“是否重新就业”中改为“否”') });
    expect((await refused(WU_GUIFANG, LEFT)).fieldErrors.sfzjy).toBe('请选择是否重新就业');
    const again = await refused(WU_GUIFANG, { ...LEFT, sfzjy: '1' });
    expect(again.fieldErrors.sfzjy).toContain('经查询，您已重新就业，请由新单位办理启封或转移；参保登记有误的');
    // What the unit's seal had spared is asked for, and a clerk compares.
    const denied = { ...LEFT, sfzjy: '0' };
    expect((await judged(WU_GUIFANG, denied)).cy?.sfzjy).toBe(
      '与社会保险登记不一致（登记在新城餐饮有限公司参保），将由中心凭终止劳动关系文件审核',
    );
    expect(await paperOf(WU_GUIFANG, denied, '0212')).toMatchObject({ sfbs: '1', clzt: '0' });
    const sent = await applied(WU_GUIFANG, denied);
    expect(sent.ywzt).toBe('98');
    const { lc, sqnr } = await centre.transact((desk) => caseDetail(desk, WU_GUIFANG, { ywlsh: sent.ywlsh }));
    expect(lc[0]?.yj).toContain('与社会保险登记不一致（登记在新城餐饮有限公司参保）');
    expect(sqnr).toContainEqual({ label: '是否重新就业', value: '否' });
    await centre.transact((desk) => withdrawCase(desk, WU_GUIFANG, { ywlsh: sent.ywlsh }));
    await centre.transact((desk) => employments(desk.store).delete(PEOPLE.吴桂芳.zjhm));
    expect((await applied(WU_GUIFANG, LEFT)).ywzt).toBe('99');
  });

  it('is not for an account that is paid into, nor for one with an own loan', async () => {
    expect((await refused(LIU_YANG, LEFT)).message).toBe('账户尚未封存，请联系单位办理封存');
    const { tj } = await judged(ZHANG_JIANGUO, LEFT);
    expect(tj.find(({ tjbh }) => tjbh === 'WJQDK')).toMatchObject({ mz: false, yqz: '无' });
    expect((await refused(AYIGULI, LEFT)).message).toBe('账户尚未封存，请办理“灵活就业封存”');
    const along = (await judged(TANG_YUE, LEFT)).tj.find(({ tjbh }) => tjbh === 'WJQDK');
    expect(along?.sjz).toMatch(/^贷款余额[\d,.]+元（含共同借款）$/);
  });
});

describe('14 死亡（继承人）', () => {
  const DEATH = {
    ...COMMON,
    qttqyy: '14',
    swrxm: '孙德明',
    swrzjhm: PEOPLE.孙德明.zjhm,
    swrq: '2026-08-16',
    jcrgx: '04',
  };

  it('pays each heir the share, the last one all that is left, and closes the account', async () => {
    const before = await balance(SUN_DEMING);
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '33.33' });
    const second = await applied(SUN_ZHIFANG, { ...DEATH, jcfe: '66.67' });
    expect([first.ywzt, second.ywzt]).toEqual(['98', '98']);
    const own = await balance(SUN_ZHIYUAN);
    await approve(first.ywlsh);
    const interest = depositInterest(before, [], '2026-07-01', '2026-11-21', '1.50');
    const share = ((before + interest) * 3333n * 2n + 10_000n) / 20_000n;
    expect(await balance(SUN_DEMING)).toBe(before + interest - share);
    // The heir's own fund account has no part in it: the money goes to the heir's card.
    expect(await balance(SUN_ZHIYUAN)).toBe(own);
    expect((await centre.transact((desk) => depositAccount(desk, SUN_DEMING))).grzhzt).toBe('02');
    const told = (await centre.transact(readOutbox)).find(({ to }) => to === PEOPLE.孙志芳.sjhm);
    expect(told?.text).toBe('【住房公积金】被继承人孙**账户的一份继承提取已支付。');
    await centre.transact((desk) => moveClock(desk, { days: 10 }));
    await approve(second.ywlsh);
    expect(await balance(SUN_DEMING)).toBe(0n);
    expect((await centre.transact((desk) => depositAccount(desk, SUN_DEMING))).grzhzt).toBe('05');
    const rest = before + interest - share;
    const later = depositInterest(rest, [], '2026-11-21', '2026-12-01', '1.50');
    const detail = await centre.transact((desk) => caseDetail(desk, SUN_ZHIFANG, { ywlsh: second.ywlsh }));
    const yuan = (fen: bigint) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
    expect(detail).toMatchObject({ ywzt: '99', dzje: yuan(rest + later) });
    // The balance of an account that is not the heir's own is not shown as if it were.
    expect(detail.grzhye).toBeUndefined();
    const closed = (await centre.transact(readOutbox)).find(({ to }) => to === PEOPLE.孙志芳.sjhm);
    expect(closed?.text).toMatch(
      /^【住房公积金】您申请的继承提取（被继承人孙\*\*）已办结：[\d,.]+元（含销户利息）已转入收款账户，被继承人账户已销户。$/,
    );
    expect(await centre.transact((desk) => trialBalance(desk.store))).toBe(0n);
    const late = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '1' });
    expect(late.message).toBe('该账户已销户');
  });

  it('never gives more than the whole, and not twice to one', async () => {
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' });
    const much = await refused(SUN_ZHIFANG, { ...DEATH, jcfe: '40.01' });
    expect(much.fieldErrors.jcfe).toBe('各继承人份额合计不能超过100%，其他继承人已申请60.00%');
    await approve(first.ywlsh);
    const twice = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '10' });
    expect(twice.fieldErrors.swrzjhm).toBe('您已申请过该账户的继承提取，请到“我的办件”查看');
    expect((await applied(SUN_ZHIFANG, { ...DEATH, jcfe: '40' })).ywzt).toBe('98');
  });

  it('says nothing of an account to who does not know the death', async () => {
    const seen = new Set<string>();
    for (const wrong of [{ swrxm: '孙德' }, { swrq: '2026-08-17' }, { swrxm: '刘洋', swrzjhm: PEOPLE.刘洋.zjhm }]) {
      const judgement = await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '100', ...wrong });
      const refusal = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '100', ...wrong });
      seen.add(JSON.stringify([judgement, refusal.fieldErrors]));
    }
    expect(seen.size).toBe(1);
  });

  it('a stranger who knows all of it reads the same as one who guesses, also from the materials', async () => {
    const answers = new Set<string>();
    for (const wrong of [{}, { swrxm: '孙德' }, { swrq: '2026-08-17' }, { swrzjhm: PEOPLE.刘洋.zjhm }]) {
      const judgement = await judged(LIU_YANG, { ...DEATH, jcfe: '100', ...wrong });
      expect(judgement).toMatchObject({ mz: false, xe: null, tj: [{ tjbh: 'QSGX', sjz: '未能核实' }] });
      const refusal = await refused(LIU_YANG, { ...DEATH, jcfe: '100', ...wrong });
      const zstj = { ...DEATH, jcfe: '100', ...wrong };
      const needs = await centre.transact((desk) =>
        listMaterials(desk, LIU_YANG, { jdbh: 'TQ0199-01', ywlsh: '', zstj }).map(({ wjlxId }) => wjlxId),
      );
      answers.add(JSON.stringify([judgement, refusal.message, refusal.fieldErrors, needs]));
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('未能核实您是该被继承人的亲属');
    const log = await centre.transact((desk) => accessLog(desk, `person:${PEOPLE.孙德明.grzh}`));
    expect(log.map(({ fs, nr }) => `${fs} ${nr}`)).toContain(
      '系统（刘*办理其他原因提取） 资格预检时核查户籍登记、死亡登记',
    );
    expect(log.every(({ nr }) => !nr.includes('住房公积金账户'))).toBe(true);
  });

  it('the account of the deceased records what kin read of it; a refused submission too', async () => {
    await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '100' });
    await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '50' });
    await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '' });
    const texts = (owner: string) =>
      centre.transact((desk) => accessLog(desk, owner).map(({ fs, nr }) => `${fs} ${nr.replace(/\d{20}/, '#')}`));
    const of = '系统（孙**办理其他原因提取）';
    expect((await texts(`person:${PEOPLE.孙德明.grzh}`)).filter((one) => one.startsWith(of))).toEqual([
      `${of} 提交业务#时核查住房公积金账户、户籍登记、死亡登记`,
      `${of} 列出业务#所需材料时核查住房公积金账户、户籍登记、死亡登记`,
      `${of} 资格预检时核查住房公积金账户、户籍登记、死亡登记`,
    ]);
    expect(await texts(`person:${PEOPLE.孙志远.grzh}`)).toContain('系统（其他原因提取） 资格预检时核查户籍登记');
  });

  it('the notice names every material of every matter before one is chosen', async () => {
    const named = await centre.transact((desk) =>
      OTHER_REASONS.flatMap((qttqyy) => {
        const zstj = qttqyy === '14' ? { ...DEATH, jcfe: '100' } : { qttqyy };
        return listMaterials(desk, SUN_ZHIYUAN, { jdbh: 'TQ0199-01', ywlsh: '', zstj }).map(({ wjmc }) => wjmc);
      }),
    );
    expect(new Set(named).size).toBeGreaterThan(9);
    for (const wjmc of named) expect(otherReasonNote.sqcl).toContain(wjmc);
  });

  it('says once what the share is of: of the whole, or of what other heirs have left', async () => {
    const words = async (actor: Actor, jcfe: string) => (await judged(actor, { ...DEATH, jcfe })).xe?.gs ?? '';
    expect((await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' })).xe?.zh).toBe('被继承人');
    expect(await words(SUN_ZHIYUAN, '60')).toMatch(
      /^被继承人账户余额.* = ([\d,.]+)元；本人份额60\.00%，为([\d,.]+)元$/,
    );
    expect(await words(SUN_ZHIYUAN, '100')).toMatch(/；本人份额100\.00%$/);
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' });
    await approve(first.ywlsh);
    expect(await words(SUN_ZHIFANG, '40')).toMatch(/；其他继承人的60\.00%已支付，余下的全部为本人份额40\.00%$/);
    expect(await words(SUN_ZHIFANG, '10')).toMatch(/余下的40\.00%中本人份额10\.00%，为[\d,.]+元$/);
  });

  it('the relation is the registered one', async () => {
    const refusal = await refused(SUN_ZHIYUAN, { ...DEATH, jcrgx: '02', jcfe: '100' });
    expect(refusal.fieldErrors.jcrgx).toBe('与登记的亲属关系（子女）不一致，请核对');
  });

  it('needs a certificate of inheritance for several heirs or a large balance', async () => {
    const names = (jcfe: string) =>
      centre.transact((desk) => {
        const ywlsh = issueNumber(desk, SUN_ZHIYUAN, 'TQ0199');
        const zstj = { qttqyy: '14', swrzjhm: DEATH.swrzjhm, jcfe };
        return listMaterials(desk, SUN_ZHIYUAN, { jdbh: 'TQ0199-01', ywlsh, zstj }).map(({ wjlxId }) => wjlxId);
      });
    // 60,000.00 and more is above p.jcXe.
    expect(await names('100')).toEqual(['0404', '0405', '0406']);
    expect(await names('50')).toEqual(['0404', '0405', '0406']);
  });
});

describe('15 重大疾病', () => {
  const ILL = {
    ...COMMON,
    ...MARRIED_TO_FENG,
    qttqyy: '15',
    hbrgx: '04',
    hbrxm: '冯小宝',
    jbmc: '01',
    zfje: '20000.00',
    fyrq: '2026-06-01',
  };

  it('is what the household bore, shared for the same patient and illness', async () => {
    await applied(HE_JING, { ...ILL, sqtqje: '15000.00' });
    const his = { ...ILL, ...MARRIED_TO_HE };
    expect(await limitOf(FENG_JUN, his)).toBe('5000.00');
    expect(await limitOf(FENG_JUN, { ...his, jbmc: '04' })).toBe('20000.00');
  });

  it.each([
    [{ fyrq: '2025-11-20' }, 'fyrq', '费用须在12个月以内'],
    [{ hbrgx: '05' }, 'hbrgx', '患者与本人关系不在可选范围内'],
    [{ hbrgx: '01', hbrxm: '冯小宝' }, 'hbrxm', '患者为本人的，须与本人姓名一致'],
    [{ hbrgx: '02', hbrxm: '何静' }, 'hbrxm', '患者为配偶的，须与配偶姓名一致'],
    [{ jbmc: '感冒' }, 'jbmc', '疾病名称不在可选范围内'],
  ])('refuses %o at its field', async (wrong, field, sentence) => {
    const { fieldErrors } = await refused(HE_JING, { ...ILL, sqtqje: '100.00', ...wrong });
    expect(fieldErrors[field]).toBe(sentence);
  });

  it('takes costs of exactly twelve months ago', async () => {
    expect((await applied(HE_JING, { ...ILL, fyrq: '2025-11-21', sqtqje: '100.00' })).ywzt).toBe('98');
  });
});

describe('16 最低生活保障', () => {
  it('counts the deposit of the month, not one that begins later', async () => {
    await centre.transact((desk) => rebasedFrom(desk, QIAN_XIUYING, '2027-01', 500_000n));
    expect(await limitOf(QIAN_XIUYING, POOR)).toBe('8064.00');
  });

  const POOR = { ...COMMON, qttqyy: '16', dbzh: 'DB20260015' };

  it('is up to twelve months of the deposit, once a year, without a certificate where the register knows it', async () => {
    // 2,800.00 × 12 % × 2 × 12 months.
    expect(await limitOf(QIAN_XIUYING, POOR)).toBe('8064.00');
    const answer = await applied(QIAN_XIUYING, { ...POOR, sqtqje: '8064.00' });
    expect(answer.ywzt).toBe('99');
    expect((await refused(QIAN_XIUYING, { ...POOR, sqtqje: '1.00' })).message).toBe('本年度已办理低保提取');
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-01' }));
    expect((await judged(QIAN_XIUYING, POOR)).mz).toBe(true);
  });

  it('goes to a clerk with the certificate where the register does not', async () => {
    expect((await applied(LIU_YANG, { ...POOR, sqtqje: '100.00' })).ywzt).toBe('98');
  });
});

describe('17、18、19 按凭证', () => {
  const SHARED = '云(2019)通州区不动产权第0033221号';
  const VOUCHER = { ...COMMON, bdcqzh: SHARED, hyzk: '10', fphjje: '45000.00', pzhm: 'QS2026000188' };

  it('19 is the own share of the tax, and needs no receipt that the tax office knows', async () => {
    const tax = { ...VOUCHER, qttqyy: '19' };
    expect(await limitOf(LIN_XIAOYU, tax)).toBe('22500.00');
    const { cy } = await centre.transact((desk) =>
      judge(desk, LIN_XIAOYU, { ywlx: 'TQ0199', ...tax, fphjje: '46000.00', sqtqje: '1.00' }),
    );
    expect(cy).toMatchObject({ fphjje: '凭证金额与税务登记信息不一致（登记45000.00元），将由中心凭契税完税凭证审核' });
    const states = (fphjje: string) =>
      centre.transact((desk) =>
        listMaterials(desk, LIN_XIAOYU, { jdbh: 'TQ0199-01', ywlsh: '', zstj: { ...tax, fphjje } }).map(
          ({ wjmc, clzt }) => `${wjmc} ${clzt}`,
        ),
      );
    expect([await states('45000.00'), await states('46000.00')]).toEqual([['契税完税凭证 2'], ['契税完税凭证 0']]);
    const answer = await applied(LIN_XIAOYU, { ...tax, sqtqje: '9000.00' });
    expect(answer.ywzt).toBe('99');
    expect((await refused(LIN_XIAOYU, { ...tax, sqtqje: '1.00' })).fieldErrors.pzhm).toBe(
      '该凭证已于2026-11-21办理过提取',
    );
  });

  it.each(['17', '18'])('%s takes a voucher once, whoever comes with it', async (qttqyy) => {
    const values = { ...VOUCHER, qttqyy, fphjje: '8000.01', pzhm: 'PZ 2026 77' };
    // 50 % of 8,000.01, half up.
    expect(await limitOf(LIN_XIAOYU, values)).toBe('4000.01');
    const { ywlsh } = await applied(LIN_XIAOYU, { ...values, sqtqje: '4000.01' });
    await approve(ywlsh);
    const other = { ...values, ...MARRIED_TO_FENG, bdcqzh: HOME, pzhm: 'PZ202677', sqtqje: '1.00' };
    expect((await refused(HE_JING, other)).fieldErrors.pzhm).toBe('该凭证已于2026-11-21办理过提取');
    // What was drawn on it for another matter may be more than this one is about: nothing is left, and never less.
    const again = { ...values, qttqyy: qttqyy === '17' ? '18' : '17', fphjje: '3000.00' };
    expect((await judged(LIN_XIAOYU, again)).xe).toMatchObject({
      kytqe: '0.00',
      mx: [{ label: '事项限额', value: '0.00元' }],
    });
  });

  it('comes to no more than the voucher with the shares of all owners together, to the fen', async () => {
    const half = '云(2021)通州区不动产权第0055667号';
    await centre.transact(({ store }) => {
      for (const { zjhm } of [PEOPLE.何静, PEOPLE.冯军])
        homes(store).put(`${half}${zjhm}`, { bdcqzh: half, zjhm, fwzl: '云州市通州区', gybl: '50' });
    });
    const values = { ...VOUCHER, qttqyy: '17', bdcqzh: half, fphjje: '20001.01', pzhm: 'DT10' };
    // 10,000.505, half up: two of them would be 20,001.02.
    expect(await limitOf(HE_JING, { ...values, ...MARRIED_TO_FENG })).toBe('10000.51');
    await applied(HE_JING, { ...values, ...MARRIED_TO_FENG, sqtqje: '10000.51' });
    expect(await limitOf(FENG_JUN, { ...values, ...MARRIED_TO_HE })).toBe('10000.50');
  });

  it('is shared by the couple whose home it is', async () => {
    const values = { ...VOUCHER, ...MARRIED_TO_FENG, qttqyy: '17', bdcqzh: HOME, fphjje: '30000.00', pzhm: 'DT9' };
    await applied(HE_JING, { ...values, sqtqje: '10000.00' });
    expect(await limitOf(FENG_JUN, { ...values, ...MARRIED_TO_HE })).toBe('20000.00');
  });
});

it('29 is described, decided by a clerk, within the balance', async () => {
  const values = { ...COMMON, qttqyy: '29', sxsm: '购买共有产权住房配套费用', sqtqje: '500.00' };
  const answer = await applied(LIU_YANG, values);
  expect(answer.ywzt).toBe('98');
  const detail = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh: answer.ywlsh }));
  expect(detail.lc[0]?.yj).toBe('已受理，转人工审核：其他住房消费须人工审核；上传的材料需人工核验');
  const { fieldErrors } = await refused(ZHANG_JIANGUO, { ...values, sxsm: '' });
  expect(fieldErrors.sxsm).toBe('请输入事项说明');
});

it.each([null, 7, true, { a: 1 }, ['11'], '99', '11\n'])('a reason of %o is none', async (qttqyy) => {
  expect((await refused(LIU_YANG, { ...COMMON, qttqyy })).fieldErrors.qttqyy).toBe('请选择提取事项');
});

/** What a hand-made request could hold in any field. */
const HOSTILE: readonly unknown[] = [
  null,
  -1,
  1e21,
  true,
  { toString: 'x' },
  [[]],
  [{ fphm: null }],
  '',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '９９',
  '9'.repeat(5000),
  '\u0000',
  '1e5',
  '-0.01',
  '110***********4522',
];

const WHOLE_FORMS: readonly (readonly [string, Actor & { grzh: string }, Record<string, unknown>])[] = [
  ['11', HE_JING, { ...RENOVATION, ...MARRIED_TO_FENG, sqtqje: '100.00' }],
  [
    '12',
    HE_JING,
    {
      ...COMMON,
      ...MARRIED_TO_FENG,
      qttqyy: '12',
      bdcqzh: HOME,
      wyfnd: '2026',
      wygsmc: '安和',
      wyfje: '2880.00',
      wyfphm: '26110000000020001',
      sqtqje: '1.00',
    },
  ],
  ['13', WU_GUIFANG, { ...COMMON, qttqyy: '13', lzrq: '2026-03-20' }],
  [
    '14',
    SUN_ZHIYUAN,
    {
      ...COMMON,
      qttqyy: '14',
      swrxm: '孙德明',
      swrzjhm: PEOPLE.孙德明.zjhm,
      swrq: '2026-08-16',
      jcrgx: '04',
      jcfe: '50',
    },
  ],
  [
    '15',
    HE_JING,
    {
      ...COMMON,
      ...MARRIED_TO_FENG,
      qttqyy: '15',
      hbrgx: '01',
      hbrxm: '何静',
      jbmc: '01',
      zfje: '500.00',
      fyrq: '2026-06-01',
      sqtqje: '1.00',
    },
  ],
  [
    '19',
    LIN_XIAOYU,
    {
      ...COMMON,
      qttqyy: '19',
      hyzk: '10',
      bdcqzh: '云(2019)通州区不动产权第0033221号',
      fphjje: '45000.00',
      pzhm: 'QS2026000188',
      sqtqje: '1.00',
    },
  ],
];

describe.each(WHOLE_FORMS)('reason %s under hostile values', (_, actor, form) => {
  it.each(Object.keys(form))(
    'in %s: refused in words or taken for what it is, and the books balance',
    async (field) => {
      for (const value of HOSTILE) {
        const outcome = await applied(actor, { ...form, [field]: value }).then(
          ({ ywlsh }) => ywlsh,
          (failure: unknown) => failure,
        );
        if (typeof outcome !== 'string') {
          expect(outcome, `${field} = ${String(JSON.stringify(value)).slice(0, 40)}`).toBeInstanceOf(Refusal);
          const { message, fieldErrors } = outcome as Refusal; // Checked in the line above.
          expect([message, ...Object.values(fieldErrors)].join()).not.toMatch(/undefined|NaN|\[object|function/);
          continue;
        }
        // Taken in after all: the field is not of this reason, or the value means the same. It is taken back for the next one.
        await centre.transact((desk) => {
          const { ywzt } = caseDetail(desk, actor, { ywlsh: outcome });
          if (ywzt === '98') withdrawCase(desk, actor, { ywlsh: outcome });
        });
      }
      expect(await centre.transact((desk) => trialBalance(desk.store))).toBe(0n);
    },
  );
});
