import type { Row } from './held-row';
import type { ExpectedRules, ImportColumn, Problem } from './import-definition';
import type { KeptRow } from './kept-rows';

/** The rows that the centre expects, by their key: where a row of a file belongs. */
export class Roster<D> {
  private readonly byKey = new Map<string, Row<D>>();
  private longest = 0;

  constructor(
    private readonly columns: readonly ImportColumn[],
    private readonly key: number,
    private readonly rules: ExpectedRules<D> | null,
  ) {}

  add(row: Row<D>): void {
    const key = row.cells[this.key] ?? '';
    this.byKey.set(key, row);
    this.longest = Math.max(this.longest, key.length);
  }

  get(key: string): Row<D> | undefined {
    return this.byKey.get(key);
  }

  /** Also where Excel dropped the zeros in front of a number. */
  find(key: string): Row<D> | undefined {
    return this.byKey.get(key) ?? this.byKey.get(key.padStart(this.longest, '0'));
  }

  /** Holds what a file says in a fixed cell against what is known. */
  compare(row: Row<D>, at: number, text: string): void {
    const known = row.cells[at] ?? '';
    const name = this.columns[at]?.name ?? '';
    if (text === known || this.rules?.mismatch(name, text, known) === '') row.given?.delete(at);
    else {
      row.given ??= new Map();
      row.given.set(at, text);
    }
  }

  /** Lays a row of a file over the one that is expected. */
  fill(row: Row<D>, line: number, cells: readonly string[], problems: Problem[]): void {
    row.line = line;
    row.cellProblems = problems;
    for (const [at, { role }] of this.columns.entries()) {
      const text = cells[at] ?? '';
      if (role === 'input') row.cells[at] = text;
      else if (role === 'fixed' && text !== '') this.compare(row, at, text);
    }
  }

  /** The same with a row that was kept. */
  restore(row: Row<D>, kept: KeptRow, inputs: readonly number[]): void {
    row.line = kept.line;
    row.cellProblems = kept.problems;
    for (const at of inputs) row.cells[at] = kept.cells[at] ?? '';
    for (const [at, given] of kept.given) this.compare(row, at, given);
  }

  /** A kept row of nobody takes the place of whoever came since: the expected row, else why it is nobody's still. */
  layAgain({ line, problems }: KeptRow, cells: readonly string[], inputs: readonly number[]): Row<D> | Problem[] {
    const key = cells[this.key] ?? '';
    const row = this.find(key);
    if (!row) return problems;
    if (row.line > 0) return [this.noPlace(key, row)];
    if (inputs.some((at) => row.cells[at] !== '')) return problems;
    this.fill(row, line, cells, []);
    return row;
  }

  /** A row that is nobody's stays so, and says why, whatever else of it was put right. */
  stillNobodys(row: Row<D>): void {
    if (row.cellProblems.length > 0) return;
    const key = row.cells[this.key] ?? '';
    const taken = this.find(key);
    row.cellProblems = [this.noPlace(key, taken && taken.line > 0 ? taken : undefined)];
  }

  /** Why a row with this key is nobody's; `taken`: the row that has it already. */
  noPlace(key: string, taken?: Row<D>): Problem {
    const column = this.columns[this.key];
    const field = column?.name ?? '';
    if (taken) {
      return { field, text: `与第${taken.line}行重复`, suggestion: '移除本行，或改正账号', takeable: false };
    }
    const text = key === '' ? `缺少${column?.title ?? ''}` : (this.rules?.unknownKey(key) ?? '');
    return { field, text, suggestion: '核对后改正，或移除本行', takeable: false };
  }
}
