import type { WithdrawalRule } from '../withdrawals/rule';
import { purchaseWithdrawal } from './individual/tq0101-purchase';
import { buildingWithdrawal } from './individual/tq0102-building';
import { retirementWithdrawal } from './individual/tq0103-retirement';
import { disabilityWithdrawal } from './individual/tq0104-disability';
import { emigrationWithdrawal } from './individual/tq0105-emigration';
import { loanWithdrawal } from './individual/tq0106-loan-repayment';
import { rentWithdrawal } from './individual/tq0107-rent';
import { otherWithdrawal } from './individual/tq0199-other-reason';

/** Rules of all withdrawals in the hall. A new code is one rule file and one line here. */
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
