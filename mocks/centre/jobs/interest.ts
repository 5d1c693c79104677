import { addDays, type PlainDate } from '@/domain/dates';
import { depositInterest } from '@/domain/interest';
import { type Fen, moneyText } from '@/domain/money';
import { policy } from '../../data/policy';
import { balanceOf, type LedgerLine, memberAccount, type Posting, post, postingsOf } from '../ledger';
import { sendMessage } from '../messages';
import { nextNumber } from '../numbers';
import { persons } from '../people';
import type { Store } from '../store';

/** Settles the year's interest of every account on 30 June, as one entry. */
export function settleInterest(store: Store, day: PlainDate, notify: boolean): void {
  if (day.slice(5) !== '06-30') return;
  const year = Number(day.slice(0, 4));
  const from = `${year - 1}-07-01`;
  const lines: LedgerLine[] = [];
  let total = 0n;
  for (const person of persons(store).values()) {
    const account = memberAccount(person.grzh);
    const fen = interestOfYear(postingsOf(store, account), from, day);
    if (fen <= 0n) continue;
    lines.push({ account, fen });
    total += fen;
  }
  if (lines.length === 0) return;
  lines.push({ account: 'interest-expense', fen: -total });
  const zhaiyao = `${year}年度结息`;
  post(store, { id: `jx:${year}`, date: day, kind: '09', zhaiyao, ywlsh: nextNumber(store, day), lines });
  if (!notify) return;
  const credited = new Map(lines.map((line) => [line.account, line.fen]));
  for (const person of persons(store).values()) {
    const account = memberAccount(person.grzh);
    const fen = credited.get(account);
    if (fen === undefined || person.passwordHash === '') continue;
    sendMessage(store, {
      xxId: `jx-${year}-${person.grzh}`,
      owner: `person:${person.grzh}`,
      title: '年度结息',
      nr: `${year}年度结息${moneyText(fen)}，余额${moneyText(balanceOf(store, account))}。`,
      xxlx: '结息通知',
      fssj: `${day} 09:00:00`,
      ywlsh: '',
    });
  }
}

/**
 * Interest of the fund year that ends on `day` (30 June inclusive). What was booked on the last 30 June after the interest of
 * that day belongs to this year, from 1 July on.
 */
function interestOfYear(postings: readonly Posting[], from: PlainDate, day: PlainDate): Fen {
  let settled = postings.length - 1;
  while (settled >= 0 && postings[settled]?.entry.kind !== '09') settled -= 1;
  let opening = 0n;
  const movements: { date: PlainDate; fen: Fen }[] = [];
  postings.forEach(({ entry, line }, index) => {
    if (index <= settled || entry.date < from) opening += line.fen;
    else movements.push({ date: entry.date, fen: line.fen });
  });
  return depositInterest(opening, movements, from, addDays(day, 1), policy('p.ckll').value);
}
