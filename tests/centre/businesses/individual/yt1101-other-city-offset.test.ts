import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { payOtherCityLoans } from '@mocks/centre/jobs/other-city-offset';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { listOffsetRuns } from '@mocks/centre/loans/offset/loan-offset-views';
import {
  firstLoanInstalment,
  firstTransfer,
  isEarlyEnough,
  otherCityOffset,
  otherCityOrders,
  otherCityRunsOf,
} from '@mocks/centre/loans/offset/other-city-offsets';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { exchangeOutages, otherCityLoans } from '@mocks/centre/registers/other-city-loans';
import { listAgreements } from '@mocks/centre/withdrawals/agreements/views';
import { withdrawalRecords } from '@mocks/centre/withdrawals/records';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, fundTime } from '@/domain/dates';
import { OUTSIDE } from '../../../contracts/flows/yt1101-other-city-offset';
import { balance, expectBalanced, stateOf, told } from '../../books';
import { centrePerTest, SUN_LI } from '../../fixture';
import { handInSigned, refused } from '../../submit';

const centre = centrePerTest();

const handIn = (tx: Transaction, more: Record<string, unknown> = {}) =>
  handInSigned(tx, SUN_LI, 'YT1101', { ...OUTSIDE, cns: '1', ...more });
const ALL = { zt: '', page: 1, size: 20 };
const silent = (tx: Transaction, until: string) =>
  exchangeOutages(tx.store).put(OUTSIDE.dkzxmc, { dkzxmc: OUTSIDE.dkzxmc, until });
const taken = (tx: Transaction) =>
  postingsOf(tx.store, memberAccount(SUN_LI.grzh)).filter(({ entry }) => entry.zhaiyao === '异地月冲');

it.each([
  [10, 20, true],
  [17, 20, true],
  [18, 20, false],
  [20, 20, false],
  [28, 2, false],
  [27, 2, true],
])('the %ith is early enough for a loan due on the %ith: %s', (zdjkr, ydhkr, early) => {
  expect(isEarlyEnough(zdjkr, ydhkr)).toBe(early);
});

it('孙丽 signs, and each month the instalment leaves her account once, until the loan there is paid off', async () => {
  await centre.transact((tx) => {
    const { ywlsh, ywzt } = handIn(tx);
    expect(ywzt).toBe('99');
    expect(otherCityOffset(tx, SUN_LI).order).toMatchObject({ zdjkr: 10, qyqx: '2043-05', sczt: '尚未划款' });
    moveClock(tx, { now: '2026-12-09' });
    const before = balance(tx, SUN_LI);
    moveClock(tx, { now: '2026-12-10' });
    expect(before - balance(tx, SUN_LI)).toBe(214_735n);
    moveClock(tx, { now: '2027-02-12' });
    expect(taken(tx).map(({ entry }) => entry.date)).toEqual(['2026-12-10', '2027-01-10', '2027-02-10']);
    const loan = otherCityLoans(tx.store).get(OUTSIDE.jkhtbh);
    if (loan) otherCityLoans(tx.store).put(loan.jkhtbh, { ...loan, settled: true });
    moveClock(tx, { now: '2027-04-12' });
    expect(taken(tx)).toHaveLength(3);
    expect(otherCityOrders(tx.store).get(ywlsh)?.ended).toEqual({ day: '2027-03-10', yy: '异地贷款已结清' });
    expect(told(tx, SUN_LI)).toContain('异地贷款已结清');
    expectBalanced(tx);
  });
});

it('takes no more than the balance leaves above what is kept', async () => {
  await centre.transact((tx) => {
    handIn(tx, { blje: '1000.00' });
    moveClock(tx, { now: '2026-12-09' });
    const order = [...otherCityOrders(tx.store).values()][0];
    if (order) otherCityOrders(tx.store).put(order.ywlsh, { ...order, keep: balance(tx, SUN_LI) - 100_000n });
    const before = balance(tx, SUN_LI);
    moveClock(tx, { now: '2026-12-10' });
    expect(before - balance(tx, SUN_LI)).toBe(100_000n);
    expect(otherCityOffset(tx, SUN_LI).order?.sczt).toContain('其余1,147.35元请在还款账户中备足');
  });
});

