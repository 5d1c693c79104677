import type { LoginType } from '@/api/auth';

const listeners = new Set<(loginType: LoginType) => void>();

/**
 * Registers what leaves along with the questions of a session that opens. The kind of session is as claimed.
 * @returns what takes it off again
 */
export function onSessionOpening(listener: (loginType: LoginType) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function runOpeningListeners(loginType: LoginType): void {
  for (const listener of listeners) listener(loginType);
}
