import type { WithdrawalRule } from './rule';
import { retirementWithdrawal } from './tq0103';
import { rentWithdrawal } from './tq0107';
import { otherWithdrawal } from './tq0199';

/** The withdrawals that the centre takes in the hall. A further code is one rule file and one line here. */
export const withdrawalRules: readonly WithdrawalRule[] = [retirementWithdrawal, rentWithdrawal, otherWithdrawal];
