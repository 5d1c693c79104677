import { useCallback, useEffect, useState } from 'react';
import { qa } from './qa-client';

/** What a QA call answers, with a way to ask again; asked every `everyMs` when given. */
export function useQa<T>(name: string, everyMs?: number): { data: T | undefined; reload: () => Promise<void> } {
  const [data, setData] = useState<T>();
  const reload = useCallback(async () => {
    try {
      setData(await qa<T>(name));
    } catch {
      // The panel keeps what it showed last.
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
