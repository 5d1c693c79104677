import { beforeSessionEnds } from '@/session/opening/session-ending';
import type { DraftKeeper } from './draft-keeper';

const EVERY_MS = 30_000;
const AFTER_CHANGE_MS = 800;
/** After leaving a field: once for a button pressed or a row of fields passed by. */
const AFTER_LEAVING_MS = 200;

/**
 * Saves the draft when a field is left, 0.8 s after the last change (the most a crash can lose), every 30 s during continuous typing,
 * when the page is hidden or left, and before the session ends. @returns unsubscribe function
 */
export function autosave(keeper: DraftKeeper, watch: (changed: () => void) => () => void): () => void {
  const { save } = keeper;
  // Content recovered from a lost session is saved to the draft box at once.
  if (keeper.recovered) void save();
  const timer = setInterval(() => void save(), EVERY_MS);
  let pause: ReturnType<typeof setTimeout> | undefined;
  const saveIn = (ms: number) => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      void save();
    }, ms);
  };
  const unwatch = watch(() => saveIn(AFTER_CHANGE_MS));
  const left = () => {
    if (pause !== undefined) saveIn(AFTER_LEAVING_MS);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') void save();
  };
  const leaving = () => void save();
  // Best effort: the request outlives the page (api/client/lasting-adapter.ts), unless an earlier one is under way.
  document.addEventListener('focusout', left);
  document.addEventListener('visibilitychange', hidden);
  // The question whether to leave gives time to save.
  window.addEventListener('beforeunload', leaving);
  window.addEventListener('pagehide', leaving);
  const stop = beforeSessionEnds(save, keeper.unsaved, keeper.saved);
  return () => {
    clearInterval(timer);
    clearTimeout(pause);
    unwatch();
    document.removeEventListener('focusout', left);
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('beforeunload', leaving);
    window.removeEventListener('pagehide', leaving);
    stop();
  };
}
