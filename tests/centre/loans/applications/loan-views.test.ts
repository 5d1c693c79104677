import { moveClock } from '@mocks/centre/daily-jobs';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { loanTable } from '@mocks/centre/loans/loans';
import { mortgageOf } from '@mocks/centre/registers/mortgages';
import { registeredHomes } from '@mocks/centre/registers/registers';
import { describe, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { owed } from '../../books';
import { centreOn, person, ZHANG_JIANGUO } from '../../fixture';
import { handIn } from '../../submit';

it('of every loan from before the hall it is known what is mortgaged, and the register has no other home', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const all = [...loanTable(tx.store).values()];
    expect(all.length).toBeGreaterThan(5);
    for (const { dkzh, grzh } of all) {
      const { dywmc, dkdblx } = loanDetail(tx, person({ grzh }), dkzh);
      expect(dywmc, dkzh).toMatch(/^云州市.+/);
      expect(dkdblx, dkzh).toBe('抵押');
      const registered = registeredHomes(tx.store).get(mortgageOf(tx.store, dkzh)?.bdcqzh ?? '');
      if (registered) expect(dywmc).toBe(registered.fwzl);
    }
  });
});

describe('还款计划 of a loan that was paid ahead between two instalments', () => {
  const LOAN = PEOPLE.张建国.dkzh;
  const repay = (tx: Transaction, hklx: string, yhkr: string, thje = '') => {
    handIn(tx, ZHANG_JIANGUO, 'GD0602', { dkzh: LOAN, hklx, thje, thfs: '01', yhkr });
    moveClock(tx, { now: yhkr });
  };
  const remarks = (tx: Transaction) =>
    repaymentPlan(tx, ZHANG_JIANGUO, { dkzh: LOAN, page: 1, size: 0 }).list.flatMap(({ dqqc, beizhu }) =>
      beizhu ? [[dqqc, beizhu]] : [],
    );

  it('twice: each says its own principal, and settled after it, the row keeps all three', async () => {
    const centre = await centreOn();
    await centre.transact((tx) => {
      const whole = owed(tx, LOAN);
      repay(tx, '2', '2026-11-23', '20000');
      const first = whole - owed(tx, LOAN);
      repay(tx, '2', '2026-11-24', '10000');
      const second = whole - owed(tx, LOAN) - first;
      const before = [`本期之前提前归还本金${moneyText(first)}`, `本期之前提前归还本金${moneyText(second)}`];
      expect(remarks(tx)).toEqual([[18, before.join('；')]]);
      const rest = owed(tx, LOAN);
      repay(tx, '3', '2026-11-25');
      expect(owed(tx, LOAN)).toBe(0n);
      const after = before.map((text) => text.replace('之前', '之后'));
      expect(remarks(tx)).toEqual([[17, [...after, `本期之后提前结清，归还本金${moneyText(rest)}`].join('；')]]);
    });
  });
});
