// @vitest-environment node
import fc from 'fast-check';
import { it } from 'vitest';
import { runs } from '../../../property-runs';
import { ledgerYears } from '../../ledger-years';

it("random years of a centre: every account balances, the units' money equals their members', nothing is booked twice", () => {
  fc.assert(ledgerYears(), runs(100));
});
