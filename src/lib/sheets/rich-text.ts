import { SheetProblem } from './sheet-problem';
import type { Allowance } from './xml-stream';

/** What Excel lets a cell hold. */
const LONGEST_CELL = 32_767;
/** Short strings are copied anyway; a longer one would keep the whole piece alive that it was cut from. */
const COPIED_ANYWAY = 12;

/** A text put together from its runs; how it is read aloud (rPh) is no part of it. */
export class RichText {
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

  /** The text that has come together; the next one begins. */
  take(): string {
    const { value } = this;
    this.value = '';
    return kept(value, this.allowance);
  }
}

export function tooLong(): string {
  return `有单元格的内容超过${LONGEST_CELL.toLocaleString('en-US')}个字，请改正后再上传`;
}

/** A text to be kept: counted, on its own in memory, with the characters that XML cannot hold (_x000D_) put back. */
export function kept(text: string, allowance: Allowance): string {
  if (text.length > LONGEST_CELL) throw new SheetProblem(tooLong());
  allowance.characters -= text.length;
  if (allowance.characters < 0) throw new SheetProblem('文件的文字总量过大，请拆分后分次上传');
  if (text.includes('_x')) {
    return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return text.length > COPIED_ANYWAY ? ` ${text}`.slice(1) : text;
}
