import { type ReactNode, useMemo, useState } from 'react';
import type { Page } from '@/api/person';
import { useAddressValues } from '@/lib/use-address-values';
import type { List } from './use-list';

/** What the cells of a row, and what they open, can do. */
export interface RowActs<Row> {
  /** Opens what stands beside the list, for this row. */
  open: (row: Row) => void;
  close: () => void;
  /** Asks for the rows anew. */
  renew: () => void;
  /** What was opened has been done: closes it and asks for the rows anew. */
  done: () => void;
}

/**
 * What a row opens beside the list, a dialog mostly. With `named` the address says which one by its row's key: others lead to it,
 * and it need not be among the rows on show.
 */
export type Beside<Row> =
  | ((row: Row, acts: RowActs<Row>) => ReactNode)
  | { named: string; show: (key: string, acts: RowActs<Row>, rows: readonly Row[]) => ReactNode };

/** What rows open and do, and what is open now. `beside` and `rowKey` are those of a definition: they never change. */
export function useBeside<Row extends object, Answer extends Page<Row>>(
  beside: Beside<Row> | undefined,
  rowKey: (row: Row) => string,
  { query }: List<Row, Answer>,
): { acts: RowActs<Row>; beside: ReactNode } {
  const name = typeof beside === 'object' ? beside.named : '';
  const none = useMemo(() => (name ? { [name]: '' } : {}), [name]);
  const [{ [name]: key = '' }, change] = useAddressValues<string>(none);
  const [row, setRow] = useState<Row>();
  const { refetch } = query;
  const acts = useMemo<RowActs<Row>>(() => {
    const set = (opened?: Row) => (name ? change({ [name]: opened ? rowKey(opened) : '' }) : setRow(opened));
    const renew = () => void refetch();
    const done = () => {
      set();
      renew();
    };
    return { open: set, close: () => set(), renew, done };
  }, [name, change, rowKey, refetch]);
  if (typeof beside === 'object') return { acts, beside: key && beside.show(key, acts, query.data?.list ?? []) };
  return { acts, beside: row && beside?.(row, acts) };
}
