import type { Row } from './held-row';
import { NOTHING } from './held-row';

/** A row that the file or the person makes. */
export function ownRow<D>(line: number, cells: string[], cellProblems: Row<D>['cellProblems'] = []): Row<D> {
  return { line, cells, given: null, cellProblems, foreign: false, verdict: NOTHING };
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
