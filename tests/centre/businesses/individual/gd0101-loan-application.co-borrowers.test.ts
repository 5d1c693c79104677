// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { paperToSign, signRequests } from '@mocks/centre/cases/signatures/sign-requests';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { refuseSignature } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { listContracts } from '@mocks/centre/loans/applications/contract';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { houses } from '@mocks/centre/loans/buildings';
import { loansOf } from '@mocks/centre/loans/loans';
import { participantsOf } from '@mocks/centre/loans/offset/loan-offsets';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { maskIdNumber, maskPhone } from '@/domain/text/mask';
import { PEOPLE } from '../../../people';
import { centrePerTest, person, XU_WENBO, ZHAO_MIN, ZHOU_KAI } from '../../fixture';
import {
  ALONE,
  applyForLoan,
  borrowerSigns,
  COUPLE,
  DEVELOPER,
  othersSign as everybodySigns,
} from '../../loan-fixture';

const centre = centrePerTest();

const AYIGULI = person(PEOPLE.阿依古丽);

const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));

const stateOf = (ywlsh: string) => centre.transact((tx) => cases(tx.store).get(ywlsh)?.ywzt);

const houseOf = (fwbh: string) => centre.transact((tx) => houses(tx.store).get(fwbh));

const clock = (now: string) => centre.transact((tx) => moveClock(tx, { now }));

const confirm = (ywlsh: string, kfsqr = '1', yy = '') =>
  centre.transact((tx) => confirmSale(tx, DEVELOPER, { ywlsh, kfsqr, yy }));

const othersSign = (ywlsh: string) => centre.transact((tx) => everybodySigns(tx, ywlsh));

