// Errors of a batch as a whole, grouped by reason with the people named (docs/rules/unit.md, Batches of members).
import { namesText, peopleText } from '@/domain/text/counts';
import type { RowColumn } from '@/schema/row-columns';
import { CHANGE_ROWS } from '../cases/batch/batches';
import { cellDisplayText } from '../cases/batch/rows-table';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { BusinessError, REFUSED } from '../kernel/transaction';

type Row = Readonly<Record<string, string>>;

interface Rows {
  columns: readonly RowColumn[];
  key: string;
  once?(row: Row): readonly string[];
}

/**
 * Returns the keys of the rows. @throws BusinessError that names the people of the first error, and counts those of others: the message
 * must suffice without the list.
 */
export function soundRows(
  store: Store,
  of: Rows,
  rows: readonly Row[],
  judge: (row: Row) => Record<string, string>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const keys = new Set<string>();
  /** Error → key → name of the person. */
  const faults = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const key = row[of.key] ?? '';
    const own = of.once?.(row) ?? [''];
    const again = own.find((one) => seen.has(`${key}|${one}`));
    const why = again === undefined ? Object.values(judge(row))[0] : `${again}重复出现`;
    if (why) faults.set(why, (faults.get(why) ?? new Map()).set(key, personText(store, of, row)));
    for (const one of own) seen.add(`${key}|${one}`);
    keys.add(key);
  }
  const [first] = faults;
  if (!first) return keys;
  const [why, who] = first;
  const others = new Set([...faults.values()].flatMap((people) => [...people.keys()]));
  for (const key of who.keys()) others.delete(key);
  const more = others.size > 0 ? `；另有${peopleText(others.size)}也不能办理` : '';
  throw new BusinessError(REFUSED, `${namesText([...who.values()])}：${why}${more}${CHANGE_ROWS}`);
}

/** 周立新（110101********1013）; an account number is not masked. */
function personText(store: Store, { columns, key }: Rows, row: Row): string {
  const column = columns.find(({ name }) => name === key);
  const number = column ? cellDisplayText(column, row[key] ?? '', false) : '';
  const name = persons(store).get(row.grzh ?? '')?.xingming ?? row.xingming ?? '';
  return name ? `${name}（${number}）` : number;
}
