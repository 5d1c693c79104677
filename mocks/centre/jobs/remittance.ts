import { monthOf, type PlainDate } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import { type Fen, moneyText } from '@/domain/money';
import { balanceOf, type LedgerLine, memberAccount, pendingAccount, post } from '../ledger';
import { sendMessage } from '../messages';
import { nextNumber } from '../numbers';
import { type DepositSpan, everMembersOf, persons, spanIn, type UnitRecord, units } from '../people';
import type { Store } from '../store';

/** On its payday each unit's money comes in and is posted to every member who pays in that month. */
export function remitUnits(store: Store, day: PlainDate, notify: boolean): void {
  for (const unit of [...units(store).values()]) {
    if (Number(day.slice(8)) === unit.payday && monthOf(day) >= unit.firstMonth && unit.dwzhzt === '01') {
      remit(store, unit, day, notify);
    }
  }
}

function remit(store: Store, unit: UnitRecord, day: PlainDate, notify: boolean): void {
  const hjny = monthOf(day);
  const lines: LedgerLine[] = [];
  let total = 0n;
  const everybody = persons(store);
  for (const grzh of everMembersOf(store, unit.dwzh)) {
    const person = everybody.get(grzh);
    const span = person && spanIn(person, hjny);
    if (!span || span.dwzh !== unit.dwzh) continue;
    const { unitFen, fen } = monthlyOf(span);
    lines.push({ account: memberAccount(grzh), fen, unitFen });
    total += fen;
  }
  if (lines.length === 0) return;
  const pending = pendingAccount(unit.dwzh);
  const common = { date: day, ywlsh: nextNumber(store, day), hjny, dwzh: unit.dwzh };
  post(store, {
    ...common,
    id: `jk:${unit.dwzh}:${hjny}`,
    kind: 'ZS',
    zhaiyao: '单位缴款',
    lines: [
      { account: 'bank', fen: -total },
      { account: pending, fen: total },
    ],
  });
  post(store, {
    ...common,
    id: `hj:${unit.dwzh}:${hjny}`,
    kind: '01',
    zhaiyao: '汇缴',
    lines: [...lines, { account: pending, fen: -total }],
  });
  units(store).put(unit.dwzh, { ...unit, jzny: hjny });
  if (notify) tellMembers(store, hjny, day, lines);
}

/** A span's amounts are the same each month: worked out once, since a unit may have tens of thousands. */
const amounts = new WeakMap<DepositSpan, { unitFen: Fen; fen: Fen }>();

function monthlyOf(span: DepositSpan): { unitFen: Fen; fen: Fen } {
  const known = amounts.get(span);
  if (known) return known;
  const unitFen = monthlyDeposit(span.base, span.dwjcbl);
  const amount = { unitFen, fen: unitFen + monthlyDeposit(span.base, span.grjcbl) };
  amounts.set(span, amount);
  return amount;
}

function tellMembers(store: Store, hjny: string, day: PlainDate, lines: readonly LedgerLine[]): void {
  for (const { account, fen } of lines) {
    const grzh = account.slice('member:'.length);
    if (!persons(store).get(grzh)?.passwordHash) continue;
    sendMessage(store, {
      xxId: `hj-${hjny}-${grzh}`,
      owner: `person:${grzh}`,
      title: '汇缴入账',
      nr: `您${hjny}的住房公积金${moneyText(fen)}已入账，余额${moneyText(balanceOf(store, account))}。`,
      xxlx: '缴存通知',
      fssj: `${day} 09:00:00`,
      ywlsh: '',
    });
  }
}
