import type { LoginType } from '@/api/session/auth';

const listeners = new Set<(loginType: LoginType) => void>();

/**
 * Registers requests sent in parallel with the opening session's own. Receives the claimed login type.
 * @returns unsubscribe function
 */
export function onSessionOpening(listener: (loginType: LoginType) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function runOpeningListeners(loginType: LoginType): void {
  for (const listener of listeners) listener(loginType);
}
