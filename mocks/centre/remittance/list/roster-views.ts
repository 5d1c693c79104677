import type { BackPaymentStart } from '@/api/unit/back-payment';
import type { LastRemittance } from '@/api/unit/last-remittance';
import type {
  BookedRosterPage,
  ConfirmedRoster,
  RemittanceStart,
  RosterAnswer,
  RosterRow,
  RosterSums,
} from '@/api/unit/remittance';
import { fundTime, isPlainMonth, type PlainMonth } from '@/domain/dates';
import { daysOverdue, type RosterFigures, remittanceCode } from '@/domain/deposit/remittance';
import { type Fen, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { receivingAccount } from '../../../data/unit-payers';
import { cases } from '../../cases/case-states';
import { type Paging, rowsOfPage } from '../../kernel/list-page';
import { lastSpan, type UnitRecord, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { ratiosIn } from '../../kernel/unit/unit-ratios';
import { unitRegistrationOf } from '../../kernel/unit/unit-registration';
import { agreedAccount, methodsWithoutPayer, payersOf } from '../debit/payers';
import { changedLastDay } from '../deferral';
import { lastRemittanceDay, opensOn } from '../last-day';
import { dueMonth, rosterBySource, SOURCES, unusedConfirmation } from './confirm';
import { type RosterSnapshot, remittancesOf } from './records';
import { bookedRoster, type Roster, type RosterEntry } from './roster';
import { availablePending } from './settle';
import { nextBackPaymentCode } from './submit-remittance';

export function remittanceStart(tx: Transaction, actor: Actor): RemittanceStart {
  const unit = unitOf(tx, actor);
  const hjny = dueMonth(tx, unit);
  const { day: jzrq, rule: jzsm } = lastRemittanceDay(tx.store, unit, hjny);
  return {
    hjny,
    qbrq: opensOn(tx.today(), hjny),
    jzrq,
    jzsm,
    yqts: daysOverdue(jzrq, tx.today()),
    zsye: toYuan(availablePending(tx.store, unit.dwzh)),
    ...receivingAccount,
    jkfy: remittanceCode(unit.dwzh, hjny),
    fkzhs: payersOf(tx.store, unit.dwzh),
    wzhsm: methodsWithoutPayer(tx.store, unit.dwzh),
    jcbl: ratiosIn(unit, hjny),
    djhjfs: unitRegistrationOf(tx.store, unit.dwzh)?.values.hjfs ?? '',
    sc: lastRemittance(tx.store, unit),
  };
}

export function backPaymentStart(tx: Transaction, actor: Actor): BackPaymentStart {
  const { dwzh } = unitOf(tx, actor);
  return {
    zsye: toYuan(availablePending(tx.store, dwzh)),
    ...receivingAccount,
    jkfy: nextBackPaymentCode(tx, dwzh),
    fkzhs: payersOf(tx.store, dwzh),
    wzhsm: methodsWithoutPayer(tx.store, dwzh),
  };
}

/**
 * Returns a page of the list, or all of it without paging; sums cover the whole list. @throws BusinessError for a month other than the due
 * one
 */
export function rosterOfDueMonth(
  tx: Transaction,
  actor: Actor,
  input: Partial<Paging> & { hjny: string; hjksfs: string },
): RosterAnswer {
  const unit = unitOf(tx, actor);
  const due = dueMonth(tx, unit);
  if (input.hjny !== due) throw new BusinessError(REFUSED, `请先完成${due}的汇缴`);
  if (!SOURCES.includes(input.hjksfs)) throw new BusinessError(REFUSED, '请选择清册来源');
  const confirmed = unusedConfirmation(tx.store, unit.dwzh);
  const known = confirmed?.hjny === due && confirmed.hjksfs === input.hjksfs;
  const roster = rosterBySource(tx.store, unit.dwzh, due, input.hjksfs);
  const total = roster.entries.length;
  const entries = rowsOfPage(roster.entries, { page: 1, size: 0, ...input });
  return { ...answerOf(tx, unit.dwzh, due, { ...roster, entries }), total, yqrdh: known ? confirmed.qcqrdh : '' };
}

/**
 * Returns a page of a booked month's list; `bd` 1: only joined, left or changed members. @throws BusinessError for a month that is not
 * booked
 */
export function rosterOfBookedMonth(
  tx: Transaction,
  actor: Actor,
  input: Paging & { hjny: string; bd: string },
): BookedRosterPage {
  const { dwzh } = unitOf(tx, actor);
  const roster = isPlainMonth(input.hjny) ? bookedRoster(tx.store, dwzh, input.hjny) : undefined;
  if (!roster) throw new BusinessError(REFUSED, '该月没有已入账的汇缴清册');
  const chosen = input.bd === '1' ? roster.entries.filter(({ bdlx }) => bdlx !== '0') : roster.entries;
  const entries = rowsOfPage(chosen, input);
  return { ...answerOf(tx, dwzh, input.hjny, { ...roster, entries }), total: chosen.length };
}

export function confirmedView(store: Store, list: RosterSnapshot): ConfirmedRoster {
  const { qcqrdh, hjny, hjksfs } = list;
  return { qcqrdh, hjny, hjksfs, ...rosterSums(store, list) };
}

/** Sums of the unit's month. */
export function rosterSums(
  store: Store,
  { dwzh, hjny, figures }: { dwzh: string; hjny: PlainMonth; figures: RosterFigures },
): RosterSums {
  const { syje, zjje, jsje, tzje, hjje, dwhjje, grhjje, ...counts } = figures;
  return {
    syny: changedLastDay(store, dwzh, hjny),
    ...counts,
    syje: toYuan(syje),
    zjje: toYuan(zjje),
    jsje: toYuan(jsje),
    tzje: toYuan(tzje),
    hjje: toYuan(hjje),
    dwhjje: toYuan(dwhjje),
    grhjje: toYuan(grhjje),
  };
}

function answerOf(
  tx: Transaction,
  dwzh: string,
  hjny: string,
  { entries, figures }: Roster,
): Omit<RosterAnswer, 'yqrdh' | 'total'> {
  return {
    hjny,
    ...rosterSums(tx.store, { dwzh, hjny, figures }),
    list: entries.map((entry) => rowOf(dwzh, entry)),
    sjjz: fundTime(tx.now()),
  };
}

function rowOf(dwzh: string, { person, base, unitFen, memberFen, former, bdlx, beizhu }: RosterEntry): RosterRow {
  const yuan = (fen: Fen) => toYuan(fen);
  return {
    grzh: person.grzh,
    xingming: person.xingming,
    zjhm: maskIdNumber(person.zjhm),
    // The account state with another unit is not disclosed.
    grzhzt: lastSpan(person)?.dwzh === dwzh ? person.grzhzt : '',
    grjcjs: yuan(base),
    dwyjce: yuan(unitFen),
    gryjce: yuan(memberFen),
    yjce: yuan(unitFen + memberFen),
    syyjce: yuan(former),
    bdlx,
    beizhu,
  };
}

/** Returns the payment method of the last remitted month, ignoring back-payments; undefined before the first month. */
function lastRemittance(store: Store, { dwzh }: UnitRecord): LastRemittance | undefined {
  const paid = remittancesOf(store, dwzh).filter(({ zt }) => zt === '4');
  const list = paid.sort((a, b) => (a.hjny < b.hjny ? -1 : 1)).at(-1);
  if (!list) return undefined;
  // A list paid by agreement stores no account; the agreed one applies.
  const zhbh = list.zhbh || (list.hjfs === '02' ? agreedAccount(store, dwzh) : '');
  return { hjny: list.hjny, hjksfs: cases(store).get(list.ywlsh)?.values.hjksfs ?? '', hjfs: list.hjfs, zhbh };
}
