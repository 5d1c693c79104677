import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStillHere } from './use-still-here';

/** Longer than anything a page keeps in its address. */
const LONGEST = 400;

export type AddressValues<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Values kept in the address, so that a list or a calculation can be shared, reloaded and come back to. `usual` names them
 * with their usual values, which are left out of the address; what else stands there is left alone. Whoever reads them checks
 * them: anybody can write an address.
 *
 * Changes take the present entry's place in the history, except with `{ push: true }` (another page of a list). They show
 * before the browser paints: the router's own transitions would let a checkbox spring back until the page is ready. One call
 * per event: a second one would not know the first. A page that has been left changes nothing.
 */
export function useAddressValues<Key extends string>(
  usual: AddressValues<Key>,
): [AddressValues<Key>, (changes: Partial<AddressValues<Key>>, how?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isHere = useStillHere();
  const keys = Object.keys(usual) as Key[];
  const text = keys.map((key) => read(params, key) ?? usual[key]).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` holds all that is read
  const values = useMemo(
    () => Object.fromEntries(keys.map((key) => [key, read(params, key) ?? usual[key]])) as AddressValues<Key>,
    [text],
  );
  const change = useCallback(
    (changes: Partial<AddressValues<Key>>, { push = false } = {}) => {
      if (!isHere()) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes) as [Key, string][]) {
            if (value === usual[key]) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        // What came along with the way to this entry stays with it.
        { replace: !push, preventScrollReset: true, flushSync: true, state: push ? undefined : state },
      );
    },
    [setParams, usual, isHere, state],
  );
  return [values, change];
}

function read(params: URLSearchParams, key: string): string | undefined {
  const value = params.get(key);
  return value === null || value.length > LONGEST ? undefined : value;
}
