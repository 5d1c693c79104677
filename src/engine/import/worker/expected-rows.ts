import type { CellProblem, ExpectedRules, ImportColumn } from '../import-definition';
import type { DraftRow } from './draft-rows';
import type { ExpectedRow, RowContent, UnmatchedRow } from './import-row';

/** Expected rows by key; matches the rows of a file. */
export class ExpectedRows<D> {
  private readonly byKey = new Map<string, ExpectedRow<D>>();
  private longest = 0;

  constructor(
    private readonly columns: readonly ImportColumn[],
    private readonly key: number,
    private readonly rules: ExpectedRules<D> | null,
  ) {}

  add(row: ExpectedRow<D>): void {
    const key = row.cells[this.key] ?? '';
    this.byKey.set(key, row);
    this.longest = Math.max(this.longest, key.length);
  }

  get(key: string): ExpectedRow<D> | undefined {
    return this.byKey.get(key);
  }

  /** Finds a row by key, also where Excel dropped leading zeros. */
  find(key: string): ExpectedRow<D> | undefined {
    return this.byKey.get(key) ?? this.byKey.get(key.padStart(this.longest, '0'));
  }

  /** Compares a fixed cell of the file with the known value. */
  compare(row: ExpectedRow<D>, at: number, text: string): void {
    const known = row.cells[at] ?? '';
    const name = this.columns[at]?.name ?? '';
    if (text === known || this.rules?.mismatch(name, text, known) === '') row.given?.delete(at);
    else {
      row.given ??= new Map();
      row.given.set(at, text);
    }
  }

  /** Resets the expected rows to their state before any input. */
  clear(rows: readonly ExpectedRow<D>[], inputs: readonly number[]): void {
    for (const row of rows) {
      row.line = 0;
      row.corrected = undefined;
      row.given = null;
      row.problems = [];
      for (const at of inputs) row.cells[at] = '';
    }
  }

  /** Applies a row of the file to the expected row of its key. @returns that row, or the problems of a row without a match */
  lay({ line, cells, problems }: RowContent): ExpectedRow<D> | CellProblem[] {
    const key = cells[this.key] ?? '';
    const row = this.find(key);
    if (!row || row.line > 0 || problems.some(({ field }) => field === this.columns[this.key]?.name)) {
      return [problems[0] ?? this.noPlace(key, row)];
    }
    return this.fill(row, line, cells, problems);
  }

  /** Applies the content of a row to an expected row. */
  fill(row: ExpectedRow<D>, line: number, cells: readonly string[], problems: CellProblem[]): ExpectedRow<D> {
    row.line = line;
    row.problems = problems;
    for (const [at, { role }] of this.columns.entries()) {
      const text = cells[at] ?? '';
      if (role === 'input') row.cells[at] = text;
      else if (role === 'fixed' && text !== '') this.compare(row, at, text);
    }
    return row;
  }

  /** Applies a row of the draft: members may have left or been added. @returns the expected row, or the problems without one */
  restore(stored: DraftRow, cells: readonly string[], inputs: readonly number[]): ExpectedRow<D> | CellProblem[] {
    const { line, problems, given } = stored;
    const key = cells[this.key] ?? '';
    if (stored.foreign) return this.layAgain(stored, cells, inputs);
    const row = this.get(key);
    if (!row) return [problems[0] ?? this.noPlace(key)];
    row.line = line;
    row.problems = problems;
    for (const at of inputs) row.cells[at] = cells[at] ?? '';
    for (const [at, text] of given) this.compare(row, at, text);
    return row;
  }

  private layAgain(
    { line, problems }: DraftRow,
    cells: readonly string[],
    inputs: readonly number[],
  ): ExpectedRow<D> | CellProblem[] {
    const key = cells[this.key] ?? '';
    const row = this.find(key);
    if (!row) return problems;
    if (row.line > 0) return [this.noPlace(key, row)];
    return inputs.some((at) => row.cells[at] !== '') ? problems : this.fill(row, line, cells, []);
  }

  /** Keeps the reason of an unmatched row after corrections of other cells. */
  stillUnmatched(row: UnmatchedRow): void {
    if (row.problems.length > 0) return;
    const key = row.cells[this.key] ?? '';
    const taken = this.find(key);
    row.problems = [this.noPlace(key, taken && taken.line > 0 ? taken : undefined)];
  }

  /** Returns why a row with this key is unmatched; `taken`: the row that has the key already. */
  noPlace(key: string, taken?: ExpectedRow<D>): CellProblem {
    const column = this.columns[this.key];
    const field = column?.name ?? '';
    if (taken) {
      return { field, text: `与第${taken.line}行重复`, suggestion: '移除本行，或改正账号', takeable: false };
    }
    const text = key === '' ? `缺少${column?.title ?? ''}` : (this.rules?.unknownKey(key) ?? '');
    return { field, text, suggestion: '核对后改正，或移除本行', takeable: false };
  }
}
