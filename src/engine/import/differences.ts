import { shortMark } from '@/lib/short-mark';
import { problemsOf, type Row, type RowView, showRow } from './held-row';
import type { ShownRow } from './import-definition';

/** absent: expected, not in the file; unknown: nobody's; repeated: in the file again; differing: in both, not alike. */
type DifferenceKind = 'absent' | 'unknown' | 'repeated' | 'differing';

/** What a file says otherwise: how many rows of each kind, and the first of them. Small, whatever the file is: it crosses to the page. */
export interface Differences {
  counts: Record<DifferenceKind, number>;
  first: Record<DifferenceKind, ShownRow[]>;
  /** Tells these differences from any others: what was looked at, from what came later. */
  mark: string;
}

/** The rows that are wrong, by kind; `isExpected`: whether a key is that of an expected row. */
export function differencesOf<D>(
  rows: readonly Row<D>[],
  view: RowView<D>,
  isExpected: (key: string) => boolean,
  most: number,
): Differences {
  const counts = { absent: 0, unknown: 0, repeated: 0, differing: 0 };
  const first: Differences['first'] = { absent: [], unknown: [], repeated: [], differing: [] };
  const said: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (problemsOf(row, view).length === 0) continue;
    const kind = kindOf(row, isExpected(row.cells[view.key] ?? ''));
    counts[kind] += 1;
    if (first[kind].length < most) first[kind].push(showRow(row, at, row.line, view));
    said.push(JSON.stringify([row.line, row.cells]));
  }
  return { counts, first, mark: `${Object.values(counts).join('.')}.${shortMark(said.join())}` };
}

function kindOf<D>({ foreign, line }: Row<D>, isExpected: boolean): DifferenceKind {
  if (foreign) return isExpected ? 'repeated' : 'unknown';
  return line === 0 ? 'absent' : 'differing';
}
