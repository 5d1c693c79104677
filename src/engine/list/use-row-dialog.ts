import { type ReactNode, useMemo, useState } from 'react';
import type { Page } from '@/api/person/person';
import { useAddressValues } from '@/lib/address/use-address-values';
import type { List } from './use-list';

/** Actions available to cells of a row and to its dialog. */
export interface RowOperations<Row> {
  /** Opens the dialog for this row. */
  open: (row: Row) => void;
  close: () => void;
  /** Fetches the rows again. */
  renew: () => void;
  /** Closes the dialog and fetches the rows again. */
  done: () => void;
}

/**
 * Dialog of a row. With `named` the address holds the row's key: other pages can link to it, and the row need not be among those on
 * show.
 */
export type RowDialog<Row> =
  | ((row: Row, acts: RowOperations<Row>) => ReactNode)
  | { named: string; show: (key: string, acts: RowOperations<Row>, rows: readonly Row[]) => ReactNode };

/** State and actions of the row dialog. `beside` and `rowKey` come from a definition and never change. */
export function useRowDialog<Row extends object, Answer extends Page<Row>>(
  beside: RowDialog<Row> | undefined,
  rowKey: (row: Row) => string,
  { query }: List<Row, Answer>,
): { acts: RowOperations<Row>; beside: ReactNode } {
  const name = typeof beside === 'object' ? beside.named : '';
  const none = useMemo(() => (name ? { [name]: '' } : {}), [name]);
  const [{ [name]: key = '' }, change] = useAddressValues<string>(none);
  const [row, setRow] = useState<Row>();
  const { refetch } = query;
  const acts = useMemo<RowOperations<Row>>(() => {
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
