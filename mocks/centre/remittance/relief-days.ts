// What the days bring to a unit on a lower ratio or with months put off (domain catalogue GJ0205, GJ0206).
import type { TodoItem } from '@/api/todos';
import {
  addDays,
  byEndOf,
  daysBetween,
  lastDayOf,
  monthOf,
  monthSpan,
  monthsFrom,
  type PlainMonth,
  shiftMonth,
} from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { policyCount } from '../../data/policy';
import type { Desk } from '../kernel/desk';
import { spanIn, type UnitRecord, units } from '../kernel/people';
import { inMonth } from '../kernel/unit-ratios';
import { continuedBy, lastMonthOf, type Relief, reliefRuns, reliefsOf } from '../kernel/unit-reliefs';
import { sharesOf } from './amounts';
import { owedMonths } from './back-pay';
import { dueMonth } from './confirm';
import { settleDeferral } from './deferral';
import { owedOf } from './due-months';
import { secondTryOf } from './outstanding';
import { openListsOf } from './records';
import { tellUnit } from './tell-unit';

/** The form with the months in it that were put off. */
export const MAKE_UP = '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03';
const NAMES: Readonly<Record<Relief['lx'], string>> = { hj: '缓缴', jd: '降低缴存比例' };

/** The ratio of a new month, the state of the account, and a word before the end and at it. */
export function runReliefs(desk: Desk, { dwzh }: UnitRecord, notify: boolean): void {
  const { store } = desk;
  const today = desk.today();
  const unit = units(store).get(dwzh);
  if (unit?.ratios && today.endsWith('-01')) units(store).put(dwzh, inMonth(unit, monthOf(today)));
  for (const relief of reliefsOf(store, dwzh)) {
    settleDeferral(desk, dwzh);
    if (notify) tell(desk, relief);
  }
  if (notify && unit) for (const run of reliefRuns(store, dwzh, 'hj')) remindToMakeUp(desk, unit, run);
}

/** A word before the day on which what was put off is to be made up, and one after it. */
function remindToMakeUp(desk: Desk, unit: UnitRecord, run: readonly Relief[]): void {
  const [day, by] = [desk.today(), run.at(-1)?.jhbjrq ?? ''];
  if (by === '' || (day !== addDays(by, -policyCount('p.bjTx')) && day !== addDays(by, 1))) return;
  const owed = owedOfRun(desk, unit, run);
  if (!owed) return;
  const late = day > by;
  const then = late ? `计划补缴日期${by}已过，请尽快办理补缴` : `请于${byEndOf(by)}办理补缴`;
  tellUnit(desk, unit.dwzh, {
    id: `${late ? 'bjyq' : 'bjtx'}-${owed.last.ywlsh}`,
    title: late ? '缓缴补缴逾期' : '缓缴补缴提醒',
    nr: `贵单位${owed.text}，${then}。`,
    ywlsh: owed.last.ywlsh,
  });
}

/** What is still owed of terms that follow one upon the other, once the last of them is over; undefined for nothing. */
function owedOfRun(desk: Desk, unit: UnitRecord, run: readonly Relief[]): { last: Relief; text: string } | undefined {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || lastMonthOf(last) >= monthOf(desk.today())) return undefined;
  const fen = run.reduce((sum, relief) => sum + putOff(desk, unit, relief), 0n);
  if (fen === 0n) return undefined;
  return { last, text: `${monthSpan(first.ksny, lastMonthOf(last))}缓缴的${moneyText(fen)}尚未补缴` };
}

/** Months that were put off and that are still owed after the day on which they should have been made up; none that a debit is about to pay. */
export function latePutOff(desk: Desk, { dwzh }: UnitRecord): PlainMonth[] {
  const { store } = desk;
  const late = reliefRuns(store, dwzh, 'hj').filter((run) => (run.at(-1)?.jhbjrq ?? '') < desk.today());
  if (late.length === 0) return [];
  const toCome = openListsOf(store, dwzh).filter((list) => (secondTryOf(list) ?? '') > desk.today());
  return late
    .flat()
    .flatMap((relief) => monthsFrom(relief.ksny, lastMonthOf(relief)))
    .filter((month) => !toCome.some(({ bj }) => bj?.months.includes(month)))
    .filter((month) => owedOf(store, dwzh, [month]).fen > 0n);
}

function tell(desk: Desk, relief: Relief): void {
  const { dwzh, lx, ywlsh, ksny, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const end = lastDayOf(last);
  const months = monthSpan(ksny, last);
  // Ended early or prolonged, it was told then.
  if (relief.zzny !== undefined || continuedBy(desk.store, relief)) return;
  const goesOn = lx === 'hj' ? '恢复按月汇缴' : '恢复原缴存比例';
  if (desk.today() === addDays(end, -policyCount('p.jbTx'))) {
    const nr = `贵单位${months}的${NAMES[lx]}将于${end}期满，${shiftMonth(last, 1)}起${goesOn}；仍有困难的，请在期满前申请延期。`;
    tellUnit(desk, dwzh, { id: `jbtx-${ywlsh}`, title: `${NAMES[lx]}即将期满`, nr, ywlsh });
  }
  if (desk.today() === addDays(end, 1)) {
    const after = lx === 'hj' ? `，缓缴的月份请于${byEndOf(jhbjrq)}办理补缴` : '';
    const nr = `贵单位${months}的${NAMES[lx]}已于${end}期满，${shiftMonth(last, 1)}起${goesOn}${after}。`;
    tellUnit(desk, dwzh, { id: `jbqm-${ywlsh}`, title: `${NAMES[lx]}已期满`, nr, ywlsh });
  }
}

/** What was put off and is to be made up now, in one to-do that leads into the form with the months in it. */
export function deferralTodos(desk: Desk, unit: UnitRecord): TodoItem[] {
  return reliefRuns(desk.store, unit.dwzh, 'hj').flatMap((run) => {
    const owed = owedOfRun(desk, unit, run);
    // A month before it is remitted first: that is said as any other month that is due.
    if (!owed || dueMonth(desk, unit) <= lastMonthOf(owed.last)) return [];
    const { jhbjrq } = owed.last;
    const days = daysBetween(jhbjrq, desk.today());
    const title = days > 0 ? `缓缴到期补缴：已逾期${days}天` : '缓缴到期补缴';
    const then = days > 0 ? `应于${jhbjrq}前补缴，请尽快办理` : `请于${byEndOf(jhbjrq)}办理`;
    return [{ ywlx: 'GJ0202', ywlsh: '', title, sxsm: `${owed.text}，${then}`, rq: jhbjrq, lj: MAKE_UP }];
  });
}

/** What is owed of the months of a deferral that are over, whether or not a month before them has to be remitted first. */
export function putOff(desk: Desk, unit: UnitRecord, relief: Relief): Fen {
  const over = shiftMonth(monthOf(desk.today()), -1);
  return putOffTo(desk, unit, relief, lastMonthOf(relief) < over ? lastMonthOf(relief) : over);
}

/** The same of its months up to a last one. */
export function putOffTo(desk: Desk, unit: UnitRecord, relief: Relief, last: PlainMonth): Fen {
  let sum = 0n;
  for (const { person, owed } of owedMonths(desk, unit, last)) {
    for (const month of owed) {
      const span = month >= relief.ksny && month <= last ? spanIn(person, month) : undefined;
      if (span) sum += sharesOf(span).unitFen + sharesOf(span).memberFen;
    }
  }
  return sum;
}
