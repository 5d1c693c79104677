// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { storedRows } from '@mocks/centre/cases/read-fields';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { submitSignedContract } from '@mocks/centre/loans/applications/contract';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { houses } from '@mocks/centre/loans/buildings';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import {
  centrePerTest,
  LIU_YANG,
  MA_XIAOYAN,
  person,
  rebasedFrom,
  refusalOf,
  SUN_LI,
  ZHANG_JIANGUO,
  ZHAO_MIN,
  ZHOU_KAI,
} from '../../fixture';
import {
  ALONE,
  applyForLoan,
  borrowerSigns,
  COUPLE,
  coupleApplies,
  DEVELOPER,
  othersSign as everybodySigns,
} from '../../loan-fixture';

const centre = centrePerTest();

const AYIGULI = person(PEOPLE.阿依古丽);

const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));

const houseOf = (fwbh: string) => centre.transact((tx) => houses(tx.store).get(fwbh));

const confirm = (ywlsh: string, kfsqr = '1', yy = '') =>
  centre.transact((tx) => confirmSale(tx, DEVELOPER, { ywlsh, kfsqr, yy }));

const othersSign = (ywlsh: string) => centre.transact((tx) => everybodySigns(tx, ywlsh));

const signContract = (ywlsh: string, actor: Actor = ZHOU_KAI, wsmc?: string) =>
  centre.transact((tx) => borrowerSigns(tx, actor, ywlsh, wsmc));

const errorsOf = async (values: Record<string, unknown>, actor: Actor = ZHOU_KAI) =>
  (await refusalOf(centre.transact((tx) => applyForLoan(tx, actor, { ...COUPLE, ...values })))).fieldErrors;

describe('who may', () => {
  const brokenFor = async (actor: Actor) =>
    (await centre.transact((tx) => judge(tx, actor, { ywlx: 'GD0101' }))).tj
      .filter(({ mz }) => !mz)
      .map(({ tjbh, sjz }) => [tjbh, sjz]);

  it('each condition with the figure', async () => {
    expect(await brokenFor(ZHOU_KAI)).toEqual([]);
    expect(await brokenFor(LIU_YANG)).toEqual([]);
    expect(await brokenFor(ZHANG_JIANGUO)).toEqual([['WJQDK', '本人有1笔未结清（借款合同GJDK202500000001）']]);
    expect(await brokenFor(MA_XIAOYAN)).toEqual([['LXJC', '2个月']]);
  });

  it('an application of somebody who may not is refused as a whole', async () => {
    const values = { ...ALONE, cbyd: '300000.00|360|01|3.075|3.0750', jkrysr: '30000.00' };
    const refusal = await refusalOf(centre.transact((tx) => applyForLoan(tx, ZHANG_JIANGUO, values)));
    expect(refusal.message).toBe('存在未结清的住房公积金贷款');
  });

  it('a credit class of refusal ends it whatever the clerk says, with the class and the right to dispute', async () => {
    const ywlsh = await centre.transact((tx) =>
      applyForLoan(tx, SUN_LI, { ...ALONE, sqdkqx: '240', cbyd: '300000.00|240|01|2.6|2.6000' }),
    );
    await approve(ywlsh);
    const detail = await centre.transact((tx) => caseDetail(tx, SUN_LI, { ywlsh }));
    expect(detail.ywzt).toBe('80');
    expect(detail.sbyy?.yy).toBe('征信查询结果为“拒绝”');
    expect(detail.sbyy?.xyb).toContain('有权提出异议');
    expect(await houseOf(ALONE.fwbh)).toMatchObject({ ywlsh: '' });
  });

  it('a class to be looked at is named to the clerk', async () => {
    const values = { ...ALONE, jkrysr: '9000', sfk: '1260400', sqdkje: '100000', cbyd: '100000.00|360|01|2.6|2.6000' };
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, values));
    const detail = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh }));
    expect(detail.lc[0]?.yj).toContain('征信查询结果为“关注”');
  });
});

const GUARANTOR = {
  bzrxm: '赵敏',
  bzrzjhm: PEOPLE.赵敏.zjhm,
  bzrdwmc: '华夏',
  bzrysr: '9000',
  bzrsjhm: PEOPLE.赵敏.sjhm,
};

