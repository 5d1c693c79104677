// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { signRequests } from '@mocks/centre/cases/signatures/sign-requests';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { signaturesOf } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { checkDocument, issuedDocuments } from '@mocks/centre/documents/document';
import { balanceOf, loanAccount, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { listContracts } from '@mocks/centre/loans/applications/contract';
import { confirmSale, listBorrowers } from '@mocks/centre/loans/applications/developer-view';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { houses, projectFigures } from '@mocks/centre/loans/buildings';
import { loansOf } from '@mocks/centre/loans/loans';
import { activeOffset } from '@mocks/centre/loans/offset/loan-offsets';
import { loansOfPerson } from '@mocks/centre/members/person-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { centrePerTest, refusalOf, ZHAO_MIN, ZHOU_KAI } from '../../fixture';
import {
  borrowerSigns,
  COUPLE,
  coupleApplies,
  DEVELOPER,
  othersSign as everybodySigns,
  HOUSE,
} from '../../loan-fixture';

const centre = centrePerTest();

const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));

const stateOf = (ywlsh: string) => centre.transact((tx) => cases(tx.store).get(ywlsh)?.ywzt);

const houseOf = (fwbh: string) => centre.transact((tx) => houses(tx.store).get(fwbh));

const clock = (now: string) => centre.transact((tx) => moveClock(tx, { now }));

const confirm = (ywlsh: string, kfsqr = '1', yy = '') =>
  centre.transact((tx) => confirmSale(tx, DEVELOPER, { ywlsh, kfsqr, yy }));

const othersSign = (ywlsh: string) => centre.transact((tx) => everybodySigns(tx, ywlsh));

const signContract = (ywlsh: string, actor: Actor = ZHOU_KAI, wsmc?: string) =>
  centre.transact((tx) => borrowerSigns(tx, actor, ywlsh, wsmc));

const shown = (ywlsh: string) => centre.transact((tx) => caseDetail(tx, ZHOU_KAI, { ywlsh }));

/** Own cases under 待我处理. */
const waiting = async () =>
  (await centre.transact((tx) => listCases(tx, ZHOU_KAI, { tab: 'todo', page: 1, size: 10 }))).list.map(
    (one) => one.ywlsh,
  );

