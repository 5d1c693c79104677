// Which reminders somebody wants in the message box. What concerns an own case, money owed or safety is always sent.
import type { SubscriptionKind, Subscriptions } from '@/api/message';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from './desk';
import type { Store } from './store';

const KINDS: readonly SubscriptionKind[] = ['hj', 'tq', 'hk', 'jx', 'bg'];
const ALL: Subscriptions = { hj: '1', tq: '1', hk: '1', jx: '1', bg: '1' };

const kept = (store: Store) => store.table<Subscriptions>('subscriptions');

export function subscriptionsOf(desk: Desk, actor: Actor): Subscriptions {
  return kept(desk.store).get(ownerOf(actor)) ?? ALL;
}

/** Every kind is said each time. @throws Refusal for anything but '0' and '1' */
export function keepSubscriptions(desk: Desk, actor: Actor, raw: Readonly<Record<string, unknown>>): Subscriptions {
  const next = { ...ALL };
  for (const kind of KINDS) {
    const value = raw[kind];
    if (value !== '0' && value !== '1') throw new Refusal(REFUSED, '订阅设置不完整，请刷新页面后重试');
    next[kind] = value;
  }
  kept(desk.store).put(ownerOf(actor), next);
  return next;
}

/** Whether this box takes reminders of a kind. */
export function wants(store: Store, owner: string, kind: SubscriptionKind): boolean {
  return (kept(store).get(owner) ?? ALL)[kind] === '1';
}
