import {
  type DocumentPage,
  type Ink,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PageItem,
  type TextItem,
} from '@hall/ofd/page-items';
import { settable, textWidth } from '@hall/ofd/text-measure';

export const LEFT_MARGIN = 20;
export const RIGHT = PAGE_WIDTH - 20;
export const BODY_WIDTH = RIGHT - LEFT_MARGIN;
/** Top and bottom of the page body in mm, below the running head and above the foot. */
const TOP = 27;
export const BOTTOM = PAGE_HEIGHT - 24;
export const BODY_HEIGHT = BOTTOM - TOP;
/** Gap below facts and tables, mm. */
export const BLOCK_GAP = 4;

/** End of a block that must stay with what follows. */
export interface KeepTogether {
  /** Number of last lines or rows; 0 for none. */
  lines: number;
  /** Height in mm of what must follow on the same page. */
  height: number;
}

export const NO_KEEP: KeepTogether = { lines: 0, height: 0 };

/** Facts, a table or text; its height is known before it is laid out, so that earlier blocks can keep lines for it. */
export interface Block {
  /** mm above the first line: caption and head. */
  above: number;
  /** Heights of its lines or rows in mm. */
  lines: readonly number[];
  /** mm below the last line. */
  below: number;
  lay: (keep: KeepTogether) => void;
}

export interface TextStyle {
  size: number;
  ink?: Ink;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
}

/** Pages filled from the top; `y` is the next free position. */
export class Sheet {
  readonly pages: PageItem[][] = [[]];
  y = TOP;

  /** Makes room for this height on the page, or on a new one. @returns whether a new page was started */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pages.push([]);
    this.y = TOP;
    return true;
  }

  /** Like `need` for a line of a block, including what must stand above it: caption and head. */
  needOf(block: Pick<Block, 'lines' | 'below'>, index: number, keep: KeepTogether, above = 0): boolean {
    return this.need(Math.min(above + heightFrom(block, index, keep), BODY_HEIGHT));
  }

  put(...items: PageItem[]): void {
    this.pages.at(-1)?.push(...items);
  }

  /** Writes a line of text with its baseline at `y`, between `from` and `to`. */
  text(text: string, y: number, style: TextStyle, from = LEFT_MARGIN, to = RIGHT): void {
    const item = sheetLine(text, y, style, from, to);
    if (item) this.put(item);
  }
}

/** Height in mm a line needs; the last lines include what must follow them. */
function heightFrom({ lines, below }: Pick<Block, 'lines' | 'below'>, index: number, keep: KeepTogether): number {
  const tail = keep.lines > 0 && index === Math.max(0, lines.length - keep.lines) ? lines.slice(index) : [];
  const together = sum(tail) + below + keep.height;
  return tail.length > 0 && together <= BODY_HEIGHT / 2 ? together : (lines[index] ?? 0);
}

export const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

export function sheetLine(
  text: string,
  y: number,
  style: TextStyle,
  from = LEFT_MARGIN,
  to = RIGHT,
): TextItem | undefined {
  const set = settable(text);
  if (set.trim() === '') return undefined;
  const { size, ink = 'black', bold = false, align = 'left' } = style;
  const rest = to - from - textWidth(set) * size;
  const x = align === 'left' ? from : align === 'right' ? from + rest : from + rest / 2;
  return { kind: 'text', x, y, size, text: set, ink, ...(bold ? { bold } : {}) };
}

/** Adds heads and feet after the layout, when the page count is known. */
export function onEveryPage(
  pages: readonly PageItem[][],
  add: (page: number, total: number) => readonly (PageItem | undefined)[],
): DocumentPage[] {
  return pages.map((items, index) => [...items, ...add(index + 1, pages.length).filter((item) => item !== undefined)]);
}
