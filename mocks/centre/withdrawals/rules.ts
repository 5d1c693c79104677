import { retirementWithdrawal } from '../businesses/individual/tq0103';
import { rentWithdrawal } from '../businesses/individual/tq0107';
import { otherWithdrawal } from '../businesses/individual/tq0199';
import type { WithdrawalRule } from './rule';

/** The withdrawals that the centre takes in the hall. A further code is one rule file and one line here. */
export const withdrawalRules: readonly WithdrawalRule[] = [retirementWithdrawal, rentWithdrawal, otherWithdrawal];
