import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/**
 * A repayment that was ordered and is not booked yet. There is one at a time for a loan, whoever ordered it, and what it will take
 * stays in the accounts for it: nobody uses the same limit or the same money twice.
 */
export interface OpenOrder {
  ywlsh: string;
  ywmc: string;
  dkzh: string;
  day: PlainDate;
  /** From deposit accounts; none of a repayment by card. */
  shares: readonly OffsetShare[];
}

const openOrders = (store: Store) => store.table<OpenOrder>('open-repayments');

export function holdOrder(store: Store, order: OpenOrder): void {
  releaseOrder(store, order.ywlsh);
  openOrders(store).put(order.dkzh, order);
}

export function releaseOrder(store: Store, ywlsh: string): void {
  for (const order of [...openOrders(store).values()]) {
    if (order.ywlsh === ywlsh) openOrders(store).delete(order.dkzh);
  }
}

/** What was ordered for this loan by another case than `ywlsh`. */
export function otherOrder(store: Store, dkzh: string, ywlsh: string): OpenOrder | undefined {
  const found = openOrders(store).get(dkzh);
  return found?.ywlsh === ywlsh ? undefined : found;
}

/** Money of an account that waits to be taken for a loan; what the case `except` holds is left out. */
export function heldOf(store: Store, grzh: string, except = ''): Fen {
  let held = 0n;
  for (const order of openOrders(store).values()) {
    if (order.ywlsh === except) continue;
    for (const share of order.shares) if (share.grzh === grzh) held += share.fen;
  }
  return held;
}
