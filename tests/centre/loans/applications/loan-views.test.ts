import { loanDetail } from '@mocks/centre/loans/applications/loan-views';
import { loans } from '@mocks/centre/loans/loans';
import { mortgageOf } from '@mocks/centre/registers/mortgages';
import { homes } from '@mocks/centre/registers/registers';
import { expect, it } from 'vitest';
import { centreOn, person } from '../../fixture';

it('of every loan from before the hall it is known what is mortgaged, and the register has no other home', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const all = [...loans(desk.store).values()];
    expect(all.length).toBeGreaterThan(5);
    for (const { dkzh, grzh } of all) {
      const { dywmc } = loanDetail(desk, person({ grzh }), dkzh);
      expect(dywmc, dkzh).toMatch(/^云州市.+/);
      const registered = homes(desk.store).get(mortgageOf(desk.store, dkzh)?.bdcqzh ?? '');
      if (registered) expect(dywmc).toBe(registered.fwzl);
    }
  });
});
