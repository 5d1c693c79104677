// @vitest-environment node
import { book } from '@mocks/centre/appointments/booking';
import { bookableDays, expectedAt, freePlaces, slotsOn } from '@mocks/centre/appointments/slots';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { isWorkingDay } from '@mocks/centre/kernel/working-days';
import { branchQueues, queueAt } from '@mocks/centre/public/content/branch-queues';
import { branches } from '@mocks/data/counters';
import { expect, it } from 'vitest';
import { centreOn, LIU_YANG } from '../fixture';

it('the days are working days, over a holiday too', async () => {
  const before = await centreOn('2026-09-30');
  const days = await before.transact(bookableDays);
  expect(days).toHaveLength(7);
  expect(days.every(isWorkingDay)).toBe(true);
  expect(days[0]).toBe('2026-10-08');
});

it('slots and queues go by the same opening hours: at the beginning and the end of each slot somebody is served', () => {
  for (const branch of branches) {
    for (const day of ['2026-11-24', '2026-11-25', '2026-10-14']) {
      const slots = slotsOn(branch, day);
      expect(slots.length).toBeGreaterThan(12);
      for (const slot of slots) {
        const [from, to] = slot.split('-').map((time) => Date.parse(`${day}T${time}:00+08:00`));
        expect(queueAt(branch, from ?? 0).zt).toBe('1');
        expect(queueAt(branch, (to ?? 0) - 60_000).zt).toBe('1');
      }
    }
  }
});

it('whoever has an appointment now stands in the queue of 中心介绍', async () => {
  const centre = await centreOn('2026-11-20');
  const place = { wdbh: '0101', yyrq: '2026-11-23', yysd: '10:00-10:30' };
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);
  const [branch] = branches;
  if (!branch) throw new Error('There is no branch');
  const before = await centre.transact(({ store }) => expectedAt(store, branch, at('10:15')));
  const after = await centre.transact((tx) => {
    book(tx, LIU_YANG, {
      ...place,
      ...{ yylx: '1', yysx: 'TQ0104', sxsm: '', ywlsh: issueNumber(tx, LIU_YANG, 'WDYY') },
    });
    const { list } = branchQueues({ ...tx, now: () => at('10:15') });
    return { queue: list[0], left: freePlaces(tx.store, branch, place.yyrq, place.yysd) };
  });
  expect(after.queue?.yyrs).toBe(before + 1);
  expect(after.queue?.dhrs).toBe(queueAt(branch, at('10:15')).dhrs + before + 1);
  expect(after.left).toBe(branch.windows - before - 1);
  expect(await centre.transact(({ store }) => expectedAt(store, branch, at('12:00') + 86_400_000 * 5))).toBe(0);
});
