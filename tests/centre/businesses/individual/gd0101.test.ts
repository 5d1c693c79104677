// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { paperToSign, signRequests } from '@mocks/centre/cases/signatures/sign-requests';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, refuseSignature, signaturesOf } from '@mocks/centre/cases/signatures/signatures';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { checkDocument, documents } from '@mocks/centre/documents/document';
import type { Actor } from '@mocks/centre/kernel/desk';
import { balanceOf, loanAccount, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { listContracts, takeContract } from '@mocks/centre/loans/applications/contract';
import { confirmSale, listBorrowers } from '@mocks/centre/loans/applications/developer-view';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { rowsOf } from '@mocks/centre/loans/applying/people';
import { houses, projectFigures } from '@mocks/centre/loans/buildings';
import { activeOffset, participantsOf } from '@mocks/centre/loans/loan-offsets';
import { loansOf } from '@mocks/centre/loans/loans';
import { loans } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { beforeEach, describe, expect, it } from 'vitest';
import { maskIdNumber, maskPhone } from '@/domain/mask';
import { PEOPLE } from '../../../people';
import {
  centreOn,
  LIU_YANG,
  MA_XIAOYAN,
  person,
  rebasedFrom,
  refusalOf,
  SUN_LI,
  XU_WENBO,
  ZHANG_JIANGUO,
  ZHAO_MIN,
  ZHOU_KAI,
} from '../../fixture';
import {
  ALONE,
  applicationSigned,
  applyForLoan,
  borrowerSigns,
  COUPLE,
  coupleApplies,
  DEVELOPER,
  othersSign as everybodySigns,
  HOUSE,
  PNG,
} from '../../loan-fixture';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const AYIGULI = person(PEOPLE.阿依古丽);

const approve = (ywlsh: string) =>
  centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '同意' }));
const stateOf = (ywlsh: string) => centre.transact((desk) => cases(desk.store).get(ywlsh)?.ywzt);
const houseOf = (fwbh: string) => centre.transact((desk) => houses(desk.store).get(fwbh));
const clock = (now: string) => centre.transact((desk) => moveClock(desk, { now }));
const confirm = (ywlsh: string, kfsqr = '1', yy = '') =>
  centre.transact((desk) => confirmSale(desk, DEVELOPER, { ywlsh, kfsqr, yy }));

const othersSign = (ywlsh: string) => centre.transact((desk) => everybodySigns(desk, ywlsh));

const signContract = (ywlsh: string, actor: Actor = ZHOU_KAI, wsmc?: string) =>
  centre.transact((desk) => borrowerSigns(desk, actor, ywlsh, wsmc));

const shown = (ywlsh: string) => centre.transact((desk) => caseDetail(desk, ZHOU_KAI, { ywlsh }));
/** Own cases under 待我处理. */
const waiting = async () =>
  (await centre.transact((desk) => listCases(desk, ZHOU_KAI, { tab: 'todo', page: 1, size: 10 }))).list.map(
    (one) => one.ywlsh,
  );

const errorsOf = async (values: Record<string, unknown>, actor: Actor = ZHOU_KAI) =>
  (await refusalOf(centre.transact((desk) => applyForLoan(desk, actor, { ...COUPLE, ...values })))).fieldErrors;

