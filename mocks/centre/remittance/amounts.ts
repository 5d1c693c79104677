import type { PlainMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import type { Fen } from '@/domain/money';
import type { ContributionPeriod, UnitRecord } from '../kernel/people';
import { ratiosIn } from '../kernel/unit/unit-ratios';

/** Monthly amounts of a contribution period: the unit's part and the member's. */
export interface Shares {
  unitFen: Fen;
  memberFen: Fen;
}

/** Amounts are memoized per contribution period: they do not change within it, and a unit may have tens of thousands. */
const amounts = new WeakMap<ContributionPeriod, Shares>();

export function contributionShares(span: ContributionPeriod): Shares {
  const known = amounts.get(span);
  if (known) return known;
  const shares = {
    unitFen: monthlyDeposit(span.base, span.dwjcbl),
    memberFen: monthlyDeposit(span.base, span.grjcbl),
  };
  amounts.set(span, shares);
  return shares;
}

/** Returns both parts that a base yields in a month, at the unit's ratios. */
export function sharesIn(unit: UnitRecord, month: PlainMonth, base: Fen): Shares {
  const { dwjcbl, grjcbl } = ratiosIn(unit, month);
  return { unitFen: monthlyDeposit(base, dwjcbl), memberFen: monthlyDeposit(base, grjcbl) };
}
