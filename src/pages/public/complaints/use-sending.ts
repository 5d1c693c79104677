import { useRef, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import { failureText } from '@/lib/shown-errors';

/**
 * Runs one submission at a time. `work` returns validation errors or the call; `field` is the one whose message is shown. After a lost
 * response `look` refreshes the page.
 */
export function useSending(field: string, look: () => Promise<void>) {
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
      if (failure instanceof ApiError && failure.outcomeUnknown) {
        setError('没有收到中心的答复，可能已经提交。本页已重新查询：仍可提交的，请再提交一次，不会重复登记。');
        await look();
        return;
      }
      const own = failure instanceof ApiError ? failure.fieldErrors[field] : undefined;
      setError(own ?? failureText(failure, '提交失败，请稍后重试'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, send };
}
