import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { rosterBalances } from '@/domain/remittance';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type UnitRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn, lastMonthOf } from '../kernel/unit-reliefs';
import { whileUnchanged } from '../kernel/while-unchanged';
import { nextRemittanceNumber } from './numbers';
import { type RosterSnapshot, type RosterSnapshotLine, remittances, snapshots } from './records';
import { dueRoster, formerRoster, linesOf, type Roster } from './roster';

export const UNBALANCED = '本月清册金额不平，请核对变动人员';
export const EMPTY = '本月没有应缴职工，不能办理零金额汇缴；职工全部封存的，请办理缓缴申请或单位缴存登记注销';
/** 1 last month's list, 2 with the changes made since, 3 the same compared with the unit's payroll. */
export const SOURCES = ['1', '2', '3'];

/**
 * The month a unit has to remit next: what was put off is made up, not remitted, and a month in which nobody pays in asks for
 * nothing. At a deferral that runs or is to come the month stands still, behind those of one that is over: they are owed, and the
 * month never goes back.
 */
export function dueMonth({ store, today }: Pick<Desk, 'store' | 'today'>, unit: UnitRecord): PlainMonth {
  const now = monthOf(today());
  let month = unit.jzny === '' ? now : shiftMonth(unit.jzny, 1);
  for (;;) {
    const next = firstWithMembers(store, unit.dwzh, month) ?? month;
    const relief = deferralIn(store, unit.dwzh, next);
    if (!relief || lastMonthOf(relief) >= now) return next;
    month = shiftMonth(next, 1);
  }
}

/** The first month from this one on in which anybody pays in; undefined where nobody does. */
function firstWithMembers(store: Store, dwzh: string, from: PlainMonth): PlainMonth | undefined {
  return whileUnchanged(store, dwzh, { name: 'first-with-members', key: from }, (members) => {
    let first: PlainMonth | undefined;
    for (const { spans } of members) {
      for (const span of spans) {
        if (span.dwzh !== dwzh || (span.to !== undefined && (span.to < from || span.to < span.from))) continue;
        if (span.from <= from) return from;
        if (first === undefined || span.from < first) first = span.from;
      }
    }
    return first;
  });
}

export function rosterBySource(store: Store, dwzh: string, hjny: PlainMonth, hjksfs: string): Roster {
  return hjksfs === '1' ? formerRoster(store, dwzh, hjny) : dueRoster(store, dwzh, hjny);
}

/**
 * The unit says yes to a list: its amounts are kept as they were seen, and these alone can be handed in. The same list confirmed
 * again keeps its number.
 * @throws Refusal for another month, a list that does not balance, an empty one, or one that has changed since it was shown
 */
export function confirmRoster(
  desk: Desk,
  actor: Actor,
  input: { hjny: string; hjksfs: string; hjrs: string; hjje: string },
): RosterSnapshot {
  const unit = unitOf(desk, actor);
  const { hjny, hjksfs } = input;
  const due = dueMonth(desk, unit);
  if (hjny !== due) throw new Refusal(REFUSED, `请先完成${due}的汇缴`);
  if (!SOURCES.includes(hjksfs)) throw new Refusal(REFUSED, '请选择清册来源');
  const roster = rosterBySource(desk.store, unit.dwzh, hjny, hjksfs);
  const { figures } = roster;
  if (!rosterBalances(figures)) throw new Refusal(REFUSED, UNBALANCED);
  if (figures.hjje === 0n) throw new Refusal(REFUSED, EMPTY);
  if (input.hjrs !== String(figures.hjrs) || input.hjje !== toYuan(figures.hjje)) {
    throw new Refusal(REFUSED, '清册已变化，请重新核对后再确认');
  }
  return keep(desk, { dwzh: unit.dwzh, hjny, hjksfs, figures, lines: linesOf(roster) });
}

/** Whether the list is still what the centre would make of the month. */
export function isCurrent(store: Store, { dwzh, hjny, hjksfs, lines }: RosterSnapshot): boolean {
  return sameLines(lines, linesOf(rosterBySource(store, dwzh, hjny, hjksfs)));
}

/** A unit has one confirmed list that is not handed in; another one replaces it. */
export function keep(desk: Desk, list: Omit<RosterSnapshot, 'qcqrdh'>): RosterSnapshot {
  const unused = unusedConfirmation(desk.store, list.dwzh);
  if (unused && unused.hjny === list.hjny && unused.hjksfs === list.hjksfs && sameLines(unused.lines, list.lines)) {
    return unused;
  }
  if (unused) snapshots(desk.store).delete(unused.qcqrdh);
  const snapshot = { ...list, qcqrdh: nextRemittanceNumber(desk.store, 'QC', desk.today()) };
  snapshots(desk.store).put(snapshot.qcqrdh, snapshot);
  latest(desk.store).put(list.dwzh, { qcqrdh: snapshot.qcqrdh });
  return snapshot;
}

/** The list that the unit confirmed last, when it has not handed it in. */
export function unusedConfirmation(store: Store, dwzh: string): RosterSnapshot | undefined {
  const snapshot = snapshots(store).get(latest(store).get(dwzh)?.qcqrdh ?? '');
  return snapshot && remittances(store).get(snapshot.qcqrdh) === undefined ? snapshot : undefined;
}

const latest = (store: Store) => store.table<{ qcqrdh: string }>('remittance-confirmed');

function sameLines(a: readonly RosterSnapshotLine[], b: readonly RosterSnapshotLine[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ grzh, fen, unitFen }, at) => {
      const other = b[at];
      return other?.grzh === grzh && other.fen === fen && other.unitFen === unitFen;
    })
  );
}