describe('a couple buys a new home', () => {
  it('goes from the application to the first instalment, exact to the fen', async () => {
    const before = await centre.transact((desk) => balanceOf(desk.store, memberAccount(ZHOU_KAI.grzh)));
    const ywlsh = await coupleApplies(centre);
    const accepted = await centre.transact((desk) => caseDetail(desk, ZHOU_KAI, { ywlsh }));
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
        nr: '等待赵敏（共同借款人）签署、开发商确认售房信息，您无需操作，可以提醒他们在2026-11-28当日24时前完成；不再办理的，此前可以撤回',
      },
    });
    expect((await centre.transact((desk) => signRequests(desk, ZHAO_MIN)))[0]?.nr).toEqual(
      expect.arrayContaining([
        { label: '申请期限', value: '360个月' },
        { label: '执行利率', value: '2.6%' },
        { label: '首期月还款额', value: '4,003.40元' },
      ]),
    );
    expect((await centre.transact((desk) => todos(desk, ZHAO_MIN))).map(({ title }) => title)).toContain(
      '授权确认：贷款申请',
    );
    expect(await centre.transact((desk) => todos(desk, DEVELOPER))).toMatchObject([
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
    const [asked, said] = await centre.transact((desk) => [
      listMessages(desk, DEVELOPER, { page: 1, size: 5 }).list[0]?.nr ?? '',
      listMessages(desk, ZHOU_KAI, { page: 1, size: 5 }).list[0]?.nr,
    ]);
    expect(asked).toContain('周*（证件尾号3316）购买');
    expect((await centre.transact(readOutbox)).some(({ text }) => text === `【住房公积金】${asked}`)).toBe(true);
    expect(said).toBe(`您的贷款申请（${ywlsh}）开发商已确认售房信息，等待赵敏（共同借款人）签署。`);
    await othersSign(ywlsh);
    expect(await stateOf(ywlsh)).toBe('03');
    expect((await shown(ywlsh)).ztsm).toMatchObject({ mc: '待签合同', lx: 'attention', lj: '/grwt/dkSys/dkyw/sqsbq' });
    expect(await waiting()).toContain(ywlsh);
    expect((await centre.transact((desk) => todos(desk, ZHOU_KAI))).map(({ title }) => title)).toContain(
      '贷款申请：待签署借款合同',
    );

    const [contract] = await centre.transact((desk) => listContracts(desk, ZHOU_KAI));
    expect(contract).toMatchObject({ jkhtbh: 'GJDK202600000001', zt: '0', yhke: '4003.40', zxll: '2.6' });
    const paper = await centre.transact((desk) => documents(desk.store).get(contract?.zmbh ?? ''));
    expect(paper?.content.facts).toContainEqual({ label: '贷款金额', value: '¥1,000,000.00（壹佰万元整）' });
    // She owes what he borrows: the contract needs her signature too.
    expect(await signContract(ywlsh)).toMatchObject({ zt: '1', ddqs: '赵敏（共同借款人）签署', qsqx: '2026-12-01' });
    expect((await shown(ywlsh)).ztsm).toMatchObject({
      mc: '待他人确认',
      nr: '等待赵敏（共同借款人）签署，您无需操作，可以提醒他们在2026-12-01当日24时前完成；不再办理的，此前可以撤回',
    });
    expect((await centre.transact((desk) => todos(desk, ZHAO_MIN))).map(({ title }) => title)).toContain(
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
    expect(await centre.transact((desk) => projectFigures(desk.store, 'LP00000001'))).toEqual({
      zts: 612,
      kdts: 81,
      ydts: 119,
    });
    const [loan] = await centre.transact((desk) => loans(desk, ZHOU_KAI));
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
    const postings = await centre.transact((desk) => postingsOf(desk.store, loanAccount(dkzh)));
    expect(postings.map(({ entry, line }) => [entry.kind, entry.zhaiyao, line.fen])).toEqual([
      ['DK01', '贷款发放至安居置业有限公司（尾号0018）', -100_000_000n],
    ]);
    expect(await centre.transact((desk) => balanceOf(desk.store, memberAccount(ZHOU_KAI.grzh)))).toBe(before);
    const box = await centre.transact((desk) => listMessages(desk, ZHOU_KAI, { page: 1, size: 50 }));
    expect(box.list.map(({ nr }) => nr)).toContain(
      '您的公积金贷款1,000,000.00元已发放，每月20日还款，首期4,003.40元。',
    );
    const hers = await centre.transact((desk) => listMessages(desk, ZHAO_MIN, { page: 1, size: 50 }));
    expect(hers.list.map(({ nr }) => nr)).toContain(
      '您与周*共同借款的公积金贷款1,000,000.00元已发放，每月20日还款，首期4,003.40元。',
    );

    await clock('2026-12-02');
    expect(await stateOf(ywlsh)).toBe('99');
    await clock('2027-01-20');
    // 1,000,000 × 2.6 % / 12 = 2,166.67 interest, 1,836.73 principal.
    const [after] = await centre.transact((desk) => loans(desk, ZHOU_KAI));
    expect(after).toMatchObject({ dkye: '998163.27', syqs: 359 });
    expect(await centre.transact((desk) => loanDetail(desk, ZHOU_KAI, dkzh))).toMatchObject({
      fkrq: '2026-12-01',
      dqrq: '2056-12-20',
      hsbjze: '1836.73',
      hslxze: '2166.67',
    });
    const plan = await centre.transact((desk) => repaymentPlan(desk, ZHOU_KAI, { dkzh, page: 1, size: 20 }));
    expect(plan).toMatchObject({ total: 360 });
    expect(plan.list[0]).toMatchObject({
      yhrq: '2027-01-20',
      yhje: '4003.40',
      yhbj: '1836.73',
      yhlx: '2166.67',
      zt: '1',
    });
    expect(await centre.transact((desk) => trialBalance(desk.store))).toBe(0n);
    const [row] = (await centre.transact((desk) => listBorrowers(desk, DEVELOPER, { page: 1, size: 20 }))).list;
    expect(row).toMatchObject({ fkrq: '2026-12-01', fkje: '1000000.00', ywzt: '05' });
  });

  it('begins to offset when that was chosen', async () => {
    const ywlsh = await coupleApplies(centre, { sfqych: '1', chfs: '01' });
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    // Whose account is debited has signed what says so: with the contract, before a fen is taken.
    const asked = await centre.transact((desk) => signRequests(desk, ZHAO_MIN));
    expect(asked[0]).toMatchObject({ ywmc: '住房公积金借款合同、冲还贷协议、还款扣划授权书', zt: '0' });
    await signContract(ywlsh);
    await clock('2026-11-30');
    expect(await stateOf(ywlsh)).toBe('03');
    await othersSign(ywlsh);
    await clock('2027-01-20');
    const [loan] = await centre.transact((desk) => loansOf(desk.store, ZHOU_KAI.grzh));
    const papers = await centre.transact((desk) =>
      [...documents(desk.store).values()].filter((one) => one.ywlsh === ywlsh),
    );
    const signedBy = (one: string) => papers.find(({ kind }) => kind === one)?.content.tables?.[0]?.rows;
    expect(signedBy('37')?.map(([name]) => name)).toEqual(['周凯', '赵敏']);
    // The contract says who has signed it and when, once it is in force; its code is that of what it says.
    expect(signedBy('34')).toEqual([
      ['周凯', '申请人', expect.stringMatching(/^2026-11-2\d /)],
      ['赵敏', '共同借款人', expect.stringMatching(/^2026-11-30 /)],
    ]);
    const contract = papers.find(({ kind }) => kind === '34');
    const checked = { zmbh: contract?.zmbh ?? '', yzm: contract?.yzm ?? '' };
    expect(await centre.transact((desk) => checkDocument(desk, checked))).toMatchObject({ zw: true });
    // Who signed several documents has a row for each.
    const rows = await centre.transact((desk) => signaturesOf(desk, ywlsh));
    expect(rows.map(({ xingming, wsmc }) => `${xingming} ${wsmc}`)).toEqual(
      ['周凯', '赵敏'].flatMap((name) =>
        [
          ...['住房公积金贷款申请书', '个人征信查询授权书'],
          ...['住房公积金借款合同', '冲还贷协议', '还款扣划授权书'],
        ].map((title) => `${name} ${title}`),
      ),
    );
    expect(loan).toMatchObject({ paid: 1, coBorrowers: [ZHAO_MIN.grzh] });
    expect(await centre.transact((desk) => activeOffset(desk.store, loan?.dkzh ?? ''))).toMatchObject({
      chfs: '01',
      from: 1,
      accounts: [ZHOU_KAI.grzh, ZHAO_MIN.grzh],
    });
    expect(await centre.transact((desk) => trialBalance(desk.store))).toBe(0n);
  });

  it('is answered the same when it is repeated, and not when it is changed', async () => {
    const ywlsh = await coupleApplies(centre);
    const again = (values: object) =>
      centre.transact((desk) => {
        const qmbh = signaturesUnder(desk.store, ywlsh)[0]?.qmbh;
        return submit(desk, ZHOU_KAI, { ...COUPLE, ...values, ywlx: 'GD0101', ywlsh, qmbh });
      });
    expect(await again({})).toMatchObject({ ywlsh, ywzt: '98' });
    expect((await refusalOf(again({ ydhkr: '21' }))).message).toContain('已提交过申请');
  });
});

