// @vitest-environment node

import { ruleFor } from '@mocks/centre/cases/registered';
import { caseDetail } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { GUO_LEI, LIU_YANG, ZHANG_JIANGUO, ZHENG_TAO } from '../../fixture';
import { COMMON, otherReasonCentre } from './tq0199-other-reason-world';

const { centre, applied, refused, judged } = otherReasonCentre();

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

it('29 is described, decided by a clerk, within the balance', async () => {
  const values = { ...COMMON, qttqyy: '29', sxsm: '购买共有产权住房配套费用', sqtqje: '500.00' };
  const answer = await applied(LIU_YANG, values);
  expect(answer.ywzt).toBe('98');
  const detail = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh: answer.ywlsh }));
  expect(detail.lc[0]?.yj).toBe('已受理，转人工审核：其他住房消费须人工审核；上传的材料需人工核验');
  const { fieldErrors } = await refused(ZHANG_JIANGUO, { ...values, sxsm: '' });
  expect(fieldErrors.sxsm).toBe('请输入事项说明');
});

it.each([null, 7, true, { a: 1 }, ['11'], '99', '11\n'])('a reason of %o is none', async (qttqyy) => {
  expect((await refused(LIU_YANG, { ...COMMON, qttqyy })).fieldErrors.qttqyy).toBe('请选择提取事项');
});
