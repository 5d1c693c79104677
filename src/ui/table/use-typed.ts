import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce after the last key, ms. */
const PAUSE_MS = 400;

/**
 * Debounced text of a search box: shown at once, reported on a pause. An outside change (重置) replaces it; a reported value that returns as
 * `value` does not overwrite what was typed since.
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
