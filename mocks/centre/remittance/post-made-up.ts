import { fundTime, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, pendingAccount, post } from '../kernel/ledger';
import { persons, units } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import { deferralIn } from '../kernel/unit-reliefs';
import { owedMonths } from './back-pay';
import { dueMonth } from './confirm';
import { linesBy, monthRuns, type RemittanceRecord, type RosterSnapshotLine } from './records';

/** Moves the money of a list that makes up months to its members, each month as an entry of its own. Says whether it was new. */
export function postMadeUp(
  desk: Desk,
  { qcqrdh, dwzh, ywlsh }: RemittanceRecord,
  lines: readonly RosterSnapshotLine[],
): boolean {
  const months = linesBy(lines, ({ hjny = '' }) => hjny);
  for (const hjny of [...months.keys()].sort()) {
    const own = months.get(hjny) ?? [];
    const total = own.reduce((sum, { fen }) => sum + fen, 0n);
    const booked = post(desk.store, {
      id: `bj:${qcqrdh}:${hjny}`,
      date: desk.today(),
      kind: '02',
      zhaiyao: '补缴',
      ywlsh,
      hjny,
      dwzh,
      lines: [
        ...own.map(({ grzh, fen, unitFen }) => ({ account: memberAccount(grzh), fen, unitFen })),
        { account: pendingAccount(dwzh), fen: -total },
      ],
    });
    if (!booked) return false;
  }
  closeGap(desk, dwzh);
  tellMembers(desk, qcqrdh, lines);
  return true;
}

/**
 * A unit is paid up to the last month before which nothing is owed: over months that were put off and are over it goes on once each
 * of them is made up for everybody (domain catalogue GJ0202: `jzny` moves only if the gap is closed).
 */
function closeGap(desk: Desk, dwzh: string): void {
  const unit = units(desk.store).get(dwzh);
  if (!unit || unit.jzny === '') return;
  const due = dueMonth(desk, unit);
  const owed = new Set(owedMonths(desk, unit, shiftMonth(due, -1)).flatMap((one) => one.owed));
  let { jzny } = unit;
  for (let next = shiftMonth(jzny, 1); next < due && deferralIn(desk.store, dwzh, next) && !owed.has(next); ) {
    jzny = next;
    next = shiftMonth(next, 1);
  }
  if (jzny !== unit.jzny) units(desk.store).put(dwzh, { ...unit, jzny });
}

function tellMembers(desk: Desk, qcqrdh: string, lines: readonly RosterSnapshotLine[]): void {
  const { store } = desk;
  for (const [grzh, own] of linesBy(lines, ({ grzh }) => grzh)) {
    const person = persons(store).get(grzh);
    if (!person) continue;
    const months: PlainMonth[] = own.map(({ hjny = '' }) => hjny);
    const fen: Fen = own.reduce((sum, line) => sum + line.fen, 0n);
    const balance = moneyText(balanceOf(store, memberAccount(grzh)));
    tellPerson(
      desk,
      person,
      // Made up months may give back a right: everybody hears of it (domain catalogue GJ0202).
      { box: 'hj', sms: 'always' },
      {
        xxId: `bj-${qcqrdh}-${grzh}`,
        title: '补缴入账',
        nr: `您${monthRuns(months)}的住房公积金补缴${moneyText(fen)}已入账，余额${balance}。`,
        xxlx: '缴存通知',
        fssj: fundTime(desk.now()),
        ywlsh: '',
      },
    );
  }
}
