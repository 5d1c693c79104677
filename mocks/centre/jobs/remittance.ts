import { peopleText } from '@/domain/counts';
import { addDays, monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { rosterFigures } from '@/domain/remittance';
import { refusalOfBank } from '../kernel/bank';
import { type Desk, deskOn } from '../kernel/desk';
import { nextNumber } from '../kernel/numbers';
import { everMembersOf, paydayIn, persons, spanIn, type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn } from '../kernel/unit-reliefs';
import { mandateOf } from '../members/flexible/flexible-mandates';
import { sharesOf } from '../remittance/amounts';
import { dueMonth } from '../remittance/confirm';
import { debit } from '../remittance/debits';
import { serveDemands } from '../remittance/demands';
import { OWING, owedOf, owedText } from '../remittance/due-months';
import { lastDayToRemit } from '../remittance/last-day';
import { nextRemittanceNumber } from '../remittance/numbers';
import { secondTryOf } from '../remittance/outstanding';
import { agreedAccount, hasAgreement, overLimit } from '../remittance/payers';
import { postMonth } from '../remittance/post-month';
import { isBooked, monthlyName, openListsOf, type RosterSnapshotLine } from '../remittance/records';
import { runReliefs } from '../remittance/relief-days';
import { dueRoster } from '../remittance/roster';
import { keepSettledList, receiveByAgreement } from '../remittance/settled-list';
import { announceDebit, debitList, debitToCome, runInstruction } from '../remittance/standing';
import { whyDebitWaits } from '../remittance/standing-check';
import { instructionOf } from '../remittance/standing-record';
import { REMITTED, TO_REMIT, tellUnit } from '../remittance/tell-unit';
import { underWay } from '../remittance/upcoming';

const AGREEMENT = '柜台代缴协议';

/**
 * What a day brings a unit: the second try of a failed debit, its standing instruction, the month that its bank pays by the
 * agreement of the counter, and a word when a month is overdue. A month the unit files itself is left to it.
 */
export function remitUnits(store: Store, day: PlainDate, notify: boolean): void {
  const desk = deskOn(store, day);
  for (const { dwzh } of [...units(store).values()]) {
    // Each step may book a month or put the account into another state: the next one reads the unit anew.
    for (const { states, run } of STEPS) {
      const unit = units(store).get(dwzh);
      if (unit && (!states || states.includes(unit.dwzhzt))) run(desk, unit, notify);
    }
  }
}

const NORMAL = ['01'];
/** In the order of the day: what books a month comes before any word that it is not paid. */
const STEPS: readonly { states?: readonly string[]; run: (desk: Desk, unit: UnitRecord, notify: boolean) => void }[] = [
  { run: runReliefs },
  { run: tryAgain },
  { states: NORMAL, run: (desk, unit, notify) => notify && announceDebit(desk, unit) },
  { states: NORMAL, run: runInstruction },
  { states: NORMAL, run: payByAgreement },
  // Months from before a deferral stay due in it (decision 351).
  { states: OWING, run: (desk, unit, notify) => notify && remind(desk, unit) },
  { states: OWING, run: serveDemands },
];

function tryAgain(desk: Desk, { dwzh }: UnitRecord): void {
  for (const open of openListsOf(desk.store, dwzh)) if (secondTryOf(open) === desk.today()) debit(desk, open);
}

/** By the agreement of the counter the bank pays what is due up to this month, strictly month by month. */
function payByAgreement(desk: Desk, unit: UnitRecord, notify: boolean): void {
  const { dwzh, jzny, firstMonth } = unit;
  if (Number(desk.today().slice(8)) !== paydayIn(unit, monthOf(desk.today())).payday) return;
  if (!hasAgreement(desk.store, unit)) return;
  if (instructionOf(desk.store, dwzh) || underWay(desk.store, dwzh)) return;
  const first = jzny === '' ? firstMonth : dueMonth(desk, unit);
  for (const hjny of monthsFrom(first, monthOf(desk.today()))) {
    if (deferralIn(desk.store, dwzh, hjny)) continue;
    // Strictly in their order: what comes after a month that is not paid waits.
    if (!remit(desk, dwzh, hjny, notify)) return;
  }
}

/** Says whether the month is paid. What the bank refuses becomes a case of the unit, as any debit that fails. */
function remit(desk: Desk, dwzh: string, hjny: PlainMonth, notify: boolean): boolean {
  const { store } = desk;
  const day = desk.today();
  if (isBooked(store, dwzh, hjny)) return true;
  const lines = monthlyLines(store, dwzh, hjny);
  if (lines.length === 0) return true;
  const zhbh = agreedAccount(store, dwzh);
  const total = lines.reduce((sum, { fen }) => sum + fen, 0n);
  const why = whyDebitWaits(store, dwzh, undefined, total);
  if (why !== '') {
    waitForSecond(desk, { dwzh, hjny, zhbh, fen: total, why });
    return false;
  }
  const over = overLimit(store, zhbh, total);
  if (over) {
    leaveToUnit(
      desk,
      { dwzh, hjny },
      `${hjny}汇缴${moneyText(total)}${over}，未按柜台代缴协议扣款，请在网厅办理汇缴。`,
    );
    return false;
  }
  const refused = refusalOfBank(store, dwzh);
  if (zhbh !== '' && refused !== undefined) {
    debitList(desk, { dwzh, hjny, roster: dueRoster(store, dwzh, hjny), zhbh, blqd: AGREEMENT });
    return false;
  }
  const ywlsh = nextNumber(store, day);
  receiveByAgreement(store, { dwzh, hjny, day, ywlsh, total });
  postMonth(desk, { dwzh, hjny, lines, ywlsh, notify });
  keepVoucher(desk, dwzh, hjny, lines);
  if (notify) {
    const nr = `贵单位${hjny}汇缴${peopleText(lines.length)}、${moneyText(total)}已按柜台代缴协议扣款，并记入职工个人账户，汇缴凭证可在网厅打印。`;
    const title = `${monthlyName(hjny)}已自动扣款入账`;
    tellUnit(desk, dwzh, { id: `dj-${dwzh}-${hjny}`, title, nr, ywlsh: '', ...REMITTED });
  }
  return true;
}

/** Above the unit's own limit the agreement pays nothing that two have not agreed to: a case that waits, or by hand where no account is on file. */
function waitForSecond(
  desk: Desk,
  { dwzh, hjny, zhbh, fen, why }: { dwzh: string; hjny: PlainMonth; zhbh: string; fen: Fen; why: string },
): void {
  if (zhbh !== '') {
    const roster = dueRoster(desk.store, dwzh, hjny);
    debitList(desk, { dwzh, hjny, roster, zhbh, blqd: AGREEMENT, hold: { jbr: undefined, why } });
    return;
  }
  const nr = `${hjny}汇缴${moneyText(fen)}超过本单位的单笔限额，未按柜台代缴协议扣款，请在网厅办理汇缴并由另一名操作员复核。`;
  leaveToUnit(desk, { dwzh, hjny }, nr);
}

function leaveToUnit(desk: Desk, { dwzh, hjny }: { dwzh: string; hjny: PlainMonth }, nr: string): void {
  const title = `${monthlyName(hjny)}未自动扣款`;
  tellUnit(desk, dwzh, { id: `zdwk-${dwzh}-${hjny}`, title, nr, ywlsh: '', ...TO_REMIT });
}

function monthlyLines(store: Store, dwzh: string, hjny: PlainMonth): RosterSnapshotLine[] {
  const everybody = persons(store);
  const lines: RosterSnapshotLine[] = [];
  for (const grzh of everMembersOf(store, dwzh)) {
    const person = everybody.get(grzh);
    const span = person && spanIn(person, hjny);
    // A flexible worker with a mandate is debited alone, on the day agreed.
    if (!span || span.dwzh !== dwzh || mandateOf(store, grzh)) continue;
    const { unitFen, memberFen } = sharesOf(span);
    lines.push({ grzh, unitFen, fen: unitFen + memberFen });
  }
  return lines;
}

/** The month stands among the unit's lists as one that was debited. Who came and went is read from the ledger. */
function keepVoucher(
  { store, today }: Desk,
  dwzh: string,
  hjny: PlainMonth,
  lines: readonly RosterSnapshotLine[],
): void {
  const day = today();
  const shares = lines.map(({ unitFen, fen }) => ({ dwyjce: unitFen, gryjce: fen - unitFen, syyjce: fen }));
  const figures = rosterFigures(shares);
  const qcqrdh = nextRemittanceNumber(store, 'QC', day);
  const pzh = nextRemittanceNumber(store, 'PZ', day);
  keepSettledList(store, { dwzh, hjny, day, figures, qcqrdh, pzh });
}

/** The day after the last one, once a month; not while a debit is to come that the unit was told of. */
function remind(desk: Desk, unit: UnitRecord): void {
  const { dwzh, jzny } = unit;
  const yesterday = addDays(desk.today(), -1);
  const month = [monthOf(yesterday), shiftMonth(monthOf(yesterday), -1)].find(
    (hjny) => lastDayToRemit(desk.store, unit, hjny) === yesterday,
  );
  if (
    !month ||
    jzny >= month ||
    deferralIn(desk.store, dwzh, month) ||
    debitToCome(desk, unit) ||
    monthlyLines(desk.store, dwzh, month).length === 0
  )
    return;
  const owed = owedOf(desk.store, dwzh, [month]);
  tellUnit(desk, dwzh, {
    id: `yq-${dwzh}-${month}`,
    title: '汇缴逾期',
    nr: `贵单位${owed.received > 0n ? owedText(owed) : `${month}住房公积金尚未汇缴`}，请尽快办理；因困难可申请缓缴。`,
    ywlsh: '',
    ...TO_REMIT,
  });
}
