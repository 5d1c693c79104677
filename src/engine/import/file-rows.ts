import { toHalfWidth } from '@/domain/half-width';
import { type SheetRows, UNCOMPUTED } from '@/lib/sheets/cell';
import { cellText, hasLostDigits } from '@/lib/sheets/cell-text';
import { withoutGuard } from '@/lib/sheets/safe-text';
import { refuseRows, SheetProblem } from '@/lib/sheets/sheet-problem';
import { isTotalRow } from '@/lib/sheets/total-row';
import { totalNote } from './file-totals';
import type { FileNote, ImportColumn, Problem } from './import-definition';

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

/** Headings under which a person's number stands: it will do where the account's number is missing. */
const IDENTITY = ['证件号码', '身份证号码', '身份证号', '证件号', '身份证件号码'];

/** Whether the columns are in a sheet, so that of several the right one is read. */
export function hasHeader(rows: SheetRows, columns: readonly ImportColumn[]): boolean {
  return headerOf(rows, columns).absent.length === 0;
}

/**
 * The rows below the heading, found by the columns' names whatever their order. Empty rows are passed over, and so are sums,
 * which are held against the rows instead.
 * @throws SheetProblem when a needed column is missing, or nothing is in the file
 */
export function fileRows(
  rows: SheetRows,
  columns: readonly ImportColumn[],
  progress: (fraction: number) => void,
): { rows: FileRow[]; notes: FileNote[] } {
  const { header, places, identity } = findHeader(rows, columns);
  const key = columns.findIndex(({ role }) => role === 'key');
  const found: FileRow[] = [];
  const notes: FileNote[] = [];
  for (let index = header + 1; index < rows.length; index += 1) {
    if (index % 2000 === 0) progress(index / rows.length);
    const row = rows[index] ?? [];
    const problems: Problem[] = [];
    let filled = false;
    const cells = columns.map((column, at) => {
      const own = places[at] ?? -1;
      const isIdentity = at === key && cellText(row[own]) === '' && identity >= 0;
      const place = isIdentity ? identity : own;
      const cell = place < 0 ? null : row[place];
      const text = withoutGuard(cellText(cell));
      if (text === '') return '';
      filled = true;
      const meant = isIdentity ? { ...column, title: IDENTITY[0] ?? '' } : column;
      if (column.kind === 'text' && hasLostDigits(cell)) problems.push(lostDigits(meant));
      if (text === UNCOMPUTED) problems.push(noResult(column));
      return column.kind !== 'text' || column.role === 'key' ? plainText(text) : text;
    });
    // What has a number of its own is somebody's row, whatever stands before it.
    if (!/\d/.test(cells[key] ?? '') && isTotalRow(row)) {
      notes.push(totalNote(index + 1, cells, found, columns));
      continue;
    }
    if (filled) found.push({ line: index + 1, cells, problems });
  }
  if (found.length === 0) throw new SheetProblem('文件中没有数据行，请填写后再上传');
  refuseRows(found.length);
  return { rows: found, notes };
}

interface Header {
  header: number;
  places: number[];
  /** The column of the person's number, -1 for none. */
  identity: number;
  absent: readonly ImportColumn[];
}

function findHeader(rows: SheetRows, columns: readonly ImportColumn[]): Header {
  const found = headerOf(rows, columns);
  if (found.absent.length === 0) return found;
  const names = found.absent.map(({ title }) => `“${title}”`).join('、');
  throw new SheetProblem(`文件中没有找到列${names}，请使用下载的模板`);
}

/** The row with the most of what is needed. */
function headerOf(rows: SheetRows, columns: readonly ImportColumn[]): Header {
  let best: Header = { header: 0, places: [], identity: -1, absent: columns.filter(({ required }) => required) };
  for (let index = 0; index < Math.min(rows.length, HEADER_AMONG); index += 1) {
    const titles = (rows[index] ?? []).map((cell) => plainTitle(cellText(cell)));
    const places = columns.map(({ title, also = [] }) => {
      const found = [title, ...also].map((one) => titles.indexOf(plainTitle(one)));
      return found.find((at) => at !== -1) ?? -1;
    });
    const identity = titles.findIndex((title) => IDENTITY.includes(title));
    const isThere = ({ role }: ImportColumn, at: number) => places[at] !== -1 || (role === 'key' && identity >= 0);
    const absent = columns.filter((column, at) => column.required && !isThere(column, at));
    if (absent.length === 0) return { header: index, places, identity, absent };
    if (absent.length < best.absent.length) best = { header: index, places, identity, absent };
  }
  return best;
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
