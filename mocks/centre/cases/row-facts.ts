// What a case's list says of its rows that they do not say themselves (decision 346): kept as it was when they were handed in, and once
// more as it was just before they were carried out. Whatever becomes of the case, it goes on saying so.
import type { Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import type { RowsOf, TableOf } from './rule';

const kept = <Facts>(store: Store) => store.table<{ rows: readonly Facts[] }>('row-facts');
// A batch that came to nothing with one application may be another one's afterwards.
const keyOf = ({ ywlsh, pcbh }: Pick<RowsOf, 'ywlsh' | 'pcbh'>) => `${ywlsh}|${pcbh}`;

export function keepFacts<Facts extends object>(
  { store }: Desk,
  of: Pick<RowsOf, 'ywlsh' | 'pcbh'>,
  rows: readonly Facts[],
): void {
  kept<Facts>(store).put(keyOf(of), { rows });
}

/** Row by row; undefined before they are handed in. */
export function keptFacts<Facts extends object>(
  { store }: Desk,
  of: Pick<TableOf, 'ywlsh' | 'pcbh' | 'ywzt'>,
): readonly Facts[] | undefined {
  return of.ywzt === '01' ? undefined : kept<Facts>(store).get(keyOf(of))?.rows;
}
