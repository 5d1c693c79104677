import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { rosterBalances } from '@/domain/deposit/remittance';
import { toYuan } from '@/domain/money';
import { memoizeByVersion } from '../../kernel/memoize-by-version';
import { type UnitRecord, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { deferralIn, lastMonthOf } from '../../kernel/unit/unit-reliefs';
import { nextRemittanceNumber } from './numbers';
import { type RosterSnapshot, type RosterSnapshotLine, remittances, snapshots } from './records';
import { dueRoster, formerRoster, type Roster, snapshotLines } from './roster';

export const UNBALANCED = '本月清册金额不平，请核对变动人员';
export const EMPTY = '本月没有应缴职工，不能办理零金额汇缴；职工全部封存的，请办理缓缴申请或单位缴存登记注销';
/** List sources: 1 last month's list, 2 with the changes since, 3 the same compared with the unit's payroll. */
export const SOURCES = ['1', '2', '3'];

/**
 * Returns the month that the unit remits next. Deferred months are back-paid and months without members are skipped. In a running or coming
 * deferral the month stands still; an ended deferral is passed over, its months being owed. The month never moves back.
 */
export function dueMonth({ store, today }: Pick<Transaction, 'store' | 'today'>, unit: UnitRecord): PlainMonth {
  const now = monthOf(today());
  let month = unit.jzny === '' ? now : shiftMonth(unit.jzny, 1);
  for (;;) {
    const next = firstWithMembers(store, unit.dwzh, month) ?? month;
    const relief = deferralIn(store, unit.dwzh, next);
    if (!relief || lastMonthOf(relief) >= now) return next;
    month = shiftMonth(next, 1);
  }
}

/** Returns the first month from `from` on with a contributing member; undefined if there is none. */
function firstWithMembers(store: Store, dwzh: string, from: PlainMonth): PlainMonth | undefined {
  return memoizeByVersion(store, dwzh, { name: 'first-with-members', key: from }, (members) => {
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
 * Confirms a list: stores its amounts as shown; only these can be submitted. Confirming the same list again returns the same number
 * (idempotent).
 * @throws BusinessError for another month, an unbalanced or empty list, or one that has changed since it was shown
 */
export function confirmRoster(
  tx: Transaction,
  actor: Actor,
  input: { hjny: string; hjksfs: string; hjrs: string; hjje: string },
): RosterSnapshot {
  const unit = unitOf(tx, actor);
  const { hjny, hjksfs } = input;
  const due = dueMonth(tx, unit);
  if (hjny !== due) throw new BusinessError(REFUSED, `请先完成${due}的汇缴`);
  if (!SOURCES.includes(hjksfs)) throw new BusinessError(REFUSED, '请选择清册来源');
  const roster = rosterBySource(tx.store, unit.dwzh, hjny, hjksfs);
  const { figures } = roster;
  if (!rosterBalances(figures)) throw new BusinessError(REFUSED, UNBALANCED);
  if (figures.hjje === 0n) throw new BusinessError(REFUSED, EMPTY);
  if (input.hjrs !== String(figures.hjrs) || input.hjje !== toYuan(figures.hjje)) {
    throw new BusinessError(REFUSED, '清册已变化，请重新核对后再确认');
  }
  return storeConfirmedList(tx, { dwzh: unit.dwzh, hjny, hjksfs, figures, lines: snapshotLines(roster) });
}

/** Returns whether the confirmed list still equals the list computed now. */
export function isCurrent(store: Store, { dwzh, hjny, hjksfs, lines }: RosterSnapshot): boolean {
  return sameLines(lines, snapshotLines(rosterBySource(store, dwzh, hjny, hjksfs)));
}

/** Stores the confirmed list; it replaces an earlier one that was not submitted, because a unit has at most one. */
export function storeConfirmedList(tx: Transaction, list: Omit<RosterSnapshot, 'qcqrdh'>): RosterSnapshot {
  const unused = unusedConfirmation(tx.store, list.dwzh);
  if (unused && unused.hjny === list.hjny && unused.hjksfs === list.hjksfs && sameLines(unused.lines, list.lines)) {
    return unused;
  }
  if (unused) snapshots(tx.store).delete(unused.qcqrdh);
  const snapshot = { ...list, qcqrdh: nextRemittanceNumber(tx.store, 'QC', tx.today()) };
  snapshots(tx.store).put(snapshot.qcqrdh, snapshot);
  latest(tx.store).put(list.dwzh, { qcqrdh: snapshot.qcqrdh });
  return snapshot;
}

/** Returns the unit's confirmed list that is not submitted yet. */
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
