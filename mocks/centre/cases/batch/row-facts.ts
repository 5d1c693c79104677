// Facts about a case's rows that the rows do not hold (docs/rules/unit.md, Batches of members): snapshots at submission and just before
// execution. They remain whatever becomes of the case.

import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import type { RowsOf, TableOf } from '../rule';

const stored = <Facts>(store: Store) => store.table<{ rows: readonly Facts[] }>('row-facts');
// The batch is part of the key: after a failed application it may move to another one.
const keyOf = ({ ywlsh, pcbh }: Pick<RowsOf, 'ywlsh' | 'pcbh'>) => `${ywlsh}|${pcbh}`;

export function storeFacts<Facts extends object>(
  { store }: Transaction,
  of: Pick<RowsOf, 'ywlsh' | 'pcbh'>,
  rows: readonly Facts[],
): void {
  stored<Facts>(store).put(keyOf(of), { rows });
}

/** Returns the facts row by row; undefined before submission. */
export function storedFacts<Facts extends object>(
  { store }: Transaction,
  of: Pick<TableOf, 'ywlsh' | 'pcbh' | 'ywzt'>,
): readonly Facts[] | undefined {
  return of.ywzt === '01' ? undefined : stored<Facts>(store).get(keyOf(of))?.rows;
}
