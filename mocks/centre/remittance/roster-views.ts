import type { BackPaymentStart } from '@/api/back-payment';
import type {
  BookedRosterPage,
  ConfirmedRoster,
  RemittanceStart,
  RosterAnswer,
  RosterRow,
  RosterSums,
} from '@/api/remittance';
import { fundTime, isPlainMonth, type PlainMonth } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { daysOverdue, type RosterFigures, remittanceCode } from '@/domain/remittance';
import { receivingAccount } from '../../data/unit-payers';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type Paging, rowsOfPage } from '../kernel/list-page';
import { lastSpan, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ratiosIn } from '../kernel/unit-ratios';
import { registrationOf } from '../kernel/unit-registration';
import { dueMonth, rosterBySource, SOURCES, unusedConfirmation } from './confirm';
import { otherThanLast } from './deferral';
import { nextBackPaymentCode } from './hand-in';
import { lastDay, opensOn } from './last-day';
import { lastRemittance } from './last-remittance';
import { payersOf, waysWithoutPayer } from './payers';
import type { RosterSnapshot } from './records';
import { bookedRoster, type Roster, type RosterEntry } from './roster';
import { availablePending } from './settle';

export function remittanceStart(desk: Desk, actor: Actor): RemittanceStart {
  const unit = unitOf(desk, actor);
  const hjny = dueMonth(desk, unit);
  const { day: jzrq, rule: jzsm } = lastDay(desk.store, unit, hjny);
  return {
    hjny,
    qbrq: opensOn(desk.today(), hjny),
    jzrq,
    jzsm,
    yqts: daysOverdue(jzrq, desk.today()),
    zsye: toYuan(availablePending(desk.store, unit.dwzh)),
    ...receivingAccount,
    jkfy: remittanceCode(unit.dwzh, hjny),
    fkzhs: payersOf(desk.store, unit.dwzh),
    wzhsm: waysWithoutPayer(desk.store, unit.dwzh),
    jcbl: ratiosIn(unit, hjny),
    djhjfs: registrationOf(desk.store, unit.dwzh)?.values.hjfs ?? '',
    sc: lastRemittance(desk.store, unit),
  };
}

export function backPaymentStart(desk: Desk, actor: Actor): BackPaymentStart {
  const { dwzh } = unitOf(desk, actor);
  return {
    zsye: toYuan(availablePending(desk.store, dwzh)),
    ...receivingAccount,
    jkfy: nextBackPaymentCode(desk, dwzh),
    fkzhs: payersOf(desk.store, dwzh),
    wzhsm: waysWithoutPayer(desk.store, dwzh),
  };
}

/** A page of the list, all of it when none is named; its figures are those of the whole. @throws Refusal for another month than the one that is due */
export function rosterOfDueMonth(
  desk: Desk,
  actor: Actor,
  input: Partial<Paging> & { hjny: string; hjksfs: string },
): RosterAnswer {
  const unit = unitOf(desk, actor);
  const due = dueMonth(desk, unit);
  if (input.hjny !== due) throw new Refusal(REFUSED, `请先完成${due}的汇缴`);
  if (!SOURCES.includes(input.hjksfs)) throw new Refusal(REFUSED, '请选择清册来源');
  const confirmed = unusedConfirmation(desk.store, unit.dwzh);
  const known = confirmed?.hjny === due && confirmed.hjksfs === input.hjksfs;
  const roster = rosterBySource(desk.store, unit.dwzh, due, input.hjksfs);
  const total = roster.entries.length;
  const entries = rowsOfPage(roster.entries, { page: 1, size: 0, ...input });
  return { ...answerOf(desk, unit.dwzh, due, { ...roster, entries }), total, yqrdh: known ? confirmed.qcqrdh : '' };
}

/** A page of a booked month's list; `bd` 1: only who came, left or changed. @throws Refusal for a month that is not booked */
export function rosterOfBookedMonth(
  desk: Desk,
  actor: Actor,
  input: Paging & { hjny: string; bd: string },
): BookedRosterPage {
  const { dwzh } = unitOf(desk, actor);
  const roster = isPlainMonth(input.hjny) ? bookedRoster(desk.store, dwzh, input.hjny) : undefined;
  if (!roster) throw new Refusal(REFUSED, '该月没有已入账的汇缴清册');
  const chosen = input.bd === '1' ? roster.entries.filter(({ bdlx }) => bdlx !== '0') : roster.entries;
  const entries = rowsOfPage(chosen, input);
  return { ...answerOf(desk, dwzh, input.hjny, { ...roster, entries }), total: chosen.length };
}

export function confirmedView(store: Store, list: RosterSnapshot): ConfirmedRoster {
  const { qcqrdh, hjny, hjksfs } = list;
  return { qcqrdh, hjny, hjksfs, ...sumsOf(store, list) };
}

/** Of a list of this unit's month. */
export function sumsOf(
  store: Store,
  { dwzh, hjny, figures }: { dwzh: string; hjny: PlainMonth; figures: RosterFigures },
): RosterSums {
  const { syje, zjje, jsje, tzje, hjje, dwhjje, grhjje, ...counts } = figures;
  return {
    syny: otherThanLast(store, dwzh, hjny),
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
  desk: Desk,
  dwzh: string,
  hjny: string,
  { entries, figures }: Roster,
): Omit<RosterAnswer, 'yqrdh' | 'total'> {
  return {
    hjny,
    ...sumsOf(desk.store, { dwzh, hjny, figures }),
    list: entries.map((entry) => rowOf(dwzh, entry)),
    sjjz: fundTime(desk.now()),
  };
}

function rowOf(dwzh: string, { person, base, unitFen, memberFen, former, bdlx, beizhu }: RosterEntry): RosterRow {
  const yuan = (fen: Fen) => toYuan(fen);
  return {
    grzh: person.grzh,
    xingming: person.xingming,
    zjhm: maskIdNumber(person.zjhm),
    // How the account stands with another unit is no matter of this one.
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
