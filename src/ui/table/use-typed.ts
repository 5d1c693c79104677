import { useEffect, useEffectEvent, useState } from 'react';

/** After the last key, ms. */
const PAUSE_MS = 400;

/**
 * Text of a search box: on the screen at once, handed on when the person pauses. A value set from outside (重置) is taken over.
 */
export function useTyped(value: string, onSettled: (typed: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ typed: value, from: value });
  const settle = useEffectEvent(onSettled);
  if (state.from !== value) setState({ typed: value, from: value });
  const { typed } = state;
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => settle(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, (next) => setState({ typed: next, from: value })];
}
