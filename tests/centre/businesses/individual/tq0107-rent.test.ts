// @vitest-environment node

import { listDrafts, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { balanceOf, memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { availableBusinesses, homeOffer } from '@mocks/centre/office/available-businesses';
import { caseDetail, listCases, openCaseOf } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { pushedMatters } from '@mocks/centre/public/answers/answers-push';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { filedLeases } from '@mocks/centre/registers/registers';
import { claimsOf } from '@mocks/centre/withdrawals/claims';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { apply, centrePerTest, LEASE, LIU_YANG, RENT, refusalOf, SUN_LI, ZHAO_MIN, ZHOU_KAI } from '../../fixture';
import { offsetBy } from '../../loan-fixture';
import { provedCard } from '../../withdrawal-fixture';

const centre = centrePerTest();

const balance = (actor: { grzh: string }) => centre.transact((tx) => balanceOf(tx.store, memberAccount(actor.grzh)));

const refused = (actor: Actor, values: Record<string, unknown>) =>
  refusalOf(centre.transact((tx) => apply(tx, actor, values)));

describe('straight through', () => {
  it('pays 4,500.00 at once and leaves the balance lower to the fen', async () => {
    const before = await balance(LIU_YANG);
    const answer = await centre.transact((tx) => apply(tx, LIU_YANG));
    expect(answer.ywzt).toBe('99');
    expect(answer.ywlsh).toMatch(/^100120261121\d{8}$/);
    // Done: no day is promised any more.
    expect(answer.cnbjsj).toBe('');
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    const detail = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh: answer.ywlsh }));
    expect(detail).toMatchObject({ dzje: '4500.00', dzrq: '2026-11-21', grzhye: '117726.82', kch: false });
    expect(detail.lc.map((step) => step.jdmc)).toEqual(['提交申请', '系统自动审核', '资金划转']);
    expect(JSON.stringify(detail)).not.toContain(PEOPLE.刘洋.yhzh);
    // Decided at once: the result is the one thing that is told.
    const box = await centre.transact((tx) => listMessages(tx, LIU_YANG, { page: 1, size: 200 }));
    expect(box.list.filter(({ ywlsh }) => ywlsh === answer.ywlsh).map(({ nr }) => nr)).toEqual([
      `您的${detail.ywmc}（${answer.ywlsh}）已办结：提取4,500.00元已转入尾号8221的账户，余额117,726.82元。`,
    ]);
    const [sms, ...earlier] = await centre.transact((tx) => readOutbox(tx));
    expect(earlier.filter(({ text }) => text?.includes(answer.ywlsh))).toEqual([]);
    expect(sms).toMatchObject({
      kind: 'sms',
      to: PEOPLE.刘洋.sjhm,
      text: `【住房公积金】您的${detail.ywmc}（${answer.ywlsh}）已办结：提取4,500.00元已转入尾号8221的账户，余额117,726.82元。`,
    });
  });

  it('shows the conditions with the own figures and the formula before the form', async () => {
    const judgement = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'TQ0107' }));
    expect(judgement.mz).toBe(true);
    expect(judgement.tj.map(({ tjbh, sjz, yqz }) => [tjbh, sjz, yqz])).toEqual([
      ['ZHZT', '正常', '正常'],
      ['DKYQ', '无逾期', '无逾期'],
      ['LXJC', '89个月', '不少于3个月'],
      ['ZYZF', '查询结果：0套（2026-11-21）', '0套（成年子女的住房不计入）'],
      ['ZHYE', '122,226.82元', '大于0.01元'],
    ]);
    // Twelve months at the most, the oldest first: this month is for the next time.
    expect(judgement.xe).toMatchObject({ grzhye: PEOPLE.刘洋.grzhye, djje: '0.00', ljytq: '0.00', kytqe: '30720.00' });
    expect(judgement.yzxx?.map(({ zdm, zdz }) => [zdm, zdz])).toEqual([
      ['zflx', '1'],
      ['fwzl', '云州市西城区平安里西大街31号3号楼502室'],
      ['hyzk', '10'],
      ['znsl', '0'],
      ['rylb', '3'],
      ['tqksny', '2025-11'],
      ['tqjsny', '2026-10'],
      ['ywwd', '0110'],
      ['sqtqje', '30720.00'],
    ]);
    // 30 years old by the ID card: up to each month's own deposit, 10,400.00 × 24 % until June and 11,200.00 × 24 % since July.
    expect(judgement.xe?.gs).toContain(
      '每月限额：2025-11至2026-06无备案租房青年人可按本人当月缴存额2,496.00元，' +
        '2026-07至2026-10无备案租房青年人可按本人当月缴存额2,688.00元；' +
        '限额合计：2,496.00元 × 8个月 + 2,688.00元 × 4个月 − 已提取0.00元 = 30,720.00元；',
    );
    expect(judgement.xe?.mx.slice(1, 4)).toEqual([
      { label: '每月限额', value: '2,496.00元（2025-11至2026-06）、2,688.00元（2026-07至2026-10）' },
      { label: '月数', value: '12个月' },
      { label: '限额合计', value: '30,720.00元', gs: '2,496.00元 × 8个月 + 2,688.00元 × 4个月' },
    ]);
    expect(judgement.cw).toEqual({});
  });

  it('does not count the application that is being put right as what was withdrawn already', async () => {
    await centre.transact((tx) => {
      const values = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };
      const { ywlsh } = apply(tx, LIU_YANG, values);
      review(tx, { ywlsh, result: 'return', opinion: '请补充' });
      const { xe } = judge(tx, LIU_YANG, { ...values, ywlx: 'TQ0107', ywlsh });
      expect(xe).toMatchObject({ ljytq: '0.00', ytqmc: '所选月份已申请或提取' });
    });
  });

  it('says of the fields what a submission would be refused for, and gives nothing for a month that is paid', async () => {
    const asked = (values: Record<string, string>) =>
      centre.transact((tx) => judge(tx, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107' }));
    expect((await asked({})).cw).toEqual({});
    expect((await asked({ fwzl: '北京市西城区平安里1号', rylb: '2' })).cw).toEqual({
      fwzl: '租住的房屋须在云州市；在其他城市租房的，请向当地公积金中心咨询',
      rylb: '登记信息中您不属于新市民（登记为青年人：证件登记的出生日期1996-03-15，30周岁）',
    });
    await centre.transact((tx) => apply(tx, LIU_YANG));
    const { cw, xe } = await asked({ tqksny: '2026-11' });
    expect(cw).toEqual({ tqksny: '2026-11已办理租房提取，请改选未办理过的月份' });
    expect(xe).toMatchObject({ kytqe: '0.00', gs: '2026-11已办理租房提取，请改选未办理过的月份' });
    // A third of the 4,500.00 that were paid for three months.
    expect(xe).toMatchObject({ ljytq: '1500.00', ytqmc: '所选月份已申请或提取' });
    // Before a month is chosen the panel is about those that are still free.
    const before = (await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'TQ0107' }))).xe;
    expect(before?.kytqe).toBe('25344.00');
    expect(before?.mx).toContainEqual({ label: '核算月份', value: '2025-11至2026-08' });
  });

  it('tells of a filed contract and a marriage what the form asks, the number of the other one in part', async () => {
    const { yzxx } = await centre.transact((tx) => judge(tx, ZHOU_KAI, { ywlx: 'TQ0107' }));
    const known = Object.fromEntries(yzxx?.map(({ zdm, zdz, ly }) => [zdm, [zdz, ly]]) ?? []);
    expect(known).toMatchObject({
      zflx: ['2', '房屋租赁合同备案系统'],
      zfhtbh: ['ZL202600012345', '房屋租赁合同备案系统'],
      yzj: ['3600.00', '房屋租赁合同备案系统'],
      hyzk: ['20', '民政婚姻登记'],
      poxm: ['赵敏', '民政婚姻登记'],
      pozjhm: [expect.stringMatching(/^330\*+1027$/), '民政婚姻登记'],
      znsl: ['1', '公安户籍登记'],
    });
  });

  it('tells nothing of children where the register knows of no household, nor of the contract where there are two', async () => {
    const { yzxx } = await centre.transact((tx) => judge(tx, SUN_LI, { ywlx: 'TQ0107' }));
    expect(yzxx?.map(({ zdm }) => zdm)).not.toContain('znsl');
    await centre.transact(({ store }) => {
      const lease = filedLeases(store).get('ZL202600012345');
      if (lease) filedLeases(store).put('ZL2', { ...lease, zfhtbh: 'ZL2' });
    });
    const two = await centre.transact((tx) => judge(tx, ZHOU_KAI, { ywlx: 'TQ0107' }));
    expect(two.yzxx?.map(({ zdm }) => zdm)).toEqual(['hyzk', 'poxm', 'pozjlx', 'pozjhm', 'znsl', 'rylb']);
  });

  it('takes a spouse whose number was left out for the one on file, and more children than on file to a clerk', async () => {
    const { pozjhm: _, ...values } = { ...RENT, hyzk: '20', poxm: '周凯', pozjlx: '01', pozjhm: '' };
    const answer = await centre.transact((tx) => apply(tx, ZHAO_MIN, values));
    const detail = await centre.transact((tx) => caseDetail(tx, ZHAO_MIN, { ywlsh: answer.ywlsh }));
    expect(detail.sqnr).toContainEqual({
      key: 'pozjhm',
      label: '配偶证件号码',
      value: expect.stringMatching(/^110\*+3316$/),
    });
    expect(await refused(ZHAO_MIN, { ...values, poxm: '别人' })).toMatchObject({
      fieldErrors: { pozjhm: '请输入配偶证件号码' },
    });
    const more = await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, znsl: '2' }));
    const { lc } = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh: more.ywlsh }));
    expect(lc.at(-1)?.yj).toContain('申报的未成年子女数多于户籍登记的0名');
  });

  it('follows the values: three months, two children, young person', async () => {
    const limit = (values: Record<string, string>) =>
      centre.transact((tx) => judge(tx, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107' }).xe?.kytqe);
    expect(await limit({})).toBe('4500.00');
    expect(await limit({ znsl: '2' })).toBe('6750.00');
    // 11,200.00 × 12 % × 2 = 2,688.00 a month since July, 10,400.00 × 12 % × 2 = 2,496.00 before.
    expect(await limit({ rylb: '3' })).toBe('8064.00');
    expect(await limit({ rylb: '3', tqksny: '2026-06', tqjsny: '2026-07' })).toBe('5184.00');
    expect(await limit({ rylb: '3', tqksny: '2025-11', tqjsny: '2026-06' })).toBe('19968.00');
  });

  it('counts as withdrawn for each month what that month allows: what is left of a contract’s rent is the spouse’s', () =>
    centre.transact((tx) => {
      apply(tx, LIU_YANG, { ...RENT, rylb: '3', tqksny: '2026-06', tqjsny: '2026-07', sqtqje: '5184.00' });
      expect(claimsOf(tx.store, LIU_YANG.grzh).flatMap(({ months }) => months)).toEqual([
        { ny: '2026-06', fen: 249_600n },
        { ny: '2026-07', fen: 268_800n },
      ]);
    }));

  it('waits for a clerk above the review limit, and pays when approved', async () => {
    const before = await balance(LIU_YANG);
    const answer = await centre.transact((tx) =>
      apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' }),
    );
    expect(answer.ywzt).toBe('98');
    expect(await balance(LIU_YANG)).toBe(before);
    expect((await centre.transact((tx) => openCaseOf(tx, LIU_YANG, 'TQ0107')))?.ywlsh).toBe(answer.ywlsh);
    await centre.transact((tx) => review(tx, { ywlsh: answer.ywlsh, result: 'approve', opinion: '同意' }));
    expect(await balance(LIU_YANG)).toBe(before - 1_650_000n);
  });

  it('waits for a clerk when the card is new', async () => {
    const card = { skzhly: '2', skyhdm: '105', skyhzh: '6222 0202 0000 0101 374' };
    const answer = await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, ...provedCard(tx, LIU_YANG, card) }));
    expect(answer.ywzt).toBe('98');
    const detail = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh: answer.ywlsh }));
    expect(detail.lc[0]?.yj).toBe('已受理，转人工审核：收款银行卡为新增，需人工核验');
  });
});

