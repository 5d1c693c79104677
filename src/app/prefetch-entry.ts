interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Delay in ms, in favour of the current page's own requests. */
const AFTER_MS = 1000;

/**
 * Prefetches likely next pages one after the other while the page is idle; skipped on metered or slow connections and without
 * requestIdleCallback.
 * @returns a function that stops it
 */
export function prefetchEntry(...loads: (() => Promise<unknown> | undefined)[]): () => void {
  if (savesData() || typeof requestIdleCallback !== 'function') return () => undefined;
  let waiting = 0;
  let ended = false;
  const next = () => {
    const load = loads.shift();
    if (load && !ended) requestIdleCallback(() => void (load() ?? Promise.resolve()).then(next, next));
  };
  const start = () => {
    waiting = window.setTimeout(next, AFTER_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    ended = true;
    clearTimeout(waiting);
    window.removeEventListener('load', start);
  };
}

/**
 * Prefetches the page of a link on hover, touch or focus.
 * @returns a function that stops it
 */
export function prefetchOnApproach(load: (path: string) => Promise<unknown> | undefined): () => void {
  const onApproach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (link && !savesData()) quietly(() => load(link.hash.slice(1).replace(/\?.*$/, '')));
  };
  const kinds = ['pointerover', 'touchstart', 'focusin'];
  for (const kind of kinds) document.addEventListener(kind, onApproach, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onApproach);
  };
}

/** True with data saving or on a 2G connection. */
function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Prefetch errors are ignored; the page reports them when it loads. */
function quietly(load: () => Promise<unknown> | undefined): void {
  void load()?.catch(() => undefined);
}
