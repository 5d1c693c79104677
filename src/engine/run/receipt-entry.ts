import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@/lib/foreign-json';

/** Returns the number of the receipt shown in a history entry; a reload and Back restore it. */
export function receiptOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.receipt === 'string' ? state.receipt : undefined;
}

/** Stores the number of the receipt on show in the current history entry; does nothing for undefined. */
export function useReceiptEntry(ywlsh: string | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const noted = ywlsh === undefined || receiptOf(state) === ywlsh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each receipt, on the entry it came up on
  useEffect(() => {
    // Other entries of the state stay, e.g. the page to return to.
    const entry = isRecord(state) ? state : {};
    if (!noted) void navigate(`${pathname}${search}`, { replace: true, state: { ...entry, receipt: ywlsh } });
  }, [noted]);
}
