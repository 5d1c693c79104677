import { type CellStyle, type PackedCell, type PackedSheet, packWorkbook } from '@/lib/sheets/pack-workbook';
import type { SheetCell, SheetData } from './sheet';

/** Screen px per character of a sheet's column width. */
const PX_PER_CHARACTER = 8;
const NARROWEST = 10;
const LONGEST_SHEET_NAME = 31;

/** Builds the file. The writing library is loaded with this module, on demand. */
export async function buildXlsx(sheets: readonly SheetData[]): Promise<Blob> {
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

function cell(value: SheetCell, text: CellStyle, money: CellStyle): PackedCell {
  if ('amount' in value) return { number: value.amount, look: value.format === '#,##0' ? 'count' : money };
  return value.text === '' ? null : { text: value.text, look: text };
}
