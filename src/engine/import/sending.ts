import { problemsOf, type Row, type RowView } from './held-row';
import type { ExpectedRules, RefusedCell } from './import-definition';
import type { RowJudge } from './judge-row';

/** The rows on their way to the centre, in the order in which they went: what it refuses is told by their places. */
export class Sending<D> {
  private rows: Row<D>[] = [];

  constructor(
    private readonly view: RowView<D>,
    private readonly judges: RowJudge<D>,
    private readonly expected: ExpectedRules<D> | null,
  ) {}

  /** Which rows go: of those that the centre expects all, of new ones those that are right. */
  begin(rows: readonly Row<D>[]): void {
    this.rows = rows.filter((row) => !row.foreign && (this.expected || this.isGood(row)));
  }

  /** `goodOnly`: an expected row that is wrong says that it is left out, instead of holding everything up. */
  wire(from: number, count: number, goodOnly: boolean): { total: number; rows: Record<string, string>[] } {
    const { wire } = this.view.rules;
    if (!wire) throw new Error('These rows are for no centre');
    const rows = this.rows.slice(from, from + count).flatMap((row) => {
      const { data } = row.verdict;
      const cells = this.judges.coded(row.cells);
      if (data !== null && this.isGood(row)) return [wire(cells, data)];
      return goodOnly && this.expected?.wireLeftOut ? [this.expected.wireLeftOut(cells)] : [];
    });
    return { total: this.rows.length, rows };
  }

  refuse(faults: readonly RefusedCell[]): void {
    const { columns } = this.view;
    const isOpen = (role: string) => role === 'input' || this.expected === null;
    for (const { index, column, text, business } of faults) {
      const row = this.rows[index];
      // What is computed, or known to the centre, is put right by what the person fills in.
      const field =
        columns.find(({ name, role }) => name === column && isOpen(role)) ?? columns.find(({ role }) => isOpen(role));
      if (!row || !field) continue;
      const others = row.cellProblems.filter((problem) => problem.field !== field.name);
      row.cellProblems = [
        ...others,
        { field: field.name, text: `中心核对：${text}`, suggestion: '', takeable: false, business },
      ];
    }
  }

  private isGood(row: Row<D>): boolean {
    return row.verdict.data !== null && problemsOf(row, this.view).length === 0;
  }
}
