// @vitest-environment node
import { unitOf } from '@mocks/centre/kernel/people';
import { lastRemittanceDay } from '@mocks/centre/remittance/last-day';
import { expect, it } from 'vitest';
import { centreOn } from '../fixture';
import { HUAXIA } from '../remittance-world';

it('of a unit that registered in the hall is reckoned from its first account, and says so; later from the payday', async () => {
  const centre = await centreOn();
  const [first, later, counter] = await centre.transact((tx) => {
    const unit = unitOf(tx, HUAXIA);
    // As if it had registered in the hall: before its first account no month is late.
    const online = { ...unit, online: true as const };
    const of = (asked: typeof unit, month: string) => lastRemittanceDay(tx.store, asked, month).rule;
    return [of(online, '1990-01'), of(online, '2026-12'), of(unit, '1990-01')];
  });
  expect(first).toMatch(/^新单位自首次开户起\d+日内$/);
  expect(later).toMatch(/^发薪日后\d+日内$/);
  expect(counter).toBe(later);
});
