import type { Column, RowValues } from '@/schema/field-kinds';
import { DEFAULT_MAX_ROWS } from '@/schema/format-error';
import type { FieldOfKind } from '../field-kinds';

type RowsField = FieldOfKind<'rows'>;

export function withCell(
  rows: readonly RowValues[],
  index: number,
  column: string,
  value: string,
): readonly RowValues[] {
  return rows.map((row, at) => (at === index ? { ...row, [column]: value } : row));
}

export function withoutRow(rows: readonly RowValues[], index: number): readonly RowValues[] {
  return rows.filter((_, at) => at !== index);
}

export function maxRows(field: RowsField): number {
  return field.max ?? DEFAULT_MAX_ROWS;
}

/** Returns whether a row differs from a blank one. */
export function isFilled(field: RowsField, row: RowValues): boolean {
  return field.columns.some(({ name }) => (row[name] ?? '') !== (field.blank[name] ?? ''));
}

/** Maximum characters of a paste: 1,000 rows of 12 columns have about half of it. */
const LONGEST_PASTE = 500_000;

export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(withoutLastEnds(text.slice(0, LONGEST_PASTE)));
}

/** Removes trailing line ends in linear time; a regular expression would be quadratic for 100,000 of them. */
function withoutLastEnds(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}

/**
 * Parses a table from the clipboard as spreadsheets write it: tabs between cells, line ends between rows, quoted cells with doubled
 * quotes. Returns at most `most` rows; further ones are counted by line ends.
 */
export function readTable(whole: string, most: number): { rows: string[][]; more: number } {
  const text = withoutLastEnds(whole.slice(0, LONGEST_PASTE).replace(/\r\n?/g, '\n'));
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y;
  let row: string[] = [];
  while (rows.length < most && pattern.lastIndex <= text.length) {
    const match = pattern.exec(text);
    if (!match) break;
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\t') continue;
    rows.push(row);
    row = [];
    if (match[3] === '') return { rows, more: 0 };
  }
  return { rows, more: text.slice(pattern.lastIndex).split('\n').length };
}

interface Pasted {
  rows: readonly RowValues[];
  /** Number of rows written. */
  count: number;
  /** Number of rows beyond the maximum. */
  left: number;
}

/**
 * Pastes a table from one cell on, adding rows up to the maximum. A first line that repeats the headings is skipped; read-only
 * columns stay unchanged.
 */
export function pasteTable(
  field: RowsField,
  rows: readonly RowValues[],
  at: { index: number; column: string },
  text: string,
  read: (column: Column, raw: string) => string,
): Pasted {
  const from = field.columns.findIndex(({ name }) => name === at.column);
  const columns = field.columns.slice(Math.max(from, 0));
  const room = (field.fixed ? rows.length : maxRows(field)) - at.index;
  const { rows: lines, more } = readTable(text, room + 1);
  const headed = lines[0]?.every((cell, i) => cell.trim() === '' || cell.trim() === columns[i]?.label) === true;
  const body = headed ? lines.slice(1) : lines;
  const written = body.slice(0, room);
  const next = [...rows];
  written.forEach((line, offset) => {
    const row: Record<string, string> = { ...(next[at.index + offset] ?? field.blank) };
    columns.forEach((column, i) => {
      const raw = line[i];
      if (raw !== undefined && column.kind !== 'readonly') row[column.name] = read(column, raw);
    });
    next[at.index + offset] = row;
  });
  return { rows: next, count: written.length, left: body.length - written.length + more };
}
