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

/** What of a block must stay together with what is below it. */
export interface Keep {
  /** So many of its last lines or rows; 0 for none. */
  lines: number;
  /** mm of what must stand on the same page below them. */
  height: number;
}

export const NOTHING_BELOW: Keep = { lines: 0, height: 0 };

/** Facts, a table or text: its height is known before it is laid, so that those above it can keep their last lines for it. */
export interface Block {
  /** mm above the first line: a caption and a head. */
  above: number;
  /** Heights of its lines or rows, mm. */
  lines: readonly number[];
  /** mm below the last. */
  below: number;
  lay: (keep: Keep) => void;
}

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

  /** As `need`, for one of the lines of a block, with what must stand above it on the same page: a caption and a head. */
  needOf(block: Pick<Block, 'lines' | 'below'>, index: number, keep: Keep, above = 0): boolean {
    return this.need(Math.min(above + heightFrom(block, index, keep), BODY_HEIGHT));
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

/** mm that a line of a block needs: the last of them take what must stand below them along. */
function heightFrom({ lines, below }: Pick<Block, 'lines' | 'below'>, index: number, keep: Keep): number {
  const tail = keep.lines > 0 && index === Math.max(0, lines.length - keep.lines) ? lines.slice(index) : [];
  const together = sum(tail) + below + keep.height;
  return tail.length > 0 && together <= BODY_HEIGHT / 2 ? together : (lines[index] ?? 0);
}

export const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

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
