import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@/lib/foreign-json';

/** Business number of the receipt that this entry of the browser's history shows; a reload and Back lead to it again. */
export function receiptOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.receipt === 'string' ? state.receipt : undefined;
}

/** Notes the receipt on show in the present history entry; nothing for undefined. */
export function useReceiptEntry(ywlsh: string | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const noted = ywlsh === undefined || receiptOf(state) === ywlsh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each receipt, on the entry it came up on
  useEffect(() => {
    // What else the entry holds stays: where the person came from, among others.
    const kept = isRecord(state) ? state : {};
    if (!noted) void navigate(`${pathname}${search}`, { replace: true, state: { ...kept, receipt: ywlsh } });
  }, [noted]);
}
