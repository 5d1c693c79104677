// Opening balance, movements and closing balance of an interest year (1 July to 30 June).
import { addDays, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { balanceAt, isOpening, type Posting, postingsOf } from '../kernel/accounts/ledger';
import type { Store } from '../kernel/store';

const DEPOSITS = ['01', '02'];
const WITHDRAWALS = ['11', '12'];
const TRANSFERS = ['06', '07', '08'];

type Heading = 'deposit' | 'withdrawal' | 'transferIn' | 'transferOut' | 'interest' | 'other';

/**
 * Returns the balances at both ends of a range of days, and its movements by category, which add up; outgoing amounts are negative. Opening
 * balances are no movements.
 */
export function yearSums(
  store: Store,
  account: string,
  from: PlainDate,
  to: PlainDate,
): Record<Heading | 'opening' | 'closing', Fen> {
  const sums = { deposit: 0n, withdrawal: 0n, transferIn: 0n, transferOut: 0n, interest: 0n, other: 0n };
  let opening = balanceAt(store, account, addDays(from, -1));
  for (const posting of postingsOf(store, account)) {
    const { date } = posting.entry;
    if (date < from || date > to) continue;
    if (isOpening(posting)) opening += posting.line.fen;
    else sums[headingOf(posting)] += posting.line.fen;
  }
  return { ...sums, opening, closing: balanceAt(store, account, to) };
}

function headingOf(posting: Posting): Heading {
  const { kind } = posting.entry;
  if (isInterest(posting)) return 'interest';
  if (DEPOSITS.includes(kind)) return 'deposit';
  if (WITHDRAWALS.includes(kind)) return 'withdrawal';
  if (TRANSFERS.includes(kind)) return posting.line.fen < 0n ? 'transferOut' : 'transferIn';
  return 'other';
}

/** Returns the year in which the interest year of a day ends. */
export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4)) + (date.slice(5) >= '07-01' ? 1 : 0);
}
