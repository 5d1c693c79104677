import { searchText } from '@/domain/plain-text';
import type { Row } from './held-row';

/** Where rows stand in which something was looked for; kept until something else is, or rows come or go. */
export class FoundRows {
  private last: { sought: string; rows: readonly unknown[]; length: number; at: readonly number[] } | undefined;

  /**
   * Places of the rows that hold `sought` in any cell, letters of either case; undefined where nothing is sought, for all of them.
   * A row that is corrected meanwhile stays on show.
   */
  placesOf<D>(rows: readonly Row<D>[], sought: string): readonly number[] | undefined {
    if (sought === '') return undefined;
    const { last } = this;
    if (last && last.sought === sought && last.rows === rows && last.length === rows.length) return last.at;
    const wanted = searchText(sought);
    const at = rows.flatMap(({ cells }, index) =>
      cells.some((cell) => cell.toUpperCase().includes(wanted)) ? [index] : [],
    );
    this.last = { sought, rows, length: rows.length, at };
    return at;
  }
}
