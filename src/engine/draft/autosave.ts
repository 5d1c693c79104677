import { beforeSessionEnds } from '@/session/opening/session-ending';
import type { DraftKeeper } from './draft-keeper';

const EVERY_MS = 30_000;
const AFTER_CHANGE_MS = 2_000;

/**
 * Saves the draft 2 s after the last change (the most a crash can lose), every 30 s during continuous typing, when the page is
 * hidden or left, and before the session ends. @returns unsubscribe function
 */
export function autosave(keeper: DraftKeeper, watch: (changed: () => void) => () => void): () => void {
  const { save } = keeper;
  // Content recovered from a lost session is saved to the draft box at once.
  if (keeper.recovered) void save();
  const timer = setInterval(() => void save(), EVERY_MS);
  let pause: ReturnType<typeof setTimeout> | undefined;
  const unwatch = watch(() => {
    clearTimeout(pause);
    pause = setTimeout(() => void save(), AFTER_CHANGE_MS);
  });
  const hidden = () => {
    if (document.visibilityState === 'hidden') void save();
  };
  const leaving = () => void save();
  // Best effort: not every browser sends a request started here; the timer and each step have saved before.
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', leaving);
  const stop = beforeSessionEnds(save, keeper.unsaved, keeper.saved);
  return () => {
    clearInterval(timer);
    clearTimeout(pause);
    unwatch();
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', leaving);
    stop();
  };
}
