import { fundTime } from '@/domain/dates';
import type { Store } from '../store';
import type { Transaction } from '../transaction';

/** Clock of each store, ms since the epoch. */
const clocks = new WeakMap<Store, () => number>();

export function setClock(store: Store, now: () => number): void {
  clocks.set(store, now);
}

/**
 * Returns the sending time (yyyy-MM-dd HH:mm:ss) of a message dated `time`. Daily jobs are dated nine in the morning but run at the first
 * request of that day: a message dated today takes the time of the clock.
 */
export function sendingTime(store: Store, time: string): string {
  const clock = clocks.get(store);
  const now = clock && fundTime(clock());
  return now?.slice(0, 10) === time.slice(0, 10) ? now : time;
}

/** Timestamp of an action, yyyy-MM-dd HH:mm:ss; never in the future. */
export const stampOf = ({ store, now }: Pick<Transaction, 'store' | 'now'>): string =>
  sendingTime(store, fundTime(now()));
