import type { CodeSent } from '@/api/auth';
import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';

/** Seconds between two codes when the centre names none. */
const DEFAULT_GAP_S = 60;

/**
 * When the next SMS code may be asked for, ms since the epoch; 0: now. By the clock, kept over reloads and shared by tabs.
 * @param target whom the code goes to (a number, an account); stored as a mark that says nothing
 */
export function nextCodeAt(target: string): number {
  const at = localStore.get<number>(keyOf(target));
  return typeof at === 'number' ? at : 0;
}

/** A code has been sent. */
export function noteCodeSent(target: string, answer: Pick<CodeSent, 'jg'> | null | undefined): void {
  const gap = typeof answer?.jg === 'number' && answer.jg > 0 ? answer.jg : DEFAULT_GAP_S;
  localStore.set(keyOf(target), Date.now() + gap * 1000, gap * 1000);
}

const keyOf = (target: string) => `sms_next.${shortMark(target)}`;
