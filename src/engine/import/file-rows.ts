import { isPlainMonth } from '@/domain/dates';
import { toHalfWidth } from '@/domain/half-width';
import { visibleText } from '@/domain/plain-text';
import { type Cell, type SheetRows, UNCOMPUTED } from '@/lib/sheets/cell';
import { dayOf } from '@/lib/sheets/cell-format';
import { cellNumber, cellText, hasLostDigits, shownText } from '@/lib/sheets/cell-text';
import { withoutGuard } from '@/lib/sheets/safe-text';
import { refuseRows, SheetProblem } from '@/lib/sheets/sheet-problem';
import { isTotalRow } from '@/lib/sheets/total-row';
import { totalNote } from './file-totals';
import type { FileNote, ImportColumn, Problem } from './import-definition';
import { typedCell } from './typed-cell';

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

/** Days of this century, as Excel counts them. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

/** Whether the columns are in a sheet, so that of several the right one is read. */
export function hasHeader(rows: SheetRows, columns: readonly ImportColumn[]): boolean {
  return headerOf(rows, columns).absent.length === 0;
}

/** Of the rows that are out of sight, the numbers of those that would be read. @throws SheetProblem */
export function hiddenLines(
  { rows, hidden }: { rows: SheetRows; hidden: readonly number[] },
  columns: readonly ImportColumn[],
): number[] {
  if (hidden.length === 0) return [];
  const { header, places } = findHeader(rows, columns);
  return hidden.filter((line) => {
    const row = rows[line - 1] ?? [];
    return line > header + 1 && places.some((place) => cellText(row[place]) !== '') && !isTotalRow(row);
  });
}

/**
 * The rows below the heading, found by the columns' names whatever their order. Empty rows are passed over, and so are sums,
 * which are held against the rows instead, and the lines that are to be left out.
 * @throws SheetProblem when a needed column is missing, or nothing is in the file
 */
export function fileRows(
  rows: SheetRows,
  columns: readonly ImportColumn[],
  progress: (fraction: number) => void,
  leave: ReadonlySet<number> = new Set(),
): { rows: FileRow[]; notes: FileNote[] } {
  const { header, places, identity } = findHeader(rows, columns);
  const key = columns.findIndex(({ role }) => role === 'key');
  const found: FileRow[] = [];
  const notes: FileNote[] = [];
  for (let index = header + 1; index < rows.length; index += 1) {
    if (index % 2000 === 0) progress(index / rows.length);
    const row = rows[index] ?? [];
    if (row.length === 0 || leave.has(index + 1)) continue;
    const problems: Problem[] = [];
    let filled = false;
    const cells = columns.map((column, at) => {
      const own = places[at] ?? -1;
      const isIdentity = at === key && cellText(row[own]) === '' && identity >= 0;
      const place = isIdentity ? identity : own;
      const cell = place < 0 ? null : row[place];
      const text = withoutGuard(textOf(column, cell));
      if (text === '') return '';
      filled = true;
      const meant = isIdentity ? { ...column, title: IDENTITY[0] ?? '' } : column;
      const problem = text === UNCOMPUTED ? noResult(column) : cellProblem(meant, cell, text);
      if (problem) problems.push(problem);
      return problem ? text : typedCell(column, text);
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

/** The zeros that a format shows belong to a month (2026.10) and to a number that names something (010000), and to no amount. */
function textOf({ kind }: ImportColumn, cell: Cell | undefined): string {
  const shown = shownText(cell);
  return kind === 'month' || (kind === 'text' && /^\d+$/.test(shown)) ? shown : cellText(cell);
}

/** What a number cell cannot tell in its column. */
function cellProblem(column: ImportColumn, cell: Cell | undefined, text: string): Problem | undefined {
  const number = cellNumber(cell);
  if (number === undefined) return undefined;
  if (column.kind === 'text') return hasLostDigits(cell) ? lostDigits(column) : undefined;
  if (column.kind !== 'date' && column.kind !== 'month') return undefined;
  const [, year] = /^(\d{4})\.1$/.exec(text) ?? [];
  if (column.kind === 'month' && year !== undefined) return eitherMonth(column, text, year);
  const day = number >= FIRST_SERIAL && number <= LAST_SERIAL ? cellText(dayOf(number, false)) : '';
  return day === '' || isPlainMonth(typedCell(column, text)) ? undefined : serialDay(column, text, day);
}

interface Header {
  /** Place of the row under which the rows begin. */
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

/** The row with the most of what is needed, or two of them with headings over headings. */
function headerOf(rows: SheetRows, columns: readonly ImportColumn[]): Header {
  const titles = rows.slice(0, HEADER_AMONG + 1).map((row) => row.map((cell) => plainTitle(cellText(cell))));
  const single = titles.slice(0, HEADER_AMONG).map((row) => row.map((title) => [title]));
  const double = titles.slice(1).map((row, at) => underGroups(titles[at] ?? [], row));
  let best: Header = { header: 0, places: [], identity: -1, absent: columns.filter(({ required }) => required) };
  for (const [at, names] of [...single.entries(), ...double.map((names, above) => [above + 1, names] as const)]) {
    const found = headerIn(names, at, columns);
    if (found.absent.length === 0) return found;
    if (found.absent.length < best.absent.length) best = found;
  }
  return best;
}

/** Names of the columns under headings in two rows: the lower one alone and with that of its group, else the upper one. */
function underGroups(above: readonly string[], below: readonly string[]): string[][] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    group = above[at] || group;
    const title = below[at] ?? '';
    return title === '' ? [above[at] ?? ''] : [title, group + title];
  });
}

function headerIn(names: readonly (readonly string[])[], header: number, columns: readonly ImportColumn[]): Header {
  const placeOf = (title: string) => names.findIndex((some) => some.includes(title));
  const places = columns.map(({ title, also = [] }) => {
    const found = [title, ...also].map((one) => placeOf(plainTitle(one)));
    return found.find((at) => at !== -1) ?? -1;
  });
  const identity = names.findIndex((some) => some.some((title) => IDENTITY.includes(title)));
  const isThere = ({ role }: ImportColumn, at: number) => places[at] !== -1 || (role === 'key' && identity >= 0);
  return { header, places, identity, absent: columns.filter((column, at) => column.required && !isThere(column, at)) };
}

/** Blanks, marks that nobody sees, stars of required columns, colons and units in brackets do not count. */
function plainTitle(title: string): string {
  return toHalfWidth(visibleText(title))
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s*:]/g, '');
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

/** Excel drops the zero of 2026.10: nobody can tell it from 2026.1. */
const eitherMonth = ({ name, title }: ImportColumn, text: string, year: string): Problem => ({
  field: name,
  text: `${title}以数字${text}保存，分不清是1月还是10月`,
  suggestion: `${year}-01或${year}-10`,
  takeable: false,
  choices: [`${year}-01`, `${year}-10`],
});

const serialDay = ({ name, title, kind }: ImportColumn, text: string, day: string): Problem => ({
  field: name,
  text: `${title}是数字${text}，不是日期格式`,
  suggestion: kind === 'month' ? day.slice(0, 7) : day,
  takeable: true,
});
