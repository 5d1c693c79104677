import { sessionStore } from '@/lib/storage';
import type { Values } from './usual-values';

const KEY = 'dkcs';
/** A reload follows at once, Back soon; what is older belongs to another visit. */
const LIFETIME_MS = 60_000;

interface Unwritten {
  /** The address as it was, not written yet. */
  at: string;
  values: Values;
}

/** What was typed last, for when the page is left before the address was written: a reload, or coming back, begins with it. */
export function keepUnwritten(values: Values, at: string): void {
  sessionStore.set(KEY, { at, values } satisfies Unwritten, LIFETIME_MS);
}

/** Undefined at another address than it was left at. */
export function readUnwritten(known: Values, at: string): Values | undefined {
  const kept = sessionStore.get<Partial<Unwritten> | null>(KEY);
  const values: Readonly<Record<string, unknown>> | undefined = kept?.values;
  if (!values || kept?.at !== at) return undefined;
  return Object.keys(known).every((key) => typeof values[key] === 'string') ? kept.values : undefined;
}

export function dropUnwritten(): void {
  sessionStore.remove(KEY);
}
