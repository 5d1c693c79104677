import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { fillCards } from '@mocks/centre/loans/card';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { centreOn, GUO_LEI, ZHANG_JIANGUO } from '../fixture';
import { drawForLoan } from '../loan-fixture';

const MONDAY = '2026-11-23';

/** What is overdue, by card on Monday. */
function overdueByCard(tx: Transaction): string {
  const ywlsh = issueNumber(tx, GUO_LEI, 'GD0602');
  submit(tx, GUO_LEI, { ywlx: 'GD0602', ywlsh, dkzh: PEOPLE.郭磊.dkzh, hklx: '1', yhkr: MONDAY });
  return ywlsh;
}

const rows = (tx: Transaction, actor: Actor, ywlsh: string) =>
  caseDetail(tx, actor, { ywlsh }).sqnr.map(({ label, value }) => `${label} ${value}`);

it('paid at the second try: the estimate is that of the day on which it is tried, and what is booked then the only sum', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const ywlsh = overdueByCard(tx);
    const waiting = '预计还款合计 15,872.03元（以扣款当日核定为准）';
    expect(rows(tx, GUO_LEI, ywlsh)).toContain(waiting);
    moveClock(tx, { now: MONDAY });
    expect(caseDetail(tx, GUO_LEI, { ywlsh })).toMatchObject({ ywzt: '81', je: '15873.42', jemc: '还款合计' });
    // A day's more penalty.
    const again = rows(tx, GUO_LEI, ywlsh);
    expect(again).toContain('预计扣款日 2026-11-24');
    expect(again).toContain('预计还款合计 15,873.42元（以扣款当日核定为准）');
    fillCards(tx.store, GUO_LEI.grzh);
    moveClock(tx, { days: 1 });
    expect(caseDetail(tx, GUO_LEI, { ywlsh })).toMatchObject({ ywzt: '99', je: '15873.42' });
    expect(rows(tx, GUO_LEI, ywlsh)).toContain('还款合计 15,873.42元');
    expect(rows(tx, GUO_LEI, ywlsh).join()).not.toContain('核定为准');
  });
});

it('booked as it was estimated, there is one figure; taken back, it stays an estimate', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    fillCards(tx.store, GUO_LEI.grzh);
    const back = overdueByCard(tx);
    withdrawCase(tx, GUO_LEI, { ywlsh: back });
    expect(rows(tx, GUO_LEI, back)).toContain('预计还款合计（申请时估算） 15,872.03元');
    const ywlsh = overdueByCard(tx);
    moveClock(tx, { now: MONDAY });
    expect(caseDetail(tx, GUO_LEI, { ywlsh })).toMatchObject({ ywzt: '99', je: '15872.03' });
    expect(rows(tx, GUO_LEI, ywlsh)).toContain('还款合计 15,872.03元');
  });
});

it('what accounts were ordered to give is no estimate, what the card adds is until it is paid', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const tqry = [{ grzh: ZHANG_JIANGUO.grzh, bctqje: '20000' }];
    const ywlsh = drawForLoan(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, hklx: '3', tqry });
    const said = rows(tx, ZHANG_JIANGUO, ywlsh);
    expect(said).toContain('提取合计 20,000.00元');
    expect(said).toContain('银行卡补足金额 547,105.85元（以还款当日核定为准）');
    moveClock(tx, { now: MONDAY });
    const paid = caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).sqnr;
    expect(paid).toContainEqual({ key: 'bkje', label: '银行卡补足金额', value: '547,105.85元' });
    expect(rows(tx, ZHANG_JIANGUO, ywlsh).join()).not.toContain('估算');
  });
});
