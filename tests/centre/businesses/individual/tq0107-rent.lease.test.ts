// @vitest-environment node

import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { policyDocuments } from '@mocks/data/policies/policies';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { apply, centrePerTest, LEASE, LIU_YANG, RENT, refusalOf, ZHAO_MIN, ZHOU_KAI } from '../../fixture';

const centre = centrePerTest();

const refused = (actor: Actor, values: Record<string, unknown>) =>
  refusalOf(centre.transact((tx) => apply(tx, actor, values)));

/** A receipt with the bytes of a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

describe('a filed lease', () => {
  it('is checked against the register, and against the marriage register', async () => {
    const cy = async (values: object) =>
      (await centre.transact((tx) => judge(tx, ZHAO_MIN, { ywlx: 'TQ0107', ...LEASE, ...values }))).cy;
    expect(await cy({ yzj: '4000.00' })).toMatchObject({
      yzj: '月租金与备案信息不一致（备案月租金3,600.00元），将由中心凭租赁合同审核',
    });
    expect(await cy({ zlksrq: '2024-12-31', zljsrq: '2028-01-01' })).toMatchObject({
      zlksrq: '租赁起始日期早于备案（备案自2025-01-01起），将由中心凭租赁合同审核',
      zljsrq: '租赁终止日期晚于备案（备案至2027-12-31），将由中心凭租赁合同审核',
    });
    expect((await refused(ZHAO_MIN, { ...LEASE, zljsrq: '2028-01-01', sqtqje: '100.00' })).message).toContain(
      '住房租赁合同（备案）',
    );
    expect(await cy({ hyzk: '10' })).toMatchObject({ hyzk: '婚姻状况与民政登记信息不一致，将由中心凭婚姻证明审核' });
    expect((await refused(ZHAO_MIN, { ...LEASE, yzj: '4000.00', hyzk: '10', sqtqje: '100.00' })).message).toBe(
      '请上传材料：婚姻证明、住房租赁合同（备案）、租金发票或支付凭证',
    );
    expect((await refused(ZHAO_MIN, { ...LEASE, zlksrq: '2026-10-01' })).fieldErrors.tqksny).toBe(
      '提取月份须在租赁期内',
    );
  });

  it('goes to a registered enterprise without any card of the applicant’s, and to whom its code names', async () => {
    const { skzhly: _, skyhdm: __, skyhzh: ___, ...lease } = { ...LEASE, zfzffs: '2', sqtqje: '6000.00' };
    expect((await refused(ZHAO_MIN, { ...lease, czfmc: '某某公寓' })).fieldErrors).toEqual({
      czfmc: '出租方与统一社会信用代码登记的企业名称（安心住房租赁有限公司）不一致',
    });
    const ywlsh = await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    const file = { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PICTURE };
    await centre.transact((tx) => addMaterial(tx, ZHAO_MIN, file));
    await centre.transact((tx) => submit(tx, ZHAO_MIN, { ...lease, ywlx: 'TQ0107', ywlsh }));
    await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
    const detail = await centre.transact((tx) => caseDetail(tx, ZHAO_MIN, { ywlsh }));
    expect(detail.sqnr).toContainEqual(
      expect.objectContaining({ label: '出租方证件号/代码', value: '91110101MA05AJXY8X' }),
    );
    expect(detail.ywzt).toBe('99');
    expect(detail.lc.at(-1)?.yj).toBe('6,000.00元已转入出租方安心住房租赁有限公司的登记账户');
    expect(detail.sqnr).toContainEqual({
      key: 'skyhzh',
      label: '收款账户',
      value: '出租方安心住房租赁有限公司的登记账户',
    });
  });

  it('one month is said once, and the basis is the document in force with its own name and date', async () => {
    const one = { ...RENT, tqksny: '2026-10', tqjsny: '2026-10', sqtqje: '1000.00' };
    const { ywlsh } = await centre.transact((tx) => apply(tx, LIU_YANG, one));
    const { sqnr } = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(sqnr).toContainEqual({ key: 'tqksny', label: '提取月份', value: '2026-10' });
    const { tj, xe } = await centre.transact((tx) => judge(tx, ZHAO_MIN, { ...RENT, ywlx: 'TQ0107' }));
    const inForce = policyDocuments.find(({ id }) => id === 'ZC20260918002');
    const name = inForce?.zcbt.replace(/（.*/, '');
    expect(tj.find(({ tjbh }) => tjbh === 'LXJC')?.yj).toBe(`《${name}》`);
    expect(xe?.yj).toBe(`《${name}》，自${inForce?.sxrq}起施行`);
    // The card and its own formula keep the same.
    expect(xe?.blje).toBe('0.01');
    expect(xe?.gs).toContain('至少保留0.01元');
  });

  it('shares the household limit of 3,000.00 a month between the two', async () => {
    const lease = { ...LEASE, sqtqje: '6000.00' };
    expect((await refused(ZHAO_MIN, lease)).message).toBe('请上传材料：租金发票或支付凭证');
    const ywlsh = await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    const file = { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PICTURE };
    await centre.transact((tx) => addMaterial(tx, ZHAO_MIN, file));
    const answer = await centre.transact((tx) => submit(tx, ZHAO_MIN, { ...lease, ywlx: 'TQ0107', ywlsh }));
    expect(answer.ywzt).toBe('98');

    const his = { ...LEASE, poxm: '赵敏', pozjhm: PEOPLE.赵敏.zjhm, sqtqje: '3000.01' };
    const { fieldErrors } = await refused(ZHOU_KAI, his);
    expect(fieldErrors.sqtqje).toBe('申请提取金额不能大于可提取额（3,000.00元）');
    const judgement = await centre.transact((tx) => judge(tx, ZHOU_KAI, { ...his, ywlx: 'TQ0107' }));
    expect(judgement.xe).toMatchObject({ ljytq: '6000.00', kytqe: '3000.00' });
    // What is left stands beside its own formula.
    expect(judgement.xe?.mx.at(-1)?.gs).toBe('3,000.00元 × 3个月 − 配偶6,000.00元');
  });

  it('says that the spouse has used the months up, where that is so', async () => {
    const ywlsh = await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    const file = { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PICTURE };
    await centre.transact((tx) => addMaterial(tx, ZHAO_MIN, file));
    await centre.transact((tx) => submit(tx, ZHAO_MIN, { ...LEASE, sqtqje: '9000.00', ywlx: 'TQ0107', ywlsh }));
    const his = { ...LEASE, poxm: '赵敏', pozjhm: PEOPLE.赵敏.zjhm, sqtqje: '1000.00' };
    expect((await refused(ZHOU_KAI, his)).fieldErrors.tqksny).toBe(
      '2026-09至2026-11的家庭限额配偶已申请或提取完，请改选其他月份',
    );
  });
});
