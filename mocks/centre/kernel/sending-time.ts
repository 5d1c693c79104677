import { fundDate, fundTime, type PlainDate } from '@/domain/dates';
import type { Store } from './store';

/** The centre's clock, ms since the epoch, by its store. */
const clocks = new WeakMap<Store, () => number>();

export function setClock(store: Store, now: () => number): void {
  clocks.set(store, now);
}

/**
 * When the jobs of a day are done, ms since the epoch. They stand at nine in the morning and run at the first request of that
 * day: on the present day they are done now, and nothing of them lies in the future.
 */
export function jobTime(store: Store, day: PlainDate): number {
  const now = clocks.get(store)?.();
  return now !== undefined && fundDate(now) === day ? now : Date.parse(`${day}T09:00:00+08:00`);
}

/** When what is sent at `time` (yyyy-MM-dd HH:mm:ss) leaves the centre: on the present day now. */
export function sendingTime(store: Store, time: string): string {
  const clock = clocks.get(store);
  const now = clock && fundTime(clock());
  return now?.slice(0, 10) === time.slice(0, 10) ? now : time;
}