const signContract = (ywlsh: string, actor: Actor = ZHOU_KAI, wsmc?: string) =>
  centre.transact((tx) => borrowerSigns(tx, actor, ywlsh, wsmc));

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
    const before = (await centre.transact((tx) => judge(tx, AYIGULI, { ...WITH_XU, ywlx: 'GD0101' }))).xe;
    expect(before?.kytqe).toBe('1004000.00');
    expect(before?.mx.find(({ label }) => label === '账户余额倍数限额')).toMatchObject({
      value: '1,004,003.20元',
      gs: '计算余额合计50,200.16元（每人不足10,000.00元的按此计；许文博尚未签署授权，暂按10,000.00元计，签署后按账户余额重新核算）× 20倍',
    });
    expect(before?.mx.find(({ label }) => label === '最高额度')?.gs).toBe(
      '家庭最高额度1,000,000.00元 ×（1 + 上浮20%：绿色建筑20%）',
    );
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    // (40,200.16 + 167,042.24) × 20 = 4,144,848.00: 80 % of the price, 1,088,320.00, decides now.
    const told =
      '受邀人已全部签署；许文博已授权按账户余额核算，可贷额度由1,004,000.00元重新核算为1,088,000.00元，申请金额600,000.00元不变';
    const detail = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh }));
    expect(detail.lc.map(({ yj }) => yj)).toContain(told);
    expect(detail.sqnr).toContainEqual(expect.objectContaining({ label: '可贷额度', value: '1,088,000.00元' }));
    expect((await centre.transact(readOutbox)).map(({ text = '' }) => text)).toContainEqual(
      `【住房公积金】您的贷款申请（${ywlsh}）${told}；借款合同已生成，请于2026-12-01当日24时前签署，逾期申请失效。`,
    );
  });

  it('is invited at the phone that the centre has, which the form names masked beside the one that was typed', async () => {
    const [row] = WITH_XU.gtjkr;
    const remarksWith = (change: object) =>
      centre.transact((tx) => {
        const values = { ...WITH_XU, gtjkr: [{ ...row, gtjkrsjhm: '13655550101', ...change }] };
        return judge(tx, AYIGULI, { ...values, ywlx: 'GD0101' }).cy;
      });
    expect(await remarksWith({})).toEqual({
      gtjkr: `许文博的签署邀请发送至其在中心登记的手机号${maskPhone(XU.sjhm)}，不发送至此处填写的号码`,
    });
    // Another name, or nobody the centre knows: nothing of anybody's phone.
    expect(await remarksWith({ gtjkrxm: '李四' })).toBeUndefined();
    expect(await remarksWith({ gtjkrzjhm: '11010119920418551X' })).toBeUndefined();
    const spouse = { ...COUPLE, posjhm: '13655550101', ywlx: 'GD0101' };
    expect((await centre.transact((tx) => judge(tx, ZHOU_KAI, spouse))).cy).toEqual({
      posjhm: `赵敏的签署邀请发送至其在中心登记的手机号${maskPhone(PEOPLE.赵敏.sjhm)}，不发送至此处填写的号码`,
    });
  });

  it('without a phone number at the centre he signs in the hall alone, and the applicant is told so', async () => {
    const alone = '许文博在中心没有登记手机号，收不到短信，须本人登录大厅，在“待我处理”中签署';
    await centre.transact((tx) => {
      const xu = persons(tx.store).get(XU.grzh);
      if (xu) persons(tx.store).put(XU.grzh, { ...xu, sjhm: '' });
      expect(judge(tx, AYIGULI, { ...WITH_XU, ywlx: 'GD0101' }).cy).toEqual({ gtjkr: alone });
    });
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
    await approve(ywlsh);
    const { ztsm } = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh }));
    expect(ztsm?.mx[0]?.value).toBe(`待签署：${alone.replace('许文博', '')}`);
  });

  it('stays what the application calls him: in the case, the contract and the order of debits', async () => {
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, { ...WITH_XU, sfqych: '1', chfs: '01' }));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    const detail = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh }));
    expect(detail.sqnr.find(({ label }) => label === '共同借款人')?.value).toMatch(/^许文博（其他，/);
    const [contract] = await centre.transact((tx) => listContracts(tx, AYIGULI));
    const paper = await centre.transact((tx) => issuedDocuments(tx.store).get(contract?.zmbh ?? ''));
    expect(paper?.content.facts.find(({ label }) => label === '共同借款人')?.value).toBe(`许文博（其他，${XU.zjhm}）`);
    await signContract(ywlsh, AYIGULI);
    await othersSign(ywlsh);
    await clock('2026-12-02');
    const people = await centre.transact((tx) => {
      const [loan] = loansOf(tx.store, AYIGULI.grzh);
      return loan ? participantsOf(tx.store, loan).map(({ xingming, yjkrgx }) => [xingming, yjkrgx]) : [];
    });
    expect(people).toEqual([
      ['阿依古丽·买买提', '01'],
      ['许文博', '99'],
    ]);
  });

  it('lets him read the contract before he signs it, and nobody who is not asked', async () => {
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
    await approve(ywlsh);
    expect((await centre.transact((tx) => signRequests(tx, XU_WENBO)))[0]).not.toHaveProperty('zmbh');
    await confirm(ywlsh);
    await othersSign(ywlsh);
    await centre.transact((tx) => {
      const [asked] = signRequests(tx, XU_WENBO);
      const zmbh = asked?.zmbh ?? '';
      expect(zmbh).toBe(listContracts(tx, AYIGULI)[0]?.zmbh);
      expect(paperToSign(tx, XU_WENBO, zmbh)?.content.title).toBe('住房公积金借款合同');
      expect(paperToSign(tx, ZHAO_MIN, zmbh)).toBeUndefined();
      const open = signaturesUnder(tx.store, ywlsh).find(({ uuid, zt }) => uuid && zt === '0');
      if (open) refuseSignature(tx, open, '金额不对');
      expect(paperToSign(tx, XU_WENBO, zmbh)).toBeUndefined();
    });
  });

  it('ends it by a no to the contract, and it lapses unsigned, with a reminder three days before', async () => {
    const waiting = async () => {
      const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
      await approve(ywlsh);
      await confirm(ywlsh);
      await othersSign(ywlsh);
      return ywlsh;
    };
    const first = await waiting();
    await centre.transact((tx) => {
      const open = signaturesUnder(tx.store, first).find(({ uuid, zt }) => uuid && zt === '0');
      if (open) refuseSignature(tx, open, '金额不对');
    });
    const refused = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh: first }));
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
    const lapsed = await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh: second }));
    expect(lapsed).toMatchObject({
      ywzt: '86',
      sbyy: { yy: expect.stringContaining('截至2026-12-01未等到许文博（共同借款人）签署、借款人签署借款合同') },
    });
    expect(await centre.transact((tx) => listContracts(tx, AYIGULI))).toContainEqual(
      expect.objectContaining({ ywlsh: second, zt: '2' }),
    );
  });

  it('may be let go by the borrower before everybody has signed the contract, and not after', async () => {
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
    await approve(ywlsh);
    await confirm(ywlsh);
    await othersSign(ywlsh);
    expect(await centre.transact((tx) => withdrawCase(tx, AYIGULI, { ywlsh }))).toMatchObject({ ywzt: '85' });
    const second = await centre.transact((tx) => applyForLoan(tx, AYIGULI, WITH_XU));
    await approve(second);
    await confirm(second);
    await othersSign(second);
    await signContract(second, AYIGULI);
    await othersSign(second);
    expect((await centre.transact((tx) => caseDetail(tx, AYIGULI, { ywlsh: second }))).kch).toBe(false);
  });
});

it('a spouse known by the register borrows along without her number, which is shown masked and never sent', async () => {
  const { pozjhm: _, ...known } = COUPLE;
  const [row] = COUPLE.gtjkr;
  const sent = { ...known, gtjkr: [{ ...row, gtjkrzjhm: '' }], ywlx: 'GD0101' };
  const found = await centre.transact((tx) => judge(tx, ZHOU_KAI, sent));
  expect(found.cw ?? {}).toEqual(
    (await centre.transact((tx) => judge(tx, ZHOU_KAI, { ...COUPLE, ywlx: 'GD0101' }))).cw ?? {},
  );
  expect(found.xe?.kytqe).toBe(
    (await centre.transact((tx) => judge(tx, ZHOU_KAI, { ...COUPLE, ywlx: 'GD0101' }))).xe?.kytqe,
  );
  const { yzxx = [] } = await centre.transact((tx) => judge(tx, ZHOU_KAI, { ywlx: 'GD0101' }));
  expect(Object.fromEntries(yzxx.map(({ zdm, zdz }) => [zdm, zdz]))).toMatchObject({
    hyzk: '20',
    poxm: '赵敏',
    pozjhm: maskIdNumber(PEOPLE.赵敏.zjhm),
    jkrysr: '11500.00',
  });
  // Another name is another person: the number has to be said.
  const other = await centre.transact((tx) => judge(tx, ZHOU_KAI, { ...sent, poxm: '赵某' }));
  expect(other.cw).toMatchObject({ pozjhm: '请输入配偶证件号码' });
});
