import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { submit } from '@mocks/centre/office/applications';
import { memoryJournal } from '@mocks/journals/memory';
import { expect, it } from 'vitest';
import { apply, centreOn, LIU_YANG, RENT, TODAY } from '../fixture';

it('two tabs that hand in the same, and different, applications at once book once', async () => {
  const journal = memoryJournal();
  const tabs = [await centreOn(TODAY, journal), await centreOn(TODAY, journal)];
  const first = tabs[0];
  if (!first) throw new Error('No tab');
  const ywlsh = await first.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, turn) => {
      const tab = tabs[turn % 2] ?? first;
      return tab.transact((tx) =>
        turn % 4 < 2 ? submit(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ywlsh }) : apply(tx, LIU_YANG),
      );
    }),
  );
  const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.ywlsh] : []));
  expect(new Set(accepted)).toEqual(new Set([ywlsh]));
  expect(accepted).toHaveLength(100);
  for (const tab of tabs) {
    expect(await tab.transact(({ store }) => balanceOf(store, memberAccount(LIU_YANG.grzh)))).toBe(11_772_682n);
  }
});