describe('one number, one booking', () => {
  it('answers a repetition the same and books nothing', async () => {
    const before = await balance(LIU_YANG);
    const ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    const send = (values = {}) =>
      centre.transact((tx) => submit(tx, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107', ywlsh }));
    const first = await send();
    expect(await send()).toEqual(first);
    for (const sqtqje of ['4,500.00', '４５００．００', ' 4 500.00']) expect(await send({ sqtqje })).toEqual(first);
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    expect((await refusalOf(send({ sqtqje: '4400.00' }))).message).toContain('内容与本次不同');
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    const page = await centre.transact((tx) => listCases(tx, LIU_YANG, { page: 1, size: 20 }));
    expect(page.total).toBe(1);
  });

  it('refuses an unknown number, a foreign one and one of another business', async () => {
    const foreign = await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    const other = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0101'));
    for (const ywlsh of ['', '10012026112199999999', foreign, other]) {
      const refusal = await refusalOf(
        centre.transact((tx) => submit(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ywlsh })),
      );
      expect(refusal.message).toBe('业务流水号无效，请返回后重新进入本业务');
    }
  });

  it('takes one application at a time', async () => {
    const waiting = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };
    const { ywlsh } = await centre.transact((tx) => apply(tx, LIU_YANG, waiting));
    expect(
      (await refused(LIU_YANG, { ...RENT, tqksny: '2025-12', tqjsny: '2025-12', sqtqje: '1500.00' })).message,
    ).toBe(`您有正在办理的2026-01至2026-11租房提取（${ywlsh}），办结后方可再次申请`);
    const judgement = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'TQ0107' }));
    expect(judgement.tj[0]).toMatchObject({ tjbh: 'ZTYW', mz: false });
  });

  it('drops the draft when the application is handed in', async () => {
    const ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    const draft = { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
    await centre.transact((tx) => saveDraft(tx, LIU_YANG, draft));
    await centre.transact((tx) => submit(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ywlsh }));
    expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toEqual([]);
    const late = await refusalOf(centre.transact((tx) => saveDraft(tx, LIU_YANG, { ...draft, xgcs: 1 })));
    expect(late.message).toBe('该业务已提交，草稿不再保存，可在“我的办件”中查看');
  });
});

