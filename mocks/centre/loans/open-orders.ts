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

/** What was ordered for this loan. */
export const orderOn = (store: Store, dkzh: string): OpenOrder | undefined => openOrders(store).get(dkzh);

/** The same by another case than `ywlsh`. */
export function otherOrder(store: Store, dkzh: string, ywlsh: string): OpenOrder | undefined {
  const found = orderOn(store, dkzh);
  return found?.ywlsh === ywlsh ? undefined : found;
}

/** What repayments that wait for their day will take from an account; all that is asked of it: asked-money.ts. */
export function ordersOn(store: Store, grzh: string): { ywlsh: string; ywmc: string; fen: Fen }[] {
  return [...openOrders(store).values()].flatMap(({ ywlsh, ywmc, shares }) =>
    shares.filter((share) => share.grzh === grzh && share.fen > 0n).map(({ fen }) => ({ ywlsh, ywmc, fen })),
  );
}
