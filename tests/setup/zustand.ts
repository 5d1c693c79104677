import { create as createReal } from 'zustand/react';
import type { StateCreator } from 'zustand/vanilla';

export { useStore } from 'zustand/react';
export * from 'zustand/vanilla';

/** Of this worker, whatever modules a test loads anew (`vi.resetModules`: a second tab). */
const kept = globalThis as { storeResets?: Set<() => void> };
kept.storeResets ??= new Set();
const resets = kept.storeResets;

/** Puts every store that any module has created back to its first state. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * Stands in for `zustand` in the tests (vite.config.ts), whichever file of a worker is the first to load a store. A mock would be
 * there for the first file alone: stores that a later one loads would never be reset.
 */
export function create<T>(initializer: StateCreator<T>) {
  const store = createReal(initializer);
  const first = store.getInitialState();
  resets.add(() => store.setState(first, true));
  return store;
}
