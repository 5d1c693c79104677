import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/**
 * A repayment ordered and not booked yet. A loan has at most one, whoever ordered it; its shares stay reserved in the accounts, so that
 * neither limit nor money is used twice.
 */
export interface OpenOrder {
  ywlsh: string;
  ywmc: string;
  dkzh: string;
  day: PlainDate;
  /** Shares of deposit accounts; empty for a repayment by card. */
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

/** Returns the open order of a loan. */
export const orderOn = (store: Store, dkzh: string): OpenOrder | undefined => openOrders(store).get(dkzh);

/** Returns the open order of a loan unless it belongs to case `ywlsh`. */
export function otherOrder(store: Store, dkzh: string, ywlsh: string): OpenOrder | undefined {
  const found = orderOn(store, dkzh);
  return found?.ywlsh === ywlsh ? undefined : found;
}

/** Returns the amounts that open orders reserve in an account; all reservations: reserved-amount.ts. */
export function ordersOn(store: Store, grzh: string): { ywlsh: string; ywmc: string; fen: Fen }[] {
  return [...openOrders(store).values()].flatMap(({ ywlsh, ywmc, shares }) =>
    shares.filter((share) => share.grzh === grzh && share.fen > 0n).map(({ fen }) => ({ ywlsh, ywmc, fen })),
  );
}
