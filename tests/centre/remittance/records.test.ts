// @vitest-environment node
import { casesOf } from '@mocks/centre/cases/case-states';
import { ownerOf } from '@mocks/centre/kernel/desk';
import { remittancesOf } from '@mocks/centre/remittance/records';
import { expect, it } from 'vitest';
import { PAYING_UNITS, smallWorld } from '../ledger-world';
import { handIn } from '../remittance-world';

it('what a lost transaction had numbered is not shown to one unit once the number is another unit’s', () => {
  const world = smallWorld();
  const [one, other] = PAYING_UNITS.map((dwzh) => ({ kind: 'unit', dwzh }) as const);
  if (!one || !other) throw new Error('two units');
  // Handed in, and undone: the number is free again.
  world.transact((desk) => handIn(desk, {}, one), true);
  world.transact((desk) => handIn(desk, {}, other));
  const { store } = world.desk();
  expect(remittancesOf(store, other.dwzh)).toHaveLength(1);
  expect(remittancesOf(store, one.dwzh)).toEqual([]);
  expect(casesOf(store, ownerOf(one))).toEqual([]);
});
