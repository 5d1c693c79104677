import type {
  ExpectedRules,
  ImportColumn,
  Problem,
  RowRules,
  ShownProblem,
  ShownRow,
  Verdict,
} from './import-definition';

/** A row as an import holds it. */
export interface Row<D> {
  /** What it is told from all others by as long as it is there, wherever it moves. */
  no: number;
  line: number;
  cells: string[];
  /** What the file says in a fixed column where the centre knows better: column → text. */
  given: Map<number, string> | null;
  /** Problems of the cells themselves, gone once the cell is corrected. */
  cellProblems: Problem[];
  /** Nobody's row. */
  foreign: boolean;
  /** Something of it was put right here: a further file would lose that. */
  corrected?: boolean | undefined;
  verdict: Verdict<D>;
  /** Cells that an earlier row has already, where rows are new: their column, and which row that is. */
  repeats?: readonly { column: number; line: number }[] | undefined;
  /** Being typed into a cell: kept, but neither taken over nor judged before the cell is left. */
  typed?: { column: number; text: string } | undefined;
}

/** What a row is judged and shown by. */
export interface RowView<D> {
  columns: readonly ImportColumn[];
  rules: RowRules<D>;
  /** Of rows that the centre expects; null where rows are new. */
  mismatch: ExpectedRules<D>['mismatch'] | null;
  key: number;
  inputs: readonly number[];
  source: 'list' | 'file';
}

const NONE: readonly Problem[] = [];
export const NOTHING: Verdict<never> = { problems: NONE, data: null };

/** All that is wrong with a row. */
export function problemsOf<D>(row: Row<D>, view: RowView<D>): readonly Problem[] {
  if (row.foreign) return row.cellProblems;
  const own = isPending(row, view) ? NONE : row.verdict.problems;
  if (row.cellProblems.length === 0 && row.given === null && row.repeats === undefined) {
    const missing = view.mismatch !== null && view.source === 'file' && row.line === 0 && own.length > 0;
    return missing ? own.map((one) => ({ ...one, text: `文件中没有这一行：${one.text}` })) : own;
  }
  const wrongCells = new Set(row.cellProblems.map(({ field }) => field));
  const differing = [...(row.given ?? [])].map(([at, text]): Problem => {
    const name = view.columns[at]?.name ?? '';
    const known = row.cells[at] ?? '';
    return { field: name, text: view.mismatch?.(name, text, known) ?? '', suggestion: known, takeable: true };
  });
  for (const { column, line } of row.repeats ?? []) differing.push(repeated(view.columns[column], line));
  return [...row.cellProblems, ...differing, ...own.filter(({ field }) => !wrongCells.has(field))];
}

/** Before a file was read, a row in which nothing stands is no mistake: somebody is about to fill it in. */
export function isPending<D>(row: Row<D>, { source, inputs }: RowView<D>): boolean {
  return source === 'list' && !row.foreign && row.given === null && inputs.every((at) => row.cells[at] === '');
}

/** What a row comes to that is right and filled in: it alone is counted as passed, and it alone is handed in as it stands. */
export function passedData<D>(row: Row<D>, view: RowView<D>): D | null {
  const open = row.foreign || isPending(row, view) || problemsOf(row, view).length > 0;
  return open ? null : row.verdict.data;
}

/** Of two rows with the same key, or the same cell that stands but once, the later one. */
function repeated(column: ImportColumn | undefined, line: number): Problem {
  const { name = '', title = '', once } = column ?? {};
  const text = `${once ? title : ''}与第${line}行重复`;
  return { field: name, text, suggestion: `移除本行，或改正${title}`, takeable: false };
}

/** The part of the rows that is looked at; `places`: of those rows alone. */
export function showRows<D>(
  rows: readonly Row<D>[],
  view: RowView<D>,
  { from, count, places }: { from: number; count: number; places: readonly number[] | undefined },
) {
  const chosen = places
    ? places.slice(from, from + count)
    : rows.slice(from, from + count).map((_, index) => from + index);
  const numberOf = rowNumbers(rows, view);
  const shown = chosen.flatMap((at) => {
    const row = rows[at];
    return row ? [showRow(row, at, numberOf(at), view)] : [];
  });
  return { total: places?.length ?? rows.length, rows: shown };
}

export function showRow<D>(row: Row<D>, at: number, line: number, view: RowView<D>): ShownRow {
  const { data } = row.verdict;
  return {
    no: row.no,
    at,
    line,
    cells: row.cells,
    derived: row.foreign ? [] : ((data === null ? view.rules.known?.(row.cells) : view.rules.derive(data)) ?? []),
    problems: problemsOf(row, view),
    pending: isPending(row, view),
    removable: row.foreign || view.mismatch === null,
  };
}

/** The column that names a row: the first that the centre knows, else the person's name, else the key. */
export function nameColumn(columns: readonly ImportColumn[]): number {
  const [fixed, name] = [({ role }: ImportColumn) => role === 'fixed', (one: ImportColumn) => one.name === 'xingming'];
  const naming = columns.find(fixed) ?? columns.find(name) ?? columns.find(({ role }) => role === 'key');
  return naming ? columns.indexOf(naming) : -1;
}

export function showProblem<D>(
  row: Row<D>,
  [at, line]: readonly [at: number, line: number],
  problem: Problem,
  view: RowView<D>,
): Omit<ShownProblem, 'nth'> {
  const { columns, key } = view;
  const column = columns.findIndex(({ name }) => name === problem.field);
  const name = nameColumn(columns);
  const who = [...new Set([row.cells[key], row.cells[name]])].filter(Boolean).join(' ');
  const value = row.given?.get(column) ?? row.cells[column] ?? '';
  const title = columns[column]?.title ?? '';
  const named = [key, name].map((column): [string, string] => [columns[column]?.name ?? '', row.cells[column] ?? '']);
  return {
    ...problem,
    handed: problem.business ? Object.fromEntries(named) : undefined,
    no: row.no,
    at,
    line,
    who,
    title,
    value,
    editable: column >= 0,
    removable: row.foreign || view.mismatch === null,
  };
}

/** A part of the error table: one entry for each problem of all rows. */
export function showProblems<D>(rows: readonly Row<D>[], view: RowView<D>, from: number, count: number) {
  const shown: ShownProblem[] = [];
  let total = 0;
  const numberOf = rowNumbers(rows, view);
  for (const [at, row] of rows.entries()) {
    const problems = problemsOf(row, view);
    for (const [place, problem] of problems.entries()) {
      if (total >= from && shown.length < count) {
        const nth = problems.slice(0, place).filter(({ field }) => field === problem.field).length;
        shown.push({ ...showProblem(row, [at, numberOf(at)], problem, view), nth });
      }
      total += 1;
    }
  }
  return { total, rows: shown };
}

/**
 * The number that names each row: its line in the file. Where rows are new, those filled in here stand below and go on from the
 * file's last; an expected row that is in no file has none (0).
 */
export function rowNumbers<D>(
  rows: readonly Pick<Row<D>, 'line'>[],
  { mismatch }: Pick<RowView<D>, 'mismatch'>,
): (at: number) => number {
  const first = rows.findIndex(({ line }) => line === 0);
  const last = rows[first - 1]?.line ?? 0;
  return (at) => {
    const line = rows[at]?.line ?? 0;
    return line === 0 && mismatch === null ? last + 1 + at - first : line;
  };
}
