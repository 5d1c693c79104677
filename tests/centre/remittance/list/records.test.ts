// @vitest-environment node
import { casesOf } from '@mocks/centre/cases/case-states';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { listName, monthRuns, remittancesOf } from '@mocks/centre/remittance/list/records';
import { expect, it } from 'vitest';
import { PAYING_UNITS, smallWorld } from '../../ledger-world';
import { handIn } from '../../remittance-world';

it('what a lost transaction had numbered is not shown to one unit once the number is another unit’s', () => {
  const world = smallWorld();
  const [one, other] = PAYING_UNITS.map((dwzh) => ({ kind: 'unit', dwzh }) as const);
  if (!one || !other) throw new Error('two units');
  // Handed in, and undone: the number is free again.
  world.transact((tx) => handIn(tx, {}, one), true);
  world.transact((tx) => handIn(tx, {}, other));
  const { store } = world.tx();
  expect(remittancesOf(store, other.dwzh)).toHaveLength(1);
  expect(remittancesOf(store, one.dwzh)).toEqual([]);
  expect(casesOf(store, ownerOf(one))).toEqual([]);
});

it('months that are made up are named as they follow one upon the other: one that was paid between is none of them', () => {
  expect(monthRuns(['2027-05', '2027-02', '2027-04', '2027-04'])).toBe('2027-02、2027-04至2027-05');
  expect(monthRuns(['2026-12', '2027-01'])).toBe('2026-12至2027-01');
  expect(monthRuns(['2027-01'])).toBe('2027-01');
  const bj = { ksny: '2027-02', jsny: '2027-05', months: ['2027-02', '2027-04', '2027-05'], bjyy: '03' };
  expect(listName({ hjny: '2027-05', bj })).toBe('2027-02、2027-04至2027-05补缴');
});
