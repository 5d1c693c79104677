import { passedData, type Row, type RowView, rowNumbers } from './held-row';
import type { ExpectedRules, RefusedCell } from './import-definition';
import type { RowJudge } from './judge-row';

/** The rows on their way to the centre, in the order in which they went: what it refuses is told by their places. */
export class Sending<D> {
  private rows: Row<D>[] = [];
  /** Of new ones the number by which reasons name each, in the same order. */
  private numbers: readonly string[] = [];

  constructor(
    private readonly view: RowView<D>,
    private readonly judges: RowJudge<D>,
    private readonly expected: ExpectedRules<D> | null,
  ) {}

  /** Which rows go: those that have passed; with them, where good ones alone go, the expected ones that say that they are left out. */
  begin(rows: readonly Row<D>[], goodOnly: boolean): void {
    const leavesOut = goodOnly && this.expected?.wireLeftOut !== undefined;
    const numberOf = rowNumbers(rows, this.view);
    const numbers = new Map(this.expected ? [] : rows.map((row, at) => [row, String(numberOf(at))]));
    this.rows = rows.filter((row) => passedData(row, this.view) !== null || (leavesOut && !row.foreign));
    this.numbers = this.rows.flatMap((row) => numbers.get(row) ?? []);
  }

  /** A part of them. */
  wire(from: number, count: number): { total: number; rows: Record<string, string>[] } {
    const { wire } = this.view.rules;
    if (!wire) throw new Error('These rows are for no centre');
    const rows = this.rows.slice(from, from + count).map((row, at) => {
      const data = passedData(row, this.view);
      const cells = this.judges.coded(row.cells);
      const sent = data !== null ? wire(cells, data) : (this.expected?.wireLeftOut?.(cells) ?? {});
      const hh = this.numbers[from + at];
      return hh === undefined ? sent : { ...sent, hh };
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
      const isEmpty = row.cells[columns.indexOf(field)] === '';
      const suggestion = (isEmpty && this.view.rules.suggest?.(field.name, this.judges.coded(row.cells))) || '';
      const takeable = suggestion !== '';
      row.cellProblems = [...others, { field: field.name, text: `中心核对：${text}`, suggestion, takeable, business }];
    }
  }
}
