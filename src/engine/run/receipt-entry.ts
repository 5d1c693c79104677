import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LabelledValue, readLabelledValue } from '@/api/client/labelled-value';
import { everyRow } from '@/api/client/read';
import { isRecord } from '@/lib/foreign-json';

/** What a receipt says of the values that were submitted; a reload has them no more. */
export interface ReceiptText {
  /** Predicate of the first sentence. */
  lead: string;
  /** Null if the case has them. */
  figures: readonly LabelledValue[] | null;
}

/** Returns the number of the receipt shown in a history entry; a reload and Back restore it. */
export function receiptOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.receipt === 'string' ? state.receipt : undefined;
}

/** Returns what that receipt said; undefined if the entry does not have it, e.g. after a lost answer. */
function statementIn(state: unknown): ReceiptText | undefined {
  const said = isRecord(state) ? state.said : undefined;
  if (!isRecord(said) || typeof said.lead !== 'string') return undefined;
  try {
    return { lead: said.lead, figures: said.figures === null ? null : readFigures(said.figures) };
  } catch {
    return undefined;
  }
}

const readFigures = everyRow(readLabelledValue);

/**
 * Stores the receipt on show in the current history entry, so that it says the same after a reload; does nothing without a number.
 * @param said what this page knows; undefined if it has not submitted the values itself
 * @returns what the receipt says, of this page or of the entry
 */
export function useReceiptEntry(ywlsh: string | undefined, said: ReceiptText | undefined): ReceiptText | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => (receiptOf(state) === ywlsh ? statementIn(state) : undefined));
  const noted = ywlsh === undefined || receiptOf(state) === ywlsh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each receipt, on the entry it came up on
  useEffect(() => {
    // Other entries of the state stay, e.g. the page to return to.
    const entry = isRecord(state) ? state : {};
    if (!noted) void navigate(`${pathname}${search}`, { replace: true, state: { ...entry, receipt: ywlsh, said } });
  }, [noted]);
  return said ?? found;
}
