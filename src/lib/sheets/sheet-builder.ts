import { type Cell, UNCOMPUTED } from './cell';
import { type CellFormat, dayOf, formatted } from './cell-format';
import { SheetRichText, storedText, tooLong } from './rich-text';
import { DAMAGED_WORKBOOK, refuseExtent, type SheetLimits, SheetProblem } from './sheet-problem';
import type { Allowance, XmlAttributes, XmlReader } from './xml-stream';

/** Workbook data that cells refer to. */
export interface BookFacts {
  texts: readonly string[];
  /** By style number. */
  formats: readonly CellFormat[];
  in1904: boolean;
}

/** Header row plus a few rows for a title above it. */
const ABOVE = 10;
/** Maximum rows in Excel. */
const LAST_ROW = 1_048_576;
const EMPTY: Cell[] = [];
/** Element depths in a worksheet: worksheet 1, sheetData 2, row 3, c 4, v 5. */
const [SHEET_DATA, ROW, CELL] = [2, 3, 4];
const LONGEST_NUMBER = 64;

/**
 * Builds the rows of a worksheet while it is parsed. Only non-empty rows count; empty ones, to which a format may stretch a sheet, cost
 * nothing. A cell out of range is rejected before memory is allocated.
 */
export class SheetBuilder implements XmlReader {
  readonly rows: Cell[][] = [];
  /** Numbers of non-empty rows that are hidden or filtered out. */
  readonly hidden: number[] = [];
  private readonly rich: SheetRichText;
  private filled = 0;
  private places = 0;
  private depth = 0;
  private inData = false;
  private row = 0;
  private isHidden = false;
  private cells: Cell[] = EMPTY;
  private column = 0;
  private kind = '';
  private style = 0;
  private formula = false;
  private inValue = false;
  /** Content of <v>; undefined without one. */
  private value: string | undefined;

  constructor(
    private readonly facts: BookFacts,
    private readonly limits: SheetLimits,
    private readonly allowance: Allowance,
  ) {
    this.rich = new SheetRichText(allowance);
  }

  open(name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth === SHEET_DATA) this.inData = name === 'sheetData';
    if (!this.inData || this.depth < ROW) return;
    if (this.depth === ROW && name === 'row') this.openRow(attributes);
    else if (this.depth === CELL && name === 'c') this.openCell(attributes);
    else if (this.depth === CELL + 1 && name === 'f') this.formula = true;
    else if (this.depth === CELL + 1 && name === 'v') {
      this.inValue = true;
      this.value ??= '';
    } else if (this.depth > CELL) this.rich.open(name);
  }

  text(text: string): void {
    if (this.inValue) {
      this.value += text;
      if ((this.value?.length ?? 0) > 32_767) throw new SheetProblem(tooLong());
    } else if (this.depth > CELL && this.inData) this.rich.text(text);
  }

  close(name: string): void {
    if (this.inData && this.depth >= CELL) {
      if (this.depth === CELL && name === 'c') this.closeCell();
      else if (this.depth === CELL + 1 && name === 'v') this.inValue = false;
      else this.rich.close(name);
    }
    this.depth -= 1;
  }

  private openRow({ r, hidden }: XmlAttributes): void {
    const row = r === undefined ? this.row + 1 : wholeNumber(r);
    if (row < 1 || row > LAST_ROW) throw new SheetProblem(DAMAGED_WORKBOOK);
    this.row = row;
    this.isHidden = isTrue(hidden);
    this.cells = EMPTY;
    this.column = 0;
  }

  private openCell({ r, s, t }: XmlAttributes): void {
    this.column = r === undefined ? this.column + 1 : this.columnOf(r);
    this.kind = t ?? 'n';
    this.style = s === undefined ? 0 : wholeNumber(s);
    this.formula = false;
    this.value = undefined;
  }

  private columnOf(address: string): number {
    let column = 0;
    let at = 0;
    for (; at < 3; at += 1) {
      // Lower case is accepted too.
      const letter = (address.charCodeAt(at) & ~32) - 64;
      if (!(letter >= 1 && letter <= 26)) break;
      column = column * 26 + letter;
    }
    if (column === 0 || wholeNumber(address, at) !== this.row) throw new SheetProblem(DAMAGED_WORKBOOK);
    return column;
  }

  private closeCell(): void {
    const cell = this.cell();
    if (cell === null) return;
    const { columns } = this.limits;
    if (this.column > columns) {
      throw new SheetProblem(`工作表有${this.column}列，最多可有${columns}列，请使用下载的模板`);
    }
    if (this.cells === EMPTY) this.fillRow();
    this.places += Math.max(0, this.column - this.cells.length);
    if (this.places > this.limits.cells)
      throw new SheetProblem('工作表的单元格过多，请删除用不到的列，或拆分后分次上传');
    while (this.cells.length < this.column) this.cells.push(null);
    if (this.cells[this.column - 1] !== null) {
      throw new SheetProblem(`文件第${this.row}行有单元格出现了两次，请用Excel另存为.xlsx后再上传`);
    }
    this.cells[this.column - 1] = cell;
  }

  /** Called for the first non-empty cell of a row. */
  private fillRow(): void {
    const at = this.row - 1;
    if ((this.rows[at] ?? EMPTY) !== EMPTY) {
      throw new SheetProblem(`文件中第${this.row}行出现了两次，请用Excel另存为.xlsx后再上传`);
    }
    this.filled += 1;
    if (this.filled > this.limits.rows + ABOVE) refuseExtent(this.limits);
    while (this.rows.length < this.row) this.rows.push(EMPTY);
    this.cells = [];
    this.rows[at] = this.cells;
    if (this.isHidden) this.hidden.push(this.row);
  }

  private cell(): Cell {
    const inline = this.rich.take();
    const { kind, value } = this;
    if (kind === 'inlineStr') return inline === '' ? null : inline;
    if (value === undefined) return this.formula ? UNCOMPUTED : null;
    switch (kind) {
      case 's': {
        const text = value.trim() === '' ? '' : this.facts.texts[wholeNumber(value.trim())];
        if (text === undefined) throw new SheetProblem(DAMAGED_WORKBOOK);
        return text === '' ? null : text;
      }
      case 'str':
        return value === '' ? null : storedText(value, this.allowance);
      case 'e':
        return UNCOMPUTED;
      case 'b':
        return value.trim() === '' ? null : isTrue(value.trim());
      case 'd':
        return dateText(value.trim());
      default:
        return this.number(value.trim());
    }
  }

  private number(text: string): Cell {
    if (text === '') return null;
    const number = text.length > LONGEST_NUMBER ? Number.NaN : Number(text);
    if (!Number.isFinite(number)) return storedText(text, this.allowance);
    const format = this.facts.formats[this.style];
    if (format === 'date') return dayOf(number, this.facts.in1904) ?? number;
    return format === undefined ? number : formatted(number, format);
  }
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true';

/** Parses digits from a position on; -1 for no number, a value above all limits for an overlong one. */
function wholeNumber(text: string, from = 0): number {
  let number = text.length > from ? 0 : -1;
  for (let at = from; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    number = Math.min(number * 10 + digit, 1e15);
  }
  return number;
}

/** ISO date of newer programs: 2026-07-01, with or without a time. */
function dateText(text: string): Cell {
  const date = new Date(/^\d{4}-\d{2}-\d{2}/.test(text) ? `${text.slice(0, 10)}T00:00:00Z` : Number.NaN);
  return Number.isNaN(date.valueOf()) ? text.slice(0, LONGEST_NUMBER) : date;
}
