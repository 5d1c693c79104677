import type { CellProblem, ExpectedRules, ImportColumn, RowRules, Verdict } from '../import-definition';

/** What a row says, wherever it comes from: file, draft or page. */
export interface RowContent {
  /** Line in the file as shown by Excel, 0 without one. */
  line: number;
  /** Cells in the order of the definition's columns. */
  cells: string[];
  /** Problems of the cells themselves, before the business rules; removed when the cell is corrected. */
  problems: CellProblem[];
}

interface HeldRow extends RowContent {
  /** Stable id, independent of the position. */
  no: number;
  /** Whether the row was corrected on the page: another import would lose that. */
  corrected?: boolean | undefined;
  /** Text of the cell being edited: saved to the draft, judged only on blur. */
  typed?: { column: number; text: string } | undefined;
}

/** Row that the centre expects, filled in by file or by hand. */
export interface ExpectedRow<D> extends HeldRow {
  origin: 'expected';
  /** Texts of the file that differ from the centre's fixed values: column index → text. */
  given: Map<number, string> | null;
  verdict: Verdict<D>;
}

/** Row made by a file or by hand. */
export interface NewRow<D> extends HeldRow {
  origin: 'new';
  /** Cells that duplicate an earlier row, as column index and number of that row. */
  repeats?: readonly { column: number; line: number }[] | undefined;
  verdict: Verdict<D>;
}

/** Row of a file that matches no expected row. */
export interface UnmatchedRow extends HeldRow {
  origin: 'unmatched';
}

/** A row of an import, as the worker holds it. */
export type ImportRow<D> = ExpectedRow<D> | NewRow<D> | UnmatchedRow;

/** Every row passes and is sent, is still empty, or is wrong: the three counts add up to all rows. */
export type RowState<D> =
  | { state: 'passed'; data: D }
  | { state: 'pending' }
  | { state: 'wrong'; problems: readonly CellProblem[] };

/** Context in which rows are judged and shown. */
export interface RowContext<D> {
  columns: readonly ImportColumn[];
  rules: RowRules<D>;
  /** Comparison for expected rows; null where rows are new. */
  mismatch: ExpectedRules<D>['mismatch'] | null;
  key: number;
  inputs: readonly number[];
  source: 'list' | 'file';
}

const UNJUDGED: Verdict<never> = { problems: [], data: null };
const PENDING = { state: 'pending' } as const;

/** Creates an expected row; not judged before it is filled, as an untouched row has no problems. The session numbers all rows. */
export function expectedRow<D>(cells: string[]): ExpectedRow<D> {
  return { no: 0, line: 0, cells, problems: [], origin: 'expected', given: null, verdict: UNJUDGED };
}

export function newRow<D>({ line, cells, problems }: RowContent): NewRow<D> {
  return { no: 0, line, cells, problems, origin: 'new', verdict: UNJUDGED };
}

/** Returns the state of a row, with its data or all its problems. */
export function rowState<D>(row: ImportRow<D>, context: RowContext<D>): RowState<D> {
  if (row.origin === 'unmatched') return row.problems.length > 0 ? { state: 'wrong', problems: row.problems } : PENDING;
  const isEmpty = isUntouched(row, context);
  const problems = allProblems(row, isEmpty ? [] : row.verdict.problems, context);
  if (problems.length > 0) return { state: 'wrong', problems };
  const { data } = row.verdict;
  return isEmpty || data === null ? PENDING : { state: 'passed', data };
}

/** Returns all problems of a row. */
export function rowProblems<D>(row: ImportRow<D>, context: RowContext<D>): readonly CellProblem[] {
  const found = rowState(row, context);
  return found.state === 'wrong' ? found.problems : [];
}

/** Returns whether nothing was filled in; without a file that is no problem. */
function isUntouched<D>(row: ExpectedRow<D> | NewRow<D>, { source, inputs }: RowContext<D>): boolean {
  if (source === 'file' || (row.origin === 'expected' && row.given !== null)) return false;
  return inputs.every((at) => row.cells[at] === '');
}

