import { everMembersInOrder, type PersonRecord } from './people';
import type { Store, TableIndex } from './store';

/** By the unit's members as they are: with another array of them, what was kept of the former one is forgotten. */
const kept = new WeakMap<readonly PersonRecord[], Map<string, { key: string; value: unknown }>>();

/**
 * What follows from a unit's members and the ledger, worked out once for as long as neither changes: a list that is read page by
 * page costs its rows once and not once a page. `name` is what it is, `key` for what else it depends on; one is kept for each name.
 */
export function whileUnchanged<T>(
  store: Store,
  dwzh: string,
  { name, key = '', everybody = false }: { name: string; key?: string; everybody?: boolean },
  work: (members: readonly PersonRecord[]) => T,
): T {
  const members = everMembersInOrder(store, dwzh);
  const whole = [changesOf(store, 'ledger'), everybody && changesOf(store, 'persons'), dwzh, key].join(' ');
  let of = kept.get(members);
  if (!of) {
    of = new Map();
    kept.set(members, of);
  }
  const known = of.get(name);
  // What stands under a name was worked out by the one caller that has it.
  if (known?.key === whole) return known.value as T;
  const value = work(members);
  of.set(name, { key: whole, value });
  return value;
}

/** Counts every record that came or went. */
class Changes implements TableIndex<unknown> {
  count = 0;

  added() {
    this.count += 1;
  }

  removed() {
    this.count += 1;
  }
}

function changesOf(store: Store, table: string): number {
  return store.index(table, 'changes', () => new Changes()).count;
}
