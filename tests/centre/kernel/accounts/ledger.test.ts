// @vitest-environment node
import { balanceAt, balanceOf, post, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { createStore } from '@mocks/centre/kernel/store';
import { describe, expect, it } from 'vitest';

const entry = (id: string, fen: bigint, date = '2026-01-15') => ({
  id,
  date,
  kind: '01',
  zhaiyao: '汇缴',
  ywlsh: '',
  lines: [
    { account: 'member:1', fen },
    { account: 'bank', fen: -fen },
  ],
});

describe('ledger', () => {
  it('books the same id once', () => {
    const store = createStore();
    expect(post(store, entry('a', 192_000n))).toBe(true);
    expect(post(store, entry('a', 192_000n))).toBe(false);
    expect(balanceOf(store, 'member:1')).toBe(192_000n);
    expect(postingsOf(store, 'member:1')).toHaveLength(1);
  });

  it('throws when the lines do not balance, and books nothing', () => {
    const store = createStore();
    const lines = [
      { account: 'member:1', fen: 100n },
      { account: 'bank', fen: -99n },
    ];
    expect(() => post(store, { ...entry('a', 1n), lines })).toThrow('out of balance by 1 fen');
    expect(balanceOf(store, 'bank')).toBe(0n);
  });

  it('knows the balance at the end of a day', () => {
    const store = createStore();
    post(store, entry('a', 100n, '2026-01-15'));
    post(store, entry('b', 50n, '2026-02-15'));
    expect(balanceAt(store, 'member:1', '2026-01-14')).toBe(0n);
    expect(balanceAt(store, 'member:1', '2026-02-14')).toBe(100n);
    expect(balanceAt(store, 'member:1', '2026-02-15')).toBe(150n);
  });

  it('takes a booking back with its transaction', () => {
    const store = createStore();
    post(store, entry('a', 100n));
    store.begin();
    post(store, entry('b', 50n));
    store.rollback();
    expect(balanceOf(store, 'member:1')).toBe(100n);
    expect(postingsOf(store, 'bank')).toHaveLength(1);
    expect(trialBalance(store)).toBe(0n);
    expect(post(store, entry('b', 50n))).toBe(true);
  });
});
