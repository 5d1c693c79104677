import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Module<P> = { default: ComponentType<P> };
type Load<P> = () => Promise<Module<P>>;

/** What has come, by what fetches it. */
const come = new Map<unknown, unknown>();

/** Fetches the file of a lazy page before the page is shown. @throws what `load` throws */
export function fetchModule<M>(load: () => Promise<M>): Promise<M> {
  return load().then((module) => {
    come.set(load, module);
    return module;
  });
}

/** What `load` has fetched by now. */
export function fetchedModule<M>(load: () => Promise<M>): M | undefined {
  return come.get(load) as M | undefined; // whatever `load` fetched
}

/**
 * React's `lazy` for files that may have come already: those stand there at once. Otherwise even a file in memory would be waited for
 * once, and a fallback that has been shown stays for 300 ms.
 */
export function lazyPage<P>(load: Load<P>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => {
    const module = fetchedModule(load);
    return module ? atOnce(module) : fetchModule(load);
  });
}

/** React asks only for `then`, and takes an answer that comes while it asks. */
function atOnce<M>(module: M): Promise<M> {
  // biome-ignore lint/suspicious/noThenProperty: a promise would answer a moment later, which is what this is about
  return { then: (take: (module: M) => void) => take(module) } as unknown as Promise<M>;
}
