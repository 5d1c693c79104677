// @vitest-environment node
import fc from 'fast-check';
import { it } from 'vitest';
import { ledgerYears, loanYears } from '../ledger-years';

it("random years of a centre: every account balances, the units' money equals their members', nothing is booked twice", () => {
  fc.assert(ledgerYears(), { numRuns: 100 });
});

it('random years of a loan: paid by card and deposit, late, ahead and off, the bank silent or refusing, and nothing twice', () => {
  fc.assert(loanYears(), { numRuns: 60 });
});
