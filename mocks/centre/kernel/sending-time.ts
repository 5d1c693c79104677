import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';
import type { Store } from './store';

/** The centre's clock, ms since the epoch, by its store. */
const clocks = new WeakMap<Store, () => number>();

export function setClock(store: Store, now: () => number): void {
  clocks.set(store, now);
}

/**
 * When what is sent at `time` (yyyy-MM-dd HH:mm:ss) leaves the centre. The jobs of a day stand at nine in the morning and run
 * at the first request of that day: what they send on the present day is sent now.
 */
export function sendingTime(store: Store, time: string): string {
  const clock = clocks.get(store);
  const now = clock && fundTime(clock());
  return now?.slice(0, 10) === time.slice(0, 10) ? now : time;
}

/** When what is done at a desk is done, yyyy-MM-dd HH:mm:ss: of the present day nothing lies in the future. */
export const stampOf = ({ store, now }: Pick<Desk, 'store' | 'now'>): string => sendingTime(store, fundTime(now()));
