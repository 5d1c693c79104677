import type { PlainDate } from '@/domain/dates';
import { type DebitRefusal, refusalOfNamed, SHORT } from '../kernel/accounts/bank';
import type { Store } from '../kernel/store';
import { type LoanRecord, loansOf, loanTable } from './loans';

/** Returns the fault of a loan's repayment card on this day (余额不足, 已挂失); undefined when it can be debited. */
export function cardRefusal(
  store: Store,
  { grzh, cardShortFrom }: LoanRecord,
  day: PlainDate,
): DebitRefusal | undefined {
  if (cardShortFrom !== undefined && day >= cardShortFrom) return { yy: SHORT, short: true };
  return refusalOfNamed(store, grzh);
}

/** QA: refills the person's repayment cards. */
export function fillCards(store: Store, grzh: string): void {
  for (const { cardShortFrom: _, ...loan } of loansOf(store, grzh)) loanTable(store).put(loan.dkzh, loan);
}
