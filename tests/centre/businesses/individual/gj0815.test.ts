// @vitest-environment node

import { deleteDraft, listDrafts, saveDraft } from '@mocks/centre/cases/drafts';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import type { Desk } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, prepaidAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { persons } from '@mocks/centre/kernel/people';
import { unpaidMonths } from '@mocks/centre/members/deposit-entries';
import { flexibleAccount } from '@mocks/centre/members/flexible/flexible-account';
import { mandateOf, mandates } from '@mocks/centre/members/flexible/flexible-mandates';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { beforeEach, describe, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { AYIGULI, centreOn } from '../../fixture';
import { bankOf, paidSince, send } from '../../flexible-fixture';

const { grzh } = PEOPLE.阿依古丽;
const MONTH = 120_000n;

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const run = <T>(work: (desk: Desk) => T) => centre.transact(work);
const pay = (desk: Desk, jflx: '1' | '2', ksny: string, jsny: string, zffs = '1') =>
  send(desk, AYIGULI, 'GJ0815', { jflx, ksny, jsny, zffs });
const wrong = (desk: Desk, values: object) => judge(desk, AYIGULI, { ywlx: 'GJ0815', zffs: '1', ...values }).cw;
const held = ({ store }: Desk) => balanceOf(store, prepaidAccount(grzh));
const bank = (desk: Desk) => bankOf(desk, grzh);
const own = ({ store }: Desk) => balanceOf(store, memberAccount(grzh));
const refuses = (desk: Desk, fail: boolean) => setDebitSwitch(desk, { dwzh: grzh, fail, yy: '余额不足' });

describe('months paid beforehand', () => {
  it('are held, booked on their day, and not debited: money comes once', () =>
    run((desk) => {
      const [money, mine] = [bank(desk), own(desk)];
      const { ywlsh } = pay(desk, '1', '2026-12', '2027-02');
      expect(caseDetail(desk, AYIGULI, { ywlsh })).toMatchObject({ ywzt: '99', ywmc: '灵活就业人员预缴' });
      expect([money - bank(desk), held(desk), own(desk) - mine]).toEqual([3n * MONTH, 3n * MONTH, 0n]);
      expect(flexibleAccount(desk, AYIGULI)).toMatchObject({ yjye: '3600.00', tzny: ['2027-03'] });
      moveClock(desk, { now: '2026-12-15' });
      expect([held(desk), own(desk) - mine]).toEqual([2n * MONTH, MONTH]);
      const told = listMessages(desk, AYIGULI, { page: 1, size: 1 }).list[0]?.nr;
      expect(told).toContain(
        `您预缴的2026-12住房公积金1,200.00元已记入个人账户，余额${moneyText(own(desk))}，预缴余额2,400.00元`,
      );
      moveClock(desk, { now: '2027-03-20' });
      expect(paidSince(desk, grzh, '2026-12')).toEqual(
        ['2026-12', '2027-01', '2027-02', '2027-03'].map((month) => [month, '01', MONTH]),
      );
      expect([held(desk), money - bank(desk)]).toEqual([0n, 4n * MONTH]);
      expect(trialBalance(desk.store)).toBe(0n);
    }));

  it('begin with the first that is not paid, and reach a year ahead', () =>
    run((desk) => {
      expect(wrong(desk, { jflx: '1', ksny: '2027-01', jsny: '2027-02' })).toEqual({
        ksny: '预缴应从最早未缴的2026-12起',
      });
      expect(wrong(desk, { jflx: '1', ksny: '2026-11', jsny: '2026-12' })).toEqual({
        ksny: '2026-11已缴存，请勿重复缴纳',
      });
      expect(wrong(desk, { jflx: '1', ksny: '2026-12', jsny: '2027-12' })).toEqual({ jsny: '预缴最多至2027-11' });
      expect(wrong(desk, { jflx: '1', ksny: '2026-12', jsny: '2026-11' })).toEqual({
        jsny: '终止年月不能早于起始年月',
      });
      expect(wrong(desk, { jflx: '1', ksny: '2026-12', jsny: '2027-11' })).toEqual({});
      pay(desk, '1', '2026-12', '2027-02');
      expect(wrong(desk, { jflx: '1', ksny: '2027-02', jsny: '2027-03' })).toEqual({
        ksny: '2027-02已缴存，请勿重复缴纳',
      });
    }));

  it('each at the amount agreed for it', () =>
    run((desk) => {
      moveClock(desk, { now: '2026-12-03' });
      send(desk, AYIGULI, 'GJ0804', { yjce: '2000.00', grjcbl: '20', sxny: '2027-01' });
      const { xe } = judge(desk, AYIGULI, { ywlx: 'GJ0815', jflx: '1', ksny: '2026-12', jsny: '2027-02', zffs: '1' });
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
    run((desk) => {
      const money = bank(desk);
      moveClock(desk, { now: '2026-12-03' });
      pay(desk, '1', '2026-12', '2027-03');
      const { ywlsh } = send(desk, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2027-01' });
      expect(caseDetail(desk, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain('预缴的3,600.00元退回扣款账户');
      expect([held(desk), money - bank(desk)]).toEqual([MONTH, MONTH]);
      // The month that is on is still owed, and paid already.
      moveClock(desk, { now: '2027-04-20' });
      expect(paidSince(desk, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      expect([held(desk), trialBalance(desk.store)]).toEqual([0n, 0n]);
    }));

  it('go back, too, when the account ends otherwise', () =>
    run((desk) => {
      const money = bank(desk);
      pay(desk, '1', '2026-12', '2026-12');
      const person = persons(desk.store).get(grzh);
      if (person) persons(desk.store).put(grzh, { ...person, grzhzt: '05' });
      moveClock(desk, { days: 1 });
      expect([held(desk), bank(desk)]).toEqual([0n, money]);
      expect(listMessages(desk, AYIGULI, { page: 1, size: 1 }).list[0]?.title).toBe('预缴退回');
    }));

  it('this month, whose debits fail, is paid at once and tried no more', () =>
    run((desk) => {
      refuses(desk, true);
      moveClock(desk, { now: '2026-12-15' });
      refuses(desk, false);
      pay(desk, '1', '2026-12', '2026-12');
      expect(paidSince(desk, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      moveClock(desk, { now: '2026-12-31' });
      expect(paidSince(desk, grzh, '2026-12')).toHaveLength(1);
      expect(held(desk)).toBe(0n);
    }));
});

describe('missed months', () => {
  /** October to December fail, January comes. */
  const failing = (desk: Desk) => {
    refuses(desk, true);
    moveClock(desk, { now: '2027-02-20' });
    refuses(desk, false);
    moveClock(desk, { now: '2027-03-16' });
  };

  it('are made up as such, and the row of months is whole again', () =>
    run((desk) => {
      const before = depositAccount(desk, AYIGULI).lxzcjcys;
      failing(desk);
      expect(flexibleAccount(desk, AYIGULI).bjny).toEqual(['2026-12', '2027-01', '2027-02']);
      expect(depositAccount(desk, AYIGULI).lxzcjcys).toBe(1);
      pay(desk, '2', '2026-12', '2027-02');
      expect(paidSince(desk, grzh, '2026-12')).toEqual([
        ['2027-03', '01', MONTH],
        ['2026-12', '02', MONTH],
        ['2027-01', '02', MONTH],
        ['2027-02', '02', MONTH],
      ]);
      expect(depositAccount(desk, AYIGULI).lxzcjcys).toBe(before + 4);
      const person = persons(desk.store).get(grzh);
      expect(person && unpaidMonths(desk, person)).toEqual([]);
      expect(wrong(desk, { jflx: '2', ksny: '2027-01', jsny: '2027-01' })).toEqual({
        ksny: '2027-01已缴存，请勿重复缴纳',
      });
      expect(trialBalance(desk.store)).toBe(0n);
    }));

  it('are all that the message says may be made up, this month among them, and wait on the home page', () =>
    run((desk) => {
      refuses(desk, true);
      moveClock(desk, { now: '2027-01-20' });
      expect(flexibleAccount(desk, AYIGULI).bjny).toEqual(['2026-12', '2027-01']);
      expect(todos(desk, AYIGULI)).toContainEqual(
        expect.objectContaining({
          title: '2个月未缴：可以补缴',
          sxsm: '2026-12、2027-01未缴，不计违约；3个月内补缴的连续缴存不中断',
          lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj?jflx=2',
        }),
      );
      refuses(desk, false);
      pay(desk, '2', '2026-12', '2027-01');
      expect(flexibleAccount(desk, AYIGULI).bjny).toEqual([]);
      expect(todos(desk, AYIGULI).some(({ ywlx }) => ywlx === 'GJ0815')).toBe(false);
      expect(trialBalance(desk.store)).toBe(0n);
    }));

  it('that are too long ago, not owed, or not over are refused at their field', () =>
    run((desk) => {
      failing(desk);
      moveClock(desk, { now: '2027-04-20' });
      const of = (ksny: string, jsny = ksny) => wrong(desk, { jflx: '2', ksny, jsny });
      expect(of('2026-12')).toEqual({ ksny: '补缴月份超出可补缴范围' });
      expect(of('2027-01', '2027-03')).toEqual({ jsny: '2027-03已缴存，请勿重复缴纳' });
      expect(of('2027-05')).toEqual({ ksny: '当月及以后的月份请选择预缴' });
      send(desk, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2027-05' });
      moveClock(desk, { now: '2027-06-02' });
      send(desk, AYIGULI, 'GJ0809', { kkr: '15', yjce: '1200.00', grjcbl: '20', sxny: '2027-06' });
      expect(of('2027-05')).toEqual({ ksny: '2027-05不是您的应缴月份，无需缴纳' });
    }));
});

describe('the debit', () => {
  it('that the bank refuses books nothing and leaves the months free', () =>
    run((desk) => {
      const money = bank(desk);
      refuses(desk, true);
      const { ywlsh, ywzt } = pay(desk, '1', '2026-12', '2027-01');
      expect(ywzt).toBe('80');
      expect(caseDetail(desk, AYIGULI, { ywlsh }).sbyy?.yy).toBe('尾号4113的扣款账户余额不足，未扣款');
      expect([bank(desk), held(desk)]).toEqual([money, 0n]);
      refuses(desk, false);
      expect(pay(desk, '1', '2026-12', '2027-01').ywzt).toBe('99');
    }));

  it('that the bank refuses gives the form back: the page that handed it in drops only its own draft', () =>
    run((desk) => {
      refuses(desk, true);
      const form = { jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '1' };
      const ywlsh = issueNumber(desk, AYIGULI, 'GJ0815');
      const nr = JSON.stringify(form);
      saveDraft(desk, AYIGULI, { ywlx: 'GJ0815', ywlsh, bbh: 1, dqbz: 'form', xgcs: 0, nr });
      expect(submit(desk, AYIGULI, { ...form, ywlx: 'GJ0815', ywlsh }).ywzt).toBe('80');
      deleteDraft(desk, AYIGULI, { ywlx: 'GJ0815', ywlsh });
      expect(listDrafts(desk, AYIGULI).map((draft) => [draft.ywlx, draft.nr])).toEqual([['GJ0815', nr]]);
      const kept = '填写的内容已放回草稿箱，重新申请时可以继续使用。';
      expect(listMessages(desk, AYIGULI, { page: 1, size: 1 }).list[0]?.nr).toContain(kept);
      expect(caseDetail(desk, AYIGULI, { ywlsh }).cgsm).toBe(kept);
      // Deleted in the box, where it has no number, it is gone.
      deleteDraft(desk, AYIGULI, { ywlx: 'GJ0815' });
      expect(listDrafts(desk, AYIGULI)).toEqual([]);
    }));

  it('whose answer is lost keeps the months from the daily debit, and is booked once the next morning', () =>
    run((desk) => {
      moveClock(desk, { now: '2026-12-14' });
      const money = bank(desk);
      setDebitSwitch(desk, { dwzh: grzh, fail: false, yy: '', lost: true });
      const { ywlsh, ywzt } = pay(desk, '1', '2026-12', '2027-01');
      expect(ywzt).toBe('02');
      expect(wrong(desk, { jflx: '1', ksny: '2026-12', jsny: '2026-12' })).toEqual({
        ksny: '2026-12已缴存，请勿重复缴纳',
      });
      moveClock(desk, { now: '2026-12-15' });
      expect(caseDetail(desk, AYIGULI, { ywlsh }).ywzt).toBe('99');
      expect(paidSince(desk, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
      expect(money - bank(desk)).toBe(2n * MONTH);
    }));

  it('whose answer is lost and was no: the month is debited after all', () =>
    run((desk) => {
      moveClock(desk, { now: '2026-12-14' });
      setDebitSwitch(desk, { dwzh: grzh, fail: true, yy: '余额不足', lost: true });
      pay(desk, '1', '2026-12', '2027-01');
      refuses(desk, false);
      moveClock(desk, { now: '2026-12-15' });
      expect(paidSince(desk, grzh, '2026-12')).toEqual([]);
      moveClock(desk, { now: '2026-12-16' });
      expect(paidSince(desk, grzh, '2026-12')).toEqual([['2026-12', '01', MONTH]]);
    }));

  it('sent twice under one number takes the money once', () =>
    run((desk) => {
      const money = bank(desk);
      const ywlsh = issueNumber(desk, AYIGULI, 'GJ0815');
      const values = { ywlx: 'GJ0815', ywlsh, jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '1' };
      expect(submit(desk, AYIGULI, values).ywzt).toBe('99');
      expect(submit(desk, AYIGULI, values).ywzt).toBe('99');
      expect(money - bank(desk)).toBe(MONTH);
    }));

  it('of a wallet asks for one that is registered', () =>
    run((desk) => {
      expect(wrong(desk, { jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '3' })).toEqual({
        zffs: '您没有登记数字人民币钱包，请选择其他支付方式',
      });
      const mandate = mandateOf(desk.store, grzh);
      if (mandate) mandates(desk.store).put(grzh, { ...mandate, szrmbqb: 'SZ0000119988' });
      expect(pay(desk, '1', '2026-12', '2026-12', '3').ywzt).toBe('99');
    }));
});
