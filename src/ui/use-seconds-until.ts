import { useEffect, useState } from 'react';

/** Whole seconds until a moment, 0 once it is over. Reckoned from the clock at every tick: slowed-down timers count right. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  const over = left === 0;

  useEffect(() => {
    setNow(Date.now());
    if (at <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [at]);

  return over ? 0 : left;
}
