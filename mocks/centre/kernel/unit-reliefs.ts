// Hardship of a unit (domain catalogue GJ0205, GJ0206): months on a lower ratio, and months put off.
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Store } from './store';

export interface Relief {
  /** The case that asked for it. */
  ywlsh: string;
  dwzh: string;
  /** hj put off, jd on a lower ratio. */
  lx: 'hj' | 'jd';
  ksny: PlainMonth;
  jsny: PlainMonth;
  /** Of one that was ended early: its last month. */
  zzny?: PlainMonth;
  /** The number of its approval. */
  pzwh: string;
  /** Percent, of a lower ratio. */
  dwjcbl: string;
  grjcbl: string;
  /** When what was put off is to be made up. */
  jhbjrq: string;
}

export const reliefs = (store: Store) => store.table<Relief>('unit-reliefs');

export function reliefsOf(store: Store, dwzh: string): Relief[] {
  return [...reliefs(store).values()].filter((relief) => relief.dwzh === dwzh);
}

/** Its last month; before its first one where it was ended before it began. */
export const lastMonthOf = ({ jsny, zzny }: Relief): PlainMonth => zzny ?? jsny;

const covers = (relief: Relief, month: PlainMonth) => relief.ksny <= month && month <= lastMonthOf(relief);

/** The deferral in which a month of the unit lies. */
export function deferralIn(store: Store, dwzh: string, month: PlainMonth): Relief | undefined {
  return reliefsOf(store, dwzh).find((relief) => relief.lx === 'hj' && covers(relief, month));
}

/** Ended before it began. */
export const isVoid = (relief: Relief): boolean => lastMonthOf(relief) < relief.ksny;

/** The one by which it was prolonged: of its kind, from the month after its last one on. */
export function continuedBy(store: Store, relief: Relief): Relief | undefined {
  const next = shiftMonth(lastMonthOf(relief), 1);
  return reliefsOf(store, relief.dwzh).find((one) => one.lx === relief.lx && one.ksny === next && !isVoid(one));
}

/** Terms of a kind that follow one upon the other, the first one first. */
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

/** By when a month that is put off is to be made up; undefined for one that is not. Prolonged: as it was agreed last. */
export const madeUpBy = (store: Store, dwzh: string, month: PlainMonth): string | undefined =>
  lastTermOver(store, dwzh, month)?.jhbjrq;

/** Until when a month and those after it are put off; '' for one that is not. */
export function putOffUntil(store: Store, dwzh: string, month: PlainMonth): PlainMonth | '' {
  const last = lastTermOver(store, dwzh, month);
  return last ? lastMonthOf(last) : '';
}

function lastTermOver(store: Store, dwzh: string, month: PlainMonth): Relief | undefined {
  if (!deferralIn(store, dwzh, month)) return undefined;
  const run = reliefRuns(store, dwzh, 'hj').find((terms) => terms.some((relief) => covers(relief, month)));
  return run?.at(-1);
}

/** Those of a kind that reach into these months. */
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
