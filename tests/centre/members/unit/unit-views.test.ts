// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { persons } from '@mocks/centre/kernel/people';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centreOn } from '../../fixture';
import { HUAXIA } from '../../remittance-world';

it('how many pay in is of the month that stands beside it, also for who is sealed as of the next one', async () => {
  const centre = await centreOn();
  const { before, sealed } = await centre.transact((tx) => {
    const { dwjcrs, dwfcrs } = unitInfo(tx, HUAXIA);
    const person = persons(tx.store).get(PEOPLE.刘洋.grzh);
    const last = person?.spans.at(-1);
    if (!person || !last) throw new Error('no member');
    const spans = [...person.spans.slice(0, -1), { ...last, to: '2026-11' }];
    persons(tx.store).put(person.grzh, { ...person, grzhzt: '02', spans });
    return { before: dwjcrs, sealed: dwfcrs };
  });
  const info = await centre.transact((tx) => unitInfo(tx, HUAXIA));
  expect(info).toMatchObject({ yjceny: '2026-11', dwjcrs: before, dwfcrs: sealed + 1 });
  // Still on November's list, which says why they are not on the next.
  await centre.transact((tx) => {
    const row = dueRoster(tx.store, HUAXIA.dwzh, '2026-11').entries.find(
      ({ person }) => person.grzh === PEOPLE.刘洋.grzh,
    );
    expect(row).toMatchObject({ bdlx: '0', beizhu: '自2026-12起封存' });
  });
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
  await centre.transact((tx) => {
    const { yjceny, dwjcrs } = unitInfo(tx, HUAXIA);
    // One of the seed leaves and one comes with this month.
    expect([yjceny, dwjcrs]).toEqual(['2026-12', before - 1]);
    expect(dwjcrs).toBe(dueRoster(tx.store, HUAXIA.dwzh, yjceny).figures.hjrs);
  });
});
