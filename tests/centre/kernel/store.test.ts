// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount, post, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { decodeBatch, encodeBatch } from '@mocks/centre/kernel/batch-codec';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import {
  findPersonByZjhm,
  formerAndPresentMembersOf,
  membersByNumber,
  type PersonRecord,
  persons,
} from '@mocks/centre/kernel/people';
import { createStore, type Journal, type JournalBatch, JournalError, type Store } from '@mocks/centre/kernel/store';
import { review } from '@mocks/centre/office/review';
import { memoryJournal } from '@mocks/journals/memory';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { apply, centreOn, LIU_YANG, RENT, refusalOf, ZHAO_MIN } from '../fixture';

const TABLES = [
  'centre',
  'persons',
  'units',
  'ledger',
  'loans',
  'cases',
  'messages',
  'counters',
  'issued-numbers',
  'withdrawal-claims',
  'agreements',
];

/** Every record of the tables that the centre writes, in one text. */
function dump(store: Store): string {
  return TABLES.map((name) => {
    const rows = [...store.table<unknown>(name).values()].map((row) =>
      encodeBatch({ seq: 0, changes: [{ table: name, key: '', value: row }] }),
    );
    return rows.sort().join('\n');
  }).join('\n\n');
}

/** A journal as it is on disk: what comes back was text in between. */
function textJournal(): Journal {
  const journal = memoryJournal();
  return {
    ...journal,
    since: async (seq) =>
      (await journal.since(seq)).map((batch) => decodeBatch(encodeBatch(batch))).filter((batch) => batch !== undefined),
  };
}

describe('store', () => {
  it('copies what it holds; neither of the two sees what changes in the other, indexes included', () => {
    const first = createStore();
    const amounts = (store: Store) =>
      store.index('ledger', 'test', () => {
        const sum = {
          fen: 0n,
          added(row: { fen: bigint }) {
            sum.fen += row.fen;
          },
          removed(row: { fen: bigint }) {
            sum.fen -= row.fen;
          },
        };
        return sum;
      });
    const put = (store: Store, key: string, fen: bigint) => store.table<{ fen: bigint }>('ledger').put(key, { fen });
    put(first, 'a', 1n);
    expect(amounts(first).fen).toBe(1n);
    const second = first.copy();
    put(first, 'b', 10n);
    put(second, 'c', 100n);
    put(second, 'a', 5n);
    expect([amounts(first).fen, amounts(second).fen]).toEqual([11n, 105n]);
    expect([...first.table<{ fen: bigint }>('ledger').values()]).toEqual([{ fen: 1n }, { fen: 10n }]);
  });

  it('copies the books and the directory; neither of the two sees what is booked and who comes in the other', () => {
    const first = createStore();
    const account = memberAccount('1');
    const book = (store: Store, id: string, fen: bigint) =>
      post(store, {
        id,
        date: '2026-11-21',
        kind: '1011',
        zhaiyao: '汇缴',
        ywlsh: '',
        lines: [
          { account, fen },
          { account: 'bank', fen: -fen },
        ],
      });
    const paidBy = (store: Store) => postingsOf(store, account).map(({ entry }) => entry.id);
    const { zjhm } = PEOPLE.刘洋;
    // Only what the directory reads.
    const register = (store: Store, grzh: string, dwzh: string) =>
      persons(store).put(grzh, { grzh, zjhm, passwordHash: '', spans: [{ dwzh }] } as unknown as PersonRecord);
    const found = (store: Store) => findPersonByZjhm({ store }, zjhm)?.grzh;

    book(first, 'a', 1n);
    expect(found(first)).toBeUndefined();
    register(first, '3', 'x');
    const second = first.copy();
    const third = first.copy();
    book(first, 'b', 10n);
    second.begin();
    book(second, 'c', 100n);
    expect([paidBy(second), balanceOf(second, account)]).toEqual([['a', 'c'], 101n]);
    second.rollback();
    book(second, 'd', 1000n);
    register(first, '2', 'x');
    register(second, '1', 'y');
    persons(second).delete('3');

    const stores = [first, second, third];
    expect(stores.map(paidBy)).toEqual([['a', 'b'], ['a', 'd'], ['a']]);
    expect(stores.map((store) => balanceOf(store, account))).toEqual([11n, 1001n, 1n]);
    expect(stores.map(trialBalance)).toEqual([0n, 0n, 0n]);
    expect(stores.map(found)).toEqual(['2', '1', '3']);
    const members = (dwzh: string) => stores.map((store) => [...formerAndPresentMembersOf(store, dwzh)].sort());
    expect(members('x')).toEqual([['2', '3'], [], ['3']]);
    expect(members('y')).toEqual([[], ['1'], []]);
    expect(stores.map((store) => membersByNumber(store, 'x').length)).toEqual([2, 0, 1]);
  });

  it('undoes everything a transaction changed, indexes included', () => {
    const store = createStore();
    const rows = store.table<{ name: string }>('rows');
    const names = new Set<string>();
    store.index<{ name: string }, { added(row: { name: string }): void; removed(row: { name: string }): void }>(
      'rows',
      'names',
      () => ({ added: (row) => names.add(row.name), removed: (row) => names.delete(row.name) }),
    );
    rows.put('a', { name: 'first' });
    store.begin();
    rows.put('a', { name: 'second' });
    rows.put('b', { name: 'third' });
    rows.delete('a');
    store.rollback();
    expect(rows.get('a')).toEqual({ name: 'first' });
    expect(rows.size).toBe(1);
    expect([...names]).toEqual(['first']);
  });

  it('names each changed record once, with its last state', () => {
    const store = createStore();
    const rows = store.table<{ n: number }>('rows');
    store.begin();
    rows.put('a', { n: 1 });
    rows.put('a', { n: 2 });
    rows.put('b', { n: 3 });
    rows.delete('b');
    expect(store.changes()).toEqual([
      { table: 'rows', key: 'a', value: { n: 2 } },
      { table: 'rows', key: 'b', value: null },
    ]);
  });

  it('keeps amounts beyond 2^53 through the codec and leaves a torn line out', () => {
    const batch: JournalBatch = {
      seq: 7,
      changes: [{ table: 't', key: 'k', value: { fen: 99_999_999_999_999_999n, at: [1n] } }],
    };
    const line = encodeBatch(batch);
    expect(decodeBatch(line)).toEqual(batch);
    expect(decodeBatch(line.slice(0, -3))).toBeUndefined();
    expect(decodeBatch('null')).toBeUndefined();
  });
});

