interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches what probably comes next while the page on show is idle, so that it opens at once. Not where bytes are dear. A browser
 * that cannot say when it is idle fetches it when it is needed.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (bytesAreDear() || typeof requestIdleCallback !== 'function') return;
  const whenIdle = () => requestIdleCallback(() => quietly(load));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
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
