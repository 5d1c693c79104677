import { lastPaidMonth, paidMonths } from '@mocks/centre/kernel/account-figures';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { memberAccount, post } from '@mocks/centre/kernel/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { searchMembers } from '@mocks/centre/members/unit-members';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UNITS } from '../../people';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const byMonth = (desk: Desk, page = 1, size = 500) =>
  searchMembers(desk, HUAXIA, { sort: 'jzny', order: 'desc', page, size }).list;

it('in an order, pages come without a gap, and what changes moves its member at once', () =>
  centre.transact((desk) => {
    const before = byMonth(desk);
    const paged = [1, 2, 3, 4, 5, 6].flatMap((page) => byMonth(desk, page, 10));
    expect(paged).toEqual(before);
    const months = before.map(({ jzny }) => jzny);
    expect(months).toEqual([...months].sort().reverse());
    const last = before.at(-1)?.grzh ?? '';
    const entry = {
      id: 'test',
      date: '2026-11-21',
      kind: '01',
      zhaiyao: '汇缴',
      ywlsh: '',
      hjny: '2027-01',
      dwzh,
    } as const;
    const lines = [
      { account: memberAccount(last), fen: 100n },
      { account: 'bank', fen: -100n },
    ];
    post(desk.store, { ...entry, lines });
    expect(byMonth(desk)[0]).toMatchObject({ grzh: last, jzny: '2027-01' });
    // The other way round it is last, and the order of before is not what stands there.
    expect(searchMembers(desk, HUAXIA, { sort: 'jzny', order: 'asc', page: 1, size: 500 }).list.at(-1)?.grzh).toBe(
      last,
    );
  }));

it('the last month paid is the one that all months paid come to, for everybody', () =>
  centre.transact(({ store, today }) => {
    for (const person of persons(store).values()) {
      const months = paidMonths(store, person, today());
      if (months.last?.entry.hjny !== undefined)
        expect(lastPaidMonth(store, person) >= months.last.entry.hjny).toBe(true);
      expect(lastPaidMonth(store, person) === '').toBe(months.total === 0);
    }
  }));
