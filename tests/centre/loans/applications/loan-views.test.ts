import { moveClock } from '@mocks/centre/daily-jobs';
import type { Desk } from '@mocks/centre/kernel/desk';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { loans } from '@mocks/centre/loans/loans';
import { mortgageOf } from '@mocks/centre/registers/mortgages';
import { homes } from '@mocks/centre/registers/registers';
import { describe, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { owed } from '../../books';
import { centreOn, person, ZHANG_JIANGUO } from '../../fixture';
import { handIn } from '../../hand-in';

it('of every loan from before the hall it is known what is mortgaged, and the register has no other home', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const all = [...loans(desk.store).values()];
    expect(all.length).toBeGreaterThan(5);
    for (const { dkzh, grzh } of all) {
      const { dywmc, dkdblx } = loanDetail(desk, person({ grzh }), dkzh);
      expect(dywmc, dkzh).toMatch(/^云州市.+/);
      expect(dkdblx, dkzh).toBe('抵押');
      const registered = homes(desk.store).get(mortgageOf(desk.store, dkzh)?.bdcqzh ?? '');
      if (registered) expect(dywmc).toBe(registered.fwzl);
    }
  });
});

describe('还款计划 of a loan that was paid ahead between two instalments', () => {
  const LOAN = PEOPLE.张建国.dkzh;
  const repay = (desk: Desk, hklx: string, yhkr: string, thje = '') => {
    handIn(desk, ZHANG_JIANGUO, 'GD0602', { dkzh: LOAN, hklx, thje, thfs: '01', yhkr });
    moveClock(desk, { now: yhkr });
  };
  const remarks = (desk: Desk) =>
    repaymentPlan(desk, ZHANG_JIANGUO, { dkzh: LOAN, page: 1, size: 0 }).list.flatMap(({ dqqc, beizhu }) =>
      beizhu ? [[dqqc, beizhu]] : [],
    );

  it('twice: each says its own principal, and settled after it, the row keeps all three', async () => {
    const centre = await centreOn();
    await centre.transact((desk) => {
      const whole = owed(desk, LOAN);
      repay(desk, '2', '2026-11-23', '20000');
      const first = whole - owed(desk, LOAN);
      repay(desk, '2', '2026-11-24', '10000');
      const second = whole - owed(desk, LOAN) - first;
      const before = [`本期之前提前归还本金${moneyText(first)}`, `本期之前提前归还本金${moneyText(second)}`];
      expect(remarks(desk)).toEqual([[18, before.join('；')]]);
      const rest = owed(desk, LOAN);
      repay(desk, '3', '2026-11-25');
      expect(owed(desk, LOAN)).toBe(0n);
      const after = before.map((text) => text.replace('之前', '之后'));
      expect(remarks(desk)).toEqual([[17, [...after, `本期之后提前结清，归还本金${moneyText(rest)}`].join('；')]]);
    });
  });
});
