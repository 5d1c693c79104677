/** Caches outside the session's own stores (queries, kept pages) that must not outlive the person. */
const listeners = new Set<() => void>();

/** Registers what is to be cleared at every sign-out, once per module. @returns what takes it off again */
export function onSignOut(clear: () => void): () => void {
  listeners.add(clear);
  return () => listeners.delete(clear);
}

export function runSignOutListeners(): void {
  for (const clear of listeners) clear();
}
