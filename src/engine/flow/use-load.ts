import { useCallback, useEffect, useState } from 'react';

export type Load<T> =
  | { phase: 'loading'; data: T | undefined; error: undefined }
  | { phase: 'ready'; data: T; error: undefined }
  | { phase: 'failed'; data: T | undefined; error: unknown };

/**
 * Loads data while mounted: the last request wins, a superseded one is aborted.
 * `key` identifies the request; `reload` repeats it and keeps the former data meanwhile.
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Load<T> & { reload: () => void } {
  const [state, setState] = useState<{ key: string; load: Load<T> }>({ key, load: loading<T>(undefined) });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; the function is new with every render
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ key, load: loading(before.key === key ? before.load.data : undefined) }));
    load(signal).then(
      (data) => !signal.aborted && setState({ key, load: { phase: 'ready', data, error: undefined } }),
      (error: unknown) =>
        !signal.aborted && setState((before) => ({ key, load: { phase: 'failed', data: before.load.data, error } })),
    );
    return () => controller.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...(state.key === key ? state.load : loading<T>(undefined)), reload };
}

function loading<T>(data: T | undefined): Load<T> {
  return { phase: 'loading', data, error: undefined };
}
