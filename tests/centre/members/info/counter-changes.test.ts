// @vitest-environment node

import type { LedgerEntry } from '@mocks/centre/kernel/accounts/ledger';
import { persons, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { listAdjustments } from '@mocks/centre/members/adjustment-records';
import { listChanges } from '@mocks/centre/members/unit/unit-records';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { UNITS } from '../../../people';
import { centreOn } from '../../fixture';

const PAGE = { page: 1, size: 1000 };
const EVER = { ksrq: '', jsrq: '', bdlx: '', ...PAGE };

/** What each member had booked each month, as the ledger has it; the month that is due as its list says. */
function monthsOf(tx: Transaction, dwzh: string): [month: string, paid: Map<string, bigint>][] {
  const { store } = tx;
  const unit = units(store).get(dwzh);
  if (!unit) throw new Error(dwzh);
  const booked = [...store.table<LedgerEntry>('ledger').values()]
    .filter((entry) => entry.dwzh === dwzh && entry.kind === '01')
    .map(({ hjny = '', lines }): [string, Map<string, bigint>] => [
      hjny,
      new Map(
        lines.filter(({ account }) => account.startsWith('member:')).map(({ account, fen }) => [account.slice(7), fen]),
      ),
    ]);
  const due = dueMonth(tx, unit);
  const coming = dueRoster(store, dwzh, due).entries.filter(({ unitFen, memberFen }) => unitFen + memberFen > 0n);
  const last = new Map(coming.map(({ person, unitFen, memberFen }) => [person.grzh, unitFen + memberFen]));
  return [...booked.sort(([a], [b]) => (a < b ? -1 : 1)), [due, last]];
}

const sumOf = (paid: Map<string, bigint>) => [...paid.values()].reduce((sum, fen) => sum + fen, 0n);

it.each(Object.entries(UNITS).filter(([, { dwzh }]) => dwzh.startsWith('10000000')))(
  '%s: from the first day of the books every change between two months of a member has its row',
  async (_, { dwzh }) => {
    const centre = await centreOn();
    await centre.transact((tx) => {
      const actor = { kind: 'unit' as const, dwzh };
      if (units(tx.store).get(dwzh)?.other) return;
      const months = monthsOf(tx, dwzh);
      const adjusted = listAdjustments(tx, actor, { ksny: '', jsny: '', ...PAGE }).list;
      let came = 0;
      let changes = 0;
      months.forEach(([month, now], at) => {
        const before = months[at - 1]?.[1];
        if (!before) return;
        const rows = adjusted.filter(({ sxny }) => sxny === month);
        const otherwise = [...now.keys()].filter((grzh) => before.has(grzh) && before.get(grzh) !== now.get(grzh));
        const said = rows.reduce((all, { fsrs }) => all + fsrs, 0);
        expect([month, said]).toEqual([month, otherwise.length]);
        changes += otherwise.length;
        // An account that was there before the books came with them.
        const opened = (grzh: string) => (persons(tx.store).get(grzh)?.priorMonths ?? 0) > 0;
        const first = (grzh: string) => !months.slice(0, at).some(([, paid]) => paid.has(grzh));
        const born = (grzh: string) => persons(tx.store).get(grzh)?.spans[0]?.from === month;
        came += [...now.keys()].filter(
          (grzh) => !before.has(grzh) && !(first(grzh) && opened(grzh) && born(grzh)),
        ).length;
        came += [...before.keys()].filter((grzh) => !now.has(grzh)).length;
        for (const { tzhje } of rows) expect([month, fenOf(tzhje)]).toEqual([month, sumOf(now)]);
        // Who comes or goes in the same month is no adjustment.
        const more = otherwise.reduce((fen, grzh) => fen + (now.get(grzh) ?? 0n) - (before.get(grzh) ?? 0n), 0n);
        const told = rows.reduce((fen, { tzqje, tzhje }) => fen + fenOf(tzhje) - fenOf(tzqje), 0n);
        expect([month, told]).toEqual([month, more]);
      });
      // Who was new in the first month of the books had no month before it.
      const [start] = months;
      came += [...(start?.[1].keys() ?? [])].filter((grzh) => persons(tx.store).get(grzh)?.priorMonths === 0).length;
      const moved = listChanges(tx, actor, EVER).list;
      expect(moved.reduce((all, { rs }) => all + rs, 0)).toBe(came);
      expect(moved.every(({ czrq, mx }) => czrq <= tx.today() && mx !== '')).toBe(true);
      if (dwzh === UNITS.华夏精密.dwzh) {
        expect(changes).toBeGreaterThan(10);
        expect(came).toBeGreaterThan(2);
      }
    });
  },
);
