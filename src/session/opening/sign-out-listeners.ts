/** Clears caches outside the session's stores (queries, kept pages) at sign-out. */
const listeners = new Set<() => void>();

/**
 * Registers a callback for every sign-out, once per module.
 * @returns unsubscribe function
 */
export function onSignOut(clear: () => void): () => void {
  listeners.add(clear);
  return () => listeners.delete(clear);
}

export function runSignOutListeners(): void {
  for (const clear of listeners) clear();
}