describe('who borrows along and is no spouse', () => {
  const XU = PEOPLE.许文博;
  /** 40,200.16 of her own: with the least of his, (40,200.16 + 10,000.00) × 20 = 1,004,003.20. */
  const WITH_XU = {
    ...ALONE,
    jkrysr: '20000.00',
    sfk: '760400.00',
    sqdkje: '600000.00',
    cbyd: '600000.00|360|01|2.6|2.6000',
    gtjkr: [
      {
        gtjkrxm: XU.xingming,
        gtjkrzjlx: '01',
        gtjkrzjhm: XU.zjhm,
        gtjkrysr: '30000.00',
        gtcdgx: '99',
        gtjkrsjhm: XU.sjhm,
      },
    ],
  };

  it('counts with the least until the own signature, then in full: reckoned anew, and told', async () => {
    const before = (await centre.transact((desk) => judge(desk, AYIGULI, { ...WITH_XU, ywlx: 'GD0101' }))).xe;
    expect(before?.kytqe).toBe('1004000.00');
    expect(before?.mx.find(({ label }) => label === '账户余额倍数限额')).toMatchObject({
      value: '1,004,003.20元',
      gs: '计算余额合计50,200.16元（每人不足10,000.00元的按此计；许文博尚未签署授权，暂按10,000.00元计，签署后按账户余额重新核算）× 20倍',
    });
    expect(before?.mx.find(({ label }) => label === '最高额度')?.gs).toBe(
      '家庭最高额度1,000,000.00元 ×（1 + 上浮20%：绿色建筑20%）',
    );
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    // (40,200.16 + 167,042.24) × 20 = 4,144,848.00: 80 % of the price, 1,088,320.00, decides now.
    const told =
      '受邀人已全部签署；许文博已授权按账户余额核算，可贷额度由1,004,000.00元重新核算为1,088,000.00元，申请金额600,000.00元不变';
    const detail = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh }));
    expect(detail.lc.map(({ yj }) => yj)).toContain(told);
    expect(detail.sqnr).toContainEqual(expect.objectContaining({ label: '可贷额度', value: '1,088,000.00元' }));
    expect((await centre.transact(readOutbox)).map(({ text = '' }) => text)).toContainEqual(
      `【住房公积金】您的贷款申请（${ywlsh}）${told}；借款合同已生成，请于2026-12-01当日24时前签署，逾期申请失效。`,
    );
  });

  it('is invited at the phone that the centre has, which the form names masked beside the one that was typed', async () => {
    const [row] = WITH_XU.gtjkr;
    const remarksWith = (change: object) =>
      centre.transact((desk) => {
        const values = { ...WITH_XU, gtjkr: [{ ...row, gtjkrsjhm: '13655550101', ...change }] };
        return judge(desk, AYIGULI, { ...values, ywlx: 'GD0101' }).cy;
      });
    expect(await remarksWith({})).toEqual({
      gtjkr: `许文博的签署邀请发送至其在中心登记的手机号${maskPhone(XU.sjhm)}，不发送至此处填写的号码`,
    });
    // Another name, or nobody the centre knows: nothing of anybody's phone.
    expect(await remarksWith({ gtjkrxm: '李四' })).toBeUndefined();
    expect(await remarksWith({ gtjkrzjhm: '11010119920418551X' })).toBeUndefined();
    const spouse = { ...COUPLE, posjhm: '13655550101', ywlx: 'GD0101' };
    expect((await centre.transact((desk) => judge(desk, ZHOU_KAI, spouse))).cy).toEqual({
      posjhm: `赵敏的签署邀请发送至其在中心登记的手机号${maskPhone(PEOPLE.赵敏.sjhm)}，不发送至此处填写的号码`,
    });
  });

  it('without a phone number at the centre he signs in the hall alone, and the applicant is told so', async () => {
    const alone = '许文博在中心没有登记手机号，收不到短信，须本人登录大厅，在“待我处理”中签署';
    await centre.transact((desk) => {
      const xu = persons(desk.store).get(XU.grzh);
      if (xu) persons(desk.store).put(XU.grzh, { ...xu, sjhm: '' });
      expect(judge(desk, AYIGULI, { ...WITH_XU, ywlx: 'GD0101' }).cy).toEqual({ gtjkr: alone });
    });
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
    await approve(ywlsh);
    const { ztsm } = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh }));
    expect(ztsm?.mx[0]?.value).toBe(`待签署：${alone.replace('许文博', '')}`);
  });

  it('stays what the application calls him: in the case, the contract and the order of debits', async () => {
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, { ...WITH_XU, sfqych: '1', chfs: '01' }));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    const detail = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh }));
    expect(detail.sqnr.find(({ label }) => label === '共同借款人')?.value).toMatch(/^许文博（其他，/);
    const [contract] = await centre.transact((desk) => listContracts(desk, AYIGULI));
    const paper = await centre.transact((desk) => documents(desk.store).get(contract?.zmbh ?? ''));
    expect(paper?.content.facts.find(({ label }) => label === '共同借款人')?.value).toBe(`许文博（其他，${XU.zjhm}）`);
    await signContract(ywlsh, AYIGULI);
    await othersSign(ywlsh);
    await clock('2026-12-02');
    const people = await centre.transact((desk) => {
      const [loan] = loansOf(desk.store, AYIGULI.grzh);
      return loan ? participantsOf(desk.store, loan).map(({ xingming, yjkrgx }) => [xingming, yjkrgx]) : [];
    });
    expect(people).toEqual([
      ['阿依古丽·买买提', '01'],
      ['许文博', '99'],
    ]);
  });

  it('lets him read the contract before he signs it, and nobody who is not asked', async () => {
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
    await approve(ywlsh);
    expect((await centre.transact((desk) => signRequests(desk, XU_WENBO)))[0]).not.toHaveProperty('zmbh');
    await confirm(ywlsh);
    await othersSign(ywlsh);
    await centre.transact((desk) => {
      const [asked] = signRequests(desk, XU_WENBO);
      const zmbh = asked?.zmbh ?? '';
      expect(zmbh).toBe(listContracts(desk, AYIGULI)[0]?.zmbh);
      expect(paperToSign(desk, XU_WENBO, zmbh)?.content.title).toBe('住房公积金借款合同');
      expect(paperToSign(desk, ZHAO_MIN, zmbh)).toBeUndefined();
      const open = signaturesUnder(desk.store, ywlsh).find(({ uuid, zt }) => uuid && zt === '0');
      if (open) refuseSignature(desk, open, '金额不对');
      expect(paperToSign(desk, XU_WENBO, zmbh)).toBeUndefined();
    });
  });

  it('ends it by a no to the contract, and it lapses unsigned, with a reminder three days before', async () => {
    const waiting = async () => {
      const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
      await approve(ywlsh);
      await confirm(ywlsh);
      await othersSign(ywlsh);
      return ywlsh;
    };
    const first = await waiting();
    await centre.transact((desk) => {
      const open = signaturesUnder(desk.store, first).find(({ uuid, zt }) => uuid && zt === '0');
      if (open) refuseSignature(desk, open, '金额不对');
    });
    const refused = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh: first }));
    expect(refused).toMatchObject({ ywzt: '86', sbyy: { yy: expect.stringContaining('未签署：许文博') } });
    expect(refused.sbyy?.yy).not.toContain('已签署：许文博');
    expect(await houseOf(ALONE.fwbh)).toMatchObject({ ywlsh: '' });

    const second = await waiting();
    const texts = async () => (await centre.transact(readOutbox)).map(({ text = '' }) => text);
    await clock('2026-11-27');
    expect(await texts()).not.toContainEqual(expect.stringContaining('2026-12-01后自动失效'));
    await clock('2026-11-28');
    const said = (await texts()).filter((text) => text.includes('2026-12-01'));
    expect(said).toContainEqual(expect.stringContaining(`您的贷款申请（${second}）借款合同已生成`));
    expect(said).toContainEqual(
      expect.stringContaining('邀请您确认的住房公积金借款合同尚未签署，请在2026-12-01当日24时前签署'),
    );
    await clock('2026-12-01');
    expect(await stateOf(second)).toBe('03');
    await clock('2026-12-02');
    const lapsed = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh: second }));
    expect(lapsed).toMatchObject({
      ywzt: '86',
      sbyy: { yy: expect.stringContaining('截至2026-12-01未等到许文博（共同借款人）签署、借款人签署借款合同') },
    });
    expect(await centre.transact((desk) => listContracts(desk, AYIGULI))).toContainEqual(
      expect.objectContaining({ ywlsh: second, zt: '2' }),
    );
  });

  it('may be let go by the borrower before everybody has signed the contract, and not after', async () => {
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    expect(await centre.transact((desk) => withdrawCase(desk, AYIGULI, { ywlsh }))).toMatchObject({ ywzt: '85' });
    const second = await centre.transact((desk) => applyForLoan(desk, AYIGULI, WITH_XU));
    await approve(second);
    await confirm(second);
    await othersSign(second);
    await signContract(second, AYIGULI);
    await othersSign(second);
    expect((await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh: second }))).kch).toBe(false);
  });
});

