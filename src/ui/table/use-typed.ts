import { useEffect, useEffectEvent, useState } from 'react';

/** After the last key, ms. */
const PAUSE_MS = 400;

/**
 * Text of a search box: on the screen at once, handed on when the person pauses. A value set from outside (重置) is taken over; what
 * was handed on comes back as a value too, and must not take away what has been typed meanwhile.
 */
export function useTyped(value: string, onSettled: (typed: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ typed: value, from: value, handed: value });
  const settle = useEffectEvent(onSettled);
  const { typed, from, handed } = state;
  if (from !== value) setState({ typed: value === handed ? typed : value, from: value, handed: value });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, handed: typed }));
      settle(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, (next) => setState((now) => ({ ...now, typed: next }))];
}
