import { localStore } from '@/lib/storage';

const KEY = 'last_activity';
/** Writing at every key press would load the storage; a second more or less in thirty minutes is nothing. */
const WRITE_EVERY_MS = 1000;

/** What this tab wrote or read last: another tab that signs out removes the record before this one has heard of it. */
let known: number | undefined;

/** The last activity in any tab, ms since the epoch; undefined when there was none. */
export function lastActivity(now: number): number | undefined {
  const at = localStore.get<number>(KEY) ?? known;
  if (at === undefined || at <= now) {
    known = at;
    return at;
  }
  // The clock was set back: what lies in the future counts as now, else it would never grow old.
  recordActivity(now, true);
  return now;
}

export function recordActivity(now: number, always = false): void {
  if (!always && known !== undefined && now >= known && now - known < WRITE_EVERY_MS) return;
  known = now;
  localStore.set(KEY, now);
}

export function forgetActivity(): void {
  known = undefined;
  localStore.remove(KEY);
}
