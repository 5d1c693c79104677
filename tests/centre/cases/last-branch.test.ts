// @vitest-environment node

import { cases, casesOf } from '@mocks/centre/cases/case-states';
import { rulesFor } from '@mocks/centre/cases/registered';
import { businessArea } from '@mocks/centre/kernel/business-names';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { describe, expect, it } from 'vitest';
import { apply, centrePerTest, LIU_YANG, RENT, ZHAO_MIN } from '../fixture';
import { HUAXIA, handIn } from '../remittance-world';

const centre = centrePerTest();

const ofPerson = () => centre.transact((tx) => depositAccount(tx, LIU_YANG).sywd);

it('is that of the last application, each one their own', async () => {
  expect(await ofPerson()).toBeUndefined();
  const other = await centre.transact((tx) => depositAccount(tx, ZHAO_MIN).sywd);
  await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, ywwd: '0109' }));
  expect((await ofPerson())?.wdbh).toBe('0109');
  expect(await centre.transact((tx) => depositAccount(tx, ZHAO_MIN).sywd)).toEqual(other);
});

it('is none where the branch is none any more', async () => {
  const { ywlsh } = await centre.transact((tx) => apply(tx, LIU_YANG));
  await centre.transact(({ store }) => {
    const record = cases(store).get(ywlsh);
    if (record) cases(store).put(ywlsh, { ...record, ywwd: '0199' });
  });
  expect(await ofPerson()).toBeUndefined();
});

describe('what the branch takes of them', () => {
  const taken = async (ywwd: string) => {
    await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, ywwd }));
    return (await ofPerson())?.ywl.toSorted();
  };
  const all = () => rulesFor('person').map(({ ywlx }) => ywlx);

  it('is every business where the branch does everything, however its code begins', async () => {
    expect(await taken('0101')).toEqual(all().toSorted());
  });

  it('is no loan of this city or another where it has no loans', async () => {
    const loans = all().filter((ywlx) => businessArea(ywlx) === 'loan');
    expect(loans).toContain('YT1101');
    expect(await taken('0109')).toEqual(
      all()
        .filter((ywlx) => !loans.includes(ywlx))
        .toSorted(),
    );
  });

  it('is no account from another city where only the counter’s work is done', async () => {
    const ywl = await taken('0110');
    expect(ywl).toEqual(expect.arrayContaining(['GJ0302', 'TQ0107']));
    expect(ywl).not.toContain('ZY0101');
  });

  it('is what it takes from units, where one asks', async () => {
    await centre.transact((tx) => handIn(tx, { ywwd: '0110' }));
    expect(await centre.transact((tx) => unitInfo(tx, HUAXIA).sywd)).toEqual({ wdbh: '0110', ywl: [] });
    await centre.transact((tx) => {
      const [last] = casesOf(tx.store, ownerOf(HUAXIA)).slice(-1);
      if (last) cases(tx.store).put(last.ywlsh, { ...last, ywwd: '0101' });
    });
    const { ywl } = (await centre.transact((tx) => unitInfo(tx, HUAXIA).sywd)) ?? {};
    expect(ywl).toEqual(expect.arrayContaining(['GJ0201', 'ZS0101']));
    expect(ywl).not.toContain('TQ0107');
  });
});
