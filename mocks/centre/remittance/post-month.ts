import type { PlainMonth } from '@/domain/dates';
import { notify } from '../access/notify';
import { balanceOf, memberAccount, pendingAccount, post } from '../kernel/accounts/ledger';
import { persons, units } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { notifyOutOfTime } from './debit/pending-changes';
import { settleDeferral } from './deferral';
import { bookingId, type RosterSnapshotLine } from './list/records';

interface Month {
  dwzh: string;
  hjny: PlainMonth;
  lines: readonly RosterSnapshotLine[];
  ywlsh: string;
  /** Notifies members with a hall account; by SMS if they subscribe. */
  notify: boolean;
}

/** Books a month from the unit's pending account to its members. Returns false if already booked (idempotent). */
export function postMonth(tx: Transaction, { dwzh, hjny, lines, ywlsh, notify: notices }: Month): boolean {
  const { store } = tx;
  let total = 0n;
  for (const { fen } of lines) total += fen;
  const booked = post(store, {
    id: bookingId(dwzh, hjny),
    date: tx.today(),
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
  settleDeferral(tx, dwzh);
  if (booked && notices) {
    notifyMembers(tx, hjny, lines);
    notifyOutOfTime(tx, dwzh, hjny);
  }
  return booked;
}

function notifyMembers(tx: Transaction, hjny: PlainMonth, lines: readonly RosterSnapshotLine[]): void {
  const { store } = tx;
  for (const { grzh, fen } of lines) {
    const person = persons(store).get(grzh);
    if (!person?.passwordHash) continue;
    const balance = balanceOf(store, memberAccount(grzh));
    notify(tx, ownerOf({ kind: 'person', grzh }), 'remittance-credited', { hjny, fen, balance });
  }
}
