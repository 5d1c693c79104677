// @vitest-environment node

import { type CaseRecord, cases } from '@mocks/centre/cases/case-states';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import {
  balanceOf,
  type LedgerEntry,
  memberAccount,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { BusinessError, ownerId, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PEOPLE } from '../people';
import { runs } from '../property-runs';
import { apply, centreOn, LIU_YANG, RENT, ZHAO_MIN, ZHOU_KAI } from './fixture';

const ACTORS = [LIU_YANG, ZHAO_MIN, ZHOU_KAI] as const;

const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      who: fc.nat(2),
      back: fc.nat(11),
      length: fc.integer({ min: 1, max: 12 }),
      fen: fc.integer({ min: 1, max: 2_000_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      which: fc.nat(9),
      result: fc.constantFrom('approve' as const, 'return' as const, 'refuse' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.nat(20) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

it('whatever is asked in whatever order: the books balance and nothing is booked twice', async () => {
  const centre = await centreOn();
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
      for (const one of operations) await attempt(centre, one);
      await centre.transact(check);
    }),
    runs(100),
  );
});

async function attempt(centre: Centre, one: Operation): Promise<void> {
  try {
    await centre.transact((tx) => run(tx, one));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}

function run(tx: Transaction, one: Operation): unknown {
  const all = [...cases(tx.store).values()];
  const chosen = 'which' in one ? all.at(-1 - one.which) : undefined;
  switch (one.kind) {
    case 'apply':
      return apply(tx, actorOf(one.who), valuesOf(tx, one));
    case 'repeat':
      return chosen && submit(tx, ownerOf(chosen), { ...chosen.values, ywlx: chosen.ywlx, ywlsh: chosen.ywlsh });
    case 'review':
      return chosen && review(tx, { ywlsh: chosen.ywlsh, result: one.result, opinion: '意见' });
    case 'withdraw':
      return chosen && withdrawCase(tx, ownerOf(chosen), { ywlsh: chosen.ywlsh });
    case 'days':
      return moveClock(tx, { days: one.days });
  }
}

function valuesOf(tx: Transaction, { who, back, length, fen }: Extract<Operation, { kind: 'apply' }>) {
  const month = (ago: number) => {
    const [year = 0, number = 1] = tx.today().split('-').map(Number);
    const index = year * 12 + number - 1 - ago;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  };
  const spouse = [undefined, ['周凯', PEOPLE.周凯.zjhm], ['赵敏', PEOPLE.赵敏.zjhm]][who];
  return {
    ...RENT,
    tqksny: month(back),
    tqjsny: month(Math.max(back - length + 1, 0)),
    sqtqje: `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`,
    ...(spouse ? { hyzk: '20', poxm: spouse[0], pozjlx: '01', pozjhm: spouse[1] } : {}),
  };
}

/** Every paid case is in the ledger once with its amount, no other is; and every account adds up. */
function check(tx: Transaction): void {
  const { store } = tx;
  expect(trialBalance(store)).toBe(0n);
  const entries = [...store.table<LedgerEntry>('ledger').values()];
  for (const record of cases(store).values()) {
    const booked = entries.filter(({ ywlsh, kind }) => kind === '11' && ywlsh === record.ywlsh);
    expect(booked).toHaveLength(record.ywzt === '99' ? 1 : 0);
    if (booked[0]) expect(booked[0].lines[0]?.fen).toBe(-record.je);
  }
  for (const { grzh } of ACTORS) {
    const account = memberAccount(grzh);
    const sum = postingsOf(store, account).reduce((total, { line }) => total + line.fen, 0n);
    expect(balanceOf(store, account)).toBe(sum);
    expect(sum).toBeGreaterThan(0n);
  }
}

function actorOf(index: number) {
  return ACTORS[index] ?? LIU_YANG;
}

function ownerOf({ owner }: CaseRecord) {
  return { kind: 'person', grzh: ownerId(owner, 'person') } as const;
}
