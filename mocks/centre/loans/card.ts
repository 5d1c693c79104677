import type { PlainDate } from '@/domain/dates';
import { type DebitRefusal, refusalOfNamed, SHORT } from '../kernel/bank';
import type { Store } from '../kernel/store';
import { type LoanRecord, loans, loansOf } from './loans';

/** What is wrong with the repayment card of a loan on this day (余额不足, 已挂失); undefined when it can be debited. */
export function cardRefusal(
  store: Store,
  { grzh, cardShortFrom }: LoanRecord,
  day: PlainDate,
): DebitRefusal | undefined {
  if (cardShortFrom !== undefined && day >= cardShortFrom) return { yy: SHORT, short: true };
  return refusalOfNamed(store, grzh);
}

/** QA: the person has paid in, the repayment cards hold enough again. */
export function fillCards(store: Store, grzh: string): void {
  for (const { cardShortFrom: _, ...loan } of loansOf(store, grzh)) loans(store).put(loan.dkzh, loan);
}
