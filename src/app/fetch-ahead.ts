interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the page on show itself fetches and draws comes first (ms). */
const AFTER_MS = 1000;

/**
 * Fetches what probably comes next while the page on show is idle, one after the other, so that it opens at once. Not where bytes
 * are dear. A browser that cannot say when it is idle fetches it when it is needed.
 * @returns what ends it
 */
export function fetchAhead(...loads: (() => Promise<unknown> | undefined)[]): () => void {
  if (bytesAreDear() || typeof requestIdleCallback !== 'function') return () => undefined;
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
 * Fetches the page behind a link as soon as pointer, finger or focus come to it: in the moment before the press there is time for it.
 * @returns what ends it
 */
export function fetchApproached(load: (path: string) => Promise<unknown> | undefined): () => void {
  const onApproach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (link && !bytesAreDear()) quietly(() => load(link.hash.slice(1).replace(/\?.*$/, '')));
  };
  const kinds = ['pointerover', 'touchstart', 'focusin'];
  for (const kind of kinds) document.addEventListener(kind, onApproach, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onApproach);
  };
}

/** With data saving on, or on a 2G line. */
function bytesAreDear(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** A failure is told where the part is needed, not here. */
function quietly(load: () => Promise<unknown> | undefined): void {
  void load()?.catch(() => undefined);
}
