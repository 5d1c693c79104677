// What the days bring to a unit on a lower ratio or with months put off (domain catalogue GJ0205, GJ0206).
import type { TodoItem } from '@/api/todos';
import { addDays, lastDayOf, monthOf, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import { spanIn, type UnitRecord, units } from '../kernel/people';
import { inMonth } from '../kernel/unit-ratios';
import { continuedBy, lastMonthOf, type Relief, reliefRuns, reliefsOf } from '../kernel/unit-reliefs';
import { sharesOf } from './amounts';
import { owedMonths } from './back-pay';
import { dueMonth } from './confirm';
import { settleDeferral } from './deferral';
import { monthSpan } from './records';
import { tellUnit } from './tell-unit';

/** Told so many days before the end. */
const NOTICE_DAYS = 30;
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
}

function tell(desk: Desk, relief: Relief): void {
  const { dwzh, lx, ywlsh, ksny, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const end = lastDayOf(last);
  const months = monthSpan(ksny, last);
  // Ended early or prolonged, it was told then.
  if (relief.zzny !== undefined || continuedBy(desk.store, relief)) return;
  const goesOn = lx === 'hj' ? '恢复按月汇缴' : '恢复原缴存比例';
  if (desk.today() === addDays(end, -NOTICE_DAYS)) {
    const nr = `贵单位${months}的${NAMES[lx]}将于${end}期满，${shiftMonth(last, 1)}起${goesOn}；仍有困难的，请在期满前申请延期。`;
    tellUnit(desk, dwzh, { id: `jbtx-${ywlsh}`, title: `${NAMES[lx]}即将期满`, nr, ywlsh });
  }
  if (desk.today() === addDays(end, 1)) {
    const after = lx === 'hj' ? `，缓缴的月份请于${jhbjrq}前办理补缴` : '';
    const nr = `贵单位${months}的${NAMES[lx]}已于${end}期满，${shiftMonth(last, 1)}起${goesOn}${after}。`;
    tellUnit(desk, dwzh, { id: `jbqm-${ywlsh}`, title: `${NAMES[lx]}已期满`, nr, ywlsh });
  }
}

/** What was put off and is to be made up now, in one to-do that leads into the form with the months in it. */
export function deferralTodos(desk: Desk, unit: UnitRecord): TodoItem[] {
  const month = monthOf(desk.today());
  return reliefRuns(desk.store, unit.dwzh, 'hj').flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    // A month before it is remitted first: that is said as any other month that is due.
    if (!first || !last || lastMonthOf(last) >= month || dueMonth(desk, unit) <= lastMonthOf(last)) return [];
    const owed = run.reduce((sum, relief) => sum + putOff(desk, unit, relief), 0n);
    if (owed === 0n) return [];
    return [
      {
        ywlx: 'GJ0202',
        ywlsh: '',
        title: '缓缴到期补缴',
        sxsm: `${monthSpan(first.ksny, lastMonthOf(last))}缓缴的${moneyText(owed)}尚未补缴，请于${last.jhbjrq}前办理`,
        rq: last.jhbjrq,
        lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03',
      },
    ];
  });
}

/** What is owed of the months of a deferral that are over, whether or not a month before them has to be remitted first. */
export function putOff(desk: Desk, unit: UnitRecord, relief: Relief): bigint {
  const over = shiftMonth(monthOf(desk.today()), -1);
  const last = lastMonthOf(relief) < over ? lastMonthOf(relief) : over;
  let sum = 0n;
  for (const { person, owed } of owedMonths(desk, unit, last)) {
    for (const month of owed) {
      const span = month >= relief.ksny && month <= last ? spanIn(person, month) : undefined;
      if (span) sum += sharesOf(span).unitFen + sharesOf(span).memberFen;
    }
  }
  return sum;
}
