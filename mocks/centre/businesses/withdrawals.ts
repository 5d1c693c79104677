import type { WithdrawalRule } from '../withdrawals/rule';
import { purchaseWithdrawal } from './individual/tq0101';
import { buildingWithdrawal } from './individual/tq0102';
import { retirementWithdrawal } from './individual/tq0103';
import { disabilityWithdrawal } from './individual/tq0104';
import { emigrationWithdrawal } from './individual/tq0105';
import { loanWithdrawal } from './individual/tq0106';
import { rentWithdrawal } from './individual/tq0107';
import { otherWithdrawal } from './individual/tq0199';

/** The withdrawals that the centre takes in the hall. A further code is one rule file and one line here. */
export const withdrawalRules: readonly WithdrawalRule[] = [
  purchaseWithdrawal,
  buildingWithdrawal,
  retirementWithdrawal,
  disabilityWithdrawal,
  emigrationWithdrawal,
  loanWithdrawal,
  rentWithdrawal,
  otherWithdrawal,
];
