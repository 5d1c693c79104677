import type { PlainMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import type { Fen } from '@/domain/money';
import type { DepositSpan, UnitRecord } from '../kernel/people';
import { ratiosIn } from '../kernel/unit-ratios';

/** What a span brings each month: the unit's part and the member's. */
export interface Shares {
  unitFen: Fen;
  memberFen: Fen;
}

/** A span's amounts are the same each month: worked out once, since a unit may have tens of thousands. */
const amounts = new WeakMap<DepositSpan, Shares>();

export function sharesOf(span: DepositSpan): Shares {
  const known = amounts.get(span);
  if (known) return known;
  const shares = {
    unitFen: monthlyDeposit(span.base, span.dwjcbl),
    memberFen: monthlyDeposit(span.base, span.grjcbl),
  };
  amounts.set(span, shares);
  return shares;
}

/** What a base brings in a month of the unit. */
export function sharesIn(unit: UnitRecord, month: PlainMonth, base: Fen): Shares {
  const { dwjcbl, grjcbl } = ratiosIn(unit, month);
  return { unitFen: monthlyDeposit(base, dwjcbl), memberFen: monthlyDeposit(base, grjcbl) };
}
