import type { Cell } from './cell';

/** A cell as the text it shows: '5000.1' for 5000.1000000000004, '2026-07-01' for a date, '' for nothing. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return Number.isNaN(cell.valueOf()) ? '' : cell.toISOString().slice(0, 10);
}

/** A number cell of more digits than Excel keeps: the last ones are gone, so it is no account and no ID number any more. */
export function hasLostDigits(cell: Cell | undefined): boolean {
  return typeof cell === 'number' && Math.abs(cell) >= 1e15;
}

/** Excel keeps and shows 15 digits; what a double holds beyond them is no part of the value. */
function numberText(value: number): string {
  const shortest = String(value);
  // At most 15 digits and a point: nothing to round. Most amounts of a roster are of this kind.
  if (shortest.length <= 16 && !shortest.includes('e')) return shortest;
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return /e/i.test(text) ? rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 }) : text;
}
