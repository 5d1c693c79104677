// @vitest-environment node

import fc from 'fast-check';
import { it } from 'vitest';
import { unitYears } from './unit-years';

it('a year of a unit, whatever is done in it: lists, accounts, pending money and interest agree to the fen', () => {
  fc.assert(unitYears(), { numRuns: 60 });
});
