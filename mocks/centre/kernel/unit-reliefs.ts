// Hardship of a unit (domain catalogue GJ0205, GJ0206): months on a lower ratio, and months put off.
import type { PlainMonth } from '@/domain/dates';
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
