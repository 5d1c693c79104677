import { monthlyDeposit } from '@/domain/interest';
import type { Fen } from '@/domain/money';
import type { DepositSpan } from '../kernel/people';

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
