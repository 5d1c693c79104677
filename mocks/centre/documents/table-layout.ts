import type { DocumentTable } from './document';
import { box, rule } from './page-items';
import { type Block, BODY_HEIGHT, BODY_WIDTH, GAP, type Keep, LEFT, lineOf, type Sheet } from './sheet';
import { settable, widthOf, wrap } from './text-measure';

const SIZES = [3.4, 3.1, 2.8, 2.5] as const;
const PADDING = 1.3;
const LEADING = 1.38;
/** mm */
const CAPTION = 8;
/** Longer texts wrap rather than widen their column, em. */
const WIDEST = 18;
/** Rows that are measured for the widths: the rest of a long table looks the same. */
const MEASURED = 400;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
}

/** A table with ruled cells; where a page ends it goes on with its head repeated. */
export function tableBlock(sheet: Sheet, table: DocumentTable): Block {
  const { columns, size } = columnsOf(table);
  const line = size * LEADING;
  const most = Math.floor((BODY_HEIGHT - 20) / line) - 3;
  const head = () => putRow(sheet, columns, table.head, size, { head: true });
  const above = (table.caption ? CAPTION : 0) + heightOf(columns, table.head, size);
  const parts = table.rows.flatMap((row) => [...partsOf(columns, row, size, most)]);
  const lines = parts.map(({ height }) => height);
  const lay = (keep: Keep) => {
    // The head stands on no page alone: its first row comes along, however high it is.
    sheet.needOf({ lines, below: GAP }, 0, keep, above);
    if (table.caption) {
      sheet.text(table.caption, sheet.y + 6, { size: 4, bold: true });
      sheet.y += CAPTION;
    }
    head();
    for (const [index, part] of parts.entries()) {
      if (index > 0 && sheet.needOf({ lines, below: GAP }, index, keep)) head();
      putLines(sheet, columns, part.cells, size, part.height, false);
    }
    sheet.y += GAP;
  };
  return { above, lines, below: GAP, lay };
}

/** A row's lines, cut where one row alone is longer than a page. */
function* partsOf(columns: readonly Column[], row: readonly string[], size: number, most: number) {
  const cells = cellsOf(columns, row, size);
  const lines = Math.max(...cells.map((cell) => cell.length), 1);
  for (let from = 0; from < lines; from += most) {
    const cut = cells.map((cell) => cell.slice(from, from + most));
    const count = Math.min(most, lines - from);
    yield { cells: cut, height: count * size * LEADING + 2 * PADDING };
  }
}

function putRow(
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  size: number,
  { head }: { head: boolean },
): void {
  const cells = cellsOf(columns, row, size);
  putLines(sheet, columns, cells, size, heightOf(columns, row, size), head);
}

function putLines(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  size: number,
  height: number,
  head: boolean,
): void {
  const top = sheet.y;
  const line = size * LEADING;
  if (head) sheet.put(box(LEFT, top, BODY_WIDTH, height, 'shade'));
  for (const [index, column] of columns.entries()) {
    for (const [number, text] of (cells[index] ?? []).entries()) {
      const baseline = top + PADDING + number * line + size * 0.98;
      const align = head ? 'center' : column.align;
      const item = lineOf(
        text,
        baseline,
        { size, bold: head, align },
        column.x + PADDING,
        column.x + column.width - PADDING,
      );
      if (item) sheet.put(item);
    }
    sheet.put(rule(column.x, top, column.x, top + height));
  }
  const right = LEFT + BODY_WIDTH;
  sheet.put(
    rule(right, top, right, top + height),
    rule(LEFT, top, right, top),
    rule(LEFT, top + height, right, top + height),
  );
  sheet.y = top + height;
}

const cellsOf = (columns: readonly Column[], row: readonly string[], size: number) =>
  columns.map((column, index) => wrap(row[index] ?? '', (column.width - 2 * PADDING) / size));

function heightOf(columns: readonly Column[], row: readonly string[], size: number): number {
  return Math.max(...cellsOf(columns, row, size).map((cell) => cell.length), 1) * size * LEADING + 2 * PADDING;
}

/** Widths by the longest texts, in the largest size in which they fit; in the smallest the texts wrap. */
function columnsOf({ head, align = [], widths, rows }: DocumentTable): { columns: Column[]; size: number } {
  const wanted = head.map((title, index) => {
    const texts = [title, ...rows.slice(0, MEASURED).map((row) => row[index] ?? '')];
    return Math.min(Math.max(...texts.map((text) => widthOf(settable(text))), 2), WIDEST);
  });
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const paddings = head.length * 2 * PADDING;
  const size = SIZES.find((one) => total * one + paddings <= BODY_WIDTH) ?? 2.5;
  const shares = widths ?? wanted.map((width) => width * size + 2 * PADDING);
  const scale = BODY_WIDTH / shares.reduce((sum, share) => sum + share, 0);
  let x = LEFT;
  const columns = shares.map((share, index): Column => {
    const column = { x, width: share * scale, align: align[index] ?? ('left' as const) };
    x += column.width;
    return column;
  });
  return { columns, size };
}