describe('what is promised at signing is what the daily job does', () => {
  it('signed on each day of a month, 28 to 31 too: twelve transfers on their days, every instalment with its payer', async () => {
    await centre.transact(({ store }) => {
      const loan = otherCityLoans(store).get(OUTSIDE.jkhtbh);
      if (!loan) throw new Error('no loan');
      const { grzh } = SUN_LI;
      for (let begun = '2026-12-01'; begun <= '2026-12-31'; begun = addDays(begun, 1)) {
        const signed = { ...loan, jkhtbh: begun, ywlsh: begun, grzh, zdjkr: 17, keep: 0n, begun };
        otherCityLoans(store).put(begun, signed);
        const next = firstTransfer(store, signed, begun);
        expect(next).toBe(begun <= '2026-12-17' ? '2026-12-17' : '2027-01-17');
        const order = { ...signed, next };
        otherCityOrders(store).put(begun, order);
        for (let day = begun; day < addMonths(next, 12); day = addDays(day, 1)) payOtherCityLoans(store, day, false);
        const runs = otherCityRunsOf(store, grzh).filter(({ xybh }) => xybh === begun);
        expect(runs.map(({ day }) => day)).toEqual(Array.from({ length: 12 }, (_, at) => addMonths(next, at)));
        // The instalments of the 20th from the day of signing on: drawn, or said to be one's own.
        const own = firstLoanInstalment(next, loan.ydhkr, begun);
        const payers = [...(own ? [own] : []), ...runs.map(({ hkrq }) => hkrq)];
        const due = begun <= '2026-12-20' ? '2026-12-20' : '2027-01-20';
        expect(payers).toEqual(payers.map((_, at) => addMonths(due, at)));
        otherCityOrders(store).put(begun, { ...order, ended: { day: begun, yy: '' } });
      }
    });
  });

  it('signed on the very day, the instalment of this month is drawn at once, and once only', async () => {
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-17' });
      const more = { zdjkr: '17' };
      const { ywlsh } = handIn(tx, more);
      expect(taken(tx).map(({ entry }) => entry.date)).toEqual(['2026-12-17']);
      expect(told(tx, SUN_LI)).toContain('2026-12-17首次划款');
      // Nothing is told of a time before it was signed.
      const said = listMessages(tx, SUN_LI, { page: 1, size: 9 }).list.find(({ title }) => title === '异地月冲结果');
      expect(said?.fssj).toBe(fundTime(tx.now()));
      const search = { ksrq: '', jsrq: '', tqyydm: '', ywzt: '', page: 1, size: 9 };
      expect(withdrawalRecords(tx, SUN_LI, search).list[0]?.slsj).toBe(said?.fssj);
      // Ended and signed again: this month's instalment has its payment.
      handIn(tx, { czlx: '2', jcyy: '改日' });
      const again = handIn(tx, more);
      expect(again.ywlsh).not.toBe(ywlsh);
      expect(otherCityOffset(tx, SUN_LI).order?.xchkr).toBe('2027-01-17');
      moveClock(tx, { now: '2027-02-28' });
      expect(taken(tx).map(({ entry }) => entry.date)).toEqual(['2026-12-17', '2027-01-17', '2027-02-17']);
    });
  });

  it('the last day of the month and a due day in the next: a silent exchange is asked on across the end of the month', async () => {
    await centre.transact((tx) => {
      const loan = otherCityLoans(tx.store).get(OUTSIDE.jkhtbh);
      if (loan) otherCityLoans(tx.store).put(loan.jkhtbh, { ...loan, ydhkr: 5 });
      handIn(tx, { zdjkr: '28' });
      silent(tx, '2026-12-02');
      moveClock(tx, { now: '2026-11-30' });
      expect(told(tx, SUN_LI)).toContain('2026-12-04前每日重新查询；为免逾期，请先在还款账户中备足款项');
      expect(listAgreements(tx, SUN_LI, ALL).list[0]?.xcrq).toBe('共享平台返回后');
      moveClock(tx, { now: '2026-12-29' });
      expect(taken(tx).map(({ entry }) => entry.date)).toEqual(['2026-12-03', '2026-12-28']);
    });
  });

  it('silent until the instalment falls due, it is the repayment account’s own, and said', async () => {
    await centre.transact((tx) => {
      handIn(tx);
      silent(tx, '2026-12-31');
      moveClock(tx, { now: '2027-01-11' });
      expect(told(tx, SUN_LI)).toContain('2026-12-10的约定未划款，2026-12-20的还款由还款账户支付');
      expect(taken(tx).map(({ entry }) => entry.date)).toEqual(['2027-01-10']);
    });
  });
});

