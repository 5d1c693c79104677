import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsCurrentPage } from './use-is-current-page';

/** Maximum length of a value; longer ones are ignored. */
const LONGEST = 400;

export type AddressValues<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Values in the address, so that a list or calculation can be shared, reloaded and returned to. `usual` holds the default values, which are
 * omitted from the address; other parameters stay. Values are untrusted: the caller validates them.
 *
 * Changes replace the current history entry, except with `{ push: true }` (another page of a list). They render before the browser paints:
 * the router's own transitions would reset a checkbox until the page is ready. One call per event: a second call would not see the first.
 * After the page is left, calls are ignored.
 */
export function useAddressValues<Key extends string>(
  usual: AddressValues<Key>,
): [AddressValues<Key>, (changes: Partial<AddressValues<Key>>, how?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isHere = useIsCurrentPage();
  const keys = Object.keys(usual) as Key[];
  const text = keys.map((key) => read(params, key) ?? usual[key]).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` covers all values read
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
        // The navigation state of this entry is preserved.
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
