import { toHalfWidth } from '@/domain/half-width';
import { type SheetRows, UNCOMPUTED } from '@/lib/sheets/cell';
import { cellText, hasLostDigits } from '@/lib/sheets/cell-text';
import { withoutGuard } from '@/lib/sheets/safe-text';
import { refuseRows, SheetProblem } from '@/lib/sheets/sheet-problem';
import type { ImportColumn, Problem } from './import-definition';

/** A row of a file, in the order of the definition's columns. */
export interface FileRow {
  /** Row number as Excel shows it. */
  line: number;
  cells: string[];
  /** Wrong already as cells, whatever they are about. */
  problems: Problem[];
}

/** Headings are looked for in the first rows only: a title may stand above them. */
const HEADER_AMONG = 10;

/**
 * The rows below the heading, found by the columns' names whatever their order. Empty rows are passed over.
 * @throws SheetProblem when a needed column is missing, or nothing is in the file
 */
export function fileRows(
  rows: SheetRows,
  columns: readonly ImportColumn[],
  progress: (fraction: number) => void,
): FileRow[] {
  const { header, places } = findHeader(rows, columns);
  const found: FileRow[] = [];
  for (let index = header + 1; index < rows.length; index += 1) {
    if (index % 2000 === 0) progress(index / rows.length);
    const row = rows[index] ?? [];
    const problems: Problem[] = [];
    let filled = false;
    const cells = columns.map((column, at) => {
      const place = places[at] ?? -1;
      const cell = place < 0 ? null : row[place];
      const text = withoutGuard(cellText(cell));
      if (text === '') return '';
      filled = true;
      if (column.kind === 'text' && hasLostDigits(cell)) problems.push(lostDigits(column));
      if (text === UNCOMPUTED) problems.push(noResult(column));
      return column.kind !== 'text' || column.role === 'key' ? plainText(text) : text;
    });
    if (filled) found.push({ line: index + 1, cells, problems });
  }
  if (found.length === 0) throw new SheetProblem('文件中没有数据行，请填写后再上传');
  refuseRows(found.length);
  return found;
}

function findHeader(rows: SheetRows, columns: readonly ImportColumn[]): { header: number; places: number[] } {
  const needed = columns.filter((column) => column.required);
  let missing = needed;
  for (let index = 0; index < Math.min(rows.length, HEADER_AMONG); index += 1) {
    const titles = (rows[index] ?? []).map((cell) => plainTitle(cellText(cell)));
    const places = columns.map(({ title }) => titles.indexOf(plainTitle(title)));
    const absent = columns.filter((column, at) => column.required && places[at] === -1);
    if (absent.length === 0) return { header: index, places };
    if (absent.length < missing.length) missing = absent;
  }
  const names = missing.map(({ title }) => `“${title}”`).join('、');
  throw new SheetProblem(`文件中没有找到列${names}，请使用下载的模板`);
}

/** Looked at before it is rewritten: of a hundred thousand cells hardly one was typed full-width. */
function plainText(text: string): string {
  return /[^ -~]/.test(text) ? toHalfWidth(text) : text;
}

/** Spaces, stars of required columns and units in brackets do not count. */
function plainTitle(title: string): string {
  return toHalfWidth(title)
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s*]/g, '');
}

const lostDigits = ({ name, title }: ImportColumn): Problem => ({
  field: name,
  text: `${title}以数字保存，末几位已被Excel改变`,
  suggestion: '把该列设为文本格式后重新填写',
  takeable: false,
});

const noResult = ({ name }: ImportColumn): Problem => ({
  field: name,
  text: '单元格的公式没有结果',
  suggestion: '在Excel中打开并保存一次，或直接填写数值',
  takeable: false,
});