describe('what is refused', () => {
  it('all that is missing, by field', async () => {
    const empty = Object.fromEntries(Object.keys(COUPLE).map((name) => [name, '']));
    const errors = await errorsOf(empty);
    for (const name of ['dklx', 'dkyt', 'jkrysr', 'hyzk', 'sqdkje', 'sqdkqx', 'dkhkfs', 'ydhkr', 'dkdblx', 'cns']) {
      expect(errors, name).toHaveProperty(name);
    }
  });

  it.each([
    [
      { sqdkje: '1300000.00', sfk: '350720.00' },
      'sqdkje',
      '申请贷款金额不能大于可贷额度（1,200,000.00元，最高额度所限）',
    ],
    [{ sqdkje: '1000500.00' }, 'sqdkje', '申请贷款金额须为1,000元的整数倍'],
    [{ sfk: '330143.99' }, 'sfk', '首付款比例不能低于20%（330,144.00元）'],
    [
      { sfk: '450720.00' },
      'sqdkje',
      '首付款450,720.00元与贷款1,000,000.00元合计比房屋总价1,650,720.00元少200,000.00元，请修改贷款金额，或“房屋”中的首付款',
    ],
    [
      { sfk: '700000.00' },
      'sqdkje',
      '首付款与贷款之和（1,700,000.00元）不能大于房屋总价（1,650,720.00元），请修改贷款金额，或“房屋”中的首付款',
    ],
    [{ sqdkqx: '361' }, 'sqdkqx', '贷款期限超过最长年限或年龄限制（最长360个月）'],
    [{ sqdkqx: '11' }, 'sqdkqx', '请输入12至360之间的整数'],
    [{ jkrysr: '11499.99' }, 'jkrysr', '月收入不能低于缴存基数（11,500.00元）'],
    [{ ydhkr: '29' }, 'ydhkr', '请输入1至28之间的整数'],
    [{ dkyt: '06' }, 'dkyt', '请选择贷款用途'],
    [{ cbyd: '500000.00|360|01|2.6|2.6000' }, 'cbyd', '请阅读并确认按当前贷款条件计算的综合融资成本明示表'],
    [{ hkzhly: '2', hkyhdm: '102', hkzh: '6222********1374' }, 'hkzh', '请输入完整的还款账号'],
    [{ sqzx: '0' }, 'sqzx', '请勾选征信查询授权'],
    [{ dkdblx: '76', bzr: [] }, 'bzr', '请填写保证人，至少一人'],
    [{ dklx: '1', sfqych: '1', chfs: '03' }, 'chfs', '请选择冲还贷方式'],
    [{ gtjkr: [{ ...COUPLE.gtjkr[0], gtjkrsjhm: '12345' }] }, 'gtjkr.0.gtjkrsjhm', '请输入正确格式的手机号'],
    [{ gtjkr: ['x'] }, 'gtjkr.0.gtjkrxm', '请输入姓名'],
    [{ gtjkr: Array.from({ length: 4 }, () => COUPLE.gtjkr[0]) }, 'gtjkr.1.gtjkrzjhm', '共同借款人重复'],
    [{ dkdblx: '76', bzr: [{ ...GUARANTOR, bzrzjhm: PEOPLE.刘洋.zjhm }] }, 'bzr', '保证人应为3人'],
  ])('%j', async (values, field, message) => {
    expect(await errorsOf(values)).toHaveProperty([field], message);
  });

  it('an income below the base in force is; one below a base that begins later is not', async () => {
    await centre.transact((tx) => rebasedFrom(tx, ZHOU_KAI, '2027-01', 2_000_000n));
    await expect(coupleApplies(centre)).resolves.toMatch(/^\d+$/);
  });

  it('a guarantor who borrows', async () => {
    expect(await errorsOf({ dkdblx: '03', bzjgmc: '保证公司', bzr: [GUARANTOR] })).toHaveProperty(
      ['bzr.0.bzrzjhm'],
      '保证人不能是借款人或其配偶',
    );
  });

  it('the account of a co-borrower is looked up by number and name, whatever was sent', async () => {
    const stranger = { ...COUPLE.gtjkr[0], gtjkrxm: '李四', gtjkrzjhm: PEOPLE.张建国.zjhm, gtcdgx: '99' };
    const rows = [
      { ...stranger, gtjkrgjjzh: PEOPLE.张建国.grzh },
      { ...COUPLE.gtjkr[0], gtjkrgjjzh: '999999999999' },
    ];
    const ywlsh = await coupleApplies(centre, { gtjkr: rows });
    const kept = await centre.transact((tx) => storedRows(cases(tx.store).get(ywlsh)?.values.gtjkr));
    expect(kept.map(({ gtjkrgjjzh }) => gtjkrgjjzh)).toEqual(['', ZHAO_MIN.grzh]);
  });

  it("a stranger's ID number tells nothing of the balance behind it", async () => {
    const limit = (zjhm: string) =>
      centre.transact((tx) =>
        judge(tx, LIU_YANG, {
          ...ALONE,
          gtjkr: [{ ...COUPLE.gtjkr[0], gtjkrxm: '张建国', gtjkrzjhm: zjhm, gtcdgx: '99' }],
          ywlx: 'GD0101',
        }),
      );
    const known = (await limit(PEOPLE.张建国.zjhm)).xe?.mx.find(({ label }) => label === '账户余额倍数限额');
    const own = await centre.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)));
    const times = (own + 1_000_000n) * 20n;
    expect(known?.value).toBe(
      `${(times / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')}.${String(times % 100n).padStart(2, '0')}元`,
    );
  });

  it('another signature than the one under the contract', async () => {
    const ywlsh = await coupleApplies(centre);
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    expect((await refusalOf(signContract(ywlsh, ZHOU_KAI, '贷款申请书'))).message).toBe(
      '您签署的是《贷款申请书》，本次须签署《住房公积金借款合同》，请重新签署',
    );
    await expect(
      refusalOf(centre.transact((tx) => submitSignedContract(tx, LIU_YANG, { ywlsh, qmbh: '' }))),
    ).resolves.toMatchObject({
      message: '未找到待签署的借款合同，请从列表中重新打开',
    });
  });
});
