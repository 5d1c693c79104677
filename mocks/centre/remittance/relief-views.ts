import type { Page } from '@/api/person/person';
import type { ReliefRow } from '@/api/unit/unit-terms';
import { monthOf, monthSpan, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { afterDeferral, monthCount } from '@/domain/deposit/unit-terms';
import { type Fen, toYuan } from '@/domain/money';
import { passGate } from '../access/gate';
import { notify } from '../access/notify';
import { type Paging, pageOfRows } from '../kernel/list-page';
import { type UnitRecord, unitOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import {
  continuedBy,
  isVoid,
  lastMonthOf,
  type Relief,
  reliefRuns,
  reliefs,
  reliefsOf,
} from '../kernel/unit/unit-reliefs';
import { settleDeferral } from './deferral';
import { lastDayToRemit } from './last-day';
import { dueMonth } from './list/confirm';
import { notifyResumed } from './notify-deferred';
import { deferredOwedUntil } from './relief-days';

/** 缓缴/降低比例记录, the newest first. */
export function listReliefs(tx: Transaction, actor: Actor, request: Paging): Page<ReliefRow> {
  const unit = unitOf(tx, actor);
  return pageOfRows(tx, reliefsOf(tx.store, unit.dwzh).reverse(), request, (relief) => rowOf(tx, unit, relief));
}

/**
 * Ends a deferral with the month before the first one that can still be remitted in time; idempotent. `hfny`: the month of resumption shown
 * to the unit before it agreed.
 * @throws BusinessError for another unit's deferral, one that is over or defers no month, or one whose resumption month has changed
 */
export function endEarly(tx: Transaction, actor: Actor, { ywlsh, hfny }: { ywlsh: string; hfny: string }): ReliefRow {
  passGate(tx, actor);
  const { store } = tx;
  const unit = unitOf(tx, actor);
  const relief = reliefs(store).get(ywlsh);
  if (relief?.dwzh !== unit.dwzh || relief.lx !== 'hj') throw new BusinessError(REFUSED, '未找到该缓缴记录');
  if (relief.zzny !== undefined) return rowOf(tx, unit, relief);
  const next = continuedBy(store, relief);
  if (next) throw new BusinessError(REFUSED, `该缓缴已延期至${lastMonthOf(next)}，请先结束延期的部分`);
  const { jsny, ksny, jhbjrq } = relief;
  if (jsny < monthOf(tx.today())) throw new BusinessError(REFUSED, `该缓缴已于${jsny}期满，不能再提前结束，请办理补缴`);
  const resumed = resumedMonth(tx, unit, relief);
  if (resumed > jsny) {
    throw new BusinessError(
      REFUSED,
      `${jsny}的汇缴期限已过，该缓缴到${jsny}为止，${resumed}起恢复按月汇缴，无需提前结束`,
    );
  }
  if (hfny !== resumed) throw new BusinessError(REFUSED, `现在提前结束的，${resumed}起恢复按月汇缴，请重新确认`);
  const ended: Relief = { ...relief, zzny: shiftMonth(resumed, -1) };
  reliefs(store).put(ywlsh, ended);
  settleDeferral(tx, unit.dwzh);
  const months = isVoid(ended) ? '' : monthSpan(ksny, lastMonthOf(ended));
  const lastDay = lastDayToRemit(store, unit, resumed);
  const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
  notify(tx, owner, 'deferral-ended-early', { ywlsh, resumed, lastDay, months, jhbjrq });
  notifyResumed(tx, unit, { relief: ended, resumed, months });
  // Computed after the end, so that the owed amount counts up to the month due now.
  return rowOf(tx, unitOf(tx, actor), ended);
}

/** Returns the first month whose last day is not over, from now or the deferral's start on; may lie after its end. */
function resumedMonth(tx: Transaction, unit: UnitRecord, { ksny }: Relief): PlainMonth {
  const month = monthOf(tx.today());
  let first = month > ksny ? month : ksny;
  while (lastDayToRemit(tx.store, unit, first) < tx.today()) first = shiftMonth(first, 1);
  return first;
}

/**
 * Returns the amount owed of months that can no longer be remitted in time; during the deferral, the back-payment that an early end would
 * leave.
 */
function putOffSoFar(tx: Transaction, unit: UnitRecord, relief: Relief): Fen {
  const [last, over] = [lastMonthOf(relief), shiftMonth(resumedMonth(tx, unit, relief), -1)];
  return deferredOwedUntil(tx, unit, relief, last < over ? last : over);
}

/** Preview of an early end; blank where it is not possible. */
function earlyEnd(tx: Transaction, unit: UnitRecord, relief: Relief): Pick<ReliefRow, 'hfny' | 'hfjzrq' | 'tqbje'> {
  const { lx, zzny, jsny } = relief;
  const open = lx === 'hj' && zzny === undefined && jsny >= monthOf(tx.today()) && !continuedBy(tx.store, relief);
  const hfny = open ? resumedMonth(tx, unit, relief) : '';
  if (hfny === '' || hfny > jsny) return { hfny: '', hfjzrq: '', tqbje: '0.00' };
  const tqbje = toYuan(deferredOwedUntil(tx, unit, relief, shiftMonth(hfny, -1)));
  return { hfny, hfjzrq: lastDayToRemit(tx.store, unit, hfny), tqbje };
}

function rowOf(tx: Transaction, unit: UnitRecord, relief: Relief): ReliefRow {
  const { ywlsh, lx, ksny, pzwh, dwjcbl, grjcbl, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const month = monthOf(tx.today());
  const owed = lx === 'hj' ? putOffSoFar(tx, unit, relief) : 0n;
  const due = dueMonth(tx, unit);
  const run = reliefRuns(tx.store, unit.dwzh, lx).find((one) => one.some((part) => part.ywlsh === ywlsh));
  const end = run?.at(-1);
  // Owed months are due once the last deferral is over; back-paid months were not extended.
  const open = last >= month || owed > 0n;
  const goesOn =
    continuedBy(tx.store, relief) !== undefined && (lx === 'jd' || (open && end && lastMonthOf(end) >= month));
  return {
    ywlsh,
    lx,
    ksny,
    jsny: last < ksny ? ksny : last,
    pzwh,
    dwjcbl,
    grjcbl,
    jhbjrq,
    syys: monthCount(month > ksny ? month : ksny, last),
    // Only a deferral defers amounts; a lower ratio does not.
    wbje: lx === 'hj' ? toYuan(owed) : '',
    xhj: last < month && owed > 0n && due <= last ? due : '',
    qmsm: goesOn || last < month || isVoid(relief) ? '' : whatFollows(relief),
    ...earlyEnd(tx, unit, relief),
    zt: goesOn ? PROLONGED : stateOf(relief, tx.today(), { owed, by: end?.jhbjrq ?? jhbjrq }),
  };
}

function whatFollows(relief: Relief): string {
  const jsny = lastMonthOf(relief);
  if (relief.lx === 'hj') return afterDeferral({ jsny, jhbjrq: relief.jhbjrq });
  return `${shiftMonth(jsny, 1)}起恢复原缴存比例`;
}

/** Code of dictionary hjjbzt. */
const PROLONGED = '6';

/** State code; `by`: the deadline of the back-payment. */
function stateOf(relief: Relief, today: PlainDate, { owed, by }: { owed: Fen; by: string }): string {
  const last = lastMonthOf(relief);
  const month = monthOf(today);
  if (isVoid(relief)) return '5';
  if (month < relief.ksny) return '1';
  if (month <= last) return '2';
  if (relief.lx === 'hj') return owed === 0n ? '4' : by < today ? '7' : '3';
  return '3';
}
