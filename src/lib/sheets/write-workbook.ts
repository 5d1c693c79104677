import { type PackedCell, packWorkbook } from './pack-workbook';

export interface WrittenColumn {
  title: string;
  /** In characters. */
  width: number;
  /** Text keeps every digit and leading character; numbers can be summed. */
  kind: 'text' | 'number' | 'money';
  /** Options of a drop-down below the heading. */
  list?: readonly string[];
}

/** Builds an .xlsx file of one sheet with a bold, frozen header. Cells are texts as on the wire. */
export async function writeWorkbook(
  sheet: string,
  columns: readonly WrittenColumn[],
  rows: Iterable<readonly string[]>,
): Promise<Blob> {
  const chosen = columns.flatMap(({ title, list = [] }, column) => (list.length > 0 ? [{ title, column, list }] : []));
  const lists = chosen.map(({ column, list }, at) => ({
    column,
    from: { sheet: LISTS, column: at, rows: list.length },
  }));
  const main = {
    name: sheet,
    widths: columns.map(({ width }) => width),
    sticky: 1,
    rows: packed(columns, rows),
    lists,
  };
  if (chosen.length === 0) return packWorkbook([main]);
  // On a sheet of their own: a list within the rule is limited to 255 characters.
  const longest = Math.max(...chosen.map(({ list }) => list.length));
  const options = Array.from({ length: longest + 1 }, (_, at) =>
    chosen.map(({ title, list }): PackedCell => {
      const text = at === 0 ? title : list[at - 1];
      return text === undefined ? null : { text, look: at === 0 ? 'bold' : 'text' };
    }),
  );
  return packWorkbook([main, { name: LISTS, widths: chosen.map(() => 24), sticky: 1, rows: options }]);
}

/** Sheet with the drop-down options. */
export const LISTS = '选项';

function* packed(columns: readonly WrittenColumn[], rows: Iterable<readonly string[]>): Generator<PackedCell[]> {
  yield columns.map(({ title }) => ({ text: title, look: 'bold' }));
  for (const row of rows) yield columns.map(({ kind }, at) => packedCell(kind, row[at] ?? ''));
}

function packedCell(kind: WrittenColumn['kind'], value: string): PackedCell {
  if (value === '') return null;
  if (kind === 'text' || !isExact(value)) return { text: value, look: 'text' };
  return { number: Number(value), look: kind === 'money' ? 'money' : 'plain' };
}

/** Excel stores 15 digits: a longer number is written as text to stay exact. */
function isExact(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 15;
}
