import type { Cell, FormattedNumber } from './cell';

/** A cell as the text it stands for: '5000.1' for 5000.1000000000004, '2026-07-01' for a date, '' for nothing. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return plainNumber(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (!(cell instanceof Date)) return plainNumber(cell.value);
  return Number.isNaN(cell.valueOf()) ? '' : cell.toISOString().slice(0, 10);
}

/** The same with the zeros that the cell's format shows: '2026.10', '010000'. */
export function shownText(cell: Cell | undefined): string {
  return isFormatted(cell) ? cell.shown : cellText(cell);
}

/** A number cell of more digits than Excel keeps: the last ones are gone, so it is no account and no ID number any more. */
export function hasLostDigits(cell: Cell | undefined): boolean {
  return Math.abs(cellNumber(cell) ?? 0) >= 1e15;
}

/** The number in a number cell, however it is shown; undefined in any other. */
export function cellNumber(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell;
  return isFormatted(cell) ? cell.value : undefined;
}

/** Excel keeps and shows 15 digits; what a double holds beyond them is no part of the value. */
export function plainNumber(value: number): string {
  const shortest = String(value);
  // At most 15 digits and a point: nothing to round. Most amounts of a roster are of this kind.
  if (shortest.length <= 16 && !shortest.includes('e')) return shortest;
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return /e/i.test(text) ? rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 }) : text;
}

const isFormatted = (cell: Cell | undefined): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);
