import type { Page } from '@/api/person';
import type { ReliefRow } from '@/api/unit-terms';
import { fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { monthCount } from '@/domain/unit-terms';
import { passGate } from '../access/gate';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type UnitRecord, unitOf } from '../kernel/people';
import { continuedBy, isVoid, lastMonthOf, type Relief, reliefRuns, reliefs, reliefsOf } from '../kernel/unit-reliefs';
import { dueMonth } from './confirm';
import { settleDeferral } from './deferral';
import { putOff } from './relief-days';
import { tellUnit } from './tell-unit';

/** 缓缴/降低比例记录, the newest first. */
export function listReliefs(desk: Desk, actor: Actor, { page, size }: { page: number; size: number }): Page<ReliefRow> {
  const unit = unitOf(desk, actor);
  const all = reliefsOf(desk.store, unit.dwzh).reverse();
  const from = (page - 1) * size;
  return {
    list: all.slice(from, from + size).map((relief) => rowOf(desk, unit, relief)),
    total: all.length,
    sjjz: fundTime(desk.now()),
  };
}

/**
 * A deferral is ended with the month before this one: this month is to be remitted again. Ended once more it is as it was.
 * @throws Refusal for one that is not the unit's own, is over, or puts no month off
 */
export function endEarly(desk: Desk, actor: Actor, ywlsh: string): ReliefRow {
  passGate(desk, actor);
  const unit = unitOf(desk, actor);
  const relief = reliefs(desk.store).get(ywlsh);
  if (relief?.dwzh !== unit.dwzh || relief.lx !== 'hj') throw new Refusal(REFUSED, '未找到该缓缴记录');
  if (relief.zzny !== undefined) return rowOf(desk, unit, relief);
  const next = continuedBy(desk.store, relief);
  if (next) throw new Refusal(REFUSED, `该缓缴已延期至${lastMonthOf(next)}，请先结束延期的部分`);
  const month = monthOf(desk.today());
  if (relief.jsny < month) throw new Refusal(REFUSED, `该缓缴已于${relief.jsny}期满，不能再提前结束，请办理补缴`);
  const zzny = shiftMonth(month > relief.ksny ? month : relief.ksny, -1);
  const ended: Relief = { ...relief, zzny };
  reliefs(desk.store).put(ywlsh, ended);
  settleDeferral(desk, unit.dwzh);
  const resumed = shiftMonth(zzny, 1);
  const owed = zzny >= relief.ksny ? `，${relief.ksny}至${zzny}缓缴的月份请办理补缴` : '';
  const nr = `贵单位已提前结束缓缴，${resumed}起恢复按月汇缴${owed}。`;
  tellUnit(desk, unit.dwzh, { id: `jbjs-${ywlsh}`, title: '缓缴已提前结束', nr, ywlsh });
  // The account goes on: what is owed is counted to the month that is due now.
  return rowOf(desk, unitOf(desk, actor), ended);
}

function rowOf(desk: Desk, unit: UnitRecord, relief: Relief): ReliefRow {
  const { ywlsh, lx, ksny, pzwh, dwjcbl, grjcbl, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const month = monthOf(desk.today());
  const owed = lx === 'hj' && last < month ? putOff(desk, unit, relief) : 0n;
  const due = dueMonth(desk, unit);
  const run = reliefRuns(desk.store, unit.dwzh, lx).find((one) => one.some((part) => part.ywlsh === ywlsh));
  const end = run?.at(-1);
  // What was put off is owed once the last of them is over.
  const goesOn = continuedBy(desk.store, relief) !== undefined && (lx === 'jd' || (end && lastMonthOf(end) >= month));
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
    wbje: toYuan(owed),
    xhj: owed > 0n && due <= last ? due : '',
    zt: goesOn ? PROLONGED : stateOf(relief, month, owed),
  };
}

/** Codes of dictionary hjjbzt. */
const PROLONGED = '6';

function stateOf(relief: Relief, month: string, owed: bigint): string {
  const last = lastMonthOf(relief);
  if (isVoid(relief)) return '5';
  if (month < relief.ksny) return '1';
  if (month <= last) return '2';
  if (relief.lx === 'hj') return owed > 0n ? '3' : '4';
  return '3';
}
