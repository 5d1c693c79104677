import { fundTime, type PlainMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, pendingAccount, post } from '../kernel/ledger';
import { persons, units } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import { settleDeferral } from './deferral';
import { tellOutOfTime } from './pending-changes';
import { bookingId, type RosterSnapshotLine } from './records';

interface Month {
  dwzh: string;
  hjny: PlainMonth;
  lines: readonly RosterSnapshotLine[];
  ywlsh: string;
  /** Members with an account in the hall are told, by SMS too where they want it. */
  notify: boolean;
}

/** Moves a month's money from the unit's pending account to its members; a month is booked once. Says whether it was. */
export function postMonth(desk: Desk, { dwzh, hjny, lines, ywlsh, notify }: Month): boolean {
  const { store } = desk;
  let total = 0n;
  for (const { fen } of lines) total += fen;
  const booked = post(store, {
    id: bookingId(dwzh, hjny),
    date: desk.today(),
    kind: '01',
    zhaiyao: '汇缴',
    ywlsh,
    hjny,
    dwzh,
    lines: [
      ...lines.map(({ grzh, fen, unitFen }) => ({ account: memberAccount(grzh), fen, unitFen })),
      { account: pendingAccount(dwzh), fen: -total },
    ],
  });
  const unit = units(store).get(dwzh);
  if (booked && unit && unit.jzny < hjny) units(store).put(dwzh, { ...unit, jzny: hjny });
  settleDeferral(desk, dwzh);
  if (booked && notify) {
    tellMembers(desk, hjny, lines);
    tellOutOfTime(desk, dwzh, hjny);
  }
  return booked;
}

function tellMembers(desk: Desk, hjny: PlainMonth, lines: readonly RosterSnapshotLine[]): void {
  const { store } = desk;
  const fssj = fundTime(desk.now());
  for (const { grzh, fen } of lines) {
    const person = persons(store).get(grzh);
    if (!person?.passwordHash) continue;
    const balance = moneyText(balanceOf(store, memberAccount(grzh)));
    const nr = `您${hjny}的住房公积金${moneyText(fen)}已入账，余额${balance}。`;
    tellPerson(
      desk,
      person,
      { box: 'hj', sms: 'hj' },
      { xxId: `hj-${hjny}-${grzh}`, title: '汇缴入账', nr, xxlx: '缴存通知', fssj, ywlsh: '' },
    );
  }
}
