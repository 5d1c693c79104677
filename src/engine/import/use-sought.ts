import { useDeferredValue, useEffect, useState } from 'react';
import type { Importer } from './importer';

export interface Sought {
  /** As it is being typed. */
  text: string;
  set: (text: string) => void;
  /** What the rows on show hold, and how many those are; '' for all. */
  of: string;
  count: number;
}

/** Looking for rows among all of an import: the worker finds them, the page knows how many. */
export function useSought(importer: Importer, version: number): Sought {
  const [text, set] = useState('');
  const [found, setFound] = useState({ of: '', count: 0 });
  const wanted = useDeferredValue(text.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came or went are counted anew
  useEffect(() => {
    let current = true;
    if (wanted === '') {
      setFound({ of: '', count: 0 });
      return undefined;
    }
    importer.view(0, 0, wanted).then(
      ({ total }) => current && setFound({ of: wanted, count: total }),
      // A worker that has ended: what comes in its place is asked anew.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [importer, wanted, version]);
  return { text, set, ...found };
}
