import { vi } from 'vitest';
import type { StateCreator } from 'zustand';

const resets = new Set<() => void>();

/** Puts every store that any module has created back to its first state. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

vi.mock('zustand', async (importOriginal) => {
  const real = await importOriginal<typeof import('zustand')>();
  const make = (initializer: StateCreator<unknown>) => {
    const store = real.create(initializer);
    const first = store.getInitialState();
    resets.add(() => store.setState(first, true));
    return store;
  };
  return { ...real, create: (initializer?: StateCreator<unknown>) => (initializer ? make(initializer) : make) };
});
