import { shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { notify } from '../access/notify';
import { balanceOf, memberAccount, pendingAccount, post } from '../kernel/accounts/ledger';
import { units } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { deferralIn } from '../kernel/unit/unit-reliefs';
import { owedMonthsOfUnit } from './back-pay';
import { dueMonth } from './list/confirm';
import { linesBy, monthRuns, type RemittanceRecord, type RosterSnapshotLine } from './list/records';

/** Books a back-payment list to its members, one entry per month. Returns false if already booked (idempotent). */
export function postBackPayment(
  tx: Transaction,
  { qcqrdh, dwzh, ywlsh }: RemittanceRecord,
  lines: readonly RosterSnapshotLine[],
): boolean {
  const months = linesBy(lines, ({ hjny = '' }) => hjny);
  for (const hjny of [...months.keys()].sort()) {
    const own = months.get(hjny) ?? [];
    const total = own.reduce((sum, { fen }) => sum + fen, 0n);
    const booked = post(tx.store, {
      id: `bj:${qcqrdh}:${hjny}`,
      date: tx.today(),
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
  closeGap(tx, dwzh);
  notifyMembers(tx, qcqrdh, lines);
  return true;
}

/**
 * Moves the unit's paid-up month to the last one before which nothing is owed; ended deferrals are passed over once every member's months
 * are back-paid (docs/rules/gj0202-back-payment.md, Effect on the ledger).
 */
function closeGap(tx: Transaction, dwzh: string): void {
  const unit = units(tx.store).get(dwzh);
  if (!unit || unit.jzny === '') return;
  const due = dueMonth(tx, unit);
  const owed = new Set(owedMonthsOfUnit(tx, unit, shiftMonth(due, -1)).flatMap((one) => one.owed));
  let { jzny } = unit;
  for (let next = shiftMonth(jzny, 1); next < due && deferralIn(tx.store, dwzh, next) && !owed.has(next); ) {
    jzny = next;
    next = shiftMonth(next, 1);
  }
  if (jzny !== unit.jzny) units(tx.store).put(dwzh, { ...unit, jzny });
}

function notifyMembers(tx: Transaction, qcqrdh: string, lines: readonly RosterSnapshotLine[]): void {
  const { store } = tx;
  for (const [grzh, own] of linesBy(lines, ({ grzh }) => grzh)) {
    const fen: Fen = own.reduce((sum, line) => sum + line.fen, 0n);
    const balance = balanceOf(store, memberAccount(grzh));
    const months = monthRuns(own.map(({ hjny = '' }) => hjny));
    notify(tx, ownerOf({ kind: 'person', grzh }), 'back-payment-credited', { qcqrdh, months, fen, balance });
  }
}
