import type { AmountLimit } from '@/api/judgement';
import { toYuan } from '@/domain/money';
import { type FreeBalance, keptBalance } from '@/domain/other-withdrawal';
import { policyFen } from '../../data/policy';
import { askedFigures, sumAsked } from '../loans/asked-money';
import type { Applicant } from './rule';

/** What of the applicant's balance is spoken for: frozen, asked for by other cases, to be kept. */
export function freeOf({ balance, person, asked }: Applicant): FreeBalance {
  return { grzhye: balance, djje: person.frozenFen, zbje: sumAsked(asked), blje: policyFen('p.zhBlje') };
}

/** The same for the limit panel. */
export function freeFigures({
  balance,
  person,
  asked,
}: Applicant): Pick<AmountLimit, 'grzhye' | 'blje' | 'djje' | 'zbje' | 'zbyw'> {
  return {
    grzhye: toYuan(balance),
    blje: toYuan(keptBalance(policyFen('p.zhBlje'))),
    djje: toYuan(person.frozenFen),
    ...askedFigures(asked),
  };
}

/** A limit of which nothing is to be had: what it is for is used up already, and that is the whole of how it comes about. */
export const usedUp = (limit: AmountLimit, words: string): AmountLimit => ({ ...limit, kytqe: '0.00', gs: words });
