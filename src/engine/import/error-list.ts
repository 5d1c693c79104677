import type { WrittenColumn } from '@/lib/sheets/write-workbook';
import { problemsOf, type Row, type RowView, rowNumbers, showProblem } from './held-row';
import type { ImportShape } from './import-definition';
import { writtenKind } from './judge-row';

const LINE = { title: '行号', width: 8, kind: 'text' } as const;
const REASON = { title: '错误原因', width: 48, kind: 'text' } as const;

interface ErrorList {
  columns: readonly WrittenColumn[];
  rows: Iterable<readonly string[]>;
}

/** What is wrong, as a file: for new rows the rows themselves with their numbers and the reasons in columns of their own, which an import passes over. */
export function errorList<D>(
  rows: readonly Row<D>[],
  view: RowView<D>,
  { rows: kind, columns, words }: ImportShape,
): ErrorList {
  return kind === 'new'
    ? {
        columns: [LINE, ...columns.map((one) => ({ ...one, kind: writtenKind(one.kind) })), REASON],
        rows: wrongRows(rows, view),
      }
    : { columns: problemColumns(words.who), rows: problemRows(rows, view) };
}

function problemColumns(who: string): WrittenColumn[] {
  const text = (title: string, width: number) => ({ title, width, kind: 'text' as const });
  return [LINE, text(who, 28), text('字段', 18), text('原值', 24), text('问题', 48), text('建议值', 32)];
}

function* problemRows<D>(rows: readonly Row<D>[], view: RowView<D>): Iterable<readonly string[]> {
  const numberOf = rowNumbers(rows, view);
  for (const [at, row] of rows.entries()) {
    for (const problem of problemsOf(row, view)) {
      const { line, who, title, value, text, suggestion } = showProblem(row, [at, numberOf(at)], problem, view);
      yield [line > 0 ? String(line) : '', who, title, value, text, suggestion];
    }
  }
}

function* wrongRows<D>(rows: readonly Row<D>[], view: RowView<D>): Iterable<readonly string[]> {
  const numberOf = rowNumbers(rows, view);
  for (const [at, row] of rows.entries()) {
    const problems = problemsOf(row, view);
    if (problems.length > 0) yield [String(numberOf(at)), ...row.cells, problems.map(({ text }) => text).join('；')];
  }
}

/**
 * What a list of new rows holds by the names of its columns, the number by which reasons name a row as `hh`, the reasons as `cwyy`; of
 * expected rows none, which say themselves that they are left out.
 */
export function leftOutRows({ rows: kind, columns }: ImportShape, { rows }: ErrorList): Record<string, string>[] {
  const names = ['hh', ...columns.map(({ name }) => name), 'cwyy'];
  if (kind !== 'new') return [];
  return [...rows].map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}
