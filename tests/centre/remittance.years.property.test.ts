// @vitest-environment node

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitYears } from './unit-years';

/** What a year has to have in it, done and not only tried: a generator of refusals would prove nothing. */
const KINDS =
  'days month remit transfer backPay join leave return moveOut moveIn lower defer cancel topUp topUpTogether leaveTogether moveTogether'.split(
    ' ',
  );

it('a year of a unit, whatever is done in it: lists, accounts, pending money and interest agree to the fen', () => {
  const done = new Set<string>();
  const property = unitYears(40, (kind, outcome) => outcome === 'done' && done.add(kind));
  fc.assert(property, { numRuns: 60 });
  expect(KINDS.filter((kind) => !done.has(kind))).toEqual([]);
});
