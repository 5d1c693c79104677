import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { units } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { deferralIn } from '../kernel/unit/unit-reliefs';

const NORMAL = '01';
/** 缓缴 of dictionary dwzhzt. */
export const DEFERRED = '03';

/** Sets the account state to deferred exactly during the months of a deferral (docs/rules/gj0206-deferral.md). */
export function settleDeferral({ store, today }: Pick<Transaction, 'store' | 'today'>, dwzh: string): void {
  const unit = units(store).get(dwzh);
  if (!unit || (unit.dwzhzt !== NORMAL && unit.dwzhzt !== DEFERRED)) return;
  const dwzhzt = deferralIn(store, dwzh, monthOf(today())) ? DEFERRED : NORMAL;
  if (dwzhzt !== unit.dwzhzt) units(store).put(dwzh, { ...unit, dwzhzt });
}

/** Returns the last day of a month where it differs from the calendar's; '' otherwise. */
export function changedLastDay(store: Store, dwzh: string, hjny: PlainMonth): PlainMonth | '' {
  const before = monthBefore(store, dwzh, hjny);
  return before === shiftMonth(hjny, -1) ? '' : before;
}

/** Returns the last month before this one that had to be remitted. */
export function monthBefore(store: Store, dwzh: string, hjny: PlainMonth): PlainMonth {
  let month = shiftMonth(hjny, -1);
  while (deferralIn(store, dwzh, month)) month = shiftMonth(month, -1);
  return month;
}
