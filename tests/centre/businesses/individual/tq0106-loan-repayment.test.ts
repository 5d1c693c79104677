import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import { agreements } from '@mocks/centre/cases/agreements';
import { moveClock } from '@mocks/centre/daily-jobs';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { availableBusinesses } from '@mocks/centre/office/available-businesses';
import { review } from '@mocks/centre/office/review';
import { homeLoans } from '@mocks/centre/registers/home-loans';
import { homeLoansView } from '@mocks/centre/withdrawals/loan/view';
import { withdrawalRecords } from '@mocks/centre/withdrawals/records';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { tq0106 } from '../../../contracts/flows/tq0106-loan-repayment';
import { OUTSIDE } from '../../../contracts/flows/yt1101-other-city-offset';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { balance, expectBalanced, lastRow } from '../../books';
import { apply, FANG_LI, GUO_LEI, LIU_YANG, RENT, SUN_LI, TANG_YUE, XU_WENBO, ZHANG_JIANGUO } from '../../fixture';
import { offsetBy } from '../../loan-fixture';
import { handInSigned } from '../../submit';
import { expectDrawn, unmet, withdrawal } from '../../withdrawal-fixture';

const LOAN = 'ICBC2023100288';
const COMBINED = 'GJDK202500000005';
const { ask, send } = withdrawal('TQ0106', tq0106);
/** A loan that no register knows. */
const TYPED = {
  jkxz: 'qt',
  jkly: '3',
  jkyhmc: '邻州市商业银行',
  jkhtbh: 'LZ2024000771',
  yjkrgx: '01',
  fwzl: '邻州市江畔区滨河路7号',
  htdkje: '500000.00',
  dkffrq: '2024-05-20',
  sfjq: '0',
  dkye: '470000.00',
  yhbj: '12000.00',
  yhlx: '9600.00',
};

const SUN_LI_ZJHM = PEOPLE.孙丽.zjhm;
const ANY = { ksrq: '', jsrq: '', tqyydm: '', ywzt: '', page: 1, size: 10 };

const centre = fileCentre();

const unmetOf = (tx: Transaction, actor: Actor, change?: object) =>
  unmet(change ? ask(tx, actor, change) : judge(tx, actor, { ywlx: 'TQ0106' }));

it('a commercial loan: the bank tells what was repaid in twelve months, and it is paid to the fen', () =>
  centre.transact((tx) => {
    const first = judge(tx, XU_WENBO, { ywlx: 'TQ0106' });
    expect(first.yzxx?.map(({ zdm, zdz, ly }) => [zdm, zdz, ly])).toEqual([['jkxz', LOAN, '银行住房贷款信息']]);
    // Twelve instalments of 5,124.20, December 2025 to November 2026.
    expect(first.xe).toMatchObject({ ljytq: '0.00', kytqe: '61490.40' });
    expect(first.xe?.gs).toContain('2025-11-22至2026-11-21已还本金26,280.07元 + 利息35,210.33元 = 61,490.40元');
    expect(ask(tx, XU_WENBO, { sqtqje: '61490.41' }).cw).toEqual({
      sqtqje: '申请提取金额不能大于可提取额（61,490.40元）',
    });
    const before = balance(tx, XU_WENBO);
    const { ywlsh, ywzt } = send(tx, XU_WENBO);
    expect(ywzt).toBe('99');
    expect(lastRow(tx, XU_WENBO)?.entry.zhaiyao).toBe('偿还购房贷款提取');
    expectDrawn(tx, XU_WENBO, { ywlsh, fen: 800_000n, before });
  }));

