// Relief for a unit in hardship: lower ratio (docs/rules/gj0205-lower-ratio.md), deferral (docs/rules/gj0206-deferral.md).
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Store } from '../store';

export interface Relief {
  /** Case of the application. */
  ywlsh: string;
  dwzh: string;
  /** 'hj' deferral, 'jd' lower ratio. */
  lx: 'hj' | 'jd';
  ksny: PlainMonth;
  jsny: PlainMonth;
  /** Last month, if ended early. */
  zzny?: PlainMonth;
  /** Approval number. */
  pzwh: string;
  /** Percent, of a lower ratio. */
  dwjcbl: string;
  grjcbl: string;
  /** Due date of the back-payment for deferred months. */
  jhbjrq: string;
}

export const reliefs = (store: Store) => store.table<Relief>('unit-reliefs');

export function reliefsOf(store: Store, dwzh: string): Relief[] {
  return [...reliefs(store).values()].filter((relief) => relief.dwzh === dwzh);
}

/** Returns the last month; it lies before the first one if the relief ended before it began. */
export const lastMonthOf = ({ jsny, zzny }: Relief): PlainMonth => zzny ?? jsny;

const covers = (relief: Relief, month: PlainMonth) => relief.ksny <= month && month <= lastMonthOf(relief);

/** Returns the unit's deferral that covers a month. */
export function deferralIn(store: Store, dwzh: string, month: PlainMonth): Relief | undefined {
  return reliefsOf(store, dwzh).find((relief) => relief.lx === 'hj' && covers(relief, month));
}

/** Returns whether the relief ended before it began. */
export const isVoid = (relief: Relief): boolean => lastMonthOf(relief) < relief.ksny;

/** Returns the extension: relief of the same kind that starts in the month after the last one. */
export function continuedBy(store: Store, relief: Relief): Relief | undefined {
  const next = shiftMonth(lastMonthOf(relief), 1);
  return reliefsOf(store, relief.dwzh).find((one) => one.lx === relief.lx && one.ksny === next && !isVoid(one));
}

/** Returns chains of consecutive relief of a kind, each oldest first. */
export function reliefRuns(store: Store, dwzh: string, lx: Relief['lx']): Relief[][] {
  const all = reliefsOf(store, dwzh).filter((one) => one.lx === lx && !isVoid(one));
  const later = new Set(all.flatMap((one) => continuedBy(store, one)?.ywlsh ?? []));
  return all
    .filter(({ ywlsh }) => !later.has(ywlsh))
    .map((first) => {
      const run = [first];
      for (let next = continuedBy(store, first); next; next = continuedBy(store, next)) run.push(next);
      return run;
    });
}

/** Returns the due date of the back-payment for a deferred month, of its latest extension; undefined for other months. */
export const backPaymentDueDate = (store: Store, dwzh: string, month: PlainMonth): string | undefined =>
  lastTermOver(store, dwzh, month)?.jhbjrq;

/** Returns the last deferred month of the chain that covers `month`; '' if the month is not deferred. */
export function deferredUntil(store: Store, dwzh: string, month: PlainMonth): PlainMonth | '' {
  const last = lastTermOver(store, dwzh, month);
  return last ? lastMonthOf(last) : '';
}

function lastTermOver(store: Store, dwzh: string, month: PlainMonth): Relief | undefined {
  if (!deferralIn(store, dwzh, month)) return undefined;
  const run = reliefRuns(store, dwzh, 'hj').find((terms) => terms.some((relief) => covers(relief, month)));
  return run?.at(-1);
}

/** Returns relief of a kind that overlaps these months. */
export function reliefsBetween(
  store: Store,
  dwzh: string,
  lx: Relief['lx'],
  from: PlainMonth,
  to: PlainMonth,
): Relief[] {
  return reliefsOf(store, dwzh).filter(
    (relief) => relief.lx === lx && relief.ksny <= to && from <= lastMonthOf(relief),
  );
}
