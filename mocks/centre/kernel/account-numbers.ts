import type { Store } from './store';

/** A number of twelve digits for life (domain catalogue 2.1); kept for somebody who registers before the account is opened. */
export function nextAccountNumber(store: Store): string {
  const counters = store.table<{ last: number }>('account-numbers');
  const last = (counters.get('guest')?.last ?? 0) + 1;
  counters.put('guest', { last });
  return `19${String(last).padStart(10, '0')}`;
}