it('once in twelve months, to the day, and then for what was repaid since; repaid ahead, at once', async () => {
  await centre.transact((tx) => {
    send(tx, XU_WENBO);
    expect(unmetOf(tx, XU_WENBO)).toEqual([['HDJG', '上次提取2026-11-21']]);
    expect(() => send(tx, XU_WENBO)).toThrow('距上次还贷提取不足12个月');
    const loan = homeLoans(tx.store).get(LOAN);
    if (loan) homeLoans(tx.store).put(LOAN, { ...loan, settled: '2026-12-01' });
    moveClock(tx, { now: '2026-12-02' });
    expect(unmetOf(tx, XU_WENBO)).toEqual([]);
    // Settled: the rest of the principal, of which the account holds less.
    expect(fenOf(ask(tx, XU_WENBO).xe?.kytqe ?? '')).toBe(balance(tx, XU_WENBO) - 1n);
    send(tx, XU_WENBO);
    expect(() => send(tx, XU_WENBO)).toThrow('距上次还贷提取不足12个月');
    if (loan) homeLoans(tx.store).put(LOAN, loan);
    moveClock(tx, { now: '2027-12-01' });
    expect(unmetOf(tx, XU_WENBO)).toEqual([['HDJG', '上次提取2026-12-02']]);
    moveClock(tx, { now: '2027-12-02' });
    // What he drew for stays drawn: the interval begins the day after.
    expect(ask(tx, XU_WENBO).xe?.gs).toContain('2026-12-03至2027-12-02');
  });
});

it('孙丽 drew this month for the loan of another city: booked and on record, and too early for the next', () =>
  centre.transact((tx) => {
    // Three instalments of 1,601.36.
    expect(withdrawalRecords(tx, SUN_LI, ANY).list).toMatchObject([
      { ywmc: '偿还购房贷款提取', slsj: '2026-11-01 09:00:00', dzje: '4804.08', ywzt: '99' },
    ]);
    const drawn = postingsOf(tx.store, memberAccount(SUN_LI.grzh)).filter(({ entry }) => entry.kind === '11');
    expect(drawn.map(({ entry, line }) => [entry.date, line.fen])).toEqual([['2026-11-01', -480_408n]]);
    expectBalanced(tx);
    expect(unmetOf(tx, SUN_LI)).toEqual([['HDJG', '上次提取2026-11-01']]);
    const next = judge(tx, SUN_LI, { ywlx: 'TQ0106' }).tj.find(({ tjbh }) => tjbh === 'HDJG');
    expect(next?.xyb).toContain('2027-11-01起可以再次办理');
  }));

it('who borrows together shares each repayment, of the fund’s part and the bank’s; refused cases let it go again', async () => {
  const change = { jkxz: COMBINED };
  // Twelve times 2,402.04 + 3,416.13.
  const whole = 6_981_804n;
  await centre.transact((tx) => {
    expect(ask(tx, FANG_LI, change).xe).toMatchObject({ ljytq: '0.00', kytqe: '69818.04' });
    const { ywlsh } = send(tx, FANG_LI, { ...change, sqtqje: '60000.00' });
    expect(ask(tx, TANG_YUE, change).xe).toMatchObject({ ljytq: '60000.00', kytqe: '9818.04' });
    expect(() => send(tx, TANG_YUE, { ...change, sqtqje: '9818.05' })).toThrow('业务信息填写有误');
    review(tx, { ywlsh, result: 'refuse', opinion: '还款明细不清晰' });
    expect(ask(tx, TANG_YUE, change).xe).toMatchObject({ ljytq: '0.00', kytqe: '69818.04' });
  });
  // Both at the same moment: one after the other, and together no more than was repaid.
  const both = await Promise.allSettled(
    [FANG_LI, TANG_YUE].map((actor) => centre.transact((tx) => send(tx, actor, { ...change, sqtqje: '40000.00' }))),
  );
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await centre.transact((tx) => {
    const { ywlsh } = send(tx, TANG_YUE, { ...change, sqtqje: '29818.04' });
    expect(4_000_000n + 2_981_804n).toBe(whole);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expectBalanced(tx);
  });
});

