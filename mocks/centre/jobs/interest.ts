import { addDays, type PlainDate } from '@/domain/dates';
import { notify } from '../access/notify';
import { interestDue } from '../kernel/accounts/deposit-interest';
import { balanceOf, type LedgerLine, memberAccount, post, postingsOf } from '../kernel/accounts/ledger';
import { nextNumber } from '../kernel/business-numbers';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, transactionOn } from '../kernel/transaction';
import { openStatements } from '../members/interest-statement';

/** Daily job: on 30 June books the year's interest of all accounts in one entry, and opens the units' statements for confirmation. */
export function settleInterest(store: Store, day: PlainDate, notices: boolean): void {
  if (day.slice(5) !== '06-30') return;
  const year = Number(day.slice(0, 4));
  const lines: LedgerLine[] = [];
  let total = 0n;
  for (const person of persons(store).values()) {
    const account = memberAccount(person.grzh);
    const fen = interestDue(postingsOf(store, account), addDays(day, 1));
    if (fen <= 0n) continue;
    lines.push({ account, fen });
    total += fen;
  }
  if (lines.length === 0) return;
  lines.push({ account: 'interest-expense', fen: -total });
  const zhaiyao = `${year}年结息`;
  post(store, { id: `jx:${year}`, date: day, kind: '09', zhaiyao, ywlsh: nextNumber(store, day), lines });
  openStatements(transactionOn(store, day), String(year), notices);
  if (!notices) return;
  const credited = new Map(lines.map((line) => [line.account, line.fen]));
  for (const person of persons(store).values()) {
    const account = memberAccount(person.grzh);
    const fen = credited.get(account);
    if (fen === undefined) continue;
    const data = { year, fen, balance: balanceOf(store, account) };
    notify(transactionOn(store, day), ownerOf({ kind: 'person', grzh: person.grzh }), 'interest-settled', data);
  }
}
