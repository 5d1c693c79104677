// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import {
  balanceOf,
  paymentAccount,
  postingsOf,
  prepaidAccount,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { flexibleAccount } from '@mocks/centre/members/flexible/flexible-account';
import { arriveForWorker, openPayments } from '@mocks/centre/members/flexible/payment-arrival';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest } from '../../fixture';
import { paidSince, send } from '../../flexible-fixture';

const { grzh, xingming } = PEOPLE.阿依古丽;
const MONTH = 120_000n;

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
/** Two months beforehand, to be transferred. */
const order = (tx: Transaction) => {
  const { ywlsh, ywzt } = send(tx, AYIGULI, 'GJ0815', { jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '2' });
  expect(ywzt).toBe('02');
  const payment = openPayments(tx.store).find((one) => one.ywlsh === ywlsh);
  if (!payment) throw new Error('nothing waits to be paid');
  return payment;
};
const transfer = (tx: Transaction, fse: string, fy: string, lsh = '') =>
  arriveForWorker(tx, { dwzh: '', fkhm: xingming, fkzh: '', fse, fy, lsh });
const stateOf = (tx: Transaction, ywlsh: string) => caseDetail(tx, AYIGULI, { ywlsh });
const lastTold = (tx: Transaction) => listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0];
const bank = ({ store }: Transaction) => balanceOf(store, 'bank');

