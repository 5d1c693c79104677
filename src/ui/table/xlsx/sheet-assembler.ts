import type { SheetCell, SheetData } from './sheet';

/** Messages to the worker: a sheet, its rows in slices, its last line; then the next sheet, and the end. */
export type XlsxMessage =
  | { kind: 'sheet'; sheet: Omit<SheetData, 'rows' | 'totals'> }
  | { kind: 'rows'; rows: readonly (readonly SheetCell[])[] }
  | { kind: 'totals'; totals: readonly SheetCell[] }
  | { kind: 'end' };

/** Reassembles sheets from slices. */
export function sheetAssembler(): { take: (message: XlsxMessage) => void; whole: readonly SheetData[] } {
  const whole: (SheetData & { rows: (readonly SheetCell[])[] })[] = [];
  const take = (message: XlsxMessage) => {
    const last = whole.at(-1);
    if (message.kind === 'sheet') whole.push({ ...message.sheet, rows: [] });
    else if (message.kind === 'rows') for (const row of message.rows) last?.rows.push(row);
    else if (message.kind === 'totals' && last) last.totals = message.totals;
  };
  return { take, whole };
}
