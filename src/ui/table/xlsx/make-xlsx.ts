import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/universal';
import { safeText } from './safe-text';
import type { SheetCell, SheetData } from './sheet';

/** px of a column on the screen for one character of a sheet's column. */
const PX_PER_CHARACTER = 8;
const NARROWEST = 10;
const LONGEST_SHEET_NAME = 31;

/** The file. The library is loaded with this module, that is on demand; nothing else knows it. */
export function makeXlsx(sheets: readonly SheetData[]): Promise<Blob> {
  return writeXlsxFile(sheets.map(sheetIn)).toBlob();
}

function sheetIn({ name, title, marks, head, rows }: SheetData): Sheet<Blob> {
  const above: Row[] = [
    [{ ...textCell(title), fontWeight: 'bold', fontSize: 14 }],
    ...marks.map((mark) => [textCell(mark)]),
  ];
  const names: Row = head.map(
    ({ label, amount }): Cell => ({
      ...textCell(label),
      fontWeight: 'bold',
      backgroundColor: '#EEF2F8',
      borderStyle: 'thin',
      align: amount ? 'right' : 'left',
    }),
  );
  return {
    sheet: name.replace(/[\\/?*:[\]]/g, '').slice(0, LONGEST_SHEET_NAME) || '导出',
    data: [...above, names, ...rows.map((row) => row.map(cell))],
    columns: head.map(({ width }) => ({ width: Math.max(NARROWEST, Math.round(width / PX_PER_CHARACTER)) })),
    stickyRowsCount: above.length + 1,
  };
}

function cell(value: SheetCell): Cell {
  if ('amount' in value) return { value: value.amount, type: Number, format: value.format, align: 'right' };
  return value.text === '' ? null : textCell(value.text);
}

/** The text format keeps 18 digits what they are when somebody edits the cell. */
function textCell(text: string): { value: string; type: StringConstructor; format: string } {
  return { value: safeText(text), type: String, format: '@' };
}
