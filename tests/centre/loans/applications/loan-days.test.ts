// @vitest-environment node

import { persons } from '@mocks/centre/kernel/people';
import { expectedPayout } from '@mocks/centre/loans/applications/loan-days';
import { borrowerHousehold, longestHouseholdTerm } from '@mocks/centre/loans/applying/household';
import { expect, it } from 'vitest';
import { monthOf, shiftMonth } from '@/domain/dates';
import { centreOn } from '../../fixture';

it('the last instalment of the longest term is due no later than the age limit', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    for (const { grzh, zjhm, passwordHash } of persons(tx.store).values()) {
      const birth = /^\d{6}(\d{4})(\d{2})/.exec(zjhm);
      if (!passwordHash || !birth) continue;
      const { months } = longestHouseholdTerm(borrowerHousehold({ tx, actor: { kind: 'person', grzh } }), tx.today());
      if (months === 0) continue;
      // The first instalment is due in the month after the payout.
      const last = shiftMonth(monthOf(expectedPayout(tx.today())), months);
      const oldest = shiftMonth(`${birth[1]}-${birth[2]}`, 68 * 12);
      expect([grzh, last <= oldest]).toEqual([grzh, true]);
    }
  });
});
