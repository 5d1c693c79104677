// @vitest-environment node

import { deleteDraft, listDrafts, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, prepaidAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { unpaidMonths } from '@mocks/centre/members/deposit-entries';
import { flexibleAccount } from '@mocks/centre/members/flexible/flexible-account';
import { mandateOf, mandates } from '@mocks/centre/members/flexible/flexible-mandates';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest } from '../../fixture';
import { bankOf, paidSince, send } from '../../flexible-fixture';

const { grzh } = PEOPLE.阿依古丽;
const MONTH = 120_000n;

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const pay = (tx: Transaction, jflx: '1' | '2', ksny: string, jsny: string, zffs = '1') =>
  send(tx, AYIGULI, 'GJ0815', { jflx, ksny, jsny, zffs });
const wrong = (tx: Transaction, values: object) => judge(tx, AYIGULI, { ywlx: 'GJ0815', zffs: '1', ...values }).cw;
const held = ({ store }: Transaction) => balanceOf(store, prepaidAccount(grzh));
const bank = (tx: Transaction) => bankOf(tx, grzh);
const own = ({ store }: Transaction) => balanceOf(store, memberAccount(grzh));
const refuses = (tx: Transaction, fail: boolean) => setDebitSwitch(tx, { dwzh: grzh, fail, yy: '余额不足' });

