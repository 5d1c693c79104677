import { useEffect } from 'react';
import { beforeSessionEnds } from '@/session/session-ending';
import type { Run } from './run';

const EVERY_MS = 30_000;

/** Saves the draft every 30 s when something changed, when the page is hidden or left, and before the session ends. */
export function useAutosave(run: Run): void {
  useEffect(() => {
    const save = () => run.drafts.save();
    const timer = setInterval(() => void save(), EVERY_MS);
    const hidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    const leaving = () => void save();
    // Answers of browsers differ on whether a call started here still goes out: the timer and each step have saved before.
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    const stop = beforeSessionEnds(save);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      stop();
    };
  }, [run]);
}
