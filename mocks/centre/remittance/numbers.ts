import { monthOf, type PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';

/** The next list (QC), voucher (PZ) or paper (WS) number: two letters, yyyyMM and eight digits, counted by the month (domain catalogue 2.1). */
export function nextRemittanceNumber(store: Store, kind: 'QC' | 'PZ' | 'WS', day: PlainDate): string {
  const counters = store.table<{ day: string; last: number }>('counters');
  const month = monthOf(day);
  const former = counters.get(kind);
  const last = former?.day === month ? former.last + 1 : 1;
  counters.put(kind, { day: month, last });
  return `${kind}${month.replace('-', '')}${String(last).padStart(8, '0')}`;
}