it('what would be paid at once waits for a clerk while the real-estate register does not answer, and is told so', async () => {
  await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
  const { wyd, tj } = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'TQ0107' }));
  expect(wyd).toEqual(['不动产登记']);
  const open = { mz: true, dhc: true, sjz: '不动产登记暂时没有应答，由中心核查' };
  expect(tj.find(({ tjbh }) => tjbh === 'ZYZF')).toMatchObject(open);
  const loan = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'GD0101' }));
  expect(loan.tj.find(({ tjbh }) => tjbh === 'ZFTS')).toMatchObject(open);
  const { ywlsh, ywzt } = await centre.transact((tx) => apply(tx, LIU_YANG));
  expect(ywzt).toBe('98');
  const { lc } = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
  expect(lc.at(-1)?.yj).toBe('已受理，转人工审核：不动产登记暂时没有应答，须人工核验');
  const home = () =>
    centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }).cl.find(({ wjmc }) => wjmc === '无房查询结果')?.clzt);
  expect(await home()).toBe('5');
  await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '经核查名下无房' }));
  expect(await home()).toBe('4');
});

it('whether somebody is 新市民 a clerk finds out while the police do not answer', async () => {
  await centre.transact(({ store }) => setRegister(store, '居住登记', false));
  const values = { ...LEASE, zflx: '1', rylb: '2' };
  const { cw = {}, wyd } = await centre.transact((tx) => judge(tx, ZHAO_MIN, { ...values, ywlx: 'TQ0107' }));
  expect(cw.rylb).toBeUndefined();
  expect(wyd).toContain('居住登记');
});