it('is an agreement with its next day and amount, and each transfer a row where one looks for it', async () => {
  await centre.transact((tx) => {
    const { ywlsh } = handIn(tx);
    expect(listAgreements(tx, SUN_LI, ALL).list).toMatchObject([
      {
        xybh: ywlsh,
        ywmc: '异地月冲还贷签约',
        tqyydm: '06',
        zt: '1',
        xcrq: '2026-12-10',
        xcje: '2147.35',
        jcyw: 'YT1101',
      },
    ]);
    moveClock(tx, { now: '2027-01-31' });
    expect(listAgreements(tx, SUN_LI, ALL).list).toMatchObject([{ ytqcs: 2, ytqje: '4294.70', xcrq: '2027-02-10' }]);
    const rows = withdrawalRecords(tx, SUN_LI, {
      ksrq: '2026-12-01',
      jsrq: '',
      tqyydm: '06',
      ywzt: '',
      page: 1,
      size: 20,
    }).list;
    expect(rows).toMatchObject([
      { xybh: ywlsh, ywmc: '异地月冲还贷', dzje: '2147.35', dzrq: '2027-01-10', kck: false },
      { xybh: ywlsh, ywmc: '异地月冲还贷', dzje: '2147.35', dzrq: '2026-12-10', kck: false },
    ]);
    expect(rows.map((row) => row.ywlsh)).toEqual(
      taken(tx)
        .map(({ entry }) => entry.ywlsh)
        .toReversed(),
    );
    expect(listOffsetRuns(tx, SUN_LI, { ksrq: '', jsrq: '', page: 1, size: 20 }).list).toMatchObject([
      { hkrq: '2027-01-20', yhje: '2147.35', gjjje: '2147.35', jg: '1' },
      { hkrq: '2026-12-20', yhje: '2147.35', gjjje: '2147.35', jg: '1' },
    ]);
    // Found from the day it is paid on, though its instalment falls due ten days later.
    const onThatDay = { ksrq: '2026-12-10', jsrq: '2026-12-10', page: 1, size: 20 };
    expect(listOffsetRuns(tx, SUN_LI, onThatDay).list).toMatchObject([{ hkrq: '2026-12-20', gjjje: '2147.35' }]);
    handIn(tx, { czlx: '2', jcyy: '改用银行卡还款' });
    expect(listAgreements(tx, SUN_LI, { ...ALL, zt: '0' }).list).toMatchObject([{ xybh: ywlsh, xcrq: '', zt: '0' }]);
  });
});

describe('the exchange is silent', () => {
  it('the application waits, says so, and goes on by itself', async () => {
    await centre.transact((tx) => {
      silent(tx, '2026-11-23');
      const { ywlsh, ywzt } = handIn(tx);
      expect(ywzt).toBe('02');
      expect(caseDetail(tx, SUN_LI, { ywlsh })).toMatchObject({ kch: true, ztsm: { mc: '待数据核验' } });
      moveClock(tx, { now: '2026-11-24' });
      expect(stateOf(tx, SUN_LI, ywlsh)).toBe('99');
      // The agreement has each fact once, the loan as the exchange answered at last.
      const agreement = [...issuedDocuments(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.kind === '46');
      expect(agreement?.content.facts.map(({ label, value }) => `${label}：${value}`)).toEqual([
        '办理事项：异地月冲还贷签约',
        '贷款所在省市：江苏省',
        '贷款中心：苏州住房公积金管理中心',
        '借款合同编号：SZGJJ2023000456',
        '借款人：孙丽（110***********1021）',
        '与借款人关系：本人',
        '约定划款日：每月10日',
        '账户保留余额：1,000.00元',
        expect.stringMatching(/^贷款余额：/),
        '月还款额：2,147.35元',
        '还款日：每月20日',
        expect.stringMatching(/^还款账户：/),
        '签约期限：至2043-05',
      ]);
    });
  });

  it('not for ever: after three working days it ends with what helps', async () => {
    await centre.transact((tx) => {
      silent(tx, '2027-01-01');
      const { ywlsh } = handIn(tx);
      moveClock(tx, { now: '2026-12-01' });
      expect(caseDetail(tx, SUN_LI, { ywlsh })).toMatchObject({
        ywzt: '80',
        sbyy: { xyb: '稍后重新申请，或者携带贷款证明到柜台办理' },
      });
      expect(otherCityOffset(tx, SUN_LI).order).toBeNull();
    });
  });
});

it.each([
  [{ jkhtbh: 'X1' }, 'jkhtbh', '未查询到该异地贷款信息，请核对合同编号及中心'],
  [{ dkzxmc: '南京住房公积金管理中心' }, 'jkhtbh', '未查询到该异地贷款信息，请核对合同编号及中心'],
  [{ dkszs: '330000' }, 'dkzxmc', '请选择贷款中心'],
  [{ zdjkr: '18' }, 'zdjkr', '约定划款日应早于还款日3日以上，该贷款还款日为每月20日'],
  [{ zdjkr: '29' }, 'zdjkr', '请输入1至28之间的整数'],
  [{ blje: '99999999' }, 'blje', '账户保留余额不能大于账户余额'],
  [{ blje: '一千' }, 'blje', '无效金额'],
  [{ czlx: '2' }, 'czlx', '尚未签约异地月冲还贷'],
])('%j is refused at %s', async (odd, field, message) => {
  await centre.transact((tx) => {
    expect(refused(() => handIn(tx, odd)).fieldErrors[field]).toBe(message);
  });
});

it('is ended on the same page, and nothing is taken any more', async () => {
  await centre.transact((tx) => {
    handIn(tx);
    expect(judge(tx, SUN_LI, { ywlx: 'YT1101', ...OUTSIDE }).cw?.czlx).toBe('已签约异地月冲还贷，请先解除后再签约');
    expect(handIn(tx, { czlx: '2', jcyy: '改用银行卡还款' })).toMatchObject({ ywzt: '99', ywmc: '解除异地月冲还贷' });
    moveClock(tx, { now: '2026-12-12' });
    expect(taken(tx)).toEqual([]);
  });
});
