// Reminders that a user wants in the message box. Messages about an own case, money owed or safety are always sent.
import type { SubscriptionKind, Subscriptions } from '@/api/cases/message';
import type { Store } from '../store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../transaction';

const KINDS: readonly SubscriptionKind[] = ['hj', 'tq', 'hk', 'jx', 'bg'];
const ALL: Subscriptions = { hj: '1', tq: '1', hk: '1', jx: '1', bg: '1' };

const table = (store: Store) => store.table<Subscriptions>('subscriptions');

export function subscriptionsOf(tx: Transaction, actor: Actor): Subscriptions {
  return table(tx.store).get(ownerOf(actor)) ?? ALL;
}

/** Saves all subscriptions at once. @throws BusinessError for a value other than '0' and '1' */
export function saveSubscriptions(
  tx: Transaction,
  actor: Actor,
  raw: Readonly<Record<string, unknown>>,
): Subscriptions {
  const next = { ...ALL };
  for (const kind of KINDS) {
    const value = raw[kind];
    if (value !== '0' && value !== '1') throw new BusinessError(REFUSED, '订阅设置不完整，请刷新页面后重试');
    next[kind] = value;
  }
  table(tx.store).put(ownerOf(actor), next);
  return next;
}

/** Returns whether this box accepts reminders of a kind. */
export function isSubscribed(store: Store, owner: OwnerKey, kind: SubscriptionKind): boolean {
  return (table(store).get(owner) ?? ALL)[kind] === '1';
}
