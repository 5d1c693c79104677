import { isText } from '@/form/values/read-value';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import type { Row } from './held-row';
import type { Problem } from './import-definition';

/** A row as the draft keeps it. */
export interface KeptRow {
  /** Row of the file, 0 when it was in none. */
  line: number;
  /** Nobody's row. */
  foreign: boolean;
  corrected?: boolean | undefined;
  /** In the order of the columns; what the centre knows is left out. */
  cells: readonly string[];
  /** What the file says where the centre knows better. */
  given: readonly (readonly [column: number, text: string])[];
  problems: Problem[];
}

export interface KeptBlock {
  /** The rows were laid over by a file. */
  file: boolean;
  rows: readonly KeptRow[];
}

/** Rows of one block of the draft. */
const TOGETHER = 500;

/** The blocks in which rows changed since they were last kept. */
export class ChangedBlocks {
  private readonly places = new Set<number>();

  /** Rows from `start` up to `end` changed, or moved. */
  from(start: number, end: number): void {
    for (let place = Math.floor(start / TOGETHER); place * TOGETHER < end; place += 1) this.places.add(place);
  }

  /** At most so many of them; `count`: blocks there are in all. */
  take(rows: number, most: number): { places: number[]; left: number; count: number } {
    const count = Math.ceil(rows / TOGETHER);
    const changed = [...this.places].filter((place) => place < count);
    this.places.clear();
    for (const place of changed.slice(most)) this.places.add(place);
    return { places: changed.slice(0, most), left: this.places.size, count };
  }
}

type HeldRow = Omit<Row<unknown>, 'verdict'>;

interface Own {
  key: number;
  inputs: readonly number[];
}

/** The rows of one block as the draft keeps them; those in which nothing stands are left out. */
export function keepBlock(rows: readonly HeldRow[], place: number, file: boolean, own: Own): string {
  const held = rows.slice(place * TOGETHER, (place + 1) * TOGETHER);
  return JSON.stringify({ file, rows: held.flatMap((row) => keepRow(row, own)) } satisfies KeptBlock);
}

function keepRow(row: HeldRow, { key, inputs }: Own): KeptRow[] {
  const { line, foreign, corrected, typed, cellProblems: problems } = row;
  const given = new Map(row.given);
  // Of an expected row the centre knows the rest, and better.
  const own = (at: number) => foreign || at === key || inputs.includes(at);
  const cells = row.cells.map((text, at) => (own(at) ? text : ''));
  if (typed && own(typed.column)) cells[typed.column] = typed.text;
  else if (typed) given.set(typed.column, typed.text);
  const filled = line > 0 || given.size > 0 || inputs.some((at) => cells[at] !== '');
  return foreign || filled ? [{ line, foreign, corrected, cells, given: [...given], problems }] : [];
}

/** Reads a block of a draft; what is none, or of another shape, is left out. */
export function readKeptBlock(text: string): KeptBlock {
  const read = jsonOf(text);
  const { file, rows } = isRecord(read) ? { file: undefined, rows: undefined, ...read } : { file: false, rows: [] };
  return { file: file === true, rows: Array.isArray(rows) ? rows.flatMap(readRow) : [] };
}

function readRow(raw: unknown): KeptRow[] {
  if (!isRecord(raw)) return [];
  const { line, foreign, corrected, cells, given, problems }: Record<string, unknown> = { ...raw };
  if (!Array.isArray(cells) || !cells.every(isText)) return [];
  return [
    {
      line: typeof line === 'number' ? line : 0,
      foreign: foreign === true,
      corrected: corrected === true || undefined,
      cells,
      given: Array.isArray(given) ? given.filter(isGiven) : [],
      problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
    },
  ];
}

function isGiven(raw: unknown): raw is readonly [number, string] {
  return Array.isArray(raw) && typeof raw[0] === 'number' && isText(raw[1]);
}

function isProblem(raw: unknown): raw is Problem {
  if (!isRecord(raw)) return false;
  const { field, text, suggestion, takeable, choices = [] }: Record<string, unknown> = { ...raw };
  if (!Array.isArray(choices) || !choices.every(isText)) return false;
  return isText(field) && isText(text) && isText(suggestion) && typeof takeable === 'boolean';
}
