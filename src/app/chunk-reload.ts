import { saveBeforeEnd } from '@/session/opening/session-ending';

const MARK = 'hall:chunk-reload';
/** A second missing chunk within this time indicates a broken deployment. */
const ONCE_WITHIN_MS = 5 * 60_000;

let reloading = false;

/** Returns whether a chunk failed to load, because a deployment removed it or the network is down. */
export function isMissingChunk(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(text);
}

/**
 * Reloads once for a missing chunk, after saving drafts. @returns false when the page must show the error instead: it reloaded just now,
 * storage is blocked (a loop could not be detected), or the network is down (a reload ends in the browser's error page).
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

/** For tests: the state after the reload. */
export function forgetReload(): void {
  reloading = false;
}
