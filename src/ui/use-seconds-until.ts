import { useEffect, useState } from 'react';

/** Whole seconds until a moment, 0 once it has passed. Computed from the clock at every tick, since timers may be throttled. */
export function useSecondsUntil(at: number): number {
  const [{ of, now }, set] = useState(() => ({ of: at, now: Date.now() }));
  // A changed deadline is computed from the current time, not from the last tick: 60 seconds never show as 95.
  const left = Math.max(0, Math.ceil((at - (of === at ? now : Date.now())) / 1000));
  const over = left === 0;

  useEffect(() => {
    set({ of: at, now: Date.now() });
    if (at <= Date.now()) return;
    const timer = setInterval(() => {
      set({ of: at, now: Date.now() });
      if (Date.now() >= at) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [at]);

  return over ? 0 : left;
}