describe('the home', () => {
  it('is taken by the first who applies, also in a race, and is free again after a withdrawal', async () => {
    const ywlsh = await coupleApplies(centre);
    const other = {
      ...ALONE,
      fwbh: HOUSE,
      sfk: '1450720.00',
      sqdkje: '200000.00',
      cbyd: '200000.00|360|01|2.6|2.6000',
    };
    const refusal = await refusalOf(centre.transact((desk) => applyForLoan(desk, LIU_YANG, other)));
    expect(refusal.fieldErrors).toEqual({ fwbh: '这套房屋已售出或已被其他贷款申请选定，请重新选择' });
    await centre.transact((desk) => withdrawCase(desk, ZHOU_KAI, { ywlsh }));
    expect(await houseOf(HOUSE)).toMatchObject({ zt: '1', ywlsh: '' });
    await centre.transact((desk) => applyForLoan(desk, LIU_YANG, other));
  });

  it('is free again when the clerk refuses, when the developer does, and when nobody answers', async () => {
    const first = await coupleApplies(centre);
    await centre.transact((desk) => review(desk, { ywlsh: first, result: 'refuse', opinion: '首付款凭证不符' }));
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });

    const second = await coupleApplies(centre);
    await approve(second);
    expect((await refusalOf(confirm(second, '2'))).message).toBe('不予确认时请填写原因');
    expect(await confirm(second, '2', '购房合同已解除')).toMatchObject({ ywzt: '86', kfsqr: '2' });
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
    const detail = await centre.transact((desk) => caseDetail(desk, ZHOU_KAI, { ywlsh: second }));
    expect(detail.sbyy?.yy).toBe('开发商不予确认：购房合同已解除');
    expect((await refusalOf(confirm(second))).message).toContain('不能再确认');
    // The borrower and the developer hear it, in the words of every case that lapses.
    const said = `（${second}）已失效：开发商不予确认：购房合同已解除。您可以与开发商核实购房合同和首付款后重新申请。`;
    const texts = await centre.transact((desk) => readOutbox(desk).map(({ text = '' }) => text));
    expect(texts.filter((text) => text.includes(said))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(`（${second}）已终止，房屋恢复可售`))).toHaveLength(1);

    const spoken = await coupleApplies(centre);
    await approve(spoken);
    await centre.transact((desk) => {
      const invitation = signaturesUnder(desk.store, spoken).find(({ uuid }) => uuid);
      if (invitation) refuseSignature(desk, invitation, '不同意共同借款');
    });
    expect(await stateOf(spoken)).toBe('86');
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
    expect(await centre.transact((desk) => todos(desk, DEVELOPER))).toEqual([]);

    const third = await coupleApplies(centre);
    await approve(third);
    await clock('2026-11-28');
    expect(await stateOf(third)).toBe('06');
    await clock('2026-11-29');
    expect(await stateOf(third)).toBe('86');
    // Nobody waits for the developer any more, and its list says so.
    const rows = (await centre.transact((desk) => listBorrowers(desk, DEVELOPER, { page: 1, size: 20 }))).list;
    expect(rows.find(({ ywlsh }) => ywlsh === third)).toMatchObject({ ywzt: '86', kfsqr: '', qrqx: '' });
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
  });

  it('is what the building table says, whatever is sent', async () => {
    const ywlsh = await coupleApplies(centre, { fwzj: '9999999.00', jzmj: '1', sfrzhhm: PEOPLE.张建国.yhzh });
    const record = await centre.transact((desk) => cases(desk.store).get(ywlsh));
    expect(record?.values).toMatchObject({ fwzj: '1650720.00', jzmj: '108.60', sfrzhhm: '1100200000180018' });
    await expect(errorsOf({ fwbh: 'LP00000004-01-1-101' }, LIU_YANG)).resolves.toHaveProperty('fwbh');
    await expect(errorsOf({ fwbh: '<script>' }, LIU_YANG)).resolves.toHaveProperty(
      'fwbh',
      '楼盘表中没有这套房屋，请重新选择',
    );
  });
});

