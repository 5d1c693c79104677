import { sumName } from '@/domain/case-sum';
import { toYuan } from '@/domain/money';
import { cases, FINAL } from '../cases/case-states';
import { returnableItems } from '../cases/corrections';
import { persons, units } from '../kernel/people';
import { type OwnerKey, readOwner, type Transaction } from '../kernel/transaction';

/** A case in the clerk's list. */
export interface OpenCase {
  ywlsh: string;
  ywmc: string;
  ywzt: string;
  slsj: string;
  je: string;
  /** Name of the amount, '' for a case without one. */
  jemc: string;
  /** Applicant. */
  sqr: string;
  /** Applicant's statement that returned items are right; '' without one. */
  wwsm: string;
  /** Items that a return may name. */
  ktx: ReturnType<typeof returnableItems>;
}

/** Returns all open cases of all applicants, newest first, for the clerk. */
export function openCasesForReview(tx: Transaction): OpenCase[] {
  return [...cases(tx.store).values()]
    .filter(({ ywzt }) => !FINAL.includes(ywzt) && ywzt !== '01')
    .map((record) => {
      const { ywlsh, ywmc, ywzt, slsj, je, owner, values, lc } = record;
      return {
        ywlsh,
        ywmc,
        ywzt,
        slsj,
        je: toYuan(je),
        jemc: sumName({ je: toYuan(je), ...(record.jemc && { jemc: record.jemc }) }),
        // During registration the unit's name stands in the application only.
        sqr: readOwner(owner).kind === 'applicant' ? (values.dwmc ?? '') : nameOf(tx, owner),
        wwsm: ywzt === '98' ? (lc.findLast(({ key }) => key === 'stated')?.yj ?? '') : '',
        ktx: ywzt === '98' ? returnableItems(tx, record) : [],
      };
    })
    .sort((a, b) => (a.ywlsh < b.ywlsh ? 1 : -1));
}

function nameOf(tx: Transaction, owner: OwnerKey): string {
  const number = readOwner(owner).id;
  return persons(tx.store).get(number)?.xingming ?? units(tx.store).get(number)?.dwmc ?? number;
}
