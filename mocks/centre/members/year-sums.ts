// What an interest year (1 July to 30 June) began with, what came and went, and what it ended with.
import { addDays, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { isInterest } from '../kernel/deposit-interest';
import { balanceAt, isOpening, type Posting, postingsOf } from '../kernel/ledger';
import type { Store } from '../kernel/store';

const DEPOSITS = ['01', '02'];
const WITHDRAWALS = ['11', '12'];
const TRANSFERS = ['06', '07', '08'];

type Heading = 'deposit' | 'withdrawal' | 'transferIn' | 'transferOut' | 'interest' | 'other';

/**
 * Balance at both ends of a span of days, and every movement of it under one heading, so that the headings add up; what goes out is
 * negative. What was brought over is no movement: the span opens with it.
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

/** The year in which the interest year of a day ends. */
export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4)) + (date.slice(5) >= '07-01' ? 1 : 0);
}
