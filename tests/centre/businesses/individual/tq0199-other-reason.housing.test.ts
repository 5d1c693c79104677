// @vitest-environment node

import { depositAccount } from '@mocks/centre/members/person-views';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { registeredHomes } from '@mocks/centre/registers/registers';
import { uses } from '@mocks/centre/withdrawals/vouchers';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { FENG_JUN, HE_JING } from '../../fixture';
import {
  COMMON,
  HOME,
  MARRIED_TO_FENG,
  MARRIED_TO_HE,
  otherReasonCentre,
  RENOVATION,
} from './tq0199-other-reason-world';

/** Somebody else's, by the register. */
const FOREIGN = '云(2025)丰台区不动产权第0078901号';

const { centre, applied, refused, judged, limitOf, approve, balance, paperOf } = otherReasonCentre();

const refuse = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'refuse', opinion: '材料不符' }));

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
    const { lc, sqnr } = await centre.transact((tx) => caseDetail(tx, HE_JING, { ywlsh }));
    expect(lc[0]?.yj).toContain(doubt);
    expect(sqnr).toContainEqual({ key: 'txbdcqzh', label: '填写的不动产权证号', value: UNLISTED });
    expect(sqnr).toContainEqual({ key: 'fwzl', label: '房屋坐落', value: typed.fwzl });
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
    expect((await refused(HE_JING, { ...TAX, ...typed, gybl: '0', sqtqje: '1.00' })).fieldErrors.gybl).toBe(
      '不能小于0.01',
    );
  });

  it('while the register is silent nobody is told that the home is not theirs', async () => {
    await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
    const listed = { ...RENOVATION, ...MARRIED_TO_FENG, sqtqje: '1000.00' };
    expect((await refused(HE_JING, listed)).fieldErrors.bdcqzh).toContain('不动产登记暂时没有应答');
    const { ywlsh, ywzt } = await applied(HE_JING, { ...listed, ...typed });
    expect(ywzt).toBe('98');
    const { lc } = await centre.transact((tx) => caseDetail(tx, HE_JING, { ywlsh }));
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
      centre.transact((tx) => {
        for (const use of [...uses(tx.store).values()]) uses(tx.store).put(use.ywlsh, { ...use, day, pz: [] });
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
    await centre.transact((tx) => withdrawCase(tx, HE_JING, { ywlsh: second.ywlsh }));
    expect((await applied(HE_JING, { ...values, sqtqje: '100.00' })).ywzt).toBe('98');
  });

  it.each([
    [{ bdcqzh: '云(2025)丰台区不动产权第0078901号' }, 'bdcqzh', '经查询，该住房不在您或配偶名下，请从列表中选择'],
    [{ zxwgrq: '2025-11-20' }, 'zxwgrq', '完工/开票日期不能早于2025-11-21'],
    [{ zxwgrq: '2026-11-22' }, 'zxwgrq', '完工/开票日期不能晚于今天'],
    [{ zxfp: [] }, 'zxfp', '请填写发票，至少一张'],
    [{ zxfp: 'x' }, 'zxfp', '请填写发票，至少一张'],
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
    const { cw, cy } = await centre.transact((tx) =>
      judge(tx, HE_JING, { ywlx: 'TQ0199', ...values, sqtqje: '1.00', ...other }),
    );
    expect(cw).toEqual({});
    expect(cy).toMatchObject({ [field]: sentence });
  });

  it('knows the three sentences about the amount', async () => {
    const whole = (await centre.transact((tx) => depositAccount(tx, HE_JING))).grzhye;
    const sentence = async (sqtqje: string) => (await refused(HE_JING, { ...values, sqtqje })).fieldErrors.sqtqje;
    expect(await sentence('9999999.00')).toBe('发生额大于个人账户余额');
    expect(await sentence(whole)).toBe('提取后个人账户余额为0，请修改发生额');
    expect(await sentence('105678.91')).toBe('申请提取金额不能大于可提取额（105,678.90元）');
    expect(await sentence('-1')).toBe('无效金额');
    expect(await sentence('1e2')).toBe('无效金额');
  });

  it('says nothing of a limit of 0.00 while it cannot be worked out', async () => {
    await centre.transact(({ store }) => {
      const known = [...registeredHomes(store).values()].find(({ bdcqzh }) => bdcqzh === HOME);
      if (known) registeredHomes(store).put(HOME, { ...known, jzmj: '' });
    });
    const { fieldErrors } = await refused(HE_JING, { ...values, jzmj: '约九十', sqtqje: '100.00' });
    expect(fieldErrors.jzmj).toBe('请输入数字');
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
    const all = await centre.transact((tx) => [...uses(tx.store).values()]);
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
    expect(early.fieldErrors.wyfnd).toBe('请选择物业费年度');
  });

  it('leaves nothing for the spouse once the household has had it all', async () => {
    await applied(FENG_JUN, { ...his, sqtqje: '3000.00' });
    const refusal = await refused(HE_JING, { ...hers, sqtqje: '0.01' });
    expect(refusal.fieldErrors.wyfnd).toBe('本年度正在办理物业费提取');
  });
});
