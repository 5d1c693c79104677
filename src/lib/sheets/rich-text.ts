import { SheetProblem } from './sheet-problem';
import type { Allowance } from './xml-stream';

/** Maximum characters of a cell in Excel. */
const LONGEST_CELL = 32_767;
/** Engines copy short substrings; a longer one would keep the chunk alive from which it was sliced. */
const COPIED_ANYWAY = 12;

/** Joins the runs of a rich text; phonetic runs (rPh) are skipped. */
export class SheetRichText {
  private value = '';
  private inside = false;
  private phonetic = false;

  constructor(private readonly allowance: Allowance) {}

  open(name: string): void {
    if (name === 'rPh') this.phonetic = true;
    else if (name === 't') this.inside = !this.phonetic;
  }

  text(text: string): void {
    if (!this.inside) return;
    this.value += text;
    if (this.value.length > LONGEST_CELL) throw new SheetProblem(tooLong());
  }

  close(name: string): void {
    if (name === 't') this.inside = false;
    else if (name === 'rPh') this.phonetic = false;
  }

  /** Returns the text and starts the next one. */
  take(): string {
    const { value } = this;
    this.value = '';
    return storedText(value, this.allowance);
  }
}

export function tooLong(): string {
  return `有单元格的内容超过${LONGEST_CELL.toLocaleString('en-US')}个字，请改正后再上传`;
}

/** Copies a text for storage: counted, detached from its chunk, with escaped characters (_x000D_) decoded. */
export function storedText(text: string, allowance: Allowance): string {
  if (text.length > LONGEST_CELL) throw new SheetProblem(tooLong());
  allowance.characters -= text.length;
  if (allowance.characters < 0) throw new SheetProblem('文件的文字总量过大，请拆分后分次上传');
  if (text.includes('_x')) {
    return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return text.length > COPIED_ANYWAY ? ` ${text}`.slice(1) : text;
}
