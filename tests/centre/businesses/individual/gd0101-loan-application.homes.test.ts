// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, refuseSignature } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { confirmSale, listBorrowers } from '@mocks/centre/loans/applications/developer-view';
import { houses } from '@mocks/centre/loans/buildings';
import { loansOf } from '@mocks/centre/loans/loans';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { maskIdNumber } from '@/domain/text/mask';
import { PEOPLE } from '../../../people';
import { centrePerTest, LIU_YANG, refusalOf, ZHOU_KAI } from '../../fixture';
import {
  ALONE,
  applicationSigned,
  applyForLoan,
  borrowerSigns,
  COUPLE,
  coupleApplies,
  DEVELOPER,
  HOUSE,
  PNG,
} from '../../loan-fixture';

const centre = centrePerTest();

const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));

const stateOf = (ywlsh: string) => centre.transact((tx) => cases(tx.store).get(ywlsh)?.ywzt);

const houseOf = (fwbh: string) => centre.transact((tx) => houses(tx.store).get(fwbh));

const clock = (now: string) => centre.transact((tx) => moveClock(tx, { now }));

const confirm = (ywlsh: string, kfsqr = '1', yy = '') =>
  centre.transact((tx) => confirmSale(tx, DEVELOPER, { ywlsh, kfsqr, yy }));

const signContract = (ywlsh: string, actor: Actor = ZHOU_KAI, wsmc?: string) =>
  centre.transact((tx) => borrowerSigns(tx, actor, ywlsh, wsmc));