it('an own loan of the fund counts what the card paid, in arrears too; with an offset there is nothing to withdraw', () =>
  centre.transact((tx) => {
    // 张建国: twelve instalments of 3,208.73.
    const limit = judge(tx, ZHANG_JIANGUO, { ywlx: 'TQ0106' }).xe;
    expect(limit?.kytqe).toBe('38504.76');
    expect(unmetOf(tx, GUO_LEI)).toEqual([]);
    const jkxz = 'GJDK202500000001';
    offsetBy(tx, ZHANG_JIANGUO, PEOPLE.张建国.dkzh);
    expect(unmetOf(tx, ZHANG_JIANGUO)).toEqual([['CHD', '已签约冲还贷']]);
    expect(() => send(tx, ZHANG_JIANGUO, { jkxz })).toThrow('该贷款已签约冲还贷，无需办理提取');
    // The order of another city for the loan that the register there has.
    const table = homeLoans(tx.store);
    const suzhou = [...table.values()].find(({ borrowers }) => borrowers[0] === SUN_LI_ZJHM);
    if (suzhou) table.delete(suzhou.jkhtbh);
    if (suzhou) table.put(OUTSIDE.jkhtbh, { ...suzhou, jkhtbh: OUTSIDE.jkhtbh });
    expect(unmetOf(tx, SUN_LI)).not.toContainEqual(['CHD', '已签约冲还贷']);
    handInSigned(tx, SUN_LI, 'YT1101', { ...OUTSIDE, cns: '1' });
    expect(unmetOf(tx, SUN_LI)).toContainEqual(['CHD', '已签约冲还贷']);
  }));

it('a corrected application does not stand in its own way, in the form as at the centre; a second window hears of it as under way', () =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx, XU_WENBO, { sqtqje: '60000.00' });
    const open = judge(tx, XU_WENBO, { ywlx: 'TQ0106' }).tj;
    expect(open.find(({ tjbh }) => tjbh === 'HDJG')).toMatchObject({ mz: true, sjz: '未提取过' });
    review(tx, { ywlsh, result: 'return', opinion: '请补充' });
    expect(homeLoansView(tx, XU_WENBO).list).toMatchObject([
      { hkksrq: '2025-11-22', hkjsrq: '2026-11-21', yhbj: '26280.07', yhlx: '35210.33' },
    ]);
  }));

it.each<[string, object, Record<string, string>]>([
  ['somebody else’s loan', { jkxz: LOAN }, { jkxz: '请选择贷款' }],
  ['somebody else’s, typed', { ...TYPED, jkhtbh: LOAN }, { jkhtbh: '经查询，您和配偶都不是该贷款的借款人' }],
  ['agreed on without a register', { ...TYPED, tqpl: '2' }, { tqpl: '系统查不到还款记录的贷款不能约定，请选择单次' }],
  [
    'more repaid than borrowed',
    { ...TYPED, yhbj: '30000.01' },
    { yhbj: '贷款余额与区间已还本金之和不能大于合同贷款金额' },
  ],
  ['paid out tomorrow', { ...TYPED, dkffrq: '2026-11-22' }, { dkffrq: '放款日期不能晚于今天' }],
  ['more interest than was lent', { ...TYPED, yhlx: '9000000.00' }, { yhlx: '区间已还利息不能大于合同贷款金额' }],
  ['no amount', { ...TYPED, yhlx: 'abc' }, { yhlx: '无效金额' }],
  ['more than was repaid', { ...TYPED, sqtqje: '21600.01' }, { sqtqje: '申请提取金额不能大于可提取额（21,600.00元）' }],
])('%s is refused at its field', async (_, change, wrong) => {
  expect(await centre.transact((tx) => ask(tx, LIU_YANG, change).cw)).toMatchObject(wrong);
});

it('a loan that no register knows: the papers are sent, a clerk reads them, and the spouse proves the marriage', () =>
  centre.transact((tx) => {
    expect(() => send(tx, LIU_YANG, TYPED)).toThrow('请上传材料：商业银行借款合同、还款明细/贷款余额证明');
    const bySpouse = { ...TYPED, yjkrgx: '02', jkrxm: '钱立' };
    expect(() => send(tx, LIU_YANG, bySpouse, ['0312', '0313'])).toThrow('请上传材料：婚姻证明');
    const { ywlsh, ywzt } = send(tx, LIU_YANG, { ...TYPED, sqtqje: '21600.00' }, ['0312', '0313']);
    expect(ywzt).toBe('98');
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    // Described once more, nothing of the same repayments is left; paid back in full, it may be drawn for once more.
    expect(unmetOf(tx, LIU_YANG, TYPED)).toEqual([['HDJG', '上次提取2026-11-21']]);
    expect(unmetOf(tx, LIU_YANG, { ...TYPED, sfjq: '1' })).toEqual([]);
  }));

