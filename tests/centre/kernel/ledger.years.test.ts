// @vitest-environment node
import fc from 'fast-check';
import { it } from 'vitest';
import { ledgerYears, loanYears } from '../ledger-years';

it("random years of a centre: every account balances, the units' money equals their members', nothing is booked twice", () => {
  fc.assert(ledgerYears(), { numRuns: 100 });
});

it('random lives of borrowers: paid by card and deposits, late, ahead and off, terms changed, the bank silent or refusing; nothing twice, and the plan is what is owed', () => {
  fc.assert(loanYears(), { numRuns: 50 });
});
