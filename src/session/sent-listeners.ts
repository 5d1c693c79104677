/** Caches of what was asked before something was sent. */
const listeners = new Set<() => void>();

/** Registers what is told whenever something has been sent to the centre, once per module. */
export function onSent(listener: () => void): void {
  listeners.add(listener);
}

export function runSentListeners(): void {
  for (const listener of listeners) listener();
}
