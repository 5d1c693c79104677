import { lastPaidMonth, paidMonths } from '@mocks/centre/kernel/account-figures';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { memberAccount, post } from '@mocks/centre/kernel/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { searchMembers } from '@mocks/centre/members/unit-members';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { dueRoster } from '@mocks/centre/remittance/roster';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fenOf, toYuan } from '@/domain/money';
import { UNITS } from '../../people';
import { ACCOUNT, handIn } from '../remittance-world';

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

it('what the list adds up to is the sum of one month, the one that home shows, before the next one is paid and after', () =>
  centre.transact((desk) => {
    const sums = () => {
      const { list } = searchMembers(desk, HUAXIA, { page: 1, size: 500 });
      const counted = list.filter(({ qsny }) => qsny === '');
      const fen = counted.reduce((sum, { yjce }) => sum + fenOf(yjce), 0n);
      const { yjceny, yjcezj } = unitInfo(desk, HUAXIA);
      expect([yjceny, toYuan(fen)]).toEqual([yjceny, yjcezj]);
      expect(fen).toBe(dueRoster(desk.store, dwzh, yjceny).figures.hjje);
      return { yjceny, yjcezj, later: list.length - counted.length };
    };
    // One begins in December and one is sealed from then on: November has the one, December the other.
    expect(sums()).toEqual({ yjceny: '2026-11', yjcezj: '109101.60', later: 1 });
    const [leaving] = searchMembers(desk, HUAXIA, { grzhzt: '02', sort: 'yjce', order: 'desc', page: 1, size: 1 }).list;
    expect(leaving?.hxjc).toMatchObject([{ qsny: '2026-12', yjce: '0.00' }]);
    expect(leaving?.yjce).not.toBe('0.00');
    handIn(desk, { hjfs: '02', zhbh: ACCOUNT });
    expect(sums()).toEqual({ yjceny: '2026-12', yjcezj: UNITS.华夏精密.hjje, later: 0 });
  }));
