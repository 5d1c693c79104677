import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressValues } from '@/lib/use-address-values';
import type { PolicyNumbers } from './policy-numbers';
import { changedValues, startValues } from './rate-follow';
import { dropUnwritten, keepUnwritten, readUnwritten } from './unwritten';
import { type Key, USUAL, type Values } from './usual-values';

/** Browsers slow down or refuse a page that writes its address at every key. */
const WRITE_AFTER_MS = 400;

/** What is typed, at once; the address follows when typing pauses, and leads when somebody goes to another one. */
export function useInputs(numbers: PolicyNumbers) {
  const [address, writeAddress] = useAddressValues(USUAL);
  const [left] = useState(() => readUnwritten(USUAL));
  const [values, setValues] = useState(() => startValues(left ?? address, numbers));
  const latest = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was written and has not come back yet. */
  const sent = useRef(new Set<string>());
  const seen = useRef(textOf(address));

  const write = useCallback(() => {
    timer.current = undefined;
    const text = textOf(latest.current);
    if (text !== seen.current) sent.current.add(text);
    writeAddress(latest.current);
  }, [writeAddress]);

  useEffect(() => {
    const text = textOf(address);
    if (text === seen.current) return;
    seen.current = text;
    if (sent.current.delete(text)) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = startValues(address, numbers);
    setValues(latest.current);
  }, [address, numbers]);

  // What a reload has left over goes into the address now.
  const begin = useEffectEvent(() => {
    dropUnwritten();
    if (left) write();
  });
  useEffect(() => {
    begin();
    const leave = () => {
      if (timer.current !== undefined) keepUnwritten(latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
    };
  }, []);

  const change = useCallback(
    (name: Key, value: string) => {
      latest.current = changedValues(latest.current, name, value, numbers);
      setValues(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, WRITE_AFTER_MS);
    },
    [numbers, write],
  );
  return { values, change };
}

function textOf(values: Values): string {
  return Object.values(values).join('\n');
}
