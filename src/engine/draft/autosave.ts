import { beforeSessionEnds } from '@/session/session-ending';
import type { DraftKeeper } from './draft-keeper';

const EVERY_MS = 30_000;
const AFTER_CHANGE_MS = 2_000;

/**
 * Saves the draft 2 s after the last change, so that a tab closed or crashed loses no more than that; every 30 s while the
 * person goes on typing; when the page is hidden or left, and before the session ends. @returns what stops it
 */
export function autosave(keeper: DraftKeeper, watch: (changed: () => void) => () => void): () => void {
  const { save } = keeper;
  // What a lost session left in this tab belongs into the draft box.
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
  // Answers of browsers differ on whether a call started here still goes out: the timer and each step have saved before.
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
