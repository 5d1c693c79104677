import type { CodeSent } from '@/api/session/auth';
import { fnv1a } from '@/lib/fnv1a';
import { localStore } from '@/lib/storage';

/** Default interval between two codes, seconds. */
const DEFAULT_GAP_S = 60;

/**
 * Earliest time of the next SMS code, ms since the epoch; 0: now. Clock-based, persistent over reloads and shared by tabs.
 * @param target recipient (a number, an account); stored as a hash
 */
export function nextCodeAt(target: string): number {
  const at = localStore.get<number>(keyOf(target));
  return typeof at === 'number' ? at : 0;
}

/** Starts the interval after a code was sent. */
export function noteCodeSent(target: string, answer: Pick<CodeSent, 'jg'> | null | undefined): void {
  const gap = typeof answer?.jg === 'number' && answer.jg > 0 ? answer.jg : DEFAULT_GAP_S;
  localStore.set(keyOf(target), Date.now() + gap * 1000, gap * 1000);
}

const keyOf = (target: string) => `sms_next.${fnv1a(target)}`;
