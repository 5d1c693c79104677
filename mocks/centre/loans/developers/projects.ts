import type { PlainDate } from '@/domain/dates';
import type { Store } from '../../kernel/store';

/** LP and 8 digits: the year and a sequence. */
export function nextProjectNumber(store: Store, day: PlainDate): string {
  const year = day.slice(0, 4);
  const counters = store.table<{ day: string; last: number }>('counters');
  const last = (counters.get(`lpbh-${year}`)?.last ?? 0) + 1;
  counters.put(`lpbh-${year}`, { day: year, last });
  return `LP${year}${String(last).padStart(4, '0')}`;
}
