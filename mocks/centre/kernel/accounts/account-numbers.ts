import type { Store } from '../store';

/**
 * Returns a new 12-digit account number for life (docs/rules/ledger.md, Numbers), assigned at registration before the account is opened.
 */
export function nextAccountNumber(store: Store): string {
  const counters = store.table<{ last: number }>('account-numbers');
  const last = (counters.get('guest')?.last ?? 0) + 1;
  counters.put('guest', { last });
  return `19${String(last).padStart(10, '0')}`;
}
