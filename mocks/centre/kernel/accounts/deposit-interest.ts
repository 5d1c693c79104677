import { addDays, type PlainDate } from '@/domain/dates';
import { depositInterest } from '@/domain/deposit/interest';
import type { Fen } from '@/domain/money';
import { policy } from '../../../data/policy/policy';
import type { Posting } from './ledger';

/**
 * Returns the interest (fen) accrued since the last payment of interest, up to the start of day `to`: since 1 July of the fund year, or
 * since a closing within it. Entries booked on 30 June after that day's interest count from 1 July.
 */
export function interestDue(postings: readonly Posting[], to: PlainDate): Fen {
  const yearStart = fundYearStart(addDays(to, -1));
  const settled = postings.findLastIndex(isInterest);
  const entry = postings[settled]?.entry;
  const from = entry && entry.kind !== '09' && entry.date > yearStart ? entry.date : yearStart;
  let opening = 0n;
  const movements: { date: PlainDate; fen: Fen }[] = [];
  postings.forEach(({ entry: { date }, line }, index) => {
    if (index <= settled || date < from) opening += line.fen;
    else if (date < to) movements.push({ date, fen: line.fen });
  });
  return depositInterest(opening, movements, from, to, policy('p.ckll').value);
}

/** Returns whether a posting is interest: the yearly one, or interest to date paid at closing. Deposits and withdrawals are not. */
export function isInterest({ entry, line }: Posting): boolean {
  return entry.kind === '09' || (['12', '07'].includes(entry.kind) && line.fen > 0n);
}

function fundYearStart(day: PlainDate): PlainDate {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? `${year}-07-01` : `${year - 1}-07-01`;
}
