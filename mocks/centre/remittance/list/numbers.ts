import { monthOf, type PlainDate } from '@/domain/dates';
import type { Store } from '../../kernel/store';

/** The next list (QC), voucher (PZ) or paper (WS) number of the month (docs/rules/ledger.md, Numbers). */
export function nextRemittanceNumber(store: Store, kind: 'QC' | 'PZ' | 'WS', day: PlainDate): string {
  const counters = store.table<{ day: string; last: number }>('counters');
  const month = monthOf(day);
  const former = counters.get(kind);
  const last = former?.day === month ? former.last + 1 : 1;
  counters.put(kind, { day: month, last });
  return `${kind}${month.replace('-', '')}${String(last).padStart(8, '0')}`;
}
