import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Desk } from '../kernel/desk';
import { units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn } from '../kernel/unit-reliefs';

const NORMAL = '01';
/** 缓缴 of dictionary dwzhzt. */
export const DEFERRED = '03';

/** A unit's account is put off in the months of a deferral (domain catalogue GJ0206), not before and not after. */
export function settleDeferral({ store, today }: Pick<Desk, 'store' | 'today'>, dwzh: string): void {
  const unit = units(store).get(dwzh);
  if (!unit || (unit.dwzhzt !== NORMAL && unit.dwzhzt !== DEFERRED)) return;
  const dwzhzt = deferralIn(store, dwzh, monthOf(today())) ? DEFERRED : NORMAL;
  if (dwzhzt !== unit.dwzhzt) units(store).put(dwzh, { ...unit, dwzhzt });
}

/** The same, where it is another one than that of the calendar; '' else. */
export function otherThanLast(store: Store, dwzh: string, hjny: PlainMonth): PlainMonth | '' {
  const before = monthBefore(store, dwzh, hjny);
  return before === shiftMonth(hjny, -1) ? '' : before;
}

/** The last month before this one that was to be remitted. */
export function monthBefore(store: Store, dwzh: string, hjny: PlainMonth): PlainMonth {
  let month = shiftMonth(hjny, -1);
  while (deferralIn(store, dwzh, month)) month = shiftMonth(month, -1);
  return month;
}
