// Months paid at another centre, which a transfer brought with it: they count as if they had been paid here.
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Store, TableIndex } from './store';

interface OutsideMonths {
  /** The transfer that brought them. */
  ywlsh: string;
  grzh: string;
  /** The last month, and how many up to it without a gap. */
  jzny: PlainMonth;
  lxjcys: number;
}

export function putOutsideMonths(store: Store, months: OutsideMonths): void {
  store.table<OutsideMonths>('outside-months').put(months.ywlsh, months);
}

/** Every month that somebody has brought from elsewhere. */
export function outsideMonths(store: Store, grzh: string): ReadonlySet<PlainMonth> {
  const brought = store.index('outside-months', 'by-person', () => new ByPerson()).brought.get(grzh) ?? [];
  return new Set(
    brought.flatMap(({ jzny, lxjcys }) => Array.from({ length: lxjcys }, (_, at) => shiftMonth(jzny, -at))),
  );
}

class ByPerson implements TableIndex<OutsideMonths> {
  readonly brought = new Map<string, OutsideMonths[]>();

  added(months: OutsideMonths) {
    this.brought.set(months.grzh, [...(this.brought.get(months.grzh) ?? []), months]);
  }

  removed({ grzh, ywlsh }: OutsideMonths) {
    const left = (this.brought.get(grzh) ?? []).filter((one) => one.ywlsh !== ywlsh);
    this.brought.set(grzh, left);
  }
}
