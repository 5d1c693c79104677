import { useCallback, useEffect, useState } from 'react';
import { qa } from './qa-client';

/** Data of a QA call, with a reload function; polled every `everyMs` if given. */
export function useQa<T>(name: string, everyMs?: number): { data: T | undefined; reload: () => Promise<void> } {
  const [data, setData] = useState<T>();
  const reload = useCallback(async () => {
    try {
      setData(await qa<T>(name));
    } catch {
      // On errors the panel keeps the previous data.
    }
  }, [name]);
  useEffect(() => {
    void reload();
    if (!everyMs) return;
    const timer = setInterval(() => void reload(), everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  return { data, reload };
}