describe('months that the worker transfers', () => {
  it('wait for their money, and receipt, case, to-do, message, SMS and account say one thing', () =>
    run((tx) => {
      const { ywlsh, jkfy, je, until } = order(tx);
      expect([je, until]).toEqual(['2400.00', '2026-11-23']);
      const { ztsm, kch } = stateOf(tx, ywlsh);
      const said = `请于2026-11-23当日24时前缴款2,400.00元，转账附言填写${jkfy}，或用手机银行扫码；逾期自动取消`;
      expect([ztsm?.mc, ztsm?.nr, kch]).toEqual(['待付款', said, true]);
      expect(ztsm?.ewm).toContain(`JE=2400.00;FY=${jkfy}`);
      expect(todos(tx, AYIGULI)).toContainEqual(
        expect.objectContaining({ ywlsh, title: '灵活就业人员预缴：待付款', sxsm: said, rq: until }),
      );
      expect(lastTold(tx)?.nr).toContain(said);
      expect(readOutbox(tx)[0]?.text).toContain(said);
      expect(depositAccount(tx, AYIGULI).dfny).toEqual(['2026-12', '2027-01']);
      expect(flexibleAccount(tx, AYIGULI)).toMatchObject({ dfny: ['2026-12', '2027-01'], yjye: '0.00' });
      expect(judge(tx, AYIGULI, { ywlx: 'GJ0815', jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '1' }).cw).toEqual(
        { ksny: '2026-12待付款，请在“我的办件”中查看付款办法，或者撤回' },
      );
    }));

  it('are booked once when all of it has come, and the case is done', () =>
    run((tx) => {
      const before = bank(tx);
      const { ywlsh, jkfy } = order(tx);
      transfer(tx, '2400.00', `公积金 ${jkfy.toLowerCase()}`, 'A1');
      transfer(tx, '2400.00', `公积金 ${jkfy.toLowerCase()}`, 'A1');
      const { ywzt, lc } = stateOf(tx, ywlsh);
      expect(ywzt).toBe('99');
      expect(lc.at(-1)?.yj).toBe(
        '2026-11-21到账2,400.00元，预缴2026-12至2027-01；逐月在约定扣款日记入账户，预缴余额2,400.00元',
      );
      expect(balanceOf(tx.store, prepaidAccount(grzh))).toBe(2n * MONTH);
      expect(before - bank(tx)).toBe(2n * MONTH);
      expect(depositAccount(tx, AYIGULI).dfny).toBeUndefined();
      moveClock(tx, { now: '2027-01-20' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([
        ['2026-12', '01', MONTH],
        ['2027-01', '01', MONTH],
      ]);
      expect(trialBalance(tx.store)).toBe(0n);
      expect(() => transfer(tx, '1.00', jkfy, 'A1')).toThrow('银行流水号A1已到账，内容与本次不同');
    }));

  it('of which less has come wait for the rest; what is too much goes back', () =>
    run((tx) => {
      const before = bank(tx);
      const { ywlsh, jkfy } = order(tx);
      transfer(tx, '1000.00', jkfy);
      expect(stateOf(tx, ywlsh).chsm).toBe('所选月份恢复为未缴，已到账的1,000.00元退回付款账户。');
      const said = `已到账1,000.00元，尚差1,400.00元，请于2026-11-23当日24时前缴清，转账附言填写${jkfy}，或用手机银行扫码；逾期自动取消，已到账的1,000.00元退回付款账户`;
      expect(stateOf(tx, ywlsh).ztsm?.nr).toBe(said);
      for (const one of [lastTold(tx)?.nr, readOutbox(tx)[0]?.text]) expect(one).toContain(said);
      expect(openPayments(tx.store)).toMatchObject([{ je: '1400.00' }]);
      transfer(tx, '1500.00', jkfy);
      expect(stateOf(tx, ywlsh).lc.at(-1)?.yj).toContain('多缴的100.00元已退回付款账户');
      expect([before - bank(tx), balanceOf(tx.store, paymentAccount(ywlsh))]).toEqual([2n * MONTH, 0n]);
    }));

  it('that are missed ones are booked as made up on the day their money comes', () =>
    run((tx) => {
      setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
      moveClock(tx, { now: '2027-01-10' });
      const { ywlsh } = send(tx, AYIGULI, 'GJ0815', { jflx: '2', ksny: '2026-12', jsny: '2026-12', zffs: '2' });
      const [payment] = openPayments(tx.store);
      moveClock(tx, { now: '2027-01-11' });
      transfer(tx, '1200.00', payment?.jkfy ?? '');
      expect(stateOf(tx, ywlsh).ywzt).toBe('99');
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '02', MONTH]]);
    }));

  it('lapse after the last day with a word on it before, money goes back, and the month is debited', () =>
    run((tx) => {
      moveClock(tx, { now: '2026-12-14' });
      const { ywlsh, jkfy, until } = order(tx);
      expect(until).toBe('2026-12-16');
      transfer(tx, '1000.00', jkfy);
      moveClock(tx, { now: '2026-12-16' });
      expect(lastTold(tx)).toMatchObject({
        title: '灵活就业人员预缴今日为缴款截止日',
        nr: expect.stringContaining('逾期自动取消，已到账的1,000.00元退回付款账户'),
      });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([]);
      moveClock(tx, { now: '2026-12-17' });
      const { ywzt, ztsm, sbyy, ddsm, lc } = stateOf(tx, ywlsh);
      expect([ywzt, ztsm?.mc]).toEqual(['80', '逾期未缴']);
      // It waits for nobody any more, and why it ended is said once.
      expect(ddsm).toBeUndefined();
      expect(lc.slice(-2).map(({ jdmc }) => jdmc)).toEqual(['逾期未缴', '申请终止']);
      expect(sbyy?.yy).toBe('截至2026-12-16未缴清，已到账的1,000.00元退回付款账户');
      const back = postingsOf(tx.store, paymentAccount(ywlsh)).map(({ line }) => line.fen);
      expect([back, trialBalance(tx.store)]).toEqual([[100_000n, -100_000n], 0n]);
      moveClock(tx, { now: '2026-12-18' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      // What comes after it goes back.
      const late = bank(tx);
      transfer(tx, '2400.00', jkfy);
      expect([bank(tx), lastTold(tx)?.nr]).toEqual([late, expect.stringContaining('已退回付款账户：该笔缴款已经结束')]);
    }));

  it('can be withdrawn while they wait, in one word everywhere; what came goes back and the months are free', () =>
    run((tx) => {
      const before = bank(tx);
      const { ywlsh, jkfy } = order(tx);
      transfer(tx, '1000.00', jkfy);
      const { ywzt, lc } = withdrawCase(tx, AYIGULI, { ywlsh });
      const freed = '所选月份恢复为未缴，已到账的1,000.00元退回付款账户';
      expect([ywzt, lc.at(-1)]).toEqual(['85', expect.objectContaining({ jdmc: '撤回申请', yj: freed })]);
      expect(lastTold(tx)).toMatchObject({
        title: '灵活就业人员预缴已撤回',
        nr: `您的灵活就业人员预缴（${ywlsh}）已撤回：${freed}。`,
      });
      expect(bank(tx)).toBe(before);
      expect(flexibleAccount(tx, AYIGULI).yjny[0]).toBe('2026-12');
      expect(order(tx).jkfy).not.toBe(jkfy);
    }));

  it('are not found without their code: what came in the name of who is to pay goes back, with the code', () =>
    run((tx) => {
      const before = bank(tx);
      const { ywlsh, jkfy } = order(tx);
      transfer(tx, '2400.00', '公积金');
      expect(lastTold(tx)?.nr).toContain(`附言中没有正确的缴款附言码，请填写${jkfy}重新转账`);
      expect([bank(tx), stateOf(tx, ywlsh).ywzt]).toEqual([before, '02']);
      // Nobody who is to pay: the same as ever, to be claimed.
      expect(arriveForWorker(tx, { dwzh: '', fkhm: '张三丰', fkzh: '', fse: '1.00', fy: '', lsh: '' })).toBeUndefined();
    }));

  it('leave all their days to pay when the month ends meanwhile', () =>
    run((tx) => {
      const day = (now: string) => {
        moveClock(tx, { now });
        const [ksny = ''] = flexibleAccount(tx, AYIGULI).yjny;
        const { ywlsh } = send(tx, AYIGULI, 'GJ0815', { jflx: '1', ksny, jsny: ksny, zffs: '2' });
        const until = openPayments(tx.store)[0]?.until;
        withdrawCase(tx, AYIGULI, { ywlsh });
        return until;
      };
      const days = ['2026-11-29 22:23:00', '2026-12-28', '2026-12-30 20:00:00', '2026-12-31'].map(day);
      expect(days).toEqual(['2026-12-01', '2026-12-30', '2027-01-01', '2027-01-02']);
    }));

  it('of which one went by before the money came have that one made up, and the others held', () =>
    run((tx) => {
      setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
      moveClock(tx, { now: '2026-12-30' });
      const { ywlsh, jkfy } = order(tx);
      moveClock(tx, { now: '2027-01-01' });
      transfer(tx, '2400.00', jkfy);
      expect(stateOf(tx, ywlsh).lc.at(-1)?.yj).toBe(
        '2027-01-01到账2,400.00元，预缴2026-12至2027-01（2026-12已过，按补缴记入）；逐月在约定扣款日记入账户，预缴余额1,200.00元',
      );
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '02', MONTH]]);
      expect([balanceOf(tx.store, prepaidAccount(grzh)), trialBalance(tx.store)]).toEqual([MONTH, 0n]);
    }));
});
