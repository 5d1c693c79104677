import { addDays, monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { rosterFigures } from '@/domain/deposit/remittance';
import type { Fen } from '@/domain/money';
import { notify } from '../access/notify';
import { refusalOfBank } from '../kernel/accounts/bank';
import { nextNumber } from '../kernel/business-numbers';
import { formerAndPresentMembersOf, paydayIn, persons, spanIn, type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction, transactionOn } from '../kernel/transaction';
import { deferralIn } from '../kernel/unit/unit-reliefs';
import { mandateOf } from '../members/flexible/flexible-mandates';
import { contributionShares } from '../remittance/amounts';
import { debit } from '../remittance/debit/debits';
import { agreedAccount, debitLimitRefusal, hasAgreement } from '../remittance/debit/payers';
import { debitApprovalReason } from '../remittance/debit/standing-check';
import { announceDebit, debitList, hasUpcomingDebit, runInstruction } from '../remittance/debit/standing-instruction';
import { instructionOf } from '../remittance/debit/standing-record';
import { hasRemittanceInProgress } from '../remittance/debit/upcoming';
import { serveDemands } from '../remittance/demands';
import { OWING, owedSums, owedText } from '../remittance/due-months';
import { lastDayToRemit } from '../remittance/last-day';
import { dueMonth } from '../remittance/list/confirm';
import { nextRemittanceNumber } from '../remittance/list/numbers';
import { isBooked, monthlyName, openListsOf, type RosterSnapshotLine } from '../remittance/list/records';
import { dueRoster } from '../remittance/list/roster';
import { receiveByAgreement, recordSettledList } from '../remittance/list/settled-list';
import { secondTryOf } from '../remittance/outstanding';
import { postMonth } from '../remittance/post-month';
import { runReliefs } from '../remittance/relief-days';

const AGREEMENT = '柜台代缴协议';

/**
 * Daily job of units: retry of a failed debit, standing instruction, monthly debit by the counter's agreement, and reminders of overdue
 * months. A month submitted by the unit itself is left alone.
 */
export function remitUnits(store: Store, day: PlainDate, notices: boolean): void {
  const tx = transactionOn(store, day);
  for (const { dwzh } of [...units(store).values()]) {
    // A step may book a month or change the account's state: the next one reads the unit again.
    for (const { states, run } of STEPS) {
      const unit = units(store).get(dwzh);
      if (unit && (!states || states.includes(unit.dwzhzt))) run(tx, unit, notices);
    }
  }
}

const NORMAL = ['01'];
/** Order matters: steps that book a month run before reminders that it is unpaid. */
const STEPS: readonly {
  states?: readonly string[];
  run: (tx: Transaction, unit: UnitRecord, notices: boolean) => void;
}[] = [
  { run: runReliefs },
  { run: tryAgain },
  { states: NORMAL, run: (tx, unit, notices) => notices && announceDebit(tx, unit) },
  { states: NORMAL, run: runInstruction },
  { states: NORMAL, run: payByAgreement },
  // Months before a deferral stay due during it (docs/rules/unit.md, Owing and demands).
  { states: OWING, run: (tx, unit, notices) => notices && remind(tx, unit) },
  { states: OWING, run: serveDemands },
];

function tryAgain(tx: Transaction, { dwzh }: UnitRecord): void {
  for (const open of openListsOf(tx.store, dwzh)) if (secondTryOf(open) === tx.today()) debit(tx, open);
}

/** Debits the months due by the counter's agreement, in strict order. */
function payByAgreement(tx: Transaction, unit: UnitRecord, notices: boolean): void {
  const { dwzh, jzny, firstMonth } = unit;
  if (Number(tx.today().slice(8)) !== paydayIn(unit, monthOf(tx.today())).payday) return;
  if (!hasAgreement(tx.store, unit)) return;
  if (instructionOf(tx.store, dwzh) || hasRemittanceInProgress(tx.store, dwzh)) return;
  const first = jzny === '' ? firstMonth : dueMonth(tx, unit);
  for (const hjny of monthsFrom(first, monthOf(tx.today()))) {
    if (deferralIn(tx.store, dwzh, hjny)) continue;
    // In strict order: months after an unpaid one wait.
    if (!remit(tx, dwzh, hjny, notices)) return;
  }
}

/** Returns whether the month is paid. A refused debit becomes a case of the unit, as any failed debit. */
function remit(tx: Transaction, dwzh: string, hjny: PlainMonth, notices: boolean): boolean {
  const { store } = tx;
  const day = tx.today();
  if (isBooked(store, dwzh, hjny)) return true;
  const lines = monthlyLines(store, dwzh, hjny);
  if (lines.length === 0) return true;
  const zhbh = agreedAccount(store, dwzh);
  const total = lines.reduce((sum, { fen }) => sum + fen, 0n);
  const why = debitApprovalReason(store, dwzh, undefined, total);
  if (why !== '') {
    waitForSecond(tx, { dwzh, hjny, zhbh, fen: total, why });
    return false;
  }
  const over = debitLimitRefusal(store, zhbh, total);
  if (over) {
    const data = { hjny, list: monthlyName(hjny), total, over };
    notify(tx, ownerOf({ kind: 'unit', dwzh }), 'agreement-over-account-limit', data);
    return false;
  }
  const refused = refusalOfBank(store, dwzh);
  if (zhbh !== '' && refused !== undefined) {
    debitList(tx, { dwzh, hjny, roster: dueRoster(store, dwzh, hjny), zhbh, blqd: AGREEMENT });
    return false;
  }
  const ywlsh = nextNumber(store, day);
  receiveByAgreement(store, { dwzh, hjny, day, ywlsh, total });
  postMonth(tx, { dwzh, hjny, lines, ywlsh, notify: notices });
  keepVoucher(tx, dwzh, hjny, lines);
  if (notices) {
    const data = { hjny, list: monthlyName(hjny), people: lines.length, total };
    notify(tx, ownerOf({ kind: 'unit', dwzh }), 'agreement-debited', data);
  }
  return true;
}

/**
 * Above the unit's limit the agreement debits nothing without a second operator: a case waits for the check, or without an account on file
 * the unit pays itself.
 */
function waitForSecond(
  tx: Transaction,
  { dwzh, hjny, zhbh, fen, why }: { dwzh: string; hjny: PlainMonth; zhbh: string; fen: Fen; why: string },
): void {
  if (zhbh !== '') {
    const roster = dueRoster(tx.store, dwzh, hjny);
    debitList(tx, { dwzh, hjny, roster, zhbh, blqd: AGREEMENT, hold: { jbr: undefined, why } });
    return;
  }
  const data = { hjny, list: monthlyName(hjny), total: fen };
  notify(tx, ownerOf({ kind: 'unit', dwzh }), 'agreement-over-unit-limit', data);
}

function monthlyLines(store: Store, dwzh: string, hjny: PlainMonth): RosterSnapshotLine[] {
  const everybody = persons(store);
  const lines: RosterSnapshotLine[] = [];
  for (const grzh of formerAndPresentMembersOf(store, dwzh)) {
    const person = everybody.get(grzh);
    const span = person && spanIn(person, hjny);
    // A flexible worker with a mandate is debited separately, on the agreed day.
    if (!span || span.dwzh !== dwzh || mandateOf(store, grzh)) continue;
    const { unitFen, memberFen } = contributionShares(span);
    lines.push({ grzh, unitFen, fen: unitFen + memberFen });
  }
  return lines;
}

/** Adds the month to the unit's lists as debited; joins and leaves are read from the ledger. */
function keepVoucher(
  { store, today }: Transaction,
  dwzh: string,
  hjny: PlainMonth,
  lines: readonly RosterSnapshotLine[],
): void {
  const day = today();
  const shares = lines.map(({ unitFen, fen }) => ({ dwyjce: unitFen, gryjce: fen - unitFen, syyjce: fen }));
  const figures = rosterFigures(shares);
  const qcqrdh = nextRemittanceNumber(store, 'QC', day);
  const pzh = nextRemittanceNumber(store, 'PZ', day);
  recordSettledList(store, { dwzh, hjny, day, figures, qcqrdh, pzh });
}

/** Reminds once a month, the day after the due date; not while an announced debit is pending. */
function remind(tx: Transaction, unit: UnitRecord): void {
  const { dwzh, jzny } = unit;
  const yesterday = addDays(tx.today(), -1);
  const month = [monthOf(yesterday), shiftMonth(monthOf(yesterday), -1)].find(
    (hjny) => lastDayToRemit(tx.store, unit, hjny) === yesterday,
  );
  if (
    !month ||
    jzny >= month ||
    deferralIn(tx.store, dwzh, month) ||
    hasUpcomingDebit(tx, unit) ||
    monthlyLines(tx.store, dwzh, month).length === 0
  )
    return;
  const owed = owedSums(tx.store, dwzh, [month]);
  const data = { month, owed: owed.received > 0n ? owedText(owed) : '' };
  notify(tx, ownerOf({ kind: 'unit', dwzh }), 'remittance-overdue', data);
}
