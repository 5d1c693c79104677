import {
  balanceOf,
  memberAccount,
  pendingAccount,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { formerAndPresentMembersOf, units } from '@mocks/centre/kernel/people';
import type { JournalBatch } from '@mocks/centre/kernel/store';
import { BusinessError } from '@mocks/centre/kernel/transaction';
import { interestStatement } from '@mocks/centre/members/interest-statement';
import { searchMembers } from '@mocks/centre/members/unit/unit-members';
import { bookedRoster, dueRoster } from '@mocks/centre/remittance/list/roster';
import { memoryJournal } from '@mocks/journals/memory';
import { LARGE_UNIT, type LargeUnitOrder } from '@mocks/seed/large-unit';
import { expect, test } from 'vitest';
import { rosterBalances } from '@/domain/deposit/remittance';
import { centreOn } from '../centre/fixture';

const { dwzh } = LARGE_UNIT;
const ACTOR = { kind: 'unit', dwzh } as const;
const MEMBERS = 5_000;

test('the large unit follows from one line of the journal: another start of the centre has the same, a reset has none', async () => {
  const journal = memoryJournal();
  const centre = await centreOn('2026-11-21', journal);
  expect(await centre.addLargeUnit(MEMBERS)).toEqual({ day: '2026-11-21', rs: MEMBERS } satisfies LargeUnitOrder);
  // Asked again it is the same one.
  expect((await centre.addLargeUnit(7)).rs).toBe(MEMBERS);
  const batches: JournalBatch[] = await journal.since(0);
  expect(batches.map(({ changes }) => changes.length)).toEqual([1, 1]);

  const look = (one: Awaited<ReturnType<typeof centreOn>>) =>
    one.transact((tx) => ({
      members: formerAndPresentMembersOf(tx.store, dwzh).size,
      jzny: units(tx.store).get(dwzh)?.jzny,
      statement: interestStatement(tx, ACTOR, { nd: '', page: 1, size: 3 }),
      last: searchMembers(tx, ACTOR, { page: MEMBERS, size: 1 }).list,
    }));
  const here = await look(centre);
  expect(here).toMatchObject({ members: MEMBERS, jzny: '2026-11', statement: { nd: '2026', rs: MEMBERS } });
  // A change of a member stands in the journal after the unit, and does so in the other centre.
  await centre.transact(({ store }) => units(store).put(dwzh, { ...unitIn(store), dwjcbl: '10' }));
  const other = await centreOn('2026-11-21', journal);
  expect(await look(other)).toEqual(here);
  expect(await other.transact(({ store }) => units(store).get(dwzh)?.dwjcbl)).toBe('10');

  await centre.reset();
  expect(
    await other.transact(({ store }) => [units(store).get(dwzh), formerAndPresentMembersOf(store, dwzh).size]),
  ).toEqual([undefined, 0]);
});

const unitIn = (store: Parameters<typeof units>[0]) => {
  const unit = units(store).get(dwzh);
  if (!unit) throw new BusinessError('1', '没有这个单位');
  return unit;
};

test('its books balance: opening, months and interest of each member come to the balance and to the statement', async () => {
  const centre = await centreOn('2026-11-10');
  await centre.addLargeUnit(1_000);
  await centre.transact(({ store }) => {
    expect(trialBalance(store)).toBe(0n);
    expect(balanceOf(store, pendingAccount(dwzh))).toBe(0n);
    // On the 10th the month itself is due, the one before it is paid.
    const due = dueRoster(store, dwzh, '2026-11');
    const booked = bookedRoster(store, dwzh, '2026-10');
    expect(due.figures).toMatchObject({ syrs: 1_000, hjrs: 1_000, zjrs: 0, tzje: 0n });
    expect(rosterBalances(due.figures)).toBe(true);
    expect(booked?.figures.hjje).toBe(due.figures.hjje);
  });
  await centre.transact((tx) => {
    const { bngj, lxje, qcye, qmye, list } = interestStatement(tx, ACTOR, { nd: '', page: 1, size: 1_000 });
    const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
    expect(fen(qcye) + fen(bngj) + fen(lxje)).toBe(fen(qmye));
    expect(list.reduce((sum, one) => sum + fen(one.lxje), 0n)).toBe(fen(lxje));
    const [first] = list;
    const postings = postingsOf(tx.store, memberAccount(first?.grzh ?? ''));
    expect(postings.map(({ entry }) => entry.date)).toEqual(postings.map(({ entry }) => entry.date).sort());
    expect(postings.map(({ entry }) => entry.kind).join(' ')).toBe(
      `99 ${'01 '.repeat(12)}09 ${'01 '.repeat(4)}`.trim(),
    );
  });
});
