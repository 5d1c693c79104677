import type { AmountLimit } from '@/api/cases/judgement';
import { type FreeBalance, minimumBalance } from '@/domain/deposit/other-withdrawal';
import { toYuan } from '@/domain/money';
import { policyFen } from '../../data/policy/policy';
import { reservedFigures, sumReserved } from '../loans/reserved-amount';
import type { Applicant } from './rule';

/** Returns the balance less frozen, reserved and minimum amounts. */
export function freeBalanceOf({ balance, person, asked }: Applicant): FreeBalance {
  return { grzhye: balance, djje: person.frozenFen, zbje: sumReserved(asked), blje: policyFen('p.zhBlje') };
}

/** The same figures as lines of the limit panel. */
export function freeFigures({
  balance,
  person,
  asked,
}: Applicant): Pick<AmountLimit, 'grzhye' | 'blje' | 'djje' | 'zbje' | 'zbyw'> {
  return {
    grzhye: toYuan(balance),
    blje: toYuan(minimumBalance(policyFen('p.zhBlje'))),
    djje: toYuan(person.frozenFen),
    ...reservedFigures(asked),
  };
}

/** Returns a zero limit for a used-up entitlement; its only figure is the reason. */
export const exhaustedLimit = (limit: AmountLimit, words: string): AmountLimit => ({
  ...limit,
  kytqe: '0.00',
  gs: words,
});
