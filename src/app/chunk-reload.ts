import { saveBeforeEnd } from '@/session/session-ending';

const MARK = 'hall:chunk-reload';
/** A second missing piece within this time is no new deployment but a broken one. */
const ONCE_WITHIN_MS = 5 * 60_000;

let reloading = false;

/** Whether a piece of the hall could not be loaded: it is gone after a new deployment, or the network is. */
export function isMissingChunk(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(text);
}

/**
 * Reloads once for a missing piece; what was typed is saved first. @returns false when the page must say so instead: it has
 * reloaded just now, or nothing can be remembered over a reload (storage blocked), which would make a loop; or the network is
 * gone, and a reload would leave the browser's own error page in place of the hall.
 */
export function reloadForMissingChunk(now = Date.now(), reload = () => window.location.reload()): boolean {
  if (reloading) return true;
  if (navigator.onLine === false) return false;
  try {
    const before = Number(window.sessionStorage.getItem(MARK) ?? 0);
    if (now - before < ONCE_WITHIN_MS) return false;
    window.sessionStorage.setItem(MARK, String(now));
  } catch {
    return false;
  }
  reloading = true;
  void saveBeforeEnd().finally(reload);
  return true;
}

/** For tests: as after the reload. */
export function forgetReload(): void {
  reloading = false;
}
