import { addDays, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { interestDue } from '../kernel/deposit-interest';
import { deskOn } from '../kernel/desk';
import { balanceOf, type LedgerLine, memberAccount, post, postingsOf } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { openStatements } from '../members/interest-statement';

/** Settles the year's interest of every account on 30 June, as one entry; from then on each unit has its statement to agree to. */
export function settleInterest(store: Store, day: PlainDate, notify: boolean): void {
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
  const zhaiyao = `${year}年度结息`;
  post(store, { id: `jx:${year}`, date: day, kind: '09', zhaiyao, ywlsh: nextNumber(store, day), lines });
  openStatements(deskOn(store, day), String(year), notify);
  if (!notify) return;
  const credited = new Map(lines.map((line) => [line.account, line.fen]));
  for (const person of persons(store).values()) {
    const account = memberAccount(person.grzh);
    const fen = credited.get(account);
    if (fen === undefined) continue;
    const message = {
      xxId: `jx-${year}-${person.grzh}`,
      title: '年度结息',
      nr: `${year}年度结息${moneyText(fen)}，余额${moneyText(balanceOf(store, account))}。`,
      xxlx: '结息通知',
      fssj: `${day} 09:00:00`,
      ywlsh: '',
    };
    tellPerson(deskOn(store, day), person, { box: 'jx', sms: 'jx' }, message);
  }
}
