// @vitest-environment node
import fc from 'fast-check';
import { it } from 'vitest';
import { runs } from '../../property-runs';
import { loanLives } from '../loan-lives';

it('random lives of borrowers over up to thirty years: paid by card and deposits, late, ahead and off, terms changed, the bank silent or refusing; nothing twice, and each day the plan is what is owed', () => {
  fc.assert(loanLives(), runs(50));
});
