import { type DocumentPage, type Ink, PAGE_HEIGHT, PAGE_WIDTH, type PageItem, type TextItem } from './page-items';
import { settable, widthOf } from './text-measure';

export const LEFT = 20;
export const RIGHT = PAGE_WIDTH - 20;
export const BODY_WIDTH = RIGHT - LEFT;
/** Where the body of a page begins below its running head, and where it ends above its foot. */
const TOP = 27;
export const BOTTOM = PAGE_HEIGHT - 24;
export const BODY_HEIGHT = BOTTOM - TOP;
/** Below a block of facts or a table. */
export const GAP = 4;
/** So many lines or rows of the last block stay together with what must stand below them. */
const TAIL = 3;

export interface TextStyle {
  size: number;
  ink?: Ink;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
}

/** Pages that fill from the top; `y` is where the next thing goes. */
export class Sheet {
  readonly pages: PageItem[][] = [[]];
  y = TOP;

  /** Makes room for something of this height: on this page, or else on a new one. @returns whether a new page was begun */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pages.push([]);
    this.y = TOP;
    return true;
  }

  /**
   * As `need`, for one of the lines of a block.
   * @param heights the lines' heights
   * @param kept what must stand on the same page below the last of them, mm; 0 for nothing
   */
  needOf(heights: readonly number[], index: number, kept: number): boolean {
    const tail = kept > 0 && index === Math.max(0, heights.length - TAIL) ? heights.slice(index) : [];
    const together = tail.reduce((sum, height) => sum + height, kept);
    return this.need(tail.length > 0 && together <= BODY_HEIGHT / 2 ? together : (heights[index] ?? 0));
  }

  put(...items: PageItem[]): void {
    this.pages.at(-1)?.push(...items);
  }

  /** One line of text with its baseline at `y`, between `from` and `to`. */
  text(text: string, y: number, style: TextStyle, from = LEFT, to = RIGHT): void {
    const item = lineOf(text, y, style, from, to);
    if (item) this.put(item);
  }
}

export function lineOf(text: string, y: number, style: TextStyle, from = LEFT, to = RIGHT): TextItem | undefined {
  const set = settable(text);
  if (set.trim() === '') return undefined;
  const { size, ink = 'black', bold = false, align = 'left' } = style;
  const rest = to - from - widthOf(set) * size;
  const x = align === 'left' ? from : align === 'right' ? from + rest : from + rest / 2;
  return { kind: 'text', x, y, size, text: set, ink, ...(bold ? { bold } : {}) };
}

/** Puts something on every page: heads and feet are known only when all pages are. */
export function onEveryPage(
  pages: readonly PageItem[][],
  add: (page: number, total: number) => readonly (PageItem | undefined)[],
): DocumentPage[] {
  return pages.map((items, index) => [...items, ...add(index + 1, pages.length).filter((item) => item !== undefined)]);
}
