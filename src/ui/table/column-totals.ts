import { type Fen, parseOptionalYuan } from '@/domain/money';
import { rawText } from './cell-text';
import type { ListColumn } from './column';

/** Adds up row by row what the last line of a copy says: for rows that are not there all at once. */
export interface RunningTotals<Row> {
  add: (row: Row) => void;
  /**
   * Fen below the columns that may be added up, by their field; undefined where there is nothing to add. A column in which one
   * cell is no amount has no sum: none is made with a guess.
   */
  totals: () => ReadonlyMap<string, Fen> | undefined;
}

export function runningTotals<Row>(columns: readonly ListColumn<Row>[]): RunningTotals<Row> {
  const open = new Map(
    columns.flatMap((column) => (column.total && !column.mask ? [[column.prop as string, column] as const] : [])),
  );
  const sums = new Map<string, Fen>();
  return {
    add: (row) => {
      for (const [prop, column] of open) {
        const fen = isCounted(column, row) ? parseOptionalYuan(rawText(column, row)) : 0n;
        if (fen !== undefined) sums.set(prop, (sums.get(prop) ?? 0n) + fen);
        else {
          open.delete(prop);
          sums.delete(prop);
        }
      }
    },
    totals: () => (sums.size > 0 ? sums : undefined),
  };
}

function isCounted<Row>({ total }: ListColumn<Row>, row: Row): boolean {
  return typeof total !== 'object' || total.counts(row);
}

/** What the line of the sums is called: it says which rows it leaves out. */
export function totalsName<Row>(columns: readonly ListColumn<Row>[]): string {
  const without = new Set(columns.flatMap(({ total }) => (typeof total === 'object' ? [total.without] : [])));
  return without.size === 0 ? '合计' : `合计（不含${[...without].join('、')}）`;
}

/** The same of rows that are all there. */
export function columnTotals<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, Fen> | undefined {
  const running = runningTotals(columns);
  for (const row of rows) running.add(row);
  return running.totals();
}
