// @vitest-environment node
import type { Centre } from '@mocks/centre/centre';
import { branchQueues, listBranches, queueAt } from '@mocks/centre/public/content/branch-queues';
import { addressList, mapCode } from '@mocks/centre/registers/places';
import { type BranchSeed, branches } from '@mocks/data/counters';
import { dictionaries } from '@mocks/data/dictionaries';
import { beforeAll, describe, expect, it } from 'vitest';
import { centreOn } from '../../fixture';

let centre: Centre;
beforeAll(async () => {
  centre = await centreOn('2026-11-23');
});

const at = (time: string) => Date.parse(`${time}+08:00`);
function branchWith(is: (branch: BranchSeed) => boolean): BranchSeed {
  const found = branches.find(is);
  if (!found) throw new Error('No such branch');
  return found;
}

describe('branches', () => {
  it('ten of them, in every district of the city; the dictionary and the map know the same', async () => {
    const list = await centre.transact(listBranches);
    const names = list.map(({ wdbh, wdmc }) => [wdbh, wdmc]);
    expect(names).toEqual(dictionaries.WDXX?.map(({ value, label }) => [value, label]));
    expect(mapCode.wd.map(({ wdbh, wdmc }) => [wdbh, wdmc])).toEqual(names);
    const city = addressList.find(({ name }) => name === '云州市')?.children.map(({ name }) => name);
    expect(new Set(list.map(({ ssq }) => ssq))).toEqual(new Set(city));
    for (const { ssq, dz } of list) expect(dz.startsWith(`云州市${ssq}`), dz).toBe(true);
    expect(list[2]).toMatchObject({ gzsj: '工作日 9:00至12:00，13:30至17:00', kbyw: expect.arrayContaining(['提取']) });
  });

  it('queues come from the centre’s clock, with the time they were counted at', async () => {
    const { sjjz, list } = await centre.transact(branchQueues);
    expect(sjjz).toBe('2026-11-23 10:00:00');
    expect(list).toHaveLength(branches.length);
    expect(list[0]).toMatchObject({ wdbh: '0101', zt: '1' });
    expect(list[0]?.dhrs).toBeGreaterThan(5);
    expect((await centre.transact(branchQueues)).list).toEqual(list);
  });
});

describe('the queue', () => {
  it('of a branch with a noon break: open, closed, at noon, on holidays', () => {
    const branch = branchWith(({ wdbh }) => wdbh === '0103');
    for (const [when, time, zt] of [
      ['before the doors open', '2026-11-23T08:59:59', '0'],
      ['the minute they open', '2026-11-23T09:00:00', '1'],
      ['over noon', '2026-11-23T12:30:00', '2'],
      ['after noon', '2026-11-23T13:30:00', '1'],
      ['the minute they close', '2026-11-23T17:00:00', '0'],
      ['on Saturday', '2026-11-28T10:00:00', '3'],
      ['on Sunday', '2026-11-29T10:00:00', '3'],
      ['on a Thursday of the National Day', '2026-10-01T10:00:00', '3'],
      ['on a Saturday worked instead', '2026-10-10T10:00:00', '1'],
    ] as const) {
      const queue = queueAt(branch, at(time));
      expect(queue.zt, when).toBe(zt);
      if (zt !== '1') expect(queue, when).toMatchObject({ dhrs: 0, yjdd: 0 });
    }
  });

  it('lasts into the evening on the weekday that was announced, and on no other', () => {
    const branch = branchWith(({ late }) => late !== undefined);
    const states = ['2026-10-14', '2026-10-21', '2026-10-22'].map((day) => queueAt(branch, at(`${day}T19:59:00`)).zt);
    expect(states).toEqual(['0', '1', '0']);
    expect(queueAt(branch, at('2026-10-21T20:00:00')).zt).toBe('0');
  });

  it('swells in the morning and ebbs before closing; never negative, always whole', () => {
    for (const branch of branches) {
      const day = Array.from({ length: 8 * 60 }, (_, minute) =>
        queueAt(branch, at('2026-11-23T09:00:00') + minute * 60_000),
      );
      expect(day.every(({ dhrs, yjdd }) => Number.isInteger(dhrs) && dhrs >= 0 && Number.isInteger(yjdd))).toBe(true);
      // Nobody waits yet when the doors open.
      expect(day[0]?.dhrs).toBe(0);
      expect(day[75]?.dhrs).toBeGreaterThan(day[5]?.dhrs ?? 0);
      expect(day[479]?.dhrs).toBeLessThan(day[75]?.dhrs ?? 0);
    }
  });
});
