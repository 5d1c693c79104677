// @vitest-environment node

import { listDrafts, saveDraft } from '@mocks/centre/cases/drafts';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Centre } from '@mocks/centre/centre';
import type { Actor } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, postingsOf } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, openCaseOf } from '@mocks/centre/office/cases';
import { ownOffer, ownOptions } from '@mocks/centre/office/own-options';
import { review } from '@mocks/centre/office/review';
import { pushedMatters } from '@mocks/centre/public/answers/answers-push';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { filedLeases } from '@mocks/centre/registers/registers';
import { claimsOf } from '@mocks/centre/withdrawals/claims';
import { policyDocuments } from '@mocks/data/policies/policies';
import { beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../../people';
import {
  apply,
  CHEN_JIXIANG,
  centreOn,
  FENG_JUN,
  GUO_LEI,
  HE_JING,
  LEASE,
  LIU_YANG,
  MA_XIAOYAN,
  person,
  RENT,
  refusalOf,
  SUN_LI,
  ZHANG_JIANGUO,
  ZHAO_MIN,
  ZHENG_TAO,
  ZHOU_KAI,
} from '../../fixture';
import { offsetBy } from '../../loan-fixture';
import { provedCard } from '../../withdrawal-fixture';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const balance = (actor: { grzh: string }) =>
  centre.transact((desk) => balanceOf(desk.store, memberAccount(actor.grzh)));
const refused = (actor: Actor, values: Record<string, unknown>) =>
  refusalOf(centre.transact((desk) => apply(desk, actor, values)));
/** A receipt with the bytes of a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

describe('straight through', () => {
  it('pays 4,500.00 at once and leaves the balance lower to the fen', async () => {
    const before = await balance(LIU_YANG);
    const answer = await centre.transact((desk) => apply(desk, LIU_YANG));
    expect(answer.ywzt).toBe('99');
    expect(answer.ywlsh).toMatch(/^100120261121\d{8}$/);
    // Done: no day is promised any more.
    expect(answer.cnbjsj).toBe('');
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    const detail = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh: answer.ywlsh }));
    expect(detail).toMatchObject({ dzje: '4500.00', dzrq: '2026-11-21', grzhye: '117726.82', kch: false });
    expect(detail.lc.map((step) => step.jdmc)).toEqual(['提交申请', '系统自动审核', '资金划转']);
    expect(JSON.stringify(detail)).not.toContain(PEOPLE.刘洋.yhzh);
    // Decided at once: the result is the one thing that is told.
    const box = await centre.transact((desk) => listMessages(desk, LIU_YANG, { page: 1, size: 200 }));
    expect(box.list.filter(({ ywlsh }) => ywlsh === answer.ywlsh).map(({ nr }) => nr)).toEqual([
      '提取4,500.00元已转入尾号8221的账户，余额117,726.82元。',
    ]);
    const [sms, ...earlier] = await centre.transact((desk) => readOutbox(desk));
    expect(earlier.filter(({ text }) => text?.includes(answer.ywlsh))).toEqual([]);
    expect(sms).toMatchObject({
      kind: 'sms',
      to: PEOPLE.刘洋.sjhm,
      text: '【住房公积金】提取4,500.00元已转入尾号8221的账户，余额117,726.82元。',
    });
  });

  it('shows the conditions with the own figures and the formula before the form', async () => {
    const judgement = await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'TQ0107' }));
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
    await centre.transact((desk) => {
      const values = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };
      const { ywlsh } = apply(desk, LIU_YANG, values);
      review(desk, { ywlsh, result: 'return', opinion: '请补充' });
      const { xe } = judge(desk, LIU_YANG, { ...values, ywlx: 'TQ0107', ywlsh });
      expect(xe).toMatchObject({ ljytq: '0.00', ytqmc: '所选月份已提取' });
    });
  });

  it('says of the fields what a submission would be refused for, and gives nothing for a month that is paid', async () => {
    const asked = (values: Record<string, string>) =>
      centre.transact((desk) => judge(desk, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107' }));
    expect((await asked({})).cw).toEqual({});
    expect((await asked({ fwzl: '北京市西城区平安里1号', rylb: '2' })).cw).toEqual({
      fwzl: '租住的房屋须在云州市；在其他城市租房的，请向当地公积金中心咨询',
      rylb: '登记信息中您不属于新市民（登记为青年人：证件登记的出生日期1996-03-15，30周岁）',
    });
    await centre.transact((desk) => apply(desk, LIU_YANG));
    const { cw, xe } = await asked({ tqksny: '2026-11' });
    expect(cw).toEqual({ tqksny: '2026-11已办理租房提取，请改选未办理过的月份' });
    expect(xe).toMatchObject({ kytqe: '0.00', gs: '2026-11已办理租房提取，请改选未办理过的月份' });
    // A third of the 4,500.00 that were paid for three months.
    expect(xe).toMatchObject({ ljytq: '1500.00', ytqmc: '所选月份已提取' });
    // Before a month is chosen the panel is about those that are still free.
    const before = (await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'TQ0107' }))).xe;
    expect(before?.kytqe).toBe('25344.00');
    expect(before?.mx).toContainEqual({ label: '核算月份', value: '2025-11至2026-08' });
  });

  it('tells of a filed contract and a marriage what the form asks, the number of the other one in part', async () => {
    const { yzxx } = await centre.transact((desk) => judge(desk, ZHOU_KAI, { ywlx: 'TQ0107' }));
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
    const { yzxx } = await centre.transact((desk) => judge(desk, SUN_LI, { ywlx: 'TQ0107' }));
    expect(yzxx?.map(({ zdm }) => zdm)).not.toContain('znsl');
    await centre.transact(({ store }) => {
      const lease = filedLeases(store).get('ZL202600012345');
      if (lease) filedLeases(store).put('ZL2', { ...lease, zfhtbh: 'ZL2' });
    });
    const two = await centre.transact((desk) => judge(desk, ZHOU_KAI, { ywlx: 'TQ0107' }));
    expect(two.yzxx?.map(({ zdm }) => zdm)).toEqual(['hyzk', 'poxm', 'pozjlx', 'pozjhm', 'znsl', 'rylb']);
  });

  it('takes a spouse whose number was left out for the one on file, and more children than on file to a clerk', async () => {
    const { pozjhm: _, ...values } = { ...RENT, hyzk: '20', poxm: '周凯', pozjlx: '01', pozjhm: '' };
    const answer = await centre.transact((desk) => apply(desk, ZHAO_MIN, values));
    const detail = await centre.transact((desk) => caseDetail(desk, ZHAO_MIN, { ywlsh: answer.ywlsh }));
    expect(detail.sqnr).toContainEqual({ label: '配偶', value: expect.stringMatching(/^周凯（110\*+3316）$/) });
    expect(await refused(ZHAO_MIN, { ...values, poxm: '别人' })).toMatchObject({
      fieldErrors: { pozjhm: '请输入配偶证件号码' },
    });
    const more = await centre.transact((desk) => apply(desk, LIU_YANG, { ...RENT, znsl: '2' }));
    const { lc } = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh: more.ywlsh }));
    expect(lc.at(-1)?.yj).toContain('申报的未成年子女数多于户籍登记的0名');
  });

  it('follows the values: three months, two children, young person', async () => {
    const limit = (values: Record<string, string>) =>
      centre.transact((desk) => judge(desk, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107' }).xe?.kytqe);
    expect(await limit({})).toBe('4500.00');
    expect(await limit({ znsl: '2' })).toBe('6750.00');
    // 11,200.00 × 12 % × 2 = 2,688.00 a month since July, 10,400.00 × 12 % × 2 = 2,496.00 before.
    expect(await limit({ rylb: '3' })).toBe('8064.00');
    expect(await limit({ rylb: '3', tqksny: '2026-06', tqjsny: '2026-07' })).toBe('5184.00');
    expect(await limit({ rylb: '3', tqksny: '2025-11', tqjsny: '2026-06' })).toBe('19968.00');
  });

  it('counts as withdrawn for each month what that month allows: what is left of a contract’s rent is the spouse’s', () =>
    centre.transact((desk) => {
      apply(desk, LIU_YANG, { ...RENT, rylb: '3', tqksny: '2026-06', tqjsny: '2026-07', sqtqje: '5184.00' });
      expect(claimsOf(desk.store, LIU_YANG.grzh).flatMap(({ months }) => months)).toEqual([
        { ny: '2026-06', fen: 249_600n },
        { ny: '2026-07', fen: 268_800n },
      ]);
    }));

  it('waits for a clerk above the review limit, and pays when approved', async () => {
    const before = await balance(LIU_YANG);
    const answer = await centre.transact((desk) =>
      apply(desk, LIU_YANG, { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' }),
    );
    expect(answer.ywzt).toBe('98');
    expect(await balance(LIU_YANG)).toBe(before);
    expect((await centre.transact((desk) => openCaseOf(desk, LIU_YANG, 'TQ0107')))?.ywlsh).toBe(answer.ywlsh);
    await centre.transact((desk) => review(desk, { ywlsh: answer.ywlsh, result: 'approve', opinion: '同意' }));
    expect(await balance(LIU_YANG)).toBe(before - 1_650_000n);
  });

  it('waits for a clerk when the card is new', async () => {
    const card = { skzhly: '2', skyhdm: '105', skyhzh: '6222 0202 0000 0101 374' };
    const answer = await centre.transact((desk) =>
      apply(desk, LIU_YANG, { ...RENT, ...provedCard(desk, LIU_YANG, card) }),
    );
    expect(answer.ywzt).toBe('98');
    const detail = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh: answer.ywlsh }));
    expect(detail.lc[0]?.yj).toBe('已受理，转人工审核：收款银行卡为新增，需人工核验');
  });
});

describe('one number, one booking', () => {
  it('answers a repetition the same and books nothing', async () => {
    const before = await balance(LIU_YANG);
    const ywlsh = await centre.transact((desk) => issueNumber(desk, LIU_YANG, 'TQ0107'));
    const send = (values = {}) =>
      centre.transact((desk) => submit(desk, LIU_YANG, { ...RENT, ...values, ywlx: 'TQ0107', ywlsh }));
    const first = await send();
    expect(await send()).toEqual(first);
    for (const sqtqje of ['4,500.00', '４５００．００', ' 4 500.00']) expect(await send({ sqtqje })).toEqual(first);
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    expect((await refusalOf(send({ sqtqje: '4400.00' }))).message).toContain('内容与本次不同');
    expect(await balance(LIU_YANG)).toBe(before - 450_000n);
    const page = await centre.transact((desk) => listCases(desk, LIU_YANG, { page: 1, size: 20 }));
    expect(page.total).toBe(1);
  });

  it('refuses an unknown number, a foreign one and one of another business', async () => {
    const foreign = await centre.transact((desk) => issueNumber(desk, ZHAO_MIN, 'TQ0107'));
    const other = await centre.transact((desk) => issueNumber(desk, LIU_YANG, 'TQ0101'));
    for (const ywlsh of ['', '10012026112199999999', foreign, other]) {
      const refusal = await refusalOf(
        centre.transact((desk) => submit(desk, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ywlsh })),
      );
      expect(refusal.message).toBe('业务流水号无效，请返回后重新进入本业务');
    }
  });

  it('takes one application at a time', async () => {
    const waiting = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };
    const { ywlsh } = await centre.transact((desk) => apply(desk, LIU_YANG, waiting));
    expect(
      (await refused(LIU_YANG, { ...RENT, tqksny: '2025-12', tqjsny: '2025-12', sqtqje: '1500.00' })).message,
    ).toBe(`您有正在办理的2026-01至2026-11租房提取（${ywlsh}），办结后方可再次申请`);
    const judgement = await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'TQ0107' }));
    expect(judgement.tj[0]).toMatchObject({ tjbh: 'ZTYW', mz: false });
  });

  it('drops the draft when the application is handed in', async () => {
    const ywlsh = await centre.transact((desk) => issueNumber(desk, LIU_YANG, 'TQ0107'));
    const draft = { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
    await centre.transact((desk) => saveDraft(desk, LIU_YANG, draft));
    await centre.transact((desk) => submit(desk, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ywlsh }));
    expect(await centre.transact((desk) => listDrafts(desk, LIU_YANG))).toEqual([]);
    const late = await refusalOf(centre.transact((desk) => saveDraft(desk, LIU_YANG, { ...draft, xgcs: 1 })));
    expect(late.message).toBe('该业务已提交，草稿不再保存，可在“我的办件”中查看');
  });
});

describe('who may not', () => {
  it.each([
    ['张建国 owns a home', ZHANG_JIANGUO, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['何静 owns a home', HE_JING, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['冯军, whose wife owns one', FENG_JUN, '经查询，您或配偶在本市有自有住房，不符合租房提取条件'],
    ['马晓燕, two months', MA_XIAOYAN, '连续正常缴存不足3个月'],
    ['郑涛, frozen', ZHENG_TAO, '个人账户已冻结，暂不能办理提取'],
    ['陈𠮷祥, sealed', CHEN_JIXIANG, '个人账户状态不是正常，暂不能办理提取'],
    ['郭磊, in arrears', GUO_LEI, '您有逾期的住房公积金贷款，请先还清逾期款项'],
  ])('%s', async (_, actor, sentence) => {
    const refusal = await refused(actor, RENT);
    expect(refusal.message).toBe(sentence);
    const judgement = await centre.transact((desk) => judge(desk, actor, { ywlx: 'TQ0107' }));
    expect(judgement.mz).toBe(false);
    for (const condition of judgement.tj.filter((one) => !one.mz)) expect(condition.xyb).toBeTruthy();
  });

  it('李晓梅 and 王志强, whose information is incomplete', async () => {
    expect((await refused(person(PEOPLE.李晓梅), RENT)).message).toBe('您的基本信息不完整，请先完善基本信息');
    expect((await refused(person(PEOPLE.王志强), RENT)).message).toBe('您的关键信息不完整，请到柜台办理');
  });

  it('a business that is not in the hall, and one that does not exist', async () => {
    const handIn = (ywlx: string) =>
      refusalOf(centre.transact((desk) => submit(desk, LIU_YANG, { ...RENT, ywlx, ywlsh: '' })));
    expect((await handIn('TQ0108')).message).toBe('该业务尚未在网上开放，请到柜台办理');
    expect((await handIn('__proto__')).message).toBe('该业务尚未在网上开放，请到柜台办理');
    const number = centre.transact((desk) => issueNumber(desk, LIU_YANG, 'constructor'));
    expect((await refusalOf(number)).message).toBe('业务类型不正确');
  });

  it('values of the wrong kind are missing values, not a crash', async () => {
    const odd = { zflx: ['1'], fwzl: { region: [] }, tqksny: 202609, sqtqje: null, cns: {}, skzhly: [], yzj: true };
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, ...odd });
    expect(fieldErrors).toMatchObject({ zflx: '请选择租房类型', fwzl: '请输入租住地址', sqtqje: '请输入申请提取金额' });
    const answer = centre.transact((desk) => judge(desk, LIU_YANG, { ...RENT, ...odd, ywlx: 'TQ0107' }));
    expect((await answer).mz).toBe(true);
  });

  it('units and developers', async () => {
    expect((await refused({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }, RENT)).message).toBe(
      '该业务尚未在网上开放，请到柜台办理',
    );
  });

  it('a home of the spouse named in the form counts', async () => {
    const values = { ...RENT, hyzk: '20', poxm: '何静', pozjlx: '01', pozjhm: PEOPLE.何静.zjhm };
    expect((await refused(LIU_YANG, values)).message).toContain('自有住房');
  });
});

describe('fields', () => {
  it.each([
    ['zflx', { zflx: '' }, '请选择租房类型'],
    ['zflx', { zflx: '9' }, '租房类型不在可选范围内'],
    ['fwzl', { fwzl: ' ' }, '请输入租住地址'],
    ['hyzk', { hyzk: '11' }, '婚姻状况不在可选范围内'],
    ['poxm', { hyzk: '20', pozjlx: '01', pozjhm: PEOPLE.周凯.zjhm }, '请输入配偶姓名'],
    ['pozjhm', { hyzk: '20', poxm: '某某', pozjlx: '01', pozjhm: '110105199006183315' }, '请输入正确格式的证件号'],
    ['pozjhm', { hyzk: '20', poxm: '某某', pozjlx: '01', pozjhm: PEOPLE.刘洋.zjhm }, '配偶证件号码不能与本人相同'],
    ['znsl', { znsl: '10' }, '未成年子女数应为0至9的整数'],
    ['znsl', { znsl: '1.5' }, '未成年子女数应为0至9的整数'],
    ['tqksny', { tqksny: '2025-10' }, '最多可补提近12个月'],
    ['tqksny', { tqksny: '2026-13' }, '提取月份起不是有效月份'],
    ['tqjsny', { tqjsny: '2026-12' }, '提取月份不能晚于本月'],
    ['tqjsny', { tqksny: '2026-11', tqjsny: '2026-10' }, '提取月份止不能早于提取月份起'],
    ['tqjsny', { tqksny: '2025-11', tqjsny: '2026-11', sqtqje: '1.00' }, '一次最多提取12个月'],
    ['tqpl', { tqpl: '4' }, '提取频次不在可选范围内'],
    ['zfzffs', { zfzffs: '2' }, '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码'],
    ['sqtqje', { sqtqje: '' }, '请输入申请提取金额'],
    ['sqtqje', { sqtqje: '0.00' }, '申请提取金额必须大于0'],
    ['sqtqje', { sqtqje: '-1' }, '申请提取金额必须大于0'],
    ['sqtqje', { sqtqje: '1e3' }, '申请提取金额格式不正确'],
    ['sqtqje', { sqtqje: '4500.005' }, '申请提取金额格式不正确'],
    ['sqtqje', { sqtqje: '4500.01' }, '申请提取金额不能大于可提取额（4,500.00元）'],
    ['sqtqje', { sqtqje: PEOPLE.刘洋.grzhye }, '提取后个人账户余额为0，请修改发生额'],
    ['sqtqje', { sqtqje: '122226.83' }, '发生额大于个人账户余额'],
    ['skyhzh', { skzhly: '2', skyhdm: '105', skyhzh: '6222***********1234' }, '收款账号不正确，请核对银行卡号'],
    ['skyhzh', { skzhly: '1', skyhzh: '6222***********1234' }, '收款账号与已绑定的银行卡不一致，请重新填写完整卡号'],
    ['skyhdm', { skzhly: '2', skyhdm: '999', skyhzh: PEOPLE.张建国.yhzh }, '收款银行不在可选范围内'],
    ['ywwd', { ywwd: '9999' }, '受理网点不在可选范围内'],
    ['cns', { cns: '0' }, '请阅读并勾选承诺书'],
  ])('%s %j', async (name, change, sentence) => {
    const refusal = await refused(LIU_YANG, { ...RENT, ...change });
    expect(refusal.message).toBe('业务信息填写有误或不完整，请检查业务信息');
    expect(refusal.fieldErrors[name]).toBe(sentence);
  });

  it('a forged limit, balance or account number changes nothing', async () => {
    const forged = {
      kytqe: '99999.00',
      grzhye: '999999.00',
      grzh: ZHAO_MIN.grzh,
      ljytq: '-5000.00',
      sqtqje: '9000.00',
    };
    expect((await refused(LIU_YANG, { ...RENT, ...forged })).fieldErrors.sqtqje).toContain('4,500.00元');
  });

  it('nobody is 青年人 or 新市民 whom the registers do not know as one', async () => {
    const values = { ...LEASE, zflx: '1', rylb: '3' };
    expect((await refused(ZHAO_MIN, values)).fieldErrors.rylb).toBe(
      '登记信息中您不属于青年人（登记为一般：35周岁以上，公安居住登记中没有居住证）',
    );
  });

  it('a home in another city is not paid for', async () => {
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, fwzl: '上海市浦东新区世纪大道1号' });
    expect(fieldErrors.fwzl).toBe('租住的房屋须在云州市；在其他城市租房的，请向当地公积金中心咨询');
  });

  it('a month is paid once, by rent or by loan', async () => {
    await centre.transact((desk) => apply(desk, LIU_YANG));
    expect((await refused(LIU_YANG, { ...RENT, tqksny: '2026-11' })).fieldErrors.tqksny).toBe(
      '2026-11已办理租房提取，请改选未办理过的月份',
    );
    expect((await refused(SUN_LI, RENT)).fieldErrors.tqksny).toBe(
      '2026-09已办理还贷提取，同月不能再办理租房提取，请改选未办理过的月份',
    );
  });

  it('a contract needs its fields', async () => {
    const { fieldErrors } = await refused(LIU_YANG, { ...RENT, zflx: '2' });
    expect(Object.keys(fieldErrors).filter((name) => name !== 'sqtqje')).toEqual([
      'zfhtbh',
      'czfmc',
      'zlksrq',
      'zljsrq',
      'yzj',
    ]);
  });
});

it('what would be paid at once waits for a clerk while the real-estate register does not answer, and is told so', async () => {
  await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
  const { wyd, tj } = await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'TQ0107' }));
  expect(wyd).toEqual(['不动产登记']);
  const open = { mz: true, dhc: true, sjz: '不动产登记暂时没有应答，由中心核查' };
  expect(tj.find(({ tjbh }) => tjbh === 'ZYZF')).toMatchObject(open);
  const loan = await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'GD0101' }));
  expect(loan.tj.find(({ tjbh }) => tjbh === 'ZFTS')).toMatchObject(open);
  const { ywlsh, ywzt } = await centre.transact((desk) => apply(desk, LIU_YANG));
  expect(ywzt).toBe('98');
  const { lc } = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh }));
  expect(lc.at(-1)?.yj).toBe('已受理，转人工审核：不动产登记暂时没有应答，须人工核验');
  const home = () =>
    centre.transact(
      (desk) => caseDetail(desk, LIU_YANG, { ywlsh }).cl.find(({ wjmc }) => wjmc === '无房查询结果')?.clzt,
    );
  expect(await home()).toBe('5');
  await centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '经核查名下无房' }));
  expect(await home()).toBe('4');
});

it('whether somebody is 新市民 a clerk finds out while the police do not answer', async () => {
  await centre.transact(({ store }) => setRegister(store, '居住登记', false));
  const values = { ...LEASE, zflx: '1', rylb: '2' };
  const { cw = {}, wyd } = await centre.transact((desk) => judge(desk, ZHAO_MIN, { ...values, ywlx: 'TQ0107' }));
  expect(cw.rylb).toBeUndefined();
  expect(wyd).toContain('居住登记');
});

describe('a filed lease', () => {
  it('is checked against the register, and against the marriage register', async () => {
    const cy = async (values: object) =>
      (await centre.transact((desk) => judge(desk, ZHAO_MIN, { ywlx: 'TQ0107', ...LEASE, ...values }))).cy;
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
    const ywlsh = await centre.transact((desk) => issueNumber(desk, ZHAO_MIN, 'TQ0107'));
    const file = { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PICTURE };
    await centre.transact((desk) => addMaterial(desk, ZHAO_MIN, file));
    await centre.transact((desk) => submit(desk, ZHAO_MIN, { ...lease, ywlx: 'TQ0107', ywlsh }));
    await centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '' }));
    const detail = await centre.transact((desk) => caseDetail(desk, ZHAO_MIN, { ywlsh }));
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
    const { ywlsh } = await centre.transact((desk) => apply(desk, LIU_YANG, one));
    const { sqnr } = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh }));
    expect(sqnr).toContainEqual({ label: '提取月份', value: '2026-10' });
    const { tj, xe } = await centre.transact((desk) => judge(desk, ZHAO_MIN, { ...RENT, ywlx: 'TQ0107' }));
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
    const ywlsh = await centre.transact((desk) => issueNumber(desk, ZHAO_MIN, 'TQ0107'));
    const file = { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PICTURE };
    await centre.transact((desk) => addMaterial(desk, ZHAO_MIN, file));
    const answer = await centre.transact((desk) => submit(desk, ZHAO_MIN, { ...lease, ywlx: 'TQ0107', ywlsh }));
    expect(answer.ywzt).toBe('98');

    const his = { ...LEASE, poxm: '赵敏', pozjhm: PEOPLE.赵敏.zjhm, sqtqje: '3000.01' };
    const { fieldErrors } = await refused(ZHOU_KAI, his);
    expect(fieldErrors.sqtqje).toBe('申请提取金额不能大于可提取额（3,000.00元）');
    const judgement = await centre.transact((desk) => judge(desk, ZHOU_KAI, { ...his, ywlx: 'TQ0107' }));
    expect(judgement.xe).toMatchObject({ ljytq: '6000.00', kytqe: '3000.00' });
  });
});

it('an offset in force ends rent as it ends the withdrawal for the loan: rule, offer, 我能办什么 and push', () =>
  centre.transact((desk) => {
    expect(ownOffer(desk, LIU_YANG)).toMatchObject({ ywlx: 'TQ0107' });
    offsetBy(desk, LIU_YANG, PEOPLE.张建国.dkzh);
    const unmet = judge(desk, LIU_YANG, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz);
    expect(unmet).toMatchObject([{ tjbh: 'CHD', sjz: '已签约冲还贷', ljs: [{ lj: '/grwt/dkSys/dkyw/qychd' }] }]);
    expect(() => apply(desk, LIU_YANG)).toThrow('您的账户已签约冲还贷，不能办理租房提取');
    expect(ownOffer(desk, LIU_YANG)?.ywlx).not.toBe('TQ0107');
    expect(ownOptions(desk, LIU_YANG).list.find(({ ywlx }) => ywlx === 'TQ0107')).toMatchObject({ jg: '0', yy: unmet });
    expect(pushedMatters(desk, LIU_YANG).list.map(({ bt }) => bt)).not.toContain('租房提取');
  }));

it('says nothing of an amount while what it is for is wrong, and of months that are applied for that they are', () =>
  centre.transact((desk) => {
    const many = { ...RENT, ywlx: 'TQ0107', tqksny: '2025-11', tqjsny: '2026-11', sqtqje: '100.00' };
    const { cw, cy } = judge(desk, LIU_YANG, many);
    expect(cw).toEqual({ tqjsny: '一次最多提取12个月' });
    expect(cy).toBeUndefined();
    expect(judge(desk, LIU_YANG, { ...many, tqksny: '2025-12' }).cy?.sqtqje).toContain('只能提取一次');
    apply(desk, LIU_YANG, { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' });
    expect(judge(desk, LIU_YANG, { ...RENT, ywlx: 'TQ0107' }).cw?.tqksny).toBe(
      '2026-09正在办理租房提取，请改选未办理过的月份',
    );
  }));

it('with no month left the business, 我能办什么 and the push say one thing, and from when it goes on', async () => {
  await centre.transact((desk) => {
    apply(desk, LIU_YANG, { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '3000.00' });
    apply(desk, LIU_YANG, { ...RENT, tqksny: '2026-11', tqjsny: '2026-11', sqtqje: '100.00' });
    const unmet = judge(desk, LIU_YANG, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz);
    expect(unmet).toMatchObject([{ sjz: '最近各月都已办理租房或还贷提取', xyb: '2026-12起可以办理当月的租房提取' }]);
    const { list } = ownOptions(desk, LIU_YANG);
    expect(list.find(({ ywlx }) => ywlx === 'TQ0107')).toMatchObject({ jg: '0', yy: unmet });
    expect(pushedMatters(desk, LIU_YANG).list.map(({ bt }) => bt)).not.toContain('租房提取');
  });
});

it('the account after it tells the same as the ledger', async () => {
  await centre.transact((desk) => apply(desk, LIU_YANG));
  const account = await centre.transact((desk) => depositAccount(desk, LIU_YANG));
  const last = await centre.transact((desk) => postingsOf(desk.store, memberAccount(LIU_YANG.grzh)).at(-1));
  expect(account.grzhye).toBe('117726.82');
  expect(last?.entry).toMatchObject({ kind: '11', zhaiyao: '2026-09至2026-11租房提取', date: '2026-11-21' });
});
