// Daily job for units with a lower ratio or a deferral (docs/rules/gj0206-deferral.md, Messages).
import type { TodoItem } from '@/api/cases/todos';
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
import { policyCount } from '../../data/policy/policy';
import { notify } from '../access/notify';
import { spanIn, type UnitRecord, units } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { inMonth } from '../kernel/unit/unit-ratios';
import { continuedBy, lastMonthOf, type Relief, reliefRuns, reliefsOf } from '../kernel/unit/unit-reliefs';
import { contributionShares } from './amounts';
import { owedMonthsOfUnit } from './back-pay';
import { settleDeferral } from './deferral';
import { owedSums } from './due-months';
import { dueMonth } from './list/confirm';
import { openListsOf } from './list/records';
import { secondTryOf } from './outstanding';

/** Link to the back-payment form prefilled with the deferred months. */
export const BACK_PAYMENT_LINK = '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03';
const NAMES: Readonly<Record<Relief['lx'], string>> = { hj: '缓缴', jd: '降低缴存比例' };

/** Applies the ratio of a new month and the account state; notifies before and at the end of a relief. */
export function runReliefs(tx: Transaction, { dwzh }: UnitRecord, messages: boolean): void {
  const { store } = tx;
  const today = tx.today();
  const unit = units(store).get(dwzh);
  if (unit?.ratios && today.endsWith('-01')) units(store).put(dwzh, inMonth(unit, monthOf(today)));
  for (const relief of reliefsOf(store, dwzh)) {
    settleDeferral(tx, dwzh);
    if (messages) notifyOfTerm(tx, relief);
  }
  if (messages && unit) for (const run of reliefRuns(store, dwzh, 'hj')) remindToMakeUp(tx, unit, run);
}

/** Reminds the unit before and after the deadline for back-paying deferred months. */
function remindToMakeUp(tx: Transaction, unit: UnitRecord, run: readonly Relief[]): void {
  const [day, by] = [tx.today(), run.at(-1)?.jhbjrq ?? ''];
  if (by === '' || (day !== addDays(by, -policyCount('p.bjTx')) && day !== addDays(by, 1))) return;
  const owed = owedOfRun(tx, unit, run);
  if (!owed) return;
  const data = { ywlsh: owed.last.ywlsh, owed: owed.text, by };
  notify(tx, ownerOf({ kind: 'unit', dwzh: unit.dwzh }), day > by ? 'deferral-overdue' : 'deferral-due', data);
}

/** Returns the amount owed of consecutive deferrals once the last is over; undefined for none. */
function owedOfRun(
  tx: Transaction,
  unit: UnitRecord,
  run: readonly Relief[],
): { last: Relief; text: string } | undefined {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || lastMonthOf(last) >= monthOf(tx.today())) return undefined;
  const fen = run.reduce((sum, relief) => sum + deferredOwed(tx, unit, relief), 0n);
  if (fen === 0n) return undefined;
  return { last, text: `${monthSpan(first.ksny, lastMonthOf(last))}缓缴的${moneyText(fen)}尚未补缴` };
}

/** Returns deferred months that are owed past their deadline and that no debit will pay. */
export function overdueDeferredMonths(tx: Transaction, { dwzh }: UnitRecord): PlainMonth[] {
  const { store } = tx;
  const late = reliefRuns(store, dwzh, 'hj').filter((run) => (run.at(-1)?.jhbjrq ?? '') < tx.today());
  if (late.length === 0) return [];
  const toCome = openListsOf(store, dwzh).filter((list) => (secondTryOf(list) ?? '') > tx.today());
  return late
    .flat()
    .flatMap((relief) => monthsFrom(relief.ksny, lastMonthOf(relief)))
    .filter((month) => !toCome.some(({ bj }) => bj?.months.includes(month)))
    .filter((month) => owedSums(store, dwzh, [month]).fen > 0n);
}

function notifyOfTerm(tx: Transaction, relief: Relief): void {
  const { dwzh, lx, ywlsh, ksny, jhbjrq } = relief;
  const last = lastMonthOf(relief);
  const end = lastDayOf(last);
  const months = monthSpan(ksny, last);
  // Early end and extension have sent their own notices.
  if (relief.zzny !== undefined || continuedBy(tx.store, relief)) return;
  const goesOn = lx === 'hj' ? '恢复按月汇缴' : '恢复原缴存比例';
  const owner = ownerOf({ kind: 'unit', dwzh });
  const data = { ywlsh, name: NAMES[lx], months, end, next: shiftMonth(last, 1), goesOn };
  if (tx.today() === addDays(end, -policyCount('p.jbTx'))) notify(tx, owner, 'relief-ending', data);
  if (tx.today() === addDays(end, 1)) notify(tx, owner, 'relief-ended', { ...data, jhbjrq: lx === 'hj' ? jhbjrq : '' });
}

/** To-do that opens the back-payment form prefilled with the deferred months. */
export function deferralTodos(tx: Transaction, unit: UnitRecord): TodoItem[] {
  return reliefRuns(tx.store, unit.dwzh, 'hj').flatMap((run) => {
    const owed = owedOfRun(tx, unit, run);
    // An earlier due month has to be remitted first and has its own to-do.
    if (!owed || dueMonth(tx, unit) <= lastMonthOf(owed.last)) return [];
    const { jhbjrq } = owed.last;
    const days = daysBetween(jhbjrq, tx.today());
    const title = days > 0 ? `缓缴到期补缴：已逾期${days}天` : '缓缴到期补缴';
    const then = days > 0 ? `应于${jhbjrq}前补缴，请尽快办理` : `请于${byEndOf(jhbjrq)}办理`;
    return [{ ywlx: 'GJ0202', ywlsh: '', title, sxsm: `${owed.text}，${then}`, rq: jhbjrq, lj: BACK_PAYMENT_LINK }];
  });
}

/** Returns the fen owed of a deferral's past months, even while an earlier month is due. */
export function deferredOwed(tx: Transaction, unit: UnitRecord, relief: Relief): Fen {
  const over = shiftMonth(monthOf(tx.today()), -1);
  return deferredOwedUntil(tx, unit, relief, lastMonthOf(relief) < over ? lastMonthOf(relief) : over);
}

/** Returns the fen owed of a deferral's months up to `last`. */
export function deferredOwedUntil(tx: Transaction, unit: UnitRecord, relief: Relief, last: PlainMonth): Fen {
  let sum = 0n;
  for (const { person, owed } of owedMonthsOfUnit(tx, unit, last)) {
    for (const month of owed) {
      const span = month >= relief.ksny && month <= last ? spanIn(person, month) : undefined;
      if (span) sum += contributionShares(span).unitFen + contributionShares(span).memberFen;
    }
  }
  return sum;
}
