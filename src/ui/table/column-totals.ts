import { type Fen, parseOptionalYuan } from '@/domain/money';
import { rawText } from './cell-text';
import type { ListColumn } from './column';

/** Running sums for an export's last line, when rows are never in memory all at once. */
export interface RunningTotals<Row> {
  add: (row: Row) => void;
  /** Sums in fen by field, for columns with `total`; undefined without any. A column with a non-amount cell has no sum. */
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

/** Label of the total line; names the rows that are left out. */
export function totalsName<Row>(columns: readonly ListColumn<Row>[]): string {
  const without = new Set(columns.flatMap(({ total }) => (typeof total === 'object' ? [total.without] : [])));
  return without.size === 0 ? '合计' : `合计（不含${[...without].join('、')}）`;
}

/** Column totals of rows in memory. */
export function columnTotals<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, Fen> | undefined {
  const running = runningTotals(columns);
  for (const row of rows) running.add(row);
  return running.totals();
}
