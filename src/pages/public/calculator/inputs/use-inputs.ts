import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { prefillOf } from '@/lib/address/prefill-state';
import { useAddressValues } from '@/lib/address/use-address-values';
import { useIsCurrentPage } from '@/lib/address/use-is-current-page';
import { sessionStore } from '@/lib/storage';
import { type CalculatorValues, DEFAULT_VALUES, type Key } from '../default-values';
import type { PolicyNumbers } from '../policy-numbers';
import { changedValues, startValues } from '../rate-follow';

/** Debounce: browsers throttle pages that write their address at every key. */
const WRITE_AFTER_MS = 400;

/** Inputs with immediate state; the address follows on a pause, and overrides the state on navigation. */
export function useInputs(numbers: PolicyNumbers) {
  const { pathname, search, state } = useLocation();
  // Prefilled own figures count as defaults: not in the address until changed.
  const usual = useMemo(() => ({ ...DEFAULT_VALUES, ...ownFigures(state) }), [state]);
  const [address, writeAddress] = useAddressValues(usual);
  const isHere = useIsCurrentPage();
  const [left] = useState(() => readUnwritten(DEFAULT_VALUES, search));
  const [values, setValues] = useState(() => startValues(left ?? address, numbers));
  const latest = useRef(values);
  /** Address of this page: while the next page loads, the location is already the next one's. */
  const own = useRef({ pathname, search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Addresses written but not yet returned by the router. */
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
    if (timer.current !== undefined) saveUnwritten(latest.current, own.current.search);
  }, []);
  const leave = useCallback(() => {
    keep();
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [keep]);

  useEffect(() => {
    // A write now would change the next page's address.
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

  // Writes leftover input to the address.
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

function ownFigures(state: unknown): Partial<CalculatorValues> {
  return Object.fromEntries(Object.entries(prefillOf(state)).filter(([name]) => Object.hasOwn(DEFAULT_VALUES, name)));
}

function textOf(values: CalculatorValues): string {
  return Object.values(values).join('\n');
}

const KEY = 'dkcs';
/** Covers a reload or a prompt Back; older input belongs to another visit. */
const LIFETIME_MS = 60_000;

interface Unwritten {
  /** The address before the pending write. */
  at: string;
  values: CalculatorValues;
}

/** Saves input not yet written to the address, for a reload or coming back. */
function saveUnwritten(values: CalculatorValues, at: string): void {
  sessionStore.set(KEY, { at, values } satisfies Unwritten, LIFETIME_MS);
}

/** Undefined unless the address is the one it was saved at. */
function readUnwritten(known: CalculatorValues, at: string): CalculatorValues | undefined {
  const stored = sessionStore.get<Partial<Unwritten> | null>(KEY);
  const values: Readonly<Record<string, unknown>> | undefined = stored?.values;
  if (!values || stored?.at !== at) return undefined;
  return Object.keys(known).every((key) => typeof values[key] === 'string') ? stored.values : undefined;
}

function dropUnwritten(): void {
  sessionStore.remove(KEY);
}
