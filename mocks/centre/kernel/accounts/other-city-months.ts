// Months paid into another account and brought by a transfer from another centre or by a merge: they count as paid here.
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Store, TableIndex } from '../store';

interface OtherCityMonths {
  /** Source: the transfer, or the merge with its account and last month. */
  id: string;
  grzh: string;
  /** Last month, and the length of the run up to it. */
  jzny: PlainMonth;
  lxjcys: number;
  /** Paid after the time limit for back-payments: the months count in the total, but in no run. */
  late?: boolean;
}

export function putOtherCityMonths(store: Store, months: OtherCityMonths): void {
  store.table<OtherCityMonths>('outside-months').put(months.id, months);
}

/** Returns every month brought from another account, and whether it was paid in time. */
export function otherCityMonths(store: Store, grzh: string): ReadonlyMap<PlainMonth, 'in time' | 'late'> {
  const brought = store.index('outside-months', 'by-person', () => new ByPerson()).brought.get(grzh) ?? [];
  // 'in time' overwrites 'late' where several accounts have the month.
  const ordered = [...brought].sort((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  return new Map(
    ordered.flatMap(({ jzny, lxjcys, late }) =>
      Array.from({ length: lxjcys }, (_, at) => [shiftMonth(jzny, -at), late ? 'late' : 'in time'] as const),
    ),
  );
}

class ByPerson implements TableIndex<OtherCityMonths> {
  readonly brought = new Map<string, OtherCityMonths[]>();

  added(months: OtherCityMonths) {
    this.brought.set(months.grzh, [...(this.brought.get(months.grzh) ?? []), months]);
  }

  removed({ grzh, id }: OtherCityMonths) {
    const left = (this.brought.get(grzh) ?? []).filter((one) => one.id !== id);
    this.brought.set(grzh, left);
  }
}
