import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import type { Desk } from '@mocks/centre/kernel/desk';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/ledger';
import { isEarlyEnough, outsideOffset, outsideOrders } from '@mocks/centre/loans/outside-offsets';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { exchangeOutages, outsideLoans } from '@mocks/centre/registers/outside-loans';
import { beforeEach, describe, expect, it } from 'vitest';
import { OUTSIDE } from '../../../contracts/flows/yt1101';
import { balance, expectBalanced, stateOf, told } from '../../books';
import { centreOn, SUN_LI } from '../../fixture';
import { handInSigned, refused } from '../../hand-in';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const handIn = (desk: Desk, more: Record<string, unknown> = {}) =>
  handInSigned(desk, SUN_LI, 'YT1101', { ...OUTSIDE, cns: '1', ...more });
const silent = (desk: Desk, until: string) =>
  exchangeOutages(desk.store).put(OUTSIDE.dkzxmc, { dkzxmc: OUTSIDE.dkzxmc, until });
const taken = (desk: Desk) =>
  postingsOf(desk.store, memberAccount(SUN_LI.grzh)).filter(({ entry }) => entry.zhaiyao === '异地月冲');

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
  await centre.transact((desk) => {
    const { ywlsh, ywzt } = handIn(desk);
    expect(ywzt).toBe('99');
    expect(outsideOffset(desk, SUN_LI).order).toMatchObject({ zdjkr: 10, qyqx: '2043-05', sczt: '尚未划款' });
    moveClock(desk, { now: '2026-12-09' });
    const before = balance(desk, SUN_LI);
    moveClock(desk, { now: '2026-12-10' });
    expect(before - balance(desk, SUN_LI)).toBe(214_735n);
    moveClock(desk, { now: '2027-02-12' });
    expect(taken(desk).map(({ entry }) => entry.date)).toEqual(['2026-12-10', '2027-01-10', '2027-02-10']);
    const loan = outsideLoans(desk.store).get(OUTSIDE.jkhtbh);
    if (loan) outsideLoans(desk.store).put(loan.jkhtbh, { ...loan, settled: true });
    moveClock(desk, { now: '2027-04-12' });
    expect(taken(desk)).toHaveLength(3);
    expect(outsideOrders(desk.store).get(ywlsh)?.ended).toEqual({ day: '2027-03-10', yy: '异地贷款已结清' });
    expect(told(desk, SUN_LI)).toContain('异地贷款已结清');
    expectBalanced(desk);
  });
});

it('takes no more than the balance leaves above what is kept', async () => {
  await centre.transact((desk) => {
    handIn(desk, { blje: '1000.00' });
    moveClock(desk, { now: '2026-12-09' });
    const order = [...outsideOrders(desk.store).values()][0];
    if (order) outsideOrders(desk.store).put(order.ywlsh, { ...order, keep: balance(desk, SUN_LI) - 100_000n });
    const before = balance(desk, SUN_LI);
    moveClock(desk, { now: '2026-12-10' });
    expect(before - balance(desk, SUN_LI)).toBe(100_000n);
    expect(outsideOffset(desk, SUN_LI).order?.sczt).toContain('其余1,147.35元请在还款账户中备足');
  });
});

describe('the exchange is silent', () => {
  it('the application waits, says so, and goes on by itself', async () => {
    await centre.transact((desk) => {
      silent(desk, '2026-11-23');
      const { ywlsh, ywzt } = handIn(desk);
      expect(ywzt).toBe('02');
      expect(caseDetail(desk, SUN_LI, { ywlsh })).toMatchObject({ kch: true, ztsm: { mc: '待数据核验' } });
      moveClock(desk, { now: '2026-11-24' });
      expect(stateOf(desk, SUN_LI, ywlsh)).toBe('99');
    });
  });

  it('not for ever: after three working days it ends with what helps', async () => {
    await centre.transact((desk) => {
      silent(desk, '2027-01-01');
      const { ywlsh } = handIn(desk);
      moveClock(desk, { now: '2026-12-01' });
      expect(caseDetail(desk, SUN_LI, { ywlsh })).toMatchObject({
        ywzt: '80',
        sbyy: { xyb: '稍后重新申请，或者携带贷款证明到柜台办理' },
      });
      expect(outsideOffset(desk, SUN_LI).order).toBeNull();
    });
  });
});

it.each([
  [{ jkhtbh: 'X1' }, 'jkhtbh', '未查询到该异地贷款信息，请核对合同编号及中心'],
  [{ dkzxmc: '南京住房公积金管理中心' }, 'jkhtbh', '未查询到该异地贷款信息，请核对合同编号及中心'],
  [{ zdjkr: '18' }, 'zdjkr', '约定划款日应早于还款日3日以上，该贷款还款日为每月20日'],
  [{ zdjkr: '29' }, 'zdjkr', '约定划款日应为1至28的整数'],
  [{ blje: '99999999' }, 'blje', '账户保留余额不能大于账户余额'],
  [{ blje: '一千' }, 'blje', '账户保留余额格式不正确'],
  [{ czlx: '2' }, 'czlx', '尚未签约异地月冲还贷'],
])('%j is refused at %s', async (odd, field, message) => {
  await centre.transact((desk) => {
    expect(refused(() => handIn(desk, odd)).fieldErrors[field]).toBe(message);
  });
});

it('is ended on the same page, and nothing is taken any more', async () => {
  await centre.transact((desk) => {
    handIn(desk);
    expect(judge(desk, SUN_LI, { ywlx: 'YT1101', ...OUTSIDE }).cw?.czlx).toBe('已签约异地月冲还贷，请先解除后再签约');
    expect(handIn(desk, { czlx: '2', jcyy: '改用银行卡还款' })).toMatchObject({ ywzt: '99', ywmc: '解除异地月冲还贷' });
    moveClock(desk, { now: '2026-12-12' });
    expect(taken(desk)).toEqual([]);
  });
});
