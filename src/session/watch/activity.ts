import { localStore } from '@/lib/storage';

const KEY = 'last_activity';
/** Throttles writes to storage: a second hardly matters in thirty minutes. */
const WRITE_EVERY_MS = 1000;

/** Last value this tab wrote or read: another tab's sign-out removes the record before this tab is notified. */
let known: number | undefined;

/** The last activity in any tab, ms since the epoch; undefined if none is recorded. */
export function lastActivity(now: number): number | undefined {
  const at = localStore.get<number>(KEY) ?? known;
  if (at === undefined || at <= now) {
    known = at;
    return at;
  }
  // The clock was set back: a future timestamp is reset to now, else it would never expire.
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
