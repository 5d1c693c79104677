import { type PackedCell, packWorkbook } from './pack-workbook';

export interface WrittenColumn {
  title: string;
  /** Characters. */
  width: number;
  /** Text stays text to the last digit, whatever it begins with; a number is what can be summed up. */
  kind: 'text' | 'number' | 'money';
}

/** An .xlsx file of one sheet with a bold header that stays in view. Cells are texts as on the wire. */
export async function writeWorkbook(
  sheet: string,
  columns: readonly WrittenColumn[],
  rows: Iterable<readonly string[]>,
): Promise<Blob> {
  return packWorkbook([
    { name: sheet, widths: columns.map(({ width }) => width), sticky: 1, rows: packed(columns, rows) },
  ]);
}

function* packed(columns: readonly WrittenColumn[], rows: Iterable<readonly string[]>): Generator<PackedCell[]> {
  yield columns.map(({ title }) => ({ text: title, look: 'bold' }));
  for (const row of rows) yield columns.map(({ kind }, at) => packedCell(kind, row[at] ?? ''));
}

function packedCell(kind: WrittenColumn['kind'], value: string): PackedCell {
  if (value === '') return null;
  if (kind === 'text' || !isExact(value)) return { text: value, look: 'text' };
  return { number: Number(value), look: kind === 'money' ? 'money' : 'plain' };
}

/** Excel keeps 15 digits: a longer number is written as text rather than changed. */
function isExact(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 15;
}
