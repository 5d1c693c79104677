import { formatMoney, parseYuan, toYuan } from '@/domain/money';
import { cellText, rawText } from '../cell-text';
import { type CellWords, isAmount, type ListColumn } from '../column';

/** A cell on its way into the file: a text, or an amount that the sheet can add up. Plain data: it goes to a worker. */
export type SheetCell = { text: string } | { amount: number; format: string };

export interface SheetData {
  name: string;
  title: string;
  /** Number, check code, time, conditions, total: one line each. */
  marks: readonly string[];
  head: readonly { label: string; width: number; amount: boolean }[];
  rows: readonly (readonly SheetCell[])[];
}

/** Excel keeps 15 digits of a number: what has more stays text rather than lose a fen. */
const MOST_DIGITS = 15;

/** Rows of a list as cells, column by column as they are on show. */
export function sheetOf<Row>(
  sheet: Pick<SheetData, 'name' | 'title' | 'marks'>,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  words: CellWords<Row>,
): SheetData {
  return {
    ...sheet,
    head: columns.map((column) => ({ label: column.label, width: column.width, amount: isAmount(column) })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, words))),
  };
}

/** An amount as number where that is exact; everything else as text, identifiers above all: 18 digits are no number. */
export function cellOf<Row>(column: ListColumn<Row>, row: Row, words: CellWords<Row>): SheetCell {
  const raw = rawText(column, row);
  if (isAmount(column) && !column.mask) {
    const amount = exactAmount(raw);
    if (amount !== undefined) return { amount, format: column.type === 'formatNum' ? '#,##0.##' : '#,##0.00' };
  }
  // An empty cell is empty: a dash would be in the way of sorting and adding up.
  return { text: raw === '' && column.slotname === undefined ? '' : cellText(column, row, words) };
}

/** Yuan as the wire has them. */
export function amountCell(yuan: string): SheetCell {
  const amount = exactAmount(yuan);
  return amount === undefined ? { text: formatMoney(yuan) } : { amount, format: '#,##0.00' };
}

function exactAmount(raw: string): number | undefined {
  const fen = parseYuan(raw);
  if (fen === undefined) return undefined;
  const digits = (fen < 0n ? -fen : fen).toString();
  return digits.length <= MOST_DIGITS ? Number(toYuan(fen)) : undefined;
}
