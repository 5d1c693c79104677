// @vitest-environment node
import fc from 'fast-check';
import { it } from 'vitest';
import { runs } from '../property-runs';
import { MEMBERS, PAYING_UNITS } from './ledger-world';
import { ledgerYears } from './ledger-years';
import { checkDepositViews } from './statements/deposit-statements';
import { checkLoanViews } from './statements/loan-statements';
import { checkUnitViews } from './statements/unit-statements';

it('random lives: every statement, certificate, list and figure is what the ledger holds, to the fen', () => {
  const years = ledgerYears((tx) => {
    for (const grzh of MEMBERS) checkDepositViews(tx, grzh);
    checkLoanViews(tx);
    for (const dwzh of PAYING_UNITS) checkUnitViews(tx, dwzh);
  });
  fc.assert(years, runs(40));
});
