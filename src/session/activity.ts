import { localStore } from '@/lib/storage';

const KEY = 'last_activity';
/** Writing at every key press would load the storage; a second more or less in thirty minutes is nothing. */
const WRITE_EVERY_MS = 1000;

let written = 0;

/** The last activity in any tab, ms since the epoch; undefined when there is none on record. */
export function lastActivity(now: number): number | undefined {
  const at = localStore.get<number>(KEY);
  if (at === undefined) return undefined;
  if (at <= now) return at;
  // The clock was set back: what lies in the future counts as now, else it would never grow old.
  localStore.set(KEY, now);
  return now;
}

export function recordActivity(now: number, always = false): void {
  if (!always && now - written < WRITE_EVERY_MS && now >= written) return;
  written = now;
  localStore.set(KEY, now);
}

export function forgetActivity(): void {
  written = 0;
  localStore.remove(KEY);
}