it('a month’s housing is paid once: what was repaid in months of rent does not count, nor the other way round', () =>
  centre.transact((tx) => {
    const even = { ...TYPED, yhbj: '12000.00', yhlx: '0.00' };
    expect(ask(tx, LIU_YANG, even).xe?.kytqe).toBe('12000.00');
    apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-10', tqjsny: '2026-11', sqtqje: '3000.00' });
    expect(ask(tx, LIU_YANG, even).xe).toMatchObject({
      kytqe: '10000.00',
      gs: expect.stringContaining('2026-10、2026-11已办理租房提取，不计入'),
    });
    // 8,000.00 are the instalment of December and part of that of January.
    send(tx, XU_WENBO);
    const rent = (tqksny: string) =>
      judge(tx, XU_WENBO, { ...RENT, ywlx: 'TQ0107', tqksny, tqjsny: tqksny }).cw?.tqksny;
    expect(rent('2026-01')).toBe('2026-01已办理还贷提取，同月不能再办理租房提取，请改选未办理过的月份');
    expect(rent('2026-02')).toBeUndefined();
  }));

it('foretold in 我能办什么 as in the form', () =>
  centre.transact((tx) => {
    giveQueryConsent(tx, XU_WENBO);
    const option = availableBusinesses(tx, XU_WENBO).list.find(({ ywlx }) => ywlx === 'TQ0106');
    expect(option).toMatchObject({ jg: '1', xe: { je: '61490.40' } });
  }));

it('agreed on by the month: paid on each 20th what was repaid since, whatever the clock skips, until it is settled', async () => {
  await centre.transact((tx) => {
    const { ywlsh } = send(tx, XU_WENBO, { tqpl: '2' });
    expect(agreements(tx.store).get(ywlsh)).toMatchObject({ zt: '1', nextDay: '2026-12-20' });
    expect(unmetOf(tx, XU_WENBO)).toContainEqual(['YDTQ', `约定${ywlsh}生效中`]);
    moveClock(tx, { now: '2027-02-19' });
    const paid = () =>
      postingsOf(tx.store, memberAccount(XU_WENBO.grzh))
        .filter(({ entry }) => entry.zhaiyao.includes('（约定）'))
        .map(({ entry, line }) => [entry.date, line.fen]);
    expect(paid()).toEqual([
      ['2026-12-20', -512_420n],
      ['2027-01-20', -512_420n],
    ]);
    const loan = homeLoans(tx.store).get(LOAN);
    if (loan) homeLoans(tx.store).put(LOAN, { ...loan, settled: '2027-02-10' });
    moveClock(tx, { now: '2027-03-20' });
    expect(paid()).toHaveLength(3);
    expect(agreements(tx.store).get(ywlsh)).toMatchObject({ zt: '0', zzyy: '贷款已结清', zzrq: '2027-03-20' });
    expectBalanced(tx);
  });
});

it('agreed on by the year: every twelve months', async () => {
  await centre.transact((tx) => {
    const { ywlsh } = send(tx, XU_WENBO, { tqpl: '4' });
    moveClock(tx, { now: '2027-11-20' });
    expect(agreements(tx.store).get(ywlsh)?.nextDay).toBe('2027-11-21');
    const before = balance(tx, XU_WENBO);
    moveClock(tx, { now: '2027-11-21' });
    expect(balance(tx, XU_WENBO)).toBe(before - 12n * 512_420n);
    expect(agreements(tx.store).get(ywlsh)?.nextDay).toBe('2028-11-21');
  });
});