describe('a couple buys a new home', () => {
  it('goes from the application to the first instalment, exact to the fen', async () => {
    const before = await centre.transact((tx) => balanceOf(tx.store, memberAccount(ZHOU_KAI.grzh)));
    const ywlsh = await coupleApplies(centre);
    const accepted = await centre.transact((tx) => caseDetail(tx, ZHOU_KAI, { ywlsh }));
    expect(accepted).toMatchObject({ ywzt: '98', cnbjsj: '2026-12-04', je: '1000000.00', kch: true });
    expect(accepted.sqnr).toContainEqual({ label: '房屋总价', value: '1,650,720.00元' });
    expect(await houseOf(HOUSE)).toMatchObject({ zt: '1', ywlsh });

    expect((await approve(ywlsh)).ywzt).toBe('06');
    // Others are to act: no deadline and no warning for him, and what she is to sign tells her what she binds herself to.
    expect(await shown(ywlsh)).toMatchObject({
      clqx: '',
      ztsm: {
        mc: '待他人确认',
        lx: 'waiting',
        nr: '等待赵敏（共同借款人）签署、开发商确认售房信息，您无需操作，可以提醒对方在2026-11-28当日24时前完成；不再办理的，此前可以撤回',
      },
    });
    expect((await centre.transact((tx) => signRequests(tx, ZHAO_MIN)))[0]?.nr).toEqual(
      expect.arrayContaining([
        { label: '借款人月收入', value: '15,000.00元' },
        { label: '借款人婚姻状况', value: '已婚' },
        { label: '共同借款人', value: expect.stringContaining('，月收入¥14,000.00）') },
        { label: '申请期限', value: '360个月' },
        { label: '执行利率', value: '2.6%' },
        { label: '首期月还款额', value: '4,003.40元' },
      ]),
    );
    expect((await centre.transact((tx) => todos(tx, ZHAO_MIN))).map(({ title }) => title)).toContain(
      '授权确认：贷款申请',
    );
    expect(await centre.transact((tx) => todos(tx, DEVELOPER))).toMatchObject([
      {
        title: '按揭客户待确认：安居·翠湖苑3号楼1单元101室',
        sxsm: '请于2026-11-28当日24时前确认',
        lj: `/kfswt/cx_yw/dk_cx/ajkh?ywlsh=${ywlsh}`,
      },
    ]);
    expect(await confirm(ywlsh)).toMatchObject({
      jkrxm: '周*',
      zjhmwh: '3316',
      skhm: '安居置业有限公司',
      skzh: '1100200000180018',
      fh: '3号楼1单元101室',
      fwzj: '1650720.00',
      sqdkje: '1000000.00',
      kfsqr: '1',
    });
    expect(await stateOf(ywlsh)).toBe('06');
    const [asked, said] = await centre.transact((tx) => [
      listMessages(tx, DEVELOPER, { page: 1, size: 5 }).list[0]?.nr ?? '',
      listMessages(tx, ZHOU_KAI, { page: 1, size: 5 }).list[0]?.nr,
    ]);
    expect(asked).toContain('周*（证件尾号3316）购买');
    expect((await centre.transact(readOutbox)).some(({ text }) => text === `【住房公积金】${asked}`)).toBe(true);
    expect(said).toBe(`您的贷款申请（${ywlsh}）开发商已确认售房信息，等待赵敏（共同借款人）签署。`);
    await othersSign(ywlsh);
    expect(await stateOf(ywlsh)).toBe('03');
    expect((await shown(ywlsh)).ztsm).toMatchObject({ mc: '待签合同', lx: 'attention', lj: '/grwt/dkSys/dkyw/sqsbq' });
    expect(await waiting()).toContain(ywlsh);
    expect((await centre.transact((tx) => todos(tx, ZHOU_KAI))).map(({ title }) => title)).toContain(
      '贷款申请：待签署借款合同',
    );

    const open = (await centre.transact((tx) => signaturesOf(tx, ywlsh))).filter(({ zt }) => zt === '0');
    expect(open.map(({ xingming, wsmc }) => `${xingming}：${wsmc}`)).toEqual([
      '周凯：住房公积金借款合同',
      '赵敏：住房公积金借款合同',
    ]);
    const [contract] = await centre.transact((tx) => listContracts(tx, ZHOU_KAI));
    expect(contract).toMatchObject({ jkhtbh: 'GJDK202600000001', zt: '0', yhke: '4003.40', zxll: '2.6' });
    const paper = await centre.transact((tx) => issuedDocuments(tx.store).get(contract?.zmbh ?? ''));
    expect(paper?.content.facts).toContainEqual({ label: '贷款金额', value: '¥1,000,000.00（壹佰万元整）' });
    // She owes what he borrows: the contract needs her signature too.
    expect(await signContract(ywlsh)).toMatchObject({ zt: '1', ddqs: '赵敏（共同借款人）签署', qsqx: '2026-12-01' });
    expect((await shown(ywlsh)).ztsm).toMatchObject({
      mc: '待他人确认',
      nr: '等待赵敏（共同借款人）签署，您无需操作，可以提醒对方在2026-12-01当日24时前完成；不再办理的，此前可以撤回',
    });
    expect((await centre.transact((tx) => todos(tx, ZHAO_MIN))).map(({ title }) => title)).toContain(
      '授权确认：住房公积金借款合同',
    );
    await othersSign(ywlsh);
    const told = `您的贷款申请（${ywlsh}）借款合同已由全部签署人签署并生效，正在办理抵押登记，预计2026-11-27完成；办妥后放款，您无需操作。`;
    expect((await centre.transact(readOutbox)).map(({ text }) => text)).toContain(`【住房公积金】${told}`);
    expect(await stateOf(ywlsh)).toBe('03');
    expect((await shown(ywlsh)).ztsm).toMatchObject({
      mc: '待办抵押登记',
      lx: 'waiting',
      nr: '借款合同已签署，正在办理抵押登记，预计2026-11-27完成，您无需操作',
    });
    expect(await waiting()).not.toContain(ywlsh);

    await clock('2026-11-26');
    expect(await stateOf(ywlsh)).toBe('03');
    await clock('2026-11-27');
    expect(await stateOf(ywlsh)).toBe('04');
    expect(await houseOf(HOUSE)).toMatchObject({ zt: '4' });
    await clock('2026-12-01');
    const paidOut = await shown(ywlsh);
    expect([paidOut.ywzt, paidOut.cnbjsj, paidOut.cq]).toEqual(['05', '', false]);
    expect(await houseOf(HOUSE)).toMatchObject({ zt: '4', ywlsh });
    expect(await centre.transact((tx) => projectFigures(tx.store, 'LP00000001'))).toEqual({
      zts: 612,
      kdts: 81,
      ydts: 119,
    });
    const [loan] = await centre.transact((tx) => loansOfPerson(tx, ZHOU_KAI));
    expect(loan).toMatchObject({
      jkhtbh: 'GJDK202600000001',
      htdkje: '1000000.00',
      dkye: '1000000.00',
      htdkqx: 360,
      syqs: 360,
      dqyhje: '4003.40',
      xqhkrq: '2027-01-20',
      dkzhzt: '1',
    });
    const dkzh = loan?.dkzh ?? '';
    expect(dkzh).toMatch(/^202612\d{8}$/);
    const postings = await centre.transact((tx) => postingsOf(tx.store, loanAccount(dkzh)));
    expect(postings.map(({ entry, line }) => [entry.kind, entry.zhaiyao, line.fen])).toEqual([
      ['DK01', '贷款发放至安居置业有限公司（尾号0018）', -100_000_000n],
    ]);
    expect(await centre.transact((tx) => balanceOf(tx.store, memberAccount(ZHOU_KAI.grzh)))).toBe(before);
    const box = await centre.transact((tx) => listMessages(tx, ZHOU_KAI, { page: 1, size: 50 }));
    expect(box.list.map(({ nr }) => nr)).toContain(
      '您的公积金贷款1,000,000.00元已发放，每月20日还款，首期4,003.40元。',
    );
    const hers = await centre.transact((tx) => listMessages(tx, ZHAO_MIN, { page: 1, size: 50 }));
    expect(hers.list.map(({ nr }) => nr)).toContain(
      '您与周*共同借款的公积金贷款1,000,000.00元已发放，每月20日还款，首期4,003.40元。',
    );

    await clock('2026-12-02');
    expect(await stateOf(ywlsh)).toBe('99');
    await clock('2027-01-20');
    // 1,000,000 × 2.6 % / 12 = 2,166.67 interest, 1,836.73 principal.
    const [after] = await centre.transact((tx) => loansOfPerson(tx, ZHOU_KAI));
    expect(after).toMatchObject({ dkye: '998163.27', syqs: 359 });
    expect(await centre.transact((tx) => loanDetail(tx, ZHOU_KAI, dkzh))).toMatchObject({
      fkrq: '2026-12-01',
      dqrq: '2056-12-20',
      hsbjze: '1836.73',
      hslxze: '2166.67',
    });
    const plan = await centre.transact((tx) => repaymentPlan(tx, ZHOU_KAI, { dkzh, page: 1, size: 20 }));
    expect(plan).toMatchObject({ total: 360 });
    expect(plan.list[0]).toMatchObject({
      yhrq: '2027-01-20',
      yhje: '4003.40',
      yhbj: '1836.73',
      yhlx: '2166.67',
      zt: '1',
    });
    expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
    const [row] = (await centre.transact((tx) => listBorrowers(tx, DEVELOPER, { page: 1, size: 20 }))).list;
    expect(row).toMatchObject({ fkrq: '2026-12-01', fkje: '1000000.00', ywzt: '05' });
  });

  it('begins to offset when that was chosen', async () => {
    const ywlsh = await coupleApplies(centre, { sfqych: '1', chfs: '01' });
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    // Whose account is debited has signed what says so: with the contract, before a fen is taken.
    const asked = await centre.transact((tx) => signRequests(tx, ZHAO_MIN));
    expect(asked[0]).toMatchObject({ ywmc: '住房公积金借款合同、冲还贷协议、还款扣划授权书', zt: '0' });
    await signContract(ywlsh);
    await clock('2026-11-30');
    expect(await stateOf(ywlsh)).toBe('03');
    await othersSign(ywlsh);
    await clock('2027-01-20');
    const [loan] = await centre.transact((tx) => loansOf(tx.store, ZHOU_KAI.grzh));
    const papers = await centre.transact((tx) =>
      [...issuedDocuments(tx.store).values()].filter((one) => one.ywlsh === ywlsh),
    );
    const signedBy = (one: string) => papers.find(({ kind }) => kind === one)?.content.tables?.[0]?.rows;
    expect(signedBy('37')?.map(([name]) => name)).toEqual(['周凯', '赵敏']);
    // The contract says who has signed it and when, once it is in force; its code is that of what it says.
    expect(signedBy('34')).toEqual([
      ['周凯', '申请人', expect.stringMatching(/^2026-11-2\d /)],
      ['赵敏', '共同借款人', expect.stringMatching(/^2026-11-30 /)],
    ]);
    const contract = papers.find(({ kind }) => kind === '34');
    // What was signed with it could be read in it before.
    const terms = (kind: string) => papers.find((one) => one.kind === kind)?.content.paragraphs?.join('') ?? '-';
    for (const kind of ['37', '39']) expect(terms('34')).toContain(terms(kind));
    const checked = { zmbh: contract?.zmbh ?? '', yzm: contract?.yzm ?? '' };
    expect(await centre.transact((tx) => checkDocument(tx, checked))).toMatchObject({ zw: true });
    // Who signed several documents has a row for each.
    const rows = await centre.transact((tx) => signaturesOf(tx, ywlsh));
    expect(rows.map(({ xingming, wsmc }) => `${xingming} ${wsmc}`)).toEqual(
      ['周凯', '赵敏'].flatMap((name) =>
        [
          ...['住房公积金贷款申请书', '个人征信查询授权书'],
          ...['住房公积金借款合同', '冲还贷协议', '还款扣划授权书'],
        ].map((title) => `${name} ${title}`),
      ),
    );
    expect(loan).toMatchObject({ paid: 1, coBorrowers: [ZHAO_MIN.grzh] });
    expect(await centre.transact((tx) => activeOffset(tx.store, loan?.dkzh ?? ''))).toMatchObject({
      chfs: '01',
      from: 1,
      accounts: [ZHOU_KAI.grzh, ZHAO_MIN.grzh],
    });
    expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
  });

  it('is answered the same when it is repeated, and not when it is changed', async () => {
    const ywlsh = await coupleApplies(centre);
    const again = (values: object) =>
      centre.transact((tx) => {
        const qmbh = signaturesUnder(tx.store, ywlsh)[0]?.qmbh;
        return submit(tx, ZHOU_KAI, { ...COUPLE, ...values, ywlx: 'GD0101', ywlsh, qmbh });
      });
    expect(await again({})).toMatchObject({ ywlsh, ywzt: '98' });
    expect((await refusalOf(again({ ydhkr: '21' }))).message).toContain('已提交过申请');
  });
});
