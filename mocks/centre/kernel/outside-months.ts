// Months paid into another account, which a transfer from another centre or a merge brought with it: they count as if paid here.
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Store, TableIndex } from './store';

interface OutsideMonths {
  /** The transfer, or the merge with the account and the last month, that brought them. */
  id: string;
  grzh: string;
  /** The last month, and how many up to it without a gap. */
  jzny: PlainMonth;
  lxjcys: number;
  /** They had been made up later than they may and count in all, but in no row. */
  late?: boolean;
}

export function putOutsideMonths(store: Store, months: OutsideMonths): void {
  store.table<OutsideMonths>('outside-months').put(months.id, months);
}

/** Every month that somebody has brought from elsewhere, and whether it was paid in time. */
export function outsideMonths(store: Store, grzh: string): ReadonlyMap<PlainMonth, 'in time' | 'late'> {
  const brought = store.index('outside-months', 'by-person', () => new ByPerson()).brought.get(grzh) ?? [];
  // What was paid in time in one of several accounts was.
  const ordered = [...brought].sort((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  return new Map(
    ordered.flatMap(({ jzny, lxjcys, late }) =>
      Array.from({ length: lxjcys }, (_, at) => [shiftMonth(jzny, -at), late ? 'late' : 'in time'] as const),
    ),
  );
}

class ByPerson implements TableIndex<OutsideMonths> {
  readonly brought = new Map<string, OutsideMonths[]>();

  added(months: OutsideMonths) {
    this.brought.set(months.grzh, [...(this.brought.get(months.grzh) ?? []), months]);
  }

  removed({ grzh, id }: OutsideMonths) {
    const left = (this.brought.get(grzh) ?? []).filter((one) => one.id !== id);
    this.brought.set(grzh, left);
  }
}
