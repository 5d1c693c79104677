import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Desk } from '../kernel/desk';
import type { LedgerEntry } from '../kernel/ledger';
import type { UnitRecord } from '../kernel/people';

/**
 * The month of which a unit's people and money are shown, on home, in forms and in lists alike: the one it is, the last one that is
 * paid, or the first one of the unit or of its books, whichever comes last.
 */
export function presentMonth({ store, today }: Desk, { dwzh, firstMonth, jzny }: UnitRecord): PlainMonth {
  const before = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`)?.hjny;
  const [last = ''] = [monthOf(today()), firstMonth, jzny, before ? shiftMonth(before, 1) : ''].sort().reverse();
  return last;
}

/** A day in that month. */
export const presentDay = (desk: Desk, unit: UnitRecord): PlainDate => `${presentMonth(desk, unit)}-01`;