const errorsOf = async (values: Record<string, unknown>, actor: Actor = ZHOU_KAI) =>
  (await refusalOf(centre.transact((tx) => applyForLoan(tx, actor, { ...COUPLE, ...values })))).fieldErrors;

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
    const refusal = await refusalOf(centre.transact((tx) => applyForLoan(tx, LIU_YANG, other)));
    expect(refusal.fieldErrors).toEqual({ fwbh: '这套房屋已售出或已被其他贷款申请选定，请重新选择' });
    await centre.transact((tx) => withdrawCase(tx, ZHOU_KAI, { ywlsh }));
    expect(await houseOf(HOUSE)).toMatchObject({ zt: '1', ywlsh: '' });
    await centre.transact((tx) => applyForLoan(tx, LIU_YANG, other));
  });

  it('is free again when the clerk refuses, when the developer does, and when nobody answers', async () => {
    const first = await coupleApplies(centre);
    await centre.transact((tx) => review(tx, { ywlsh: first, result: 'refuse', opinion: '首付款凭证不符' }));
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });

    const second = await coupleApplies(centre);
    await approve(second);
    expect((await refusalOf(confirm(second, '2'))).message).toBe('不予确认时请填写原因');
    expect(await confirm(second, '2', '购房合同已解除')).toMatchObject({ ywzt: '86', kfsqr: '2' });
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
    const detail = await centre.transact((tx) => caseDetail(tx, ZHOU_KAI, { ywlsh: second }));
    expect(detail.sbyy?.yy).toBe('开发商不予确认：购房合同已解除');
    expect((await refusalOf(confirm(second))).message).toContain('不能再确认');
    // The borrower and the developer hear it, in the words of every case that lapses.
    const said = `（${second}）已失效：开发商不予确认：购房合同已解除。您可以与开发商核实购房合同和首付款后重新申请。`;
    const texts = await centre.transact((tx) => readOutbox(tx).map(({ text = '' }) => text));
    expect(texts.filter((text) => text.includes(said))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(`（${second}）已终止，房屋恢复可售`))).toHaveLength(1);

    const spoken = await coupleApplies(centre);
    await approve(spoken);
    await centre.transact((tx) => {
      const invitation = signaturesUnder(tx.store, spoken).find(({ uuid }) => uuid);
      if (invitation) refuseSignature(tx, invitation, '不同意共同借款');
    });
    expect(await stateOf(spoken)).toBe('86');
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
    expect(await centre.transact((tx) => todos(tx, DEVELOPER))).toEqual([]);

    const third = await coupleApplies(centre);
    await approve(third);
    await clock('2026-11-28');
    expect(await stateOf(third)).toBe('06');
    await clock('2026-11-29');
    expect(await stateOf(third)).toBe('86');
    // Nobody waits for the developer any more, and its list says so.
    const rows = (await centre.transact((tx) => listBorrowers(tx, DEVELOPER, { page: 1, size: 20 }))).list;
    expect(rows.find(({ ywlsh }) => ywlsh === third)).toMatchObject({ ywzt: '86', kfsqr: '', qrqx: '' });
    expect(await houseOf(HOUSE)).toMatchObject({ ywlsh: '' });
  });

  it('is what the building table says, whatever is sent', async () => {
    const ywlsh = await coupleApplies(centre, { fwzj: '9999999.00', jzmj: '1', sfrzhhm: PEOPLE.张建国.yhzh });
    const record = await centre.transact((tx) => cases(tx.store).get(ywlsh));
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
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, LIU_YANG, 'GD0101');
      for (const wjlxId of papers) {
        addMaterial(tx, LIU_YANG, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
      }
      const qmbh = applicationSigned(tx, LIU_YANG, ywlsh, values);
      submit(tx, LIU_YANG, { ...values, ywlx: 'GD0101', ywlsh, qmbh });
      return ywlsh;
    });

  it.each(['一千', '0.001', '1e3'])('has no limit for debts of %j: they are not counted as none', async (jkrfzje) => {
    const judged = await centre.transact((tx) => judge(tx, LIU_YANG, { ...SECOND_HAND, jkrfzje, ywlx: 'GD0101' }));
    expect(judged.xe ?? null).toBeNull();
    expect(judged.cw?.jkrfzje).toBe('无效金额');
  });

  it('a second-hand home counts at the lower of price and appraisal, and its appraisal is a cost', async () => {
    const judged = await centre.transact((tx) => judge(tx, LIU_YANG, { ...SECOND_HAND, ywlx: 'GD0101' }));
    expect(judged.xe?.mx[0]).toEqual({
      label: '房价成数限额',
      value: '688,000.00元',
      gs: '评估价860,000.00元 ×（1 − 最低首付20%）',
    });
    // The down payment counts from the price, as its share does: 20 % of 900,000.
    const low = await centre.transact((tx) =>
      judge(tx, LIU_YANG, { ...SECOND_HAND, sfk: '179999.99', sqdkje: '688000.00', ywlx: 'GD0101' }),
    );
    expect(low.cw?.sfk).toBe('首付款比例不能低于20%（180,000.00元）');
    // 860.00 of appraisal on 300,000 over thirty years: 2.6220 % a year.
    const cbyd = '300000.00|360|01|2.6|2.6220';
    const refusal = await refusalOf(upload({ ...SECOND_HAND, cbyd }, ['0301', '0302']));
    expect(refusal.message).toBe('请上传材料：不动产权证书');
    const ywlsh = await upload({ ...SECOND_HAND, cbyd }, ['0301', '0302', '0303']);
    // Under the names that the form has for them.
    const { sqnr } = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(sqnr?.map(({ label }) => label)).toEqual(expect.arrayContaining(['售房人（施工方）', '收款账号']));
    // No developer and nobody to sign: straight to the contract.
    expect((await approve(ywlsh)).ywzt).toBe('03');
    await signContract(ywlsh, LIU_YANG);
    await clock('2026-12-02');
    const [loan] = await centre.transact((tx) => loansOf(tx.store, LIU_YANG.grzh));
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
    const { sqnr } = await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
    expect(sqnr.filter(({ label }) => label === '保证人').map(({ value }) => value)).toEqual([
      bzr.map(({ bzrxm, bzrzjhm }) => `${bzrxm}（${maskIdNumber(bzrzjhm)}）`).join('；'),
    ]);
    await approve(ywlsh);
    await confirm(ywlsh);
    const invited = await centre.transact((tx) => signaturesUnder(tx.store, ywlsh).filter(({ uuid }) => uuid));
    expect(invited.map(({ xingming, qmsf }) => [xingming, qmsf])).toEqual([
      ['保证人1', '保证人'],
      ['保证人2', '保证人'],
      ['保证人3', '保证人'],
    ]);
    for (const { qmbh } of invited.slice(0, 2)) await centre.transact((tx) => completeSignature(tx, qmbh));
    expect(await stateOf(ywlsh)).toBe('06');
    await centre.transact((tx) => completeSignature(tx, invited[2]?.qmbh ?? ''));
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
    const [loan] = await centre.transact((tx) => loansOf(tx.store, LIU_YANG.grzh));
    expect(loan).toMatchObject({ htdkje: 25_000_000n, payee: '原贷款银行' });
  });

  it('a combined loan and a loan for building ask for what only they have', async () => {
    expect(await errorsOf({ dklx: '1' })).toMatchObject({ sdje: '请输入商业贷款金额', sdyhdm: '请选择商业贷款银行' });
    const building = { ...SECOND_HAND, dkyt: '04', fwbh: '', sfrmc: '' };
    expect(await errorsOf(building, LIU_YANG)).toHaveProperty('sfrmc', '请输入售房人（施工方）');
  });
});