describe('other kinds of loan', () => {
  const SECOND_HAND = {
    ...ALONE,
    dkyt: '02',
    fwbh: '',
    fwzl: '北京市西城区平安里西大街31号3号楼502室',
    bdcqzh: '京(2019)西城区不动产权第0001234号',
    gfhtbh: 'MM202611000123',
    fwxz: '04',
    fwlx: '3',
    jzmj: '66.50',
    fwzj: '900000.00',
    fwpgjz: '860000.00',
    sfrmc: '王明',
    sfrzhhm: PEOPLE.张建国.yhzh,
    sfrkhyhmc: '中国工商银行云州西城支行',
    lsjzdj: '0',
    sfk: '600000.00',
    cbyd: '',
  };
  const upload = (values: Record<string, unknown>, papers: readonly string[]) =>
    centre.transact((desk) => {
      const ywlsh = issueNumber(desk, LIU_YANG, 'GD0101');
      for (const wjlxId of papers) {
        addMaterial(desk, LIU_YANG, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
      }
      const qmbh = applicationSigned(desk, LIU_YANG, ywlsh, values);
      submit(desk, LIU_YANG, { ...values, ywlx: 'GD0101', ywlsh, qmbh });
      return ywlsh;
    });

  it.each(['一千', '0.001', '1e3'])('has no limit for debts of %j: they are not counted as none', async (jkrfzje) => {
    const judged = await centre.transact((desk) => judge(desk, LIU_YANG, { ...SECOND_HAND, jkrfzje, ywlx: 'GD0101' }));
    expect(judged.xe ?? null).toBeNull();
    expect(judged.cw?.jkrfzje).toBe('其他月债务格式不正确');
  });

  it('a second-hand home counts at the lower of price and appraisal, and its appraisal is a cost', async () => {
    const judged = await centre.transact((desk) => judge(desk, LIU_YANG, { ...SECOND_HAND, ywlx: 'GD0101' }));
    expect(judged.xe?.mx[0]).toEqual({
      label: '房价成数限额',
      value: '688,000.00元',
      gs: '评估价860,000.00元 ×（1 − 最低首付20%）',
    });
    // The down payment counts from the price, as its share does: 20 % of 900,000.
    const low = await centre.transact((desk) =>
      judge(desk, LIU_YANG, { ...SECOND_HAND, sfk: '179999.99', sqdkje: '688000.00', ywlx: 'GD0101' }),
    );
    expect(low.cw?.sfk).toBe('首付款比例不能低于20%（180,000.00元）');
    // 860.00 of appraisal on 300,000 over thirty years: 2.6220 % a year.
    const cbyd = '300000.00|360|01|2.6|2.6220';
    const refusal = await refusalOf(upload({ ...SECOND_HAND, cbyd }, ['0301', '0302']));
    expect(refusal.message).toBe('请上传材料：不动产权证书');
    const ywlsh = await upload({ ...SECOND_HAND, cbyd }, ['0301', '0302', '0303']);
    // Under the names that the form has for them.
    const { sqnr } = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh }));
    expect(sqnr?.map(({ label }) => label)).toEqual(expect.arrayContaining(['售房人（施工方）', '收款账号']));
    // No developer and nobody to sign: straight to the contract.
    expect((await approve(ywlsh)).ywzt).toBe('03');
    await signContract(ywlsh, LIU_YANG);
    await clock('2026-12-02');
    const [loan] = await centre.transact((desk) => loansOf(desk.store, LIU_YANG.grzh));
    expect(loan).toMatchObject({ htdkje: 30_000_000n, payee: '王明（尾号1374）' });
  });

  it('three guarantors who stand for one another sign each on the own phone', async () => {
    const row = (n: number, zjhm: string) => ({
      bzrxm: `保证人${n}`,
      bzrzjhm: zjhm,
      bzrdwmc: '华夏精密制造有限公司',
      bzrysr: '9000.00',
      bzrsjhm: `1390000100${n}`,
    });
    const bzr = [row(1, PEOPLE.张建国.zjhm), row(2, PEOPLE.何静.zjhm), row(3, PEOPLE.冯军.zjhm)];
    const ywlsh = await upload({ ...ALONE, dkdblx: '76', bzr, dywmc: '' }, ['0302', '0503']);
    // All in one line: pages tell what was filed apart by its label.
    const { sqnr } = await centre.transact((desk) => caseDetail(desk, LIU_YANG, { ywlsh }));
    expect(sqnr.filter(({ label }) => label === '保证人').map(({ value }) => value)).toEqual([
      bzr.map(({ bzrxm, bzrzjhm }) => `${bzrxm}（${maskIdNumber(bzrzjhm)}）`).join('；'),
    ]);
    await approve(ywlsh);
    await confirm(ywlsh);
    const invited = await centre.transact((desk) => signaturesUnder(desk.store, ywlsh).filter(({ uuid }) => uuid));
    expect(invited.map(({ xingming, qmsf }) => [xingming, qmsf])).toEqual([
      ['保证人1', '保证人'],
      ['保证人2', '保证人'],
      ['保证人3', '保证人'],
    ]);
    for (const { qmbh } of invited.slice(0, 2)) await centre.transact((desk) => completeSignature(desk, qmbh));
    expect(await stateOf(ywlsh)).toBe('06');
    await centre.transact((desk) => completeSignature(desk, invited[2]?.qmbh ?? ''));
    expect(await stateOf(ywlsh)).toBe('03');
  });

  it('a commercial loan that is taken over is paid to its bank, and no more than is left of it', async () => {
    const values = {
      ...SECOND_HAND,
      dklx: '3',
      dkyt: '06',
      sfk: '',
      fwpgjz: '',
      ysdye: '250000.00',
      szgfs: '2',
      cbyd: '300000.00|360|01|2.6|2.6000',
    };
    expect(await errorsOf(values, LIU_YANG)).toEqual({ sqdkje: '申请贷款金额不能大于原商贷余额（250,000.00元）' });
    const ywlsh = await upload({ ...values, sqdkje: '250000', cbyd: '250000.00|360|01|2.6|2.6000' }, ['0303', '0504']);
    await approve(ywlsh);
    await signContract(ywlsh, LIU_YANG);
    await clock('2026-12-02');
    const [loan] = await centre.transact((desk) => loansOf(desk.store, LIU_YANG.grzh));
    expect(loan).toMatchObject({ htdkje: 25_000_000n, payee: '原贷款银行' });
  });

  it('a combined loan and a loan for building ask for what only they have', async () => {
    expect(await errorsOf({ dklx: '1' })).toMatchObject({ sdje: '请输入商业贷款金额', sdyhdm: '请选择商业贷款银行' });
    const building = { ...SECOND_HAND, dkyt: '04', fwbh: '', sfrmc: '' };
    expect(await errorsOf(building, LIU_YANG)).toHaveProperty('sfrmc', '请输入售房人（施工方）');
  });
});

