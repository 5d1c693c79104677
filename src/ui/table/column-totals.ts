import { type Fen, parseOptionalYuan } from '@/domain/money';
import { rawText } from './cell-text';
import type { ListColumn } from './column';

/**
 * What the last line of a copy says below the columns that may be added up, by their field; undefined where there is nothing to
 * add. A column in which one cell is no amount has no sum: none is made with a guess.
 */
export function columnTotals<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, Fen> | undefined {
  const totals = new Map<string, Fen>();
  for (const column of rows.length > 0 ? columns : []) {
    if (!column.total || column.mask) continue;
    const amounts = rows.map((row) => parseOptionalYuan(rawText(column, row)));
    if (amounts.every((fen) => fen !== undefined)) totals.set(column.prop, sum(amounts));
  }
  return totals.size > 0 ? totals : undefined;
}

function sum(amounts: readonly Fen[]): Fen {
  return amounts.reduce((all, fen) => all + fen, 0n);
}
