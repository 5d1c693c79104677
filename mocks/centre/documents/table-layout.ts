import { box, ruleLine } from '@hall/ofd/page-items';
import { settable, textWidth, wrap } from '@hall/ofd/text-measure';
import type { DocumentTable } from './document-content';
import {
  BLOCK_GAP,
  type Block,
  BODY_HEIGHT,
  BODY_WIDTH,
  type KeepTogether,
  LEFT_MARGIN,
  type Sheet,
  sheetLine,
} from './sheet';

const SIZES = [3.4, 3.1, 2.8, 2.5] as const;
const PADDING = 1.3;
const LEADING = 1.38;
/** Caption height, mm. */
const CAPTION = 8;
/** Maximum column width in em; longer texts wrap. */
const WIDEST = 18;
/** Number of rows measured for the widths; the rest of a long table is assumed alike. */
const MEASURED = 400;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
}

/** Lays out a table with ruled cells; on a new page its head is repeated. */
export function tableBlock(sheet: Sheet, table: DocumentTable): Block {
  const { columns, size } = columnsOf(table);
  const line = size * LEADING;
  const most = Math.floor((BODY_HEIGHT - 20) / line) - 3;
  const head = () => putRow(sheet, columns, table.head, size, { head: true });
  const above = (table.caption ? CAPTION : 0) + heightOf(columns, table.head, size);
  const parts = table.rows.flatMap((row) => [...partsOf(columns, row, size, most)]);
  const lines = parts.map(({ height }) => height);
  const lay = (keep: KeepTogether) => {
    // The head stays with its first row, however high.
    sheet.needOf({ lines, below: BLOCK_GAP }, 0, keep, above);
    if (table.caption) {
      sheet.text(table.caption, sheet.y + 6, { size: 4, bold: true });
      sheet.y += CAPTION;
    }
    head();
    for (const [index, part] of parts.entries()) {
      if (index > 0 && sheet.needOf({ lines, below: BLOCK_GAP }, index, keep)) head();
      putLines(sheet, columns, part.cells, size, part.height, false);
    }
    sheet.y += BLOCK_GAP;
  };
  return { above, lines, below: BLOCK_GAP, lay };
}

/** Splits a row into parts where it alone exceeds a page. */
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
  if (head) sheet.put(box(LEFT_MARGIN, top, BODY_WIDTH, height, 'shade'));
  for (const [index, column] of columns.entries()) {
    for (const [number, text] of (cells[index] ?? []).entries()) {
      const baseline = top + PADDING + number * line + size * 0.98;
      const align = head ? 'center' : column.align;
      const item = sheetLine(
        text,
        baseline,
        { size, bold: head, align },
        column.x + PADDING,
        column.x + column.width - PADDING,
      );
      if (item) sheet.put(item);
    }
    sheet.put(ruleLine(column.x, top, column.x, top + height));
  }
  const right = LEFT_MARGIN + BODY_WIDTH;
  sheet.put(
    ruleLine(right, top, right, top + height),
    ruleLine(LEFT_MARGIN, top, right, top),
    ruleLine(LEFT_MARGIN, top + height, right, top + height),
  );
  sheet.y = top + height;
}

const cellsOf = (columns: readonly Column[], row: readonly string[], size: number) =>
  columns.map((column, index) => wrap(row[index] ?? '', (column.width - 2 * PADDING) / size));

function heightOf(columns: readonly Column[], row: readonly string[], size: number): number {
  return Math.max(...cellsOf(columns, row, size).map((cell) => cell.length), 1) * size * LEADING + 2 * PADDING;
}

/** Column widths by the longest texts in the largest font size that fits; in the smallest, texts wrap. */
function columnsOf({ head, align = [], widths, rows }: DocumentTable): { columns: Column[]; size: number } {
  const wanted = head.map((title, index) => {
    const texts = [title, ...rows.slice(0, MEASURED).map((row) => row[index] ?? '')];
    return Math.min(Math.max(...texts.map((text) => textWidth(settable(text))), 2), WIDEST);
  });
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const paddings = head.length * 2 * PADDING;
  const size = SIZES.find((one) => total * one + paddings <= BODY_WIDTH) ?? 2.5;
  const shares = widths ?? wanted.map((width) => width * size + 2 * PADDING);
  const scale = BODY_WIDTH / shares.reduce((sum, share) => sum + share, 0);
  let x = LEFT_MARGIN;
  const columns = shares.map((share, index): Column => {
    const column = { x, width: share * scale, align: align[index] ?? ('left' as const) };
    x += column.width;
    return column;
  });
  return { columns, size };
}
