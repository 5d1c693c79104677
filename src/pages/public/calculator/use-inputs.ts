import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { prefillOf } from '@/lib/prefill-state';
import { useAddressValues } from '@/lib/use-address-values';
import { useStillHere } from '@/lib/use-still-here';
import type { PolicyNumbers } from './policy-numbers';
import { changedValues, startValues } from './rate-follow';
import { dropUnwritten, keepUnwritten, readUnwritten } from './unwritten';
import { type Key, USUAL, type Values } from './usual-values';

/** Browsers slow down or refuse a page that writes its address at every key. */
const WRITE_AFTER_MS = 400;

/** What is typed, at once; the address follows when typing pauses, and leads when somebody goes to another one. */
export function useInputs(numbers: PolicyNumbers) {
  const { pathname, search, state } = useLocation();
  // The own figures that came along stay out of the address until they are changed.
  const usual = useMemo(() => ({ ...USUAL, ...ownFigures(state) }), [state]);
  const [address, writeAddress] = useAddressValues(usual);
  const isHere = useStillHere();
  const [left] = useState(() => readUnwritten(USUAL, search));
  const [values, setValues] = useState(() => startValues(left ?? address, numbers));
  const latest = useRef(values);
  /** The address of this page: while the next page is loading, the present one is that one's already. */
  const own = useRef({ pathname, search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was written and has not come back yet. */
  const sent = useRef(new Set<string>());
  const seen = useRef(textOf(address));

  const write = useCallback(() => {
    if (!isHere()) return;
    timer.current = undefined;
    const text = textOf(latest.current);
    if (text !== seen.current) sent.current.add(text);
    writeAddress(latest.current);
  }, [writeAddress, isHere]);

  const keep = useCallback(() => {
    if (timer.current !== undefined) keepUnwritten(latest.current, own.current.search);
  }, []);
  const leave = useCallback(() => {
    keep();
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [keep]);

  useEffect(() => {
    // Written now, it would go into the address of the next page.
    if (pathname !== own.current.pathname) return leave();
    own.current = { pathname, search };
    const text = textOf(address);
    if (text === seen.current) return;
    seen.current = text;
    if (sent.current.delete(text)) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = startValues(address, numbers);
    setValues(latest.current);
  }, [address, numbers, pathname, search, leave]);

  // What was left over goes into the address now.
  const begin = useEffectEvent(() => {
    dropUnwritten();
    if (left) timer.current = setTimeout(write, WRITE_AFTER_MS);
  });
  useEffect(() => {
    begin();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      leave();
    };
  }, [keep, leave]);

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

function ownFigures(state: unknown): Partial<Values> {
  return Object.fromEntries(Object.entries(prefillOf(state)).filter(([name]) => Object.hasOwn(USUAL, name)));
}

function textOf(values: Values): string {
  return Object.values(values).join('\n');
}
