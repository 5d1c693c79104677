import { type Fen, formatMoney, parseYuan, toYuan } from '@/domain/money';
import { columnCellText, EMPTY_CELL, rawText } from '../cell-text';
import { type CellTexts, isAmount, type ListColumn } from '../column';
import { runningTotals, totalsName } from '../column-totals';

/** A cell as plain data, since it is posted to a worker: text, or an amount that the sheet can add up. */
export type SheetCell = { text: string } | { amount: number; format: '#,##0' | '#,##0.00' };

export interface SheetData {
  name: string;
  title: string;
  /** Number, check code, time, conditions, total: one line each. */
  marks: readonly string[];
  head: readonly { label: string; width: number; amount: boolean }[];
  rows: readonly (readonly SheetCell[])[];
  /** Last line with the column totals. */
  totals?: readonly SheetCell[];
}

/** Excel stores 15 digits of a number: longer ones stay text, so that no fen is lost. */
const MOST_DIGITS = 15;

/** A sheet whose rows are generated lazily; its totals are available after the last row. */
export interface SheetInWork extends Omit<SheetData, 'rows' | 'totals'> {
  rows: Iterable<readonly SheetCell[]>;
  totals?: SheetData['totals'] | (() => SheetData['totals']);
}

/** Rows of a list as cells in the order of the visible columns; iterable once. */
export function sheetInWork<Row>(
  sheet: Pick<SheetData, 'name' | 'title' | 'marks'>,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  words: CellTexts<Row>,
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

/** An exactly representable amount as number; everything else as text, above all identifiers of 18 digits. */
export function cellOf<Row>(column: ListColumn<Row>, row: Row, words: CellTexts<Row>): SheetCell {
  const text = columnCellText(column, row, words);
  // Empty instead of a dash, which would break sorting and adding up.
  if (text === EMPTY_CELL) return { text: '' };
  const amount = isAmount(column) && !column.mask ? exactAmount(rawText(column, row)) : undefined;
  if (amount === undefined) return { text };
  // Counts have no decimals: with optional ones Excel shows '48.'.
  return { amount, format: column.type === 'formatNum' && Number.isInteger(amount) ? '#,##0' : '#,##0.00' };
}

/** Yuan in wire format. */
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