describe('centre on a journal', () => {
  it('stands the same after a restart, to the last record', async () => {
    const journal = textJournal();
    const centre = await centreOn('2026-11-21', journal);
    await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }));
    const { ywlsh } = await centre.transact((tx) =>
      apply(tx, ZHAO_MIN, {
        ...RENT,
        hyzk: '20',
        poxm: '周凯',
        pozjlx: '01',
        pozjhm: PEOPLE.周凯.zjhm,
        tqksny: '2026-01',
        sqtqje: '16500.00',
      }),
    );
    await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
    await centre.transact((tx) => moveClock(tx, { days: 40 }));
    const live = await centre.transact((tx) => dump(tx.store));

    const again = await centreOn('2026-11-21', journal);
    expect(await again.transact((tx) => dump(tx.store))).toBe(live);
    expect(await again.transact((tx) => trialBalance(tx.store))).toBe(0n);
  });

  it('takes back a refused request as a whole, and the days that were settled before it stay', async () => {
    const centre = await centreOn();
    const before = await centre.transact((tx) => dump(tx.store));
    const refused = centre.transact((tx) => {
      apply(tx, LIU_YANG);
      apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-09', tqjsny: '2026-09' });
    });
    expect((await refusalOf(refused)).fieldErrors.tqksny).toBe('2026-09已办理租房提取，请改选未办理过的月份');
    expect(await centre.transact((tx) => dump(tx.store))).toBe(before);
  });

  it('shows one tab what another committed, and a reset', async () => {
    const journal = textJournal();
    const one = await centreOn('2026-11-21', journal);
    const other = await centreOn('2026-11-21', journal);
    const balance = (centre: typeof one) => centre.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)));
    const seeded = await balance(other);
    await one.transact((tx) => apply(tx, LIU_YANG));
    expect(await balance(other)).toBe(seeded - 450_000n);
    await other.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    await one.reset();
    expect(await balance(other)).toBe(seeded);
    expect(await balance(one)).toBe(seeded);
    const again = await centreOn('2026-11-22', journal);
    expect(await balance(again)).toBe(seeded);
  });

  it('forgets what could not be written down', async () => {
    const journal = memoryJournal();
    let full = false;
    const centre = await centreOn('2026-11-21', {
      ...journal,
      append: async (batch) => {
        if (full) throw new Error('disk full');
        await journal.append(batch);
      },
    });
    const before = await centre.transact((tx) => dump(tx.store));
    full = true;
    await expect(centre.transact((tx) => apply(tx, LIU_YANG))).rejects.toThrow('disk full');
    full = false;
    expect(await centre.transact((tx) => dump(tx.store))).toBe(before);
    await centre.transact((tx) => apply(tx, LIU_YANG));
    const again = await centreOn('2026-11-21', journal);
    expect(await again.transact((tx) => dump(tx.store))).toBe(await centre.transact((tx) => dump(tx.store)));
  });

  it('does not open on a journal with batches missing, nor begin anew over one without its start', async () => {
    const journal = memoryJournal();
    const centre = await centreOn('2026-11-21', journal);
    await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
    const without = (seq: number) => ({
      ...journal,
      since: async (after: number) => (await journal.since(after)).filter((batch) => batch.seq !== seq),
    });
    const written = await journal.since(0);
    for (const { seq } of written.slice(0, -1))
      await expect(centreOn('2026-11-21', without(seq))).rejects.toThrow(JournalError);
    expect(await journal.since(0)).toEqual(written);
  });
});
