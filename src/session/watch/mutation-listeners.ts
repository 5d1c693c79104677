/** Invalidates caches after a mutation. */
const listeners = new Set<() => void>();

/** Registers a callback for every completed mutation, once per module. */
export function onMutation(listener: () => void): void {
  listeners.add(listener);
}

export function runMutationListeners(): void {
  for (const listener of listeners) listener();
}
