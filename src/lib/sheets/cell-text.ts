import type { Cell, FormattedNumber } from './cell';

/** Text value of a cell: '5000.1' for 5000.1000000000004, '2026-07-01' for a date, '' for an empty cell. */
export function sheetCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return decimalText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (!(cell instanceof Date)) return decimalText(cell.value);
  return Number.isNaN(cell.valueOf()) ? '' : cell.toISOString().slice(0, 10);
}

/** Text value of a cell with the zeros of its format: '2026.10', '010000'. */
export function shownText(cell: Cell | undefined): string {
  return isFormatted(cell) ? cell.shown : sheetCellText(cell);
}

/** Returns true for a number with more digits than Excel stores: the last ones are lost, so it is no valid account or ID number. */
export function hasLostDigits(cell: Cell | undefined): boolean {
  return Math.abs(cellNumber(cell) ?? 0) >= 1e15;
}

/** Number of a number cell, regardless of its format; undefined for any other cell. */
export function cellNumber(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell;
  return isFormatted(cell) ? cell.value : undefined;
}

/** Excel stores and shows 15 digits; further digits of the double are no part of the value. */
export function decimalText(value: number): string {
  const shortest = String(value);
  // Fast path, as for most amounts of a roster: at most 15 digits and a point need no rounding.
  if (shortest.length <= 16 && !shortest.includes('e')) return shortest;
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return /e/i.test(text) ? rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 }) : text;
}

const isFormatted = (cell: Cell | undefined): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);
