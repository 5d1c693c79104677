import type { PlainDate } from '@/domain/dates';
import { type DebitRefusal, refusalOfBank } from '../kernel/bank';
import type { Store } from '../kernel/store';
import { type LoanRecord, loans, loansOf } from './loans';

/** Said of a repayment card: whose account it is, whoever tells it says. */
const SHORT = '余额不足';

/** What is wrong with the repayment card of a loan on this day (余额不足, 已挂失); undefined when it can be debited. */
export function cardRefusal(
  store: Store,
  { grzh, cardShortFrom }: LoanRecord,
  day: PlainDate,
): DebitRefusal | undefined {
  if (cardShortFrom !== undefined && day >= cardShortFrom) return { yy: SHORT, short: true };
  const refused = refusalOfBank(store, grzh);
  return refused?.short ? { ...refused, yy: SHORT } : refused;
}

/** QA: the person has paid in, the repayment cards hold enough again. */
export function fillCards(store: Store, grzh: string): void {
  for (const { cardShortFrom: _, ...loan } of loansOf(store, grzh)) loans(store).put(loan.dkzh, loan);
}
