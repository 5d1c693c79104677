import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';

/** One sending at a time. `work` gives what is wrong with what is typed, or the call; `field` is the one whose message is shown. */
export function useSending(field: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);
  const send = async (work: () => string | Promise<unknown>): Promise<void> => {
    if (running.current) return;
    const begun = work();
    if (typeof begun === 'string') {
      setError(begun);
      return;
    }
    running.current = true;
    setBusy(true);
    setError('');
    try {
      await begun;
    } catch (failure) {
      const own = failure instanceof ApiError ? failure.fieldErrors[field] : undefined;
      setError(own ?? (failure instanceof Error && failure.message ? failure.message : '提交失败，请稍后重试'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, send };
}
