import { type Look, type PackedCell, type PackedSheet, packWorkbook } from '@/lib/sheets/pack-workbook';
import type { SheetCell, SheetData } from './sheet';

/** px of a column on the screen for one character of a sheet's column. */
const PX_PER_CHARACTER = 8;
const NARROWEST = 10;
const LONGEST_SHEET_NAME = 31;

/** The file. What writes it is loaded with this module, that is on demand. */
export async function makeXlsx(sheets: readonly SheetData[]): Promise<Blob> {
  return packWorkbook(sheets.map(sheetIn));
}

function sheetIn(sheet: SheetData): PackedSheet {
  const { name, marks, head } = sheet;
  return {
    name: name.replace(/[\\/?*:[\]]/g, '').slice(0, LONGEST_SHEET_NAME) || '导出',
    widths: head.map(({ width }) => Math.max(NARROWEST, Math.round(width / PX_PER_CHARACTER))),
    sticky: marks.length + 2,
    rows: rowsOf(sheet),
  };
}

function* rowsOf({ title, marks, head, rows, totals }: SheetData): Generator<PackedCell[]> {
  yield [{ text: title, look: 'title' }];
  for (const mark of marks) yield [{ text: mark, look: 'text' }];
  yield head.map(({ label, amount }) => ({ text: label, look: amount ? 'headRight' : 'head' }));
  for (const row of rows) yield row.map((value) => cell(value, 'text', 'money'));
  if (totals) yield totals.map((value) => cell(value, 'bold', 'moneyBold'));
}

function cell(value: SheetCell, text: Look, money: Look): PackedCell {
  if ('amount' in value) return { number: value.amount, look: value.format === '#,##0' ? 'count' : money };
  return value.text === '' ? null : { text: value.text, look: text };
}
