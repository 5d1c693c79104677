import type { WrittenColumn } from '@/lib/sheets/write-workbook';
import type { ExpectedRules, ImportShape } from '../import-definition';
import type { ListPart, RefusedCell } from '../import-protocol';
import { type ImportRow, type RowContext, rowNumbers, rowProblems, rowState } from './import-row';
import { type RowJudge, writtenKind } from './judge-row';
import { showProblem } from './row-views';

const LINE = { title: '行号', width: 8, kind: 'text' } as const;
const REASON = { title: '错误原因', width: 48, kind: 'text' } as const;

/** Columns of a workbook and its rows. */
export interface SheetContent {
  columns: readonly WrittenColumn[];
  rows: Iterable<readonly string[]>;
}

/** Builds the error list as a file: for new rows the rows with numbers and reasons in columns of their own, which an import ignores. */
export function errorList<D>(
  rows: readonly ImportRow<D>[],
  context: RowContext<D>,
  { rows: kind, columns, words }: ImportShape,
): SheetContent {
  return kind === 'new'
    ? {
        columns: [LINE, ...columns.map((one) => ({ ...one, kind: writtenKind(one.kind) })), REASON],
        rows: wrongRows(rows, context),
      }
    : { columns: problemColumns(words.who), rows: problemRows(rows, context) };
}

function problemColumns(who: string): WrittenColumn[] {
  const text = (title: string, width: number) => ({ title, width, kind: 'text' as const });
  return [LINE, text(who, 28), text('字段', 18), text('原值', 24), text('问题', 48), text('建议值', 32)];
}

function* problemRows<D>(rows: readonly ImportRow<D>[], context: RowContext<D>): Iterable<readonly string[]> {
  const numberOf = rowNumbers(rows);
  for (const [at, row] of rows.entries()) {
    for (const problem of rowProblems(row, context)) {
      const { line, who, title, value, text, suggestion } = showProblem(row, [at, numberOf(at)], problem, context);
      yield [line > 0 ? String(line) : '', who, title, value, text, suggestion];
    }
  }
}

function* wrongRows<D>(rows: readonly ImportRow<D>[], context: RowContext<D>): Iterable<readonly string[]> {
  const numberOf = rowNumbers(rows);
  for (const [at, row] of rows.entries()) {
    const problems = rowProblems(row, context);
    if (problems.length > 0) yield [String(numberOf(at)), ...row.cells, problems.map(({ text }) => text).join('；')];
  }
}

/**
 * Rejected new rows by column name, with the row number as `hh` and the reasons as `cwyy`. Empty for expected rows, which are
 * sent with a mark that they are left out.
 */
export function rejectedRowRecord(
  { rows: kind, columns }: ImportShape,
  { rows }: SheetContent,
): Record<string, string>[] {
  const names = ['hh', ...columns.map(({ name }) => name), 'cwyy'];
  if (kind !== 'new') return [];
  return [...rows].map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

/** Rows of a submission in the order sent; the centre refers to them by index. */
export class SubmittedRows<D> {
  private rows: ImportRow<D>[] = [];
  /** For new rows: the row numbers used in messages, in the same order. */
  private numbers: readonly string[] = [];

  constructor(
    private readonly context: RowContext<D>,
    private readonly judges: RowJudge<D>,
    private readonly expected: ExpectedRules<D> | null,
  ) {}

  /** Selects the rows to send: passed ones and, when only valid rows are submitted, expected rows to be marked as left out. */
  begin(rows: readonly ImportRow<D>[], goodOnly: boolean): void {
    const leavesOut = goodOnly && this.expected?.wireLeftOut !== undefined;
    const numberOf = rowNumbers(rows);
    const numbers = new Map(this.expected ? [] : rows.map((row, at) => [row, String(numberOf(at))]));
    this.rows = rows.filter(
      (row) => rowState(row, this.context).state === 'passed' || (leavesOut && row.origin !== 'unmatched'),
    );
    this.numbers = this.rows.flatMap((row) => numbers.get(row) ?? []);
  }

  /** Serializes a part of the rows. */
  wire(from: number, count: number): ListPart<Record<string, string>> {
    const { wire } = this.context.rules;
    if (!wire) throw new Error('These rows are for no centre');
    const rows = this.rows.slice(from, from + count).map((row, at) => {
      const found = rowState(row, this.context);
      const cells = this.judges.coded(row.cells);
      const sent = found.state === 'passed' ? wire(cells, found.data) : (this.expected?.wireLeftOut?.(cells) ?? {});
      const hh = this.numbers[from + at];
      return hh === undefined ? sent : { ...sent, hh };
    });
    return { total: this.rows.length, rows };
  }

  refuse(faults: readonly RefusedCell[]): void {
    const { columns } = this.context;
    const isOpen = (role: string) => role === 'input' || this.expected === null;
    for (const { index, column, text, business } of faults) {
      const row = this.rows[index];
      // A problem of a computed or fixed column is shown at the first input column.
      const field =
        columns.find(({ name, role }) => name === column && isOpen(role)) ?? columns.find(({ role }) => isOpen(role));
      if (!row || !field) continue;
      const others = row.problems.filter((problem) => problem.field !== field.name);
      const isEmpty = row.cells[columns.indexOf(field)] === '';
      const suggestion = (isEmpty && this.context.rules.suggest?.(field.name, this.judges.coded(row.cells))) || '';
      const takeable = suggestion !== '';
      const problem = { field: field.name, text: `中心核对：${text}`, suggestion, takeable, business, asSent: true };
      row.problems = [...others, problem];
    }
  }
}
