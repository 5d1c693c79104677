import { isPlainMonth } from '@/domain/dates';
import { type Fen, formatMoney, parseYuan } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import { toHalfWidth } from '@/domain/text/half-width';
import { visibleText } from '@/domain/text/plain-text';
import { type Cell, type SheetRows, UNCOMPUTED } from '@/lib/sheets/cell';
import { dayOf } from '@/lib/sheets/cell-format';
import { cellNumber, hasLostDigits, sheetCellText, shownText } from '@/lib/sheets/cell-text';
import type { ReadSheet } from '@/lib/sheets/read-workbook';
import { withoutGuard } from '@/lib/sheets/safe-text';
import { refuseRows, SheetProblem } from '@/lib/sheets/sheet-problem';
import { isTotalRow } from '@/lib/sheets/total-row';
import { LISTS } from '@/lib/sheets/write-workbook';
import type { CellProblem, ImportColumn, ImportShape } from '../import-definition';
import type { FileNote } from '../import-protocol';
import type { RowContent } from './import-row';
import { typedCell } from './judge-row';

/** Number of rows searched for the headings: a title may stand above them. */
const HEADER_AMONG = 10;

/** Headings of an ID number column, used where the account number is missing. */
const IDENTITY = ['证件号码', '身份证号码', '身份证号', '证件号', '身份证件号码'];

/** Excel serials of 2000-01-01 and 2099-12-31: numbers between them are taken for dates. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

/** Returns whether a sheet has the required columns; selects the right one of several sheets. */
export function hasHeader(rows: SheetRows, columns: readonly ImportColumn[]): boolean {
  return headerOf(rows, columns).absent.length === 0;
}

/** Returns the line numbers of hidden rows that would be read. @throws SheetProblem */
export function hiddenLines(
  { rows, hidden }: { rows: SheetRows; hidden: readonly number[] },
  columns: readonly ImportColumn[],
): number[] {
  if (hidden.length === 0) return [];
  const { header, places } = findHeader(rows, columns);
  return hidden.filter((line) => {
    const row = rows[line - 1] ?? [];
    return line > header + 1 && places.some((place) => sheetCellText(row[place]) !== '') && !isTotalRow(row);
  });
}

/**
 * Reads the rows below the headings, which are matched by name in any order. Skips empty rows, the lines in `leave` and sum rows;
 * sums are compared with the rows instead.
 * @throws SheetProblem when a required column is missing or the file has no rows or too many
 */
