import type { Page } from '@/api/person';
import type { ReliefRow } from '@/api/unit-terms';
import { byEndOf, monthOf, monthSpan, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { afterDeferral, monthCount } from '@/domain/unit-terms';
import { passGate } from '../access/gate';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type Paging, pageOfRows } from '../kernel/list-page';
import { type UnitRecord, unitOf } from '../kernel/people';
import { continuedBy, isVoid, lastMonthOf, type Relief, reliefRuns, reliefs, reliefsOf } from '../kernel/unit-reliefs';
import { dueMonth } from './confirm';
import { settleDeferral } from './deferral';
import { lastDayToRemit } from './last-day';
import { putOffTo } from './relief-days';
import { tellResumed } from './tell-deferred';
import { tellUnit } from './tell-unit';

/** 缓缴/降低比例记录, the newest first. */
export function listReliefs(desk: Desk, actor: Actor, asked: Paging): Page<ReliefRow> {
  const unit = unitOf(desk, actor);
  return pageOfRows(desk, reliefsOf(desk.store, unit.dwzh).reverse(), asked, (relief) => rowOf(desk, unit, relief));
}

/**
 * A deferral is ended with the month before the first one that can still be remitted in time. `hfny`: the month from which the unit was
 * told, before it agreed, that it remits again. Ended once more it is as it was.
 * @throws Refusal for one that is not the unit's own, is over, puts no month off, or would be ended otherwise than was told
 */
export function endEarly(desk: Desk, actor: Actor, { ywlsh, hfny }: { ywlsh: string; hfny: string }): ReliefRow {
  passGate(desk, actor);
  const { store } = desk;
  const unit = unitOf(desk, actor);
  const relief = reliefs(store).get(ywlsh);
  if (relief?.dwzh !== unit.dwzh || relief.lx !== 'hj') throw new Refusal(REFUSED, '未找到该缓缴记录');
  if (relief.zzny !== undefined) return rowOf(desk, unit, relief);
  const next = continuedBy(store, relief);
  if (next) throw new Refusal(REFUSED, `该缓缴已延期至${lastMonthOf(next)}，请先结束延期的部分`);
  const { jsny, ksny, jhbjrq } = relief;
  if (jsny < monthOf(desk.today())) throw new Refusal(REFUSED, `该缓缴已于${jsny}期满，不能再提前结束，请办理补缴`);
  const resumed = resumedMonth(desk, unit, relief);
  if (resumed > jsny) {
    throw new Refusal(REFUSED, `${jsny}的汇缴期限已过，该缓缴到${jsny}为止，${resumed}起恢复按月汇缴，无需提前结束`);
  }
  if (hfny !== resumed) throw new Refusal(REFUSED, `现在提前结束的，${resumed}起恢复按月汇缴，请重新确认`);
  const ended: Relief = { ...relief, zzny: shiftMonth(resumed, -1) };
  reliefs(store).put(ywlsh, ended);
  settleDeferral(desk, unit.dwzh);
  const months = isVoid(ended) ? '' : monthSpan(ksny, lastMonthOf(ended));
  const owed = months && `，${months}缓缴的月份请自${resumed}起、于${byEndOf(jhbjrq)}办理补缴`;
  const inTime = `（请于${byEndOf(lastDayToRemit(store, unit, resumed))}缴款）`;
  const nr = `贵单位已提前结束缓缴，${resumed}起恢复按月汇缴${inTime}${owed}。`;
  tellUnit(desk, unit.dwzh, { id: `jbjs-${ywlsh}`, title: '缓缴已提前结束', nr, ywlsh });
  tellResumed(desk, unit, { relief: ended, resumed, months });
  // The account goes on: what is owed is counted to the month that is due now.
  return rowOf(desk, unitOf(desk, actor), ended);
}

/** The first of its months, from this one on, whose last day is not over; after its last one where none is. */
function resumedMonth(desk: Desk, unit: UnitRecord, { ksny }: Relief): PlainMonth {
  const month = monthOf(desk.today());
  let first = month > ksny ? month : ksny;
  while (lastDayToRemit(desk.store, unit, first) < desk.today()) first = shiftMonth(first, 1);
  return first;
}

/** What is owed of its months that can be remitted in time no more: while it runs, what ending it early would leave to be made up. */
function putOffSoFar(desk: Desk, unit: UnitRecord, relief: Relief): Fen {
  const [last, over] = [lastMonthOf(relief), shiftMonth(resumedMonth(desk, unit, relief), -1)];
  return putOffTo(desk, unit, relief, last < over ? last : over);
}

/** What ending it early would bring, to be said before it is done; blank where it cannot be. */
function earlyEnd(desk: Desk, unit: UnitRecord, relief: Relief): Pick<ReliefRow, 'hfny' | 'hfjzrq' | 'tqbje'> {
  const { lx, zzny, jsny } = relief;
  const open = lx === 'hj' && zzny === undefined && jsny >= monthOf(desk.today()) && !continuedBy(desk.store, relief);
  const hfny = open ? resumedMonth(desk, unit, relief) : '';
  if (hfny === '' || hfny > jsny) return { hfny: '', hfjzrq: '', tqbje: '0.00' };
  const tqbje = toYuan(putOffTo(desk, unit, relief, shiftMonth(hfny, -1)));
  return { hfny, hfjzrq: lastDayToRemit(desk.store, unit, hfny), tqbje };
}

function rowOf(desk: Desk, unit: UnitRecord, relief: Relief): ReliefRow {
  const { ywlsh, lx, ksny, pzwh, dwjcbl, grjcbl, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const month = monthOf(desk.today());
  const owed = lx === 'hj' ? putOffSoFar(desk, unit, relief) : 0n;
  const due = dueMonth(desk, unit);
  const run = reliefRuns(desk.store, unit.dwzh, lx).find((one) => one.some((part) => part.ywlsh === ywlsh));
  const end = run?.at(-1);
  // What was put off is asked for once the last of them is over; what is made up already was not prolonged.
  const open = last >= month || owed > 0n;
  const goesOn =
    continuedBy(desk.store, relief) !== undefined && (lx === 'jd' || (open && end && lastMonthOf(end) >= month));
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
    // Nothing is put off on a lower ratio.
    wbje: lx === 'hj' ? toYuan(owed) : '',
    xhj: last < month && owed > 0n && due <= last ? due : '',
    qmsm: goesOn || last < month || isVoid(relief) ? '' : whatFollows(relief),
    ...earlyEnd(desk, unit, relief),
    zt: goesOn ? PROLONGED : stateOf(relief, desk.today(), { owed, by: end?.jhbjrq ?? jhbjrq }),
  };
}

function whatFollows(relief: Relief): string {
  const jsny = lastMonthOf(relief);
  if (relief.lx === 'hj') return afterDeferral({ jsny, jhbjrq: relief.jhbjrq });
  return `${shiftMonth(jsny, 1)}起恢复原缴存比例`;
}

/** Codes of dictionary hjjbzt. */
const PROLONGED = '6';

/** `by`: when what was put off is to be made up. */
function stateOf(relief: Relief, today: PlainDate, { owed, by }: { owed: Fen; by: string }): string {
  const last = lastMonthOf(relief);
  const month = monthOf(today);
  if (isVoid(relief)) return '5';
  if (month < relief.ksny) return '1';
  if (month <= last) return '2';
  if (relief.lx === 'hj') return owed === 0n ? '4' : by < today ? '7' : '3';
  return '3';
}
