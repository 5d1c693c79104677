// @vitest-environment node

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../property-runs';
import { unitYears } from './unit-years';

/** What a year has to have in it, done and not only tried: a generator of refusals would prove nothing. */
const KINDS = [
  ...'days month remit transfer part backPay topUp otherWay cancel refund'.split(' '),
  ...'join leave return moveOut moveIn topUpTogether leaveTogether moveTogether bases'.split(' '),
  ...'ratio lower defer prolongLower prolongDeferral deferralEnd endEarly decide'.split(' '),
];

it('a year of a unit, whatever is done in it: lists, accounts, pending money and interest agree to the fen', () => {
  const done = new Set<string>();
  const property = unitYears(40, (kind, outcome) => outcome === 'done' && done.add(kind));
  // The same years each time: which kinds are done is asserted too.
  fc.assert(property, runs(90));
  expect(KINDS.filter((kind) => !done.has(kind))).toEqual([]);
});