describe('who may', () => {
  const brokenFor = async (actor: Actor) =>
    (await centre.transact((desk) => judge(desk, actor, { ywlx: 'GD0101' }))).tj
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
    const refusal = await refusalOf(centre.transact((desk) => applyForLoan(desk, ZHANG_JIANGUO, values)));
    expect(refusal.message).toBe('存在未结清的住房公积金贷款');
  });

  it('a credit class of refusal ends it whatever the clerk says, with the class and the right to dispute', async () => {
    const ywlsh = await centre.transact((desk) =>
      applyForLoan(desk, SUN_LI, { ...ALONE, sqdkqx: '240', cbyd: '300000.00|240|01|2.6|2.6000' }),
    );
    await approve(ywlsh);
    const detail = await centre.transact((desk) => caseDetail(desk, SUN_LI, { ywlsh }));
    expect(detail.ywzt).toBe('80');
    expect(detail.sbyy?.yy).toBe('征信查询结果为“拒绝”');
    expect(detail.sbyy?.xyb).toContain('有权提出异议');
    expect(await houseOf(ALONE.fwbh)).toMatchObject({ ywlsh: '' });
  });

  it('a class to be looked at is named to the clerk', async () => {
    const values = { ...ALONE, jkrysr: '9000', sfk: '1260400', sqdkje: '100000', cbyd: '100000.00|360|01|2.6|2.6000' };
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, AYIGULI, values));
    const detail = await centre.transact((desk) => caseDetail(desk, AYIGULI, { ywlsh }));
    expect(detail.lc[0]?.yj).toContain('征信查询结果为“关注”');
  });
});

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
    [{ sqdkqx: '11' }, 'sqdkqx', '申请期限不能少于12个月'],
    [{ jkrysr: '11499.99' }, 'jkrysr', '月收入不能低于缴存基数（11,500.00元）'],
    [{ ydhkr: '29' }, 'ydhkr', '约定还款日应为1至28的整数'],
    [{ dkyt: '06' }, 'dkyt', '贷款用途与贷款类型不一致'],
    [{ cbyd: '500000.00|360|01|2.6|2.6000' }, 'cbyd', '请阅读并确认按当前贷款条件计算的综合融资成本明示表'],
    [{ hkzhly: '2', hkyhdm: '102', hkzh: '6222********1374' }, 'hkzh', '请输入完整的还款账号'],
    [{ sqzx: '0' }, 'sqzx', '请勾选征信查询授权'],
    [{ dkdblx: '76', bzr: [] }, 'bzr', '保证人应为3人'],
    [{ dklx: '1', sfqych: '1', chfs: '03' }, 'chfs', '冲还贷方式不在可选范围内'],
    [{ gtjkr: [{ ...COUPLE.gtjkr[0], gtjkrsjhm: '12345' }] }, 'gtjkr.0.gtjkrsjhm', '请输入正确格式的手机号'],
    [{ gtjkr: ['x', null, 7, {}] }, 'gtjkr', '共同借款人最多3人'],
  ])('%j', async (values, field, message) => {
    expect(await errorsOf(values)).toHaveProperty([field], message);
  });

  it('an income below the base in force is; one below a base that begins later is not', async () => {
    await centre.transact((desk) => rebasedFrom(desk, ZHOU_KAI, '2027-01', 2_000_000n));
    await expect(coupleApplies(centre)).resolves.toMatch(/^\d+$/);
  });

  it('a guarantor who borrows', async () => {
    const row = {
      bzrxm: '赵敏',
      bzrzjhm: PEOPLE.赵敏.zjhm,
      bzrdwmc: '华夏',
      bzrysr: '9000',
      bzrsjhm: PEOPLE.赵敏.sjhm,
    };
    expect(await errorsOf({ dkdblx: '03', bzjgmc: '保证公司', bzr: [row] })).toHaveProperty(
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
    const kept = await centre.transact((desk) => rowsOf(cases(desk.store).get(ywlsh)?.values.gtjkr));
    expect(kept.map(({ gtjkrgjjzh }) => gtjkrgjjzh)).toEqual(['', ZHAO_MIN.grzh]);
  });

  it("a stranger's ID number tells nothing of the balance behind it", async () => {
    const limit = (zjhm: string) =>
      centre.transact((desk) =>
        judge(desk, LIU_YANG, {
          ...ALONE,
          gtjkr: [{ ...COUPLE.gtjkr[0], gtjkrxm: '张建国', gtjkrzjhm: zjhm, gtcdgx: '99' }],
          ywlx: 'GD0101',
        }),
      );
    const known = (await limit(PEOPLE.张建国.zjhm)).xe?.mx.find(({ label }) => label === '账户余额倍数限额');
    const own = await centre.transact((desk) => balanceOf(desk.store, memberAccount(LIU_YANG.grzh)));
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
      refusalOf(centre.transact((desk) => takeContract(desk, LIU_YANG, { ywlsh, qmbh: '' }))),
    ).resolves.toMatchObject({
      message: '未找到待签署的借款合同，请从列表中重新打开',
    });
  });
});
