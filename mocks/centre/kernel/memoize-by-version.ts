import { membersByNumber, type PersonRecord } from './people';
import type { Store, TableIndex } from './store';

/** Keyed by the unit's array of members: a new array drops the cached values of the former one. */
const memo = new WeakMap<readonly PersonRecord[], Map<string, { key: string; value: unknown }>>();

/**
 * Memoizes a value that depends on a unit's members and the ledger until either changes, so that paging through a list computes its rows
 * once. `name` is the cache slot (one value each), `key` holds all other inputs.
 */
export function memoizeByVersion<T>(
  store: Store,
  dwzh: string,
  { name, key = '', everybody = false }: { name: string; key?: string; everybody?: boolean },
  work: (members: readonly PersonRecord[]) => T,
): T {
  const members = membersByNumber(store, dwzh);
  const whole = [changesOf(store, 'ledger'), everybody && changesOf(store, 'persons'), dwzh, key].join(' ');
  let of = memo.get(members);
  if (!of) {
    of = new Map();
    memo.set(members, of);
  }
  const known = of.get(name);
  // Each name has one caller, hence one value type.
  if (known?.key === whole) return known.value as T;
  const value = work(members);
  of.set(name, { key: whole, value });
  return value;
}

/** Counts every record added or removed. */
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