describe('months paid beforehand', () => {
  it('are held, booked on their day, and not debited: money comes once', () =>
    run((tx) => {
      const [money, mine] = [bank(tx), own(tx)];
      const { ywlsh } = pay(tx, '1', '2026-12', '2027-02');
      expect(caseDetail(tx, AYIGULI, { ywlsh })).toMatchObject({ ywzt: '99', ywmc: '灵活就业人员预缴' });
      expect([money - bank(tx), held(tx), own(tx) - mine]).toEqual([3n * MONTH, 3n * MONTH, 0n]);
      expect(flexibleAccount(tx, AYIGULI)).toMatchObject({ yjye: '3600.00', tzny: ['2027-03'] });
      moveClock(tx, { now: '2026-12-15' });
      expect([held(tx), own(tx) - mine]).toEqual([2n * MONTH, MONTH]);
      const told = listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0]?.nr;
      expect(told).toContain(
        `您预缴的2026-12住房公积金1,200.00元已记入个人账户，余额${moneyText(own(tx))}，预缴余额2,400.00元`,
      );
      moveClock(tx, { now: '2027-03-20' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual(
        ['2026-12', '2027-01', '2027-02', '2027-03'].map((month) => [month, '01', MONTH]),
      );
      expect([held(tx), money - bank(tx)]).toEqual([0n, 4n * MONTH]);
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it('begin with the first that is not paid, and reach a year ahead', () =>
    run((tx) => {
      expect(wrong(tx, { jflx: '1', ksny: '2027-01', jsny: '2027-02' })).toEqual({
        ksny: '预缴应从最早未缴的2026-12起',
      });
      expect(wrong(tx, { jflx: '1', ksny: '2026-11', jsny: '2026-12' })).toEqual({
        ksny: '2026-11已缴存，请勿重复缴纳',
      });
      expect(wrong(tx, { jflx: '1', ksny: '2026-12', jsny: '2027-12' })).toEqual({ jsny: '预缴最多至2027-11' });
      expect(wrong(tx, { jflx: '1', ksny: '2026-12', jsny: '2026-11' })).toEqual({
        jsny: '终止年月不能早于起始年月',
      });
      expect(wrong(tx, { jflx: '1', ksny: '2026-12', jsny: '2027-11' })).toEqual({});
      pay(tx, '1', '2026-12', '2027-02');
      expect(wrong(tx, { jflx: '1', ksny: '2027-02', jsny: '2027-03' })).toEqual({
        ksny: '2027-02已缴存，请勿重复缴纳',
      });
    }));

  it('each at the amount agreed for it', () =>
    run((tx) => {
      moveClock(tx, { now: '2026-12-03' });
      send(tx, AYIGULI, 'GJ0804', { yjce: '2000.00', grjcbl: '20', sxny: '2027-01' });
      const { xe } = judge(tx, AYIGULI, { ywlx: 'GJ0815', jflx: '1', ksny: '2026-12', jsny: '2027-02', zffs: '1' });
      expect(xe).toMatchObject({
        kytqe: '5200.00',
        mx: [
          { label: '月数', value: '3个月' },
          { label: '2026-12', value: '1,200.00元' },
          { label: '2027-01', value: '2,000.00元' },
          { label: '2027-02', value: '2,000.00元' },
        ],
      });
    }));

  it('go back when the worker stops', () =>
    run((tx) => {
      const money = bank(tx);
      moveClock(tx, { now: '2026-12-03' });
      pay(tx, '1', '2026-12', '2027-03');
      const { ywlsh } = send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2027-01' });
      expect(caseDetail(tx, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain('预缴的3,600.00元退回扣款账户');
      expect([held(tx), money - bank(tx)]).toEqual([MONTH, MONTH]);
      // The month that is on is still owed, and paid already.
      moveClock(tx, { now: '2027-04-20' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      expect([held(tx), trialBalance(tx.store)]).toEqual([0n, 0n]);
    }));

  it('go back, too, when the account ends otherwise', () =>
    run((tx) => {
      const money = bank(tx);
      pay(tx, '1', '2026-12', '2026-12');
      const person = persons(tx.store).get(grzh);
      if (person) persons(tx.store).put(grzh, { ...person, grzhzt: '05' });
      moveClock(tx, { days: 1 });
      expect([held(tx), bank(tx)]).toEqual([0n, money]);
      expect(listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0]?.title).toBe('预缴退回');
    }));

  it('this month, whose debits fail, is paid at once and tried no more', () =>
    run((tx) => {
      refuses(tx, true);
      moveClock(tx, { now: '2026-12-15' });
      refuses(tx, false);
      pay(tx, '1', '2026-12', '2026-12');
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      moveClock(tx, { now: '2026-12-31' });
      expect(paidSince(tx, grzh, '2026-12')).toHaveLength(1);
      expect(held(tx)).toBe(0n);
    }));
});

describe('missed months', () => {
  /** October to December fail, January comes. */
  const failing = (tx: Transaction) => {
    refuses(tx, true);
    moveClock(tx, { now: '2027-02-20' });
    refuses(tx, false);
    moveClock(tx, { now: '2027-03-16' });
  };

  it('are made up as such, and the row of months is whole again', () =>
    run((tx) => {
      const before = depositAccount(tx, AYIGULI).lxzcjcys;
      failing(tx);
      expect(flexibleAccount(tx, AYIGULI).bjny).toEqual(['2026-12', '2027-01', '2027-02']);
      expect(depositAccount(tx, AYIGULI).lxzcjcys).toBe(1);
      pay(tx, '2', '2026-12', '2027-02');
      expect(paidSince(tx, grzh, '2026-12')).toEqual([
        ['2027-03', '01', MONTH],
        ['2026-12', '02', MONTH],
        ['2027-01', '02', MONTH],
        ['2027-02', '02', MONTH],
      ]);
      expect(depositAccount(tx, AYIGULI).lxzcjcys).toBe(before + 4);
      const person = persons(tx.store).get(grzh);
      expect(person && unpaidMonths(tx, person)).toEqual([]);
      expect(wrong(tx, { jflx: '2', ksny: '2027-01', jsny: '2027-01' })).toEqual({
        ksny: '2027-01已缴存，请勿重复缴纳',
      });
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it('are all that the message says may be made up, this month among them, and wait on the home page', () =>
    run((tx) => {
      refuses(tx, true);
      moveClock(tx, { now: '2027-01-20' });
      expect(flexibleAccount(tx, AYIGULI).bjny).toEqual(['2026-12', '2027-01']);
      expect(todos(tx, AYIGULI)).toContainEqual(
        expect.objectContaining({
          title: '2个月未缴：可以补缴',
          sxsm: '2026-12、2027-01未缴，不计违约；3个月内补缴的连续缴存不中断',
          lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj?jflx=2',
        }),
      );
      refuses(tx, false);
      pay(tx, '2', '2026-12', '2027-01');
      expect(flexibleAccount(tx, AYIGULI).bjny).toEqual([]);
      expect(todos(tx, AYIGULI).some(({ ywlx }) => ywlx === 'GJ0815')).toBe(false);
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it('that are too long ago, not owed, or not over are refused at their field', () =>
    run((tx) => {
      failing(tx);
      moveClock(tx, { now: '2027-04-20' });
      const of = (ksny: string, jsny = ksny) => wrong(tx, { jflx: '2', ksny, jsny });
      expect(of('2026-12')).toEqual({ ksny: '补缴月份超出可补缴范围' });
      expect(of('2027-01', '2027-03')).toEqual({ jsny: '2027-03已缴存，请勿重复缴纳' });
      expect(of('2027-05')).toEqual({ ksny: '当月及以后的月份请选择预缴' });
      send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2027-05' });
      moveClock(tx, { now: '2027-06-02' });
      send(tx, AYIGULI, 'GJ0809', { kkr: '15', yjce: '1200.00', grjcbl: '20', sxny: '2027-06' });
      expect(of('2027-05')).toEqual({ ksny: '2027-05不是您的应缴月份，无需缴纳' });
    }));
});

describe('the debit', () => {
  it('that the bank refuses books nothing and leaves the months free', () =>
    run((tx) => {
      const money = bank(tx);
      refuses(tx, true);
      const { ywlsh, ywzt } = pay(tx, '1', '2026-12', '2027-01');
      expect(ywzt).toBe('80');
      expect(caseDetail(tx, AYIGULI, { ywlsh }).sbyy?.yy).toBe('尾号4113的扣款账户余额不足，未扣款');
      expect([bank(tx), held(tx)]).toEqual([money, 0n]);
      refuses(tx, false);
      expect(pay(tx, '1', '2026-12', '2027-01').ywzt).toBe('99');
    }));

  it('that the bank refuses gives the form back: the page that handed it in drops only its own draft', () =>
    run((tx) => {
      refuses(tx, true);
      const form = { jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '1' };
      const ywlsh = issueNumber(tx, AYIGULI, 'GJ0815');
      const nr = JSON.stringify(form);
      saveDraft(tx, AYIGULI, { ywlx: 'GJ0815', ywlsh, bbh: 1, dqbz: 'form', xgcs: 0, nr });
      expect(submit(tx, AYIGULI, { ...form, ywlx: 'GJ0815', ywlsh }).ywzt).toBe('80');
      deleteDraft(tx, AYIGULI, { ywlx: 'GJ0815', ywlsh });
      expect(listDrafts(tx, AYIGULI).map((draft) => [draft.ywlx, draft.nr])).toEqual([['GJ0815', nr]]);
      const kept = '填写的内容已放回草稿箱，重新申请时可以继续使用。';
      expect(listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0]?.nr).toContain(kept);
      expect(caseDetail(tx, AYIGULI, { ywlsh }).cgsm).toBe(kept);
      // Deleted in the box, where it has no number, it is gone.
      deleteDraft(tx, AYIGULI, { ywlx: 'GJ0815' });
      expect(listDrafts(tx, AYIGULI)).toEqual([]);
    }));

  it('whose answer is lost keeps the months from the daily debit, and is booked once the next morning', () =>
    run((tx) => {
      moveClock(tx, { now: '2026-12-14' });
      const money = bank(tx);
      setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '', lost: true });
      const { ywlsh, ywzt } = pay(tx, '1', '2026-12', '2027-01');
      expect(ywzt).toBe('02');
      expect(wrong(tx, { jflx: '1', ksny: '2026-12', jsny: '2026-12' })).toEqual({
        ksny: '2026-12已缴存，请勿重复缴纳',
      });
      moveClock(tx, { now: '2026-12-15' });
      expect(caseDetail(tx, AYIGULI, { ywlsh }).ywzt).toBe('99');
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      expect(money - bank(tx)).toBe(2n * MONTH);
    }));

  it('whose answer is lost and was no: the month is debited after all', () =>
    run((tx) => {
      moveClock(tx, { now: '2026-12-14' });
      setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足', lost: true });
      pay(tx, '1', '2026-12', '2027-01');
      refuses(tx, false);
      moveClock(tx, { now: '2026-12-15' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([]);
      moveClock(tx, { now: '2026-12-16' });
      expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
    }));

  it('sent twice under one number takes the money once', () =>
    run((tx) => {
      const money = bank(tx);
      const ywlsh = issueNumber(tx, AYIGULI, 'GJ0815');
      const values = { ywlx: 'GJ0815', ywlsh, jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '1' };
      expect(submit(tx, AYIGULI, values).ywzt).toBe('99');
      expect(submit(tx, AYIGULI, values).ywzt).toBe('99');
      expect(money - bank(tx)).toBe(MONTH);
    }));

  it('of a wallet asks for one that is registered', () =>
    run((tx) => {
      expect(wrong(tx, { jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '3' })).toEqual({
        zffs: '您没有登记数字人民币钱包，请选择其他支付方式',
      });
      const mandate = mandateOf(tx.store, grzh);
      if (mandate) mandates(tx.store).put(grzh, { ...mandate, szrmbqb: 'SZ0000119988' });
      expect(pay(tx, '1', '2026-12', '2026-12', '3').ywzt).toBe('99');
    }));
});