export function fileRows(
  rows: SheetRows,
  { columns, words }: Pick<ImportShape, 'columns' | 'words'>,
  progress: (fraction: number) => void,
  leave: ReadonlySet<number> = new Set(),
): { rows: RowContent[]; notes: FileNote[] } {
  const { header, places, identity } = findHeader(rows, columns);
  const key = columns.findIndex(({ role }) => role === 'key');
  const found: RowContent[] = [];
  const notes: FileNote[] = [];
  for (let index = header + 1; index < rows.length; index += 1) {
    if (index % 2000 === 0) progress(index / rows.length);
    const row = rows[index] ?? [];
    if (row.length === 0 || leave.has(index + 1)) continue;
    const problems: CellProblem[] = [];
    let filled = false;
    const cells = columns.map((column, at) => {
      const own = places[at] ?? -1;
      const isIdentity = at === key && sheetCellText(row[own]) === '' && identity >= 0;
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
    // A row with digits in the key column is a data row, even if it looks like a sum.
    if (!/\d/.test(cells[key] ?? '') && isTotalRow(row)) {
      notes.push(totalNote(index + 1, cells, found, columns));
      continue;
    }
    if (filled) found.push({ line: index + 1, cells, problems });
  }
  if (found.length === 0) throw new SheetProblem('文件中没有数据行，请填写后再上传');
  refuseRows(found.length, words.most);
  return { rows: found, notes };
}

/** Text of a cell: formatted zeros count for months (2026.10) and codes (010000), not for amounts. */
function textOf({ kind }: ImportColumn, cell: Cell | undefined): string {
  const shown = shownText(cell);
  return kind === 'month' || (kind === 'text' && /^\d+$/.test(shown)) ? shown : sheetCellText(cell);
}

/** Problem of a number cell in a text, date or month column. */
function cellProblem(column: ImportColumn, cell: Cell | undefined, text: string): CellProblem | undefined {
  const number = cellNumber(cell);
  if (number === undefined) return undefined;
  if (column.kind === 'text') return hasLostDigits(cell) ? lostDigits(column) : undefined;
  if (column.kind !== 'date' && column.kind !== 'month') return undefined;
  const [, year] = /^(\d{4})\.1$/.exec(text) ?? [];
  if (column.kind === 'month' && year !== undefined) return eitherMonth(column, text, year);
  const day = number >= FIRST_SERIAL && number <= LAST_SERIAL ? sheetCellText(dayOf(number, false)) : '';
  return day === '' || isPlainMonth(typedCell(column, text)) ? undefined : serialDay(column, text, day);
}

interface Header {
  /** Index of the last heading row. */
  header: number;
  places: number[];
  /** Column of the ID number, -1 for none. */
  identity: number;
  absent: readonly ImportColumn[];
}

function findHeader(rows: SheetRows, columns: readonly ImportColumn[]): Header {
  const found = headerOf(rows, columns);
  if (found.absent.length === 0) return found;
  const names = found.absent.map(({ title }) => `“${title}”`).join('、');
  throw new SheetProblem(`文件中没有找到列${names}，请使用下载的模板`);
}

/** Finds the heading row with the fewest missing columns; also tries two-row headings. */
function headerOf(rows: SheetRows, columns: readonly ImportColumn[]): Header {
  const titles = rows.slice(0, HEADER_AMONG + 1).map((row) => row.map((cell) => plainTitle(sheetCellText(cell))));
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

/** Column names of a two-row heading: the lower title alone and prefixed with its group, else the upper title. */
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

/** Normalizes a title: blanks, invisible characters, asterisks, colons and bracketed units are ignored. */
function plainTitle(title: string): string {
  return toHalfWidth(visibleText(title))
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s*:]/g, '');
}

const lostDigits = ({ name, title }: ImportColumn): CellProblem => ({
  field: name,
  text: `${title}以数字保存，末几位已被Excel改变`,
  suggestion: '把该列设为文本格式后重新填写',
  takeable: false,
});

const noResult = ({ name }: ImportColumn): CellProblem => ({
  field: name,
  text: '单元格的公式没有结果',
  suggestion: '在Excel中打开并保存一次，或直接填写数值',
  takeable: false,
});

/** Problem of a month typed as a number: Excel stores 2026.10 as 2026.1. */
const eitherMonth = ({ name, title }: ImportColumn, text: string, year: string): CellProblem => ({
  field: name,
  text: `${title}以数字${text}保存，分不清是1月还是10月`,
  suggestion: `${year}-01或${year}-10`,
  takeable: false,
  choices: [`${year}-01`, `${year}-10`],
});

const serialDay = ({ name, title, kind }: ImportColumn, text: string, day: string): CellProblem => ({
  field: name,
  text: `${title}是数字${text}，不是日期格式`,
  suggestion: kind === 'month' ? day.slice(0, 7) : day,
  takeable: true,
});

/**
 * Note on a skipped sum row, including whether it equals the sum of the rows before it. Compares input columns of
 * amounts only; a column with a cell that is no amount is skipped, as that cell has its own problem.
 */
function totalNote(
  line: number,
  cells: readonly string[],
  rows: readonly RowContent[],
  columns: readonly ImportColumn[],
): FileNote {
  const said = columns.flatMap(({ title, kind, role }, at) => {
    const given = kind === 'money' && role === 'input' ? parseYuan(cells[at] ?? '') : undefined;
    const sum = given === undefined ? undefined : sumOf(rows, at);
    if (given === undefined || sum === undefined) return [];
    const isSame = given === sum;
    const text = `${title}合计${formatMoney(given)}${isSame ? '，与各行之和一致' : `，各行之和为${formatMoney(sum)}，请核对是否漏行`}`;
    return [{ text, isSame }];
  });
  const beginning = `第${line}行是合计行，不作为明细`;
  return {
    tone: said.every(({ isSame }) => isSame) ? 'info' : 'warning',
    text: [beginning, ...said.map(({ text }) => text)].join('；'),
  };
}

function sumOf(rows: readonly RowContent[], at: number): Fen | undefined {
  let sum = 0n;
  for (const { cells } of rows) {
    const text = cells[at] ?? '';
    const fen = text === '' ? 0n : parseYuan(text);
    if (fen === undefined) return undefined;
    sum += fen;
  }
  return sum;
}

/** Notes which of several sheets was read; the template's own sheet of options is ignored. */
export function sheetNotes({ name, others }: Pick<ReadSheet, 'name' | 'others'>): FileNote[] {
  const left = others.filter((other) => other !== LISTS).map((other) => `“${other}”`);
  if (left.length === 0) return [];
  const text = `读取的是工作表“${name}”，未读取${left.join('、')}；如其中也有明细，请合并到一张工作表后再导入`;
  return [{ tone: 'warning', text }];
}

/** Notes whether the rows hidden in Excel were included. */
export function hiddenNotes(lines: readonly number[], taken: boolean): FileNote[] {
  if (lines.length === 0) return [];
  return [{ tone: 'warning', text: `文件中隐藏的${linesText(lines)}${taken ? '已一并导入' : '未导入'}` }];
}

/** Maximum number of ranges listed. */
const MOST_RANGES = 5;

/** Formats lines as '第3、5至9行（共6行）'; '' for none. */
export function linesText(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}至${last}`));
  const more = ranges.length > MOST_RANGES ? '等' : '';
  return `第${named.join('、')}行${more}${lines.length > 1 ? `（共${countText(lines.length)}行）` : ''}`;
}
