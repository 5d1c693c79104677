import { type ComponentType, lazy } from 'react';

/** Loaded modules by their loader. */
const come = new Map<unknown, unknown>();

/** Fetches the file of a lazy page before the page is shown. @throws what `load` throws */
export function fetchModule<M>(load: () => Promise<M>): Promise<M> {
  return load().then((module) => {
    come.set(load, module);
    return module;
  });
}

/** Returns the loaded module of a loader, or undefined. */
export function fetchedModule<M>(load: () => Promise<M>): M | undefined {
  return come.get(load) as M | undefined; // stored with this loader's module type
}

/**
 * Like React's `lazy`, but renders a loaded module synchronously. React suspends even for a module in memory, and a visible fallback
 * stays for 300 ms.
 */
export function lazyPage<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart(load, (module) => module.default);
}

/** The same for one of several components of a module. */
export function lazyPart<M, P>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>) {
  return lazy(() => {
    const module = fetchedModule(load);
    if (module) return atOnce({ default: pick(module) });
    return fetchModule(load).then((fetched) => ({ default: pick(fetched) }));
  });
}

/** A synchronous thenable: React calls `then` only and accepts a value during that call. */
function atOnce<M>(module: M): Promise<M> {
  // biome-ignore lint/suspicious/noThenProperty: a promise would resolve asynchronously, which this function avoids
  return { then: (take: (module: M) => void) => take(module) } as unknown as Promise<M>;
}
