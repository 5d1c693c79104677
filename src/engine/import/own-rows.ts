import type { Row } from './held-row';
import { NOTHING } from './held-row';

/** A row that the file or the person makes. */
export function ownRow<D>(line: number, cells: string[], cellProblems: Row<D>['cellProblems'] = []): Row<D> {
  return { line, cells, given: null, cellProblems, foreign: false, verdict: NOTHING };
}

/** A row of the file that is nobody's. */
export function foreignRow<D>(line: number, cells: string[], cellProblems: Row<D>['cellProblems']): Row<D> {
  return { ...ownRow<D>(line, cells, cellProblems), foreign: true };
}

/** Rows as they were before anything was filled in. */
export function emptyRows<D>(rows: readonly Row<D>[], inputs: readonly number[]): void {
  for (const row of rows) {
    row.line = 0;
    row.given = null;
    row.cellProblems = [];
    for (const at of inputs) row.cells[at] = '';
  }
}

/** Says of each row whose key an earlier one has which row that is: by its line in the file, else by its place. */
export function markRepeats<D>(rows: readonly Row<D>[], key: number): void {
  const first = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const text = row.cells[key] ?? '';
    row.repeats = text === '' ? undefined : first.get(text);
    if (row.repeats === undefined) first.set(text, row.line || at + 1);
  }
}

/** Cells of new rows without those whose key is there already, among the rows or earlier in the list; an empty key is none. */
export function withoutKnown<D>(list: readonly string[][], rows: readonly Row<D>[], key: number): string[][] {
  const there = new Set(rows.map(({ cells }) => cells[key]));
  return list.filter((cells) => {
    const own = cells[key] ?? '';
    if (own !== '' && there.has(own)) return false;
    there.add(own);
    return true;
  });
}
