import type { Row } from './held-row';
import { NOTHING, rowNumbers } from './held-row';
import type { ImportColumn } from './import-definition';

/** A row that the file or the person makes. */
export function ownRow<D>(line: number, cells: string[], cellProblems: Row<D>['cellProblems'] = []): Row<D> {
  return { no: 0, line, cells, given: null, cellProblems, foreign: false, verdict: NOTHING };
}

/** A row of the file that is nobody's. */
export function foreignRow<D>(line: number, cells: string[], cellProblems: Row<D>['cellProblems']): Row<D> {
  return { ...ownRow<D>(line, cells, cellProblems), foreign: true };
}

/** The row of this number, and where it is by now; none once it was taken out. */
export function rowOf<D>(rows: readonly Row<D>[], no: number): [Row<D> | undefined, number] {
  // Nearly always nothing has moved.
  const at = rows[no]?.no === no ? no : rows.findIndex((row) => row.no === no);
  return [rows[at], at];
}

/** Rows as they were before anything was filled in. */
export function emptyRows<D>(rows: readonly Row<D>[], inputs: readonly number[]): void {
  for (const row of rows) {
    row.line = 0;
    row.corrected = undefined;
    row.given = null;
    row.cellProblems = [];
    for (const at of inputs) row.cells[at] = '';
  }
}

/** Columns of which no two rows have the same: the key, and what else stands but once. */
const columnsOnce = (columns: readonly ImportColumn[]): number[] =>
  columns.flatMap(({ role, once }, at) => (role === 'key' || once ? [at] : []));

/** What a row must not share with another, as one text: whether it has to be looked for anew. */
export function cellsOnce(cells: readonly string[], columns: readonly ImportColumn[]): string {
  return JSON.stringify(columnsOnce(columns).map((at) => cellOnce(cells, columns, at)));
}

/** What stands in such a column, with what tells rows of one key apart; '' where it is empty. */
function cellOnce(cells: readonly string[], columns: readonly ImportColumn[], at: number): string {
  const text = cells[at] ?? '';
  const apart = columns.findIndex(({ name }) => name === columns[at]?.apart);
  return text === '' || apart < 0 ? text : `${text}|${cells[apart] ?? ''}`;
}

/** Says of each row which earlier one has the same key, or the same of what stands but once: by its number. */
export function markRepeats<D>(rows: readonly Row<D>[], columns: readonly ImportColumn[]): void {
  const numberOf = rowNumbers(rows, { mismatch: null });
  for (const row of rows) row.repeats = undefined;
  for (const column of columnsOnce(columns)) {
    const first = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const text = cellOnce(row.cells, columns, column);
      const line = text === '' ? undefined : first.get(text);
      if (line === undefined) first.set(text, numberOf(at));
      else row.repeats = [...(row.repeats ?? []), { column, line }];
    }
  }
}

/** Cells of new rows without those whose key is there already, among the rows or earlier in the list; an empty key is none. */
export function withoutKnown<D>(
  list: readonly string[][],
  rows: readonly Row<D>[],
  columns: readonly ImportColumn[],
): string[][] {
  const key = columns.findIndex(({ role }) => role === 'key');
  const there = new Set(rows.map(({ cells }) => cells[key]));
  const added = new Set<string>();
  return list.filter((cells) => {
    const own = cellOnce(cells, columns, key);
    if (own !== '' && (there.has(cells[key]) || added.has(own))) return false;
    added.add(own);
    return true;
  });
}