function allProblems<D>(
  row: ExpectedRow<D> | NewRow<D>,
  judged: readonly CellProblem[],
  { columns, mismatch, source }: RowContext<D>,
): readonly CellProblem[] {
  const given = row.origin === 'expected' ? row.given : null;
  const repeats = row.origin === 'new' ? row.repeats : undefined;
  if (row.problems.length === 0 && given === null && repeats === undefined) {
    const isMissing = row.origin === 'expected' && source === 'file' && row.line === 0;
    return isMissing ? judged.map((one) => ({ ...one, text: `文件中没有这一行：${one.text}` })) : judged;
  }
  const wrongCells = new Set(row.problems.map(({ field }) => field));
  const differing = [...(given ?? [])].map(([at, text]): CellProblem => {
    const name = columns[at]?.name ?? '';
    const suggestion = row.cells[at] ?? '';
    return { field: name, text: mismatch?.(name, text, suggestion) ?? '', suggestion, takeable: true };
  });
  const repeated = (repeats ?? []).map(({ column, line }) => repeatedCell(columns[column], line));
  return [...row.problems, ...differing, ...repeated, ...judged.filter(({ field }) => !wrongCells.has(field))];
}

/** Problem of the later of two rows with the same key or unique cell. */
function repeatedCell(column: ImportColumn | undefined, line: number): CellProblem {
  const { name = '', title = '', once } = column ?? {};
  const text = `${once ? title : ''}与第${line}行重复`;
  return { field: name, text, suggestion: `移除本行，或改正${title}`, takeable: false };
}

/** Finds a row and its index by id; undefined once removed. */
export function rowOf<D>(rows: readonly ImportRow<D>[], no: number): [ImportRow<D> | undefined, number] {
  // Fast path: rows rarely move.
  const at = rows[no]?.no === no ? no : rows.findIndex((row) => row.no === no);
  return [rows[at], at];
}

/**
 * Returns the number of a row by its index: its line in the file. New rows typed on the page continue after the file's last line;
 * an expected row that is in no file has 0.
 */
export function rowNumbers(rows: readonly Pick<ImportRow<unknown>, 'line' | 'origin'>[]): (at: number) => number {
  const first = rows.findIndex(({ line }) => line === 0);
  const last = rows[first - 1]?.line ?? 0;
  return (at) => {
    const { line, origin } = rows[at] ?? { line: 0, origin: 'expected' };
    return line === 0 && origin === 'new' ? last + 1 + at - first : line;
  };
}

/** Columns with unique values: the key and those marked `once`. */
const columnsOnce = (columns: readonly ImportColumn[]): number[] =>
  columns.flatMap(({ role, once }, at) => (role === 'key' || once ? [at] : []));

/** Returns the unique cells as one text: duplicates are searched again when it changes. */
export function uniqueCellsKey(cells: readonly string[], columns: readonly ImportColumn[]): string {
  return JSON.stringify(columnsOnce(columns).map((at) => cellOnce(cells, columns, at)));
}

/** Returns the value to compare in a unique column, including the distinguishing column; '' if empty. */
function cellOnce(cells: readonly string[], columns: readonly ImportColumn[], at: number): string {
  const text = cells[at] ?? '';
  const apart = columns.findIndex(({ name }) => name === columns[at]?.apart);
  return text === '' || apart < 0 ? text : `${text}|${cells[apart] ?? ''}`;
}

/** Sets on each new row which earlier row has the same unique value, by its number. */
export function markDuplicates<D>(rows: readonly ImportRow<D>[], columns: readonly ImportColumn[]): void {
  const numberOf = rowNumbers(rows);
  const made = rows.map((row) => (row.origin === 'new' ? row : undefined));
  for (const row of made) if (row) row.repeats = undefined;
  for (const column of columnsOnce(columns)) {
    const first = new Map<string, number>();
    for (const [at, row] of made.entries()) {
      const text = row ? cellOnce(row.cells, columns, column) : '';
      const line = text === '' ? undefined : first.get(text);
      if (line === undefined) first.set(text, numberOf(at));
      else if (row) row.repeats = [...(row.repeats ?? []), { column, line }];
    }
  }
}

/** Drops new rows whose key exists already, among the rows or earlier in the list; empty keys are kept. */
export function withoutExisting<D>(
  list: readonly string[][],
  rows: readonly ImportRow<D>[],
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

/** Drops the rows in which nothing but `empty` was entered. @returns whether there were any */
export function dropEmptyRows<D>(rows: ImportRow<D>[], empty: readonly string[]): boolean {
  const kept = rows.filter(({ cells }) => cells.some((cell, at) => cell !== '' && cell !== empty[at]));
  return rows.splice(0, rows.length, ...kept).length > kept.length;
}
