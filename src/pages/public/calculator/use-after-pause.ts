import { useEffect, useState } from 'react';

/** A value once it has stood for a moment: for what is too large to be drawn at every key. */
export function useAfterPause<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
