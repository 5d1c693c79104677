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