it('an offset in force ends rent as it ends the withdrawal for the loan: rule, offer, 我能办什么 and push', () =>
  centre.transact((tx) => {
    expect(homeOffer(tx, LIU_YANG)).toMatchObject({ ywlx: 'TQ0107' });
    offsetBy(tx, LIU_YANG, PEOPLE.张建国.dkzh);
    const unmet = judge(tx, LIU_YANG, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz);
    expect(unmet).toMatchObject([{ tjbh: 'CHD', sjz: '已签约冲还贷', ljs: [{ lj: '/grwt/dkSys/dkyw/qychd' }] }]);
    expect(() => apply(tx, LIU_YANG)).toThrow('您的账户已签约冲还贷，不能办理租房提取');
    expect(homeOffer(tx, LIU_YANG)?.ywlx).not.toBe('TQ0107');
    expect(availableBusinesses(tx, LIU_YANG).list.find(({ ywlx }) => ywlx === 'TQ0107')).toMatchObject({
      jg: '0',
      yy: unmet,
    });
    expect(pushedMatters(tx, LIU_YANG).list.map(({ bt }) => bt)).not.toContain('租房提取');
  }));

it('says nothing of an amount while what it is for is wrong, and of months that are applied for that they are', () =>
  centre.transact((tx) => {
    const many = { ...RENT, ywlx: 'TQ0107', tqksny: '2025-11', tqjsny: '2026-11', sqtqje: '100.00' };
    const { cw, cy } = judge(tx, LIU_YANG, many);
    expect(cw).toEqual({ tqjsny: '一次最多提取12个月' });
    expect(cy).toBeUndefined();
    expect(judge(tx, LIU_YANG, { ...many, tqksny: '2025-12' }).cy?.sqtqje).toContain('只能提取一次');
    apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' });
    expect(judge(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107' }).cw?.tqksny).toBe(
      '2026-09正在办理租房提取，请改选未办理过的月份',
    );
  }));

it('with no month left the business, 我能办什么 and the push say one thing, and from when it goes on', async () => {
  await centre.transact((tx) => {
    apply(tx, LIU_YANG, { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '3000.00' });
    apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-11', tqjsny: '2026-11', sqtqje: '100.00' });
    const unmet = judge(tx, LIU_YANG, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz);
    expect(unmet).toMatchObject([{ sjz: '最近各月都已办理租房或还贷提取', xyb: '2026-12起可以办理当月的租房提取' }]);
    const { list } = availableBusinesses(tx, LIU_YANG);
    expect(list.find(({ ywlx }) => ywlx === 'TQ0107')).toMatchObject({ jg: '0', yy: unmet });
    expect(pushedMatters(tx, LIU_YANG).list.map(({ bt }) => bt)).not.toContain('租房提取');
  });
});

it('the account after it tells the same as the ledger', async () => {
  await centre.transact((tx) => apply(tx, LIU_YANG));
  const account = await centre.transact((tx) => depositAccount(tx, LIU_YANG));
  const last = await centre.transact((tx) => postingsOf(tx.store, memberAccount(LIU_YANG.grzh)).at(-1));
  expect(account.grzhye).toBe('117726.82');
  expect(last?.entry).toMatchObject({ kind: '11', zhaiyao: '2026-09至2026-11租房提取', date: '2026-11-21' });
});
