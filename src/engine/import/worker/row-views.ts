import { searchText } from '@/domain/text/plain-text';
import { fnv1a } from '@/lib/fnv1a';
import { type CellProblem, nameColumn } from '../import-definition';
import type {
  DifferenceKind,
  FileDifferences,
  ImportSummary,
  ListPart,
  RejectedRows,
  ShownProblem,
  ShownRow,
} from '../import-protocol';
import { type ImportRow, type RowContext, rowNumbers, rowProblems, rowState } from './import-row';

/** Counts the rows by state and sums up the valid ones. */
export function importSummary<D>(rows: readonly ImportRow<D>[], context: RowContext<D>): Omit<ImportSummary, 'notes'> {
  const counts = { rows: rows.length, passed: 0, wrong: 0, pending: 0, problems: 0, byHand: 0, unmatched: 0 };
  const good: D[] = [];
  const sent = new Set<string>();
  const left: ImportRow<D>[] = [];
  for (const row of rows) {
    const found = rowState(row, context);
    counts[found.state] += 1;
    if (row.corrected || (row.line === 0 && context.inputs.some((at) => row.cells[at] !== ''))) counts.byHand += 1;
    if (found.state === 'passed') {
      good.push(found.data);
      sent.add(row.cells[context.key] ?? '');
      continue;
    }
    if (found.state === 'wrong') counts.problems += found.problems.length;
    if (row.origin === 'unmatched') counts.unmatched += 1;
    else left.push(row);
  }
  return {
    source: context.source,
    ...counts,
    left: leftOf(left, sent, context.key),
    ...context.rules.totals(good),
  };
}

/** Counts rejected rows and their persons; a row without a key counts as a person of its own. */
function leftOf<D>(rows: readonly ImportRow<D>[], sent: ReadonlySet<string>, key: number): RejectedRows {
  const keys = rows.map(({ cells }) => cells[key] ?? '');
  const named = new Set(keys.filter((text) => text !== ''));
  const also = [...named].filter((text) => sent.has(text)).length;
  return { rows: rows.length, people: named.size + keys.filter((text) => text === '').length, also };
}

/** Returns the requested part of the rows; `places`: indices to restrict it to. */
export function showRows<D>(
  rows: readonly ImportRow<D>[],
  context: RowContext<D>,
  { from, count, places }: { from: number; count: number; places: readonly number[] | undefined },
): ListPart<ShownRow> {
  const chosen = places
    ? places.slice(from, from + count)
    : rows.slice(from, from + count).map((_, index) => from + index);
  const numberOf = rowNumbers(rows);
  const shown = chosen.flatMap((at) => {
    const row = rows[at];
    return row ? [showRow(row, at, numberOf(at), context)] : [];
  });
  return { total: places?.length ?? rows.length, rows: shown };
}

function showRow<D>(row: ImportRow<D>, at: number, line: number, context: RowContext<D>): ShownRow {
  const { no, cells, origin } = row;
  const found = rowState(row, context);
  return {
    ...{ no, at, line, cells, state: found.state, removable: origin !== 'expected' },
    derived: derivedCells(row, context),
    problems: found.state === 'wrong' ? found.problems : [],
  };
}

function derivedCells<D>(row: ImportRow<D>, { rules }: RowContext<D>): readonly string[] {
  if (row.origin === 'unmatched') return [];
  const { data } = row.verdict;
  return (data === null ? rules.known?.(row.cells) : rules.derive(data)) ?? [];
}

/** Caches the last search until the text changes or rows are added or removed. */
export class RowSearchCache {
  private last: { sought: string; rows: readonly unknown[]; length: number; at: readonly number[] } | undefined;

  /**
   * Returns the indices of rows with `sought` in any cell, ignoring case; undefined for all rows if `sought` is empty.
   * A row that is corrected meanwhile stays in the result.
   */
  placesOf<D>(rows: readonly ImportRow<D>[], sought: string): readonly number[] | undefined {
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

export function showProblem<D>(
  row: ImportRow<D>,
  [at, line]: readonly [at: number, line: number],
  problem: CellProblem,
  { columns, key }: RowContext<D>,
): Omit<ShownProblem, 'nth'> {
  const column = columns.findIndex(({ name }) => name === problem.field);
  const name = nameColumn(columns);
  const named = [key, name].map((column): [string, string] => [columns[column]?.name ?? '', row.cells[column] ?? '']);
  const given = row.origin === 'expected' ? row.given?.get(column) : undefined;
  return {
    ...problem,
    handed: problem.business ? Object.fromEntries(named) : undefined,
    no: row.no,
    at,
    line,
    who: [...new Set(named.map(([, text]) => text))].filter(Boolean).join(' '),
    title: columns[column]?.title ?? '',
    value: given ?? row.cells[column] ?? '',
    editable: column >= 0,
    removable: row.origin !== 'expected',
  };
}

/** Returns a part of the error table: one entry per problem. */
export function showProblems<D>(
  rows: readonly ImportRow<D>[],
  context: RowContext<D>,
  from: number,
  count: number,
): ListPart<ShownProblem> {
  const shown: ShownProblem[] = [];
  let total = 0;
  const numberOf = rowNumbers(rows);
  for (const [at, row] of rows.entries()) {
    const problems = rowProblems(row, context);
    for (const [place, problem] of problems.entries()) {
      if (total >= from && shown.length < count) {
        const nth = problems.slice(0, place).filter(({ field }) => field === problem.field).length;
        shown.push({ ...showProblem(row, [at, numberOf(at)], problem, context), nth });
      }
      total += 1;
    }
  }
  return { total, rows: shown };
}

/** Groups the rows with problems by kind; `isExpected`: whether a key is that of an expected row. */
export function differencesOf<D>(
  rows: readonly ImportRow<D>[],
  context: RowContext<D>,
  isExpected: (key: string) => boolean,
  most: number,
): FileDifferences {
  const counts = { absent: 0, unknown: 0, repeated: 0, differing: 0 };
  const first: FileDifferences['first'] = { absent: [], unknown: [], repeated: [], differing: [] };
  const found: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (rowState(row, context).state !== 'wrong') continue;
    const kind = kindOf(row, isExpected(row.cells[context.key] ?? ''));
    counts[kind] += 1;
    if (first[kind].length < most) first[kind].push(showRow(row, at, row.line, context));
    found.push(JSON.stringify([row.line, row.cells]));
  }
  return { counts, first, mark: `${Object.values(counts).join('.')}.${fnv1a(found.join())}` };
}

function kindOf<D>({ origin, line }: ImportRow<D>, isExpected: boolean): DifferenceKind {
  if (origin === 'unmatched') return isExpected ? 'repeated' : 'unknown';
  return line === 0 ? 'absent' : 'differing';
}
