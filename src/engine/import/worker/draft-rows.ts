import { isRecord, jsonOf } from '@/lib/foreign-json';
import { isText } from '@/schema/read-value';
import type { CellProblem } from '../import-definition';
import type { ImportRow, RowContent, RowContext } from './import-row';

/** A row as stored in the draft; of an expected row, cells known to the centre are ''. */
export interface DraftRow extends RowContent {
  /** Whether the row belongs to no expected row. */
  foreign: boolean;
  corrected?: boolean | undefined;
  /** Texts of the file that differ from the centre's values. */
  given: readonly (readonly [column: number, text: string])[];
}

interface DraftRowBlock {
  /** Whether the rows come from a file. */
  file: boolean;
  rows: readonly DraftRow[];
}

/** Rows per block of the draft. */
const TOGETHER = 500;

/** Blocks with rows changed since the last save. */
export class DirtyBlocks {
  private readonly places = new Set<number>();

  /** Marks rows from `start` to before `end` as changed or moved. */
  from(start: number, end: number): void {
    for (let place = Math.floor(start / TOGETHER); place * TOGETHER < end; place += 1) this.places.add(place);
  }

  /** Takes at most `most` blocks; `count`: number of all blocks. */
  take(rows: number, most: number): { places: number[]; left: number; count: number } {
    const count = Math.ceil(rows / TOGETHER);
    const changed = [...this.places].filter((place) => place < count);
    this.places.clear();
    for (const place of changed.slice(most)) this.places.add(place);
    return { places: changed.slice(0, most), left: this.places.size, count };
  }
}

/** Serializes the rows of one block for the draft, without empty rows. */
export function writeDraftBlock<D>(rows: readonly ImportRow<D>[], place: number, context: RowContext<D>): string {
  const held = rows.slice(place * TOGETHER, (place + 1) * TOGETHER).flatMap((row) => draftRow(row, context));
  return JSON.stringify({ file: context.source === 'file', rows: held } satisfies DraftRowBlock);
}

function draftRow<D>(row: ImportRow<D>, { key, inputs }: RowContext<D>): DraftRow[] {
  const { line, origin, corrected, typed, problems } = row;
  const foreign = origin === 'unmatched';
  const given = new Map(origin === 'expected' ? row.given : null);
  // For an expected row only key and inputs are stored; the rest comes from the centre.
  const own = (at: number) => foreign || at === key || inputs.includes(at);
  const cells = row.cells.map((text, at) => (own(at) ? text : ''));
  if (typed && own(typed.column)) cells[typed.column] = typed.text;
  else if (typed) given.set(typed.column, typed.text);
  const filled = line > 0 || given.size > 0 || inputs.some((at) => cells[at] !== '');
  return foreign || filled ? [{ line, foreign, corrected, cells, given: [...given], problems }] : [];
}

/** Parses a block of a draft; entries of another shape are dropped. */
export function readDraftBlock(text: string): DraftRowBlock {
  const read = jsonOf(text);
  const { file, rows } = isRecord(read) ? { file: undefined, rows: undefined, ...read } : { file: false, rows: [] };
  return { file: file === true, rows: Array.isArray(rows) ? rows.flatMap(readRow) : [] };
}

function readRow(raw: unknown): DraftRow[] {
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

function isProblem(raw: unknown): raw is CellProblem {
  if (!isRecord(raw)) return false;
  const { field, text, suggestion, takeable, choices = [] }: Record<string, unknown> = { ...raw };
  if (!Array.isArray(choices) || !choices.every(isText)) return false;
  return isText(field) && isText(text) && isText(suggestion) && typeof takeable === 'boolean';
}
