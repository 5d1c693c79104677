// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import type { Centre } from '@mocks/centre/centre';
import { depositAccount } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { beforeEach, expect, it } from 'vitest';
import { apply, centreOn, LIU_YANG, RENT, ZHAO_MIN } from '../fixture';
import { HUAXIA, handIn } from '../remittance-world';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const ofPerson = () => centre.transact((desk) => depositAccount(desk, LIU_YANG).sywd);

it('is that of the last application, each one their own', async () => {
  expect(await ofPerson()).toBeUndefined();
  const other = await centre.transact((desk) => depositAccount(desk, ZHAO_MIN).sywd);
  await centre.transact((desk) => apply(desk, LIU_YANG, { ...RENT, ywwd: '0109' }));
  // 0109 has no loans.
  expect(await ofPerson()).toEqual({ wdbh: '0109', ywl: ['GJ', 'TQ'] });
  expect(await centre.transact((desk) => depositAccount(desk, ZHAO_MIN).sywd)).toEqual(other);
});

it('is none where the branch is none any more', async () => {
  const { ywlsh } = await centre.transact((desk) => apply(desk, LIU_YANG));
  await centre.transact(({ store }) => {
    const record = cases(store).get(ywlsh);
    if (record) cases(store).put(ywlsh, { ...record, ywwd: '0199' });
  });
  expect(await ofPerson()).toBeUndefined();
});

it('a unit is told what the branch takes from units', async () => {
  await centre.transact((desk) => handIn(desk, { ywwd: '0110' }));
  expect(await centre.transact((desk) => unitInfo(desk, HUAXIA).sywd)).toEqual({ wdbh: '0110', ywl: ['TQ'] });
});
