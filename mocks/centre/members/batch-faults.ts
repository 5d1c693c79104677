// What is wrong with the rows of a batch as a whole, said to whoever has to put it right (decision 355).
import { namesText, peopleText } from '@/domain/counts';
import { CHANGE_ROWS } from '../cases/batches';
import type { RowColumn } from '../cases/column-reader';
import { cellWords } from '../cases/rows-table';
import { REFUSED, Refusal } from '../kernel/desk';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';

type Row = Readonly<Record<string, string>>;

interface Rows {
  columns: readonly RowColumn[];
  key: string;
  once?(row: Row): readonly string[];
}

/**
 * Who the rows are about, as keys. @throws Refusal that names the people of the first fault, and how many cannot go on for
 * another one: whoever reads it has no list of rows beside it.
 */
export function soundRows(
  store: Store,
  of: Rows,
  rows: readonly Row[],
  judge: (row: Row) => Record<string, string>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const keys = new Set<string>();
  /** What is wrong → who by key → as they are called. */
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
  throw new Refusal(REFUSED, `${namesText([...who.values()])}：${why}${more}${CHANGE_ROWS}`);
}

/** 周立新（110101********1013）; an account's number is nobody's secret. */
function personText(store: Store, { columns, key }: Rows, row: Row): string {
  const column = columns.find(({ name }) => name === key);
  const number = column ? cellWords(column, row[key] ?? '', false) : '';
  const name = persons(store).get(row.grzh ?? '')?.xingming ?? row.xingming ?? '';
  return name ? `${name}（${number}）` : number;
}
