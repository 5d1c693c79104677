import { type Fen, formatMoney, parseYuan, toYuan } from '@/domain/money';
import { cellText, EMPTY_CELL, rawText } from '../cell-text';
import { type CellWords, isAmount, type ListColumn } from '../column';
import { runningTotals, totalsName } from '../column-totals';

/** A cell on its way into the file: a text, or an amount that the sheet can add up. Plain data: it goes to a worker. */
export type SheetCell = { text: string } | { amount: number; format: '#,##0' | '#,##0.00' };

export interface SheetData {
  name: string;
  title: string;
  /** Number, check code, time, conditions, total: one line each. */
  marks: readonly string[];
  head: readonly { label: string; width: number; amount: boolean }[];
  rows: readonly (readonly SheetCell[])[];
  /** The last line: what the rows come to. */
  totals?: readonly SheetCell[];
}

/** Excel keeps 15 digits of a number: what has more stays text rather than lose a fen. */
const MOST_DIGITS = 15;

/** A sheet whose rows are made one after another while they are read; its totals are known once they have been. */
export interface SheetInWork extends Omit<SheetData, 'rows' | 'totals'> {
  rows: Iterable<readonly SheetCell[]>;
  totals?: SheetData['totals'] | (() => SheetData['totals']);
}

/** Rows of a list as cells, column by column as they are on show, to be read once. */
export function sheetInWork<Row>(
  sheet: Pick<SheetData, 'name' | 'title' | 'marks'>,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  words: CellWords<Row>,
): SheetInWork {
  const running = runningTotals(columns);
  function* cells() {
    for (const row of rows) {
      running.add(row);
      yield columns.map((column) => cellOf(column, row, words));
    }
  }
  return {
    ...sheet,
    head: columns.map((column) => ({ label: column.label, width: column.width, amount: isAmount(column) })),
    rows: cells(),
    totals: () => totalCells(columns, running.totals()),
  };
}

function totalCells<Row>(
  columns: readonly ListColumn<Row>[],
  totals: ReadonlyMap<string, Fen> | undefined,
): SheetCell[] | undefined {
  return (
    totals &&
    columns.map(({ prop }, at) => {
      const fen = totals.get(prop);
      return fen === undefined ? { text: at === 0 ? totalsName(columns) : '' } : amountCell(toYuan(fen));
    })
  );
}

/** An amount as number where that is exact; everything else as text, identifiers above all: 18 digits are no number. */
export function cellOf<Row>(column: ListColumn<Row>, row: Row, words: CellWords<Row>): SheetCell {
  const text = cellText(column, row, words);
  // An empty cell is empty: a dash would be in the way of sorting and adding up.
  if (text === EMPTY_CELL) return { text: '' };
  const amount = isAmount(column) && !column.mask ? exactAmount(rawText(column, row)) : undefined;
  if (amount === undefined) return { text };
  // A count has no decimals: with optional ones Excel shows '48.'.
  return { amount, format: column.type === 'formatNum' && Number.isInteger(amount) ? '#,##0' : '#,##0.00' };
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
