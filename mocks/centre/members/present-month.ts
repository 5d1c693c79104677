import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { LedgerEntry } from '../kernel/accounts/ledger';
import type { UnitRecord } from '../kernel/people';
import type { Transaction } from '../kernel/transaction';

/**
 * Returns the month shown for a unit's members and amounts, in all views: the latest of the present month, the last paid one, and the first
 * one of the unit or its books.
 */
export function presentMonth({ store, today }: Transaction, { dwzh, firstMonth, jzny }: UnitRecord): PlainMonth {
  const before = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`)?.hjny;
  const [last = ''] = [monthOf(today()), firstMonth, jzny, before ? shiftMonth(before, 1) : ''].sort().reverse();
  return last;
}

/** Returns the first day of that month. */
export const presentDay = (tx: Transaction, unit: UnitRecord): PlainDate => `${presentMonth(tx, unit)}-01`;
