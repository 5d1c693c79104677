import type { LabelledValue } from '@/api/client/labelled-value';
import type { CellProblem, ColumnOptions, RowRecord } from './import-definition';

/** Part of a long list; `total`: entries of the whole. */
export interface ListPart<Row> {
  total: number;
  rows: Row[];
}

/** What the worker does for the page: both sides are typed by this interface alone. Each call is answered before the next begins. */
export interface ImportService {
  /** Before `start`: a piece of the worker's input, which the page copies in one task. */
  feed(piece: InputPiece): void;
  /** Starts the import of a business. */
  start(code: string, options: unknown, choices: ColumnOptions): void;
  /** Restores rows that were sent before, as column name → text. */
  restore(rows: readonly RowRecord[]): void;
  restoreDraft(block: string): void;
  /** At most `most` draft blocks with changed rows; `left`: further changed ones, `count`: all blocks. */
  draftBlocks(most: number): { blocks: [place: number, text: string][]; left: number; count: number };
  /** Opens a file, which `load` then applies; `hidden`: its rows hidden in Excel in words, '' for none. */
  open(file: Blob): { hidden: string };
  load(withHidden: boolean): ImportSummary;
  summary(): ImportSummary;
  /** `search`: text in any cell; '' for all rows. */
  view(from: number, count: number, search: string): ListPart<ShownRow>;
  /** Error table: one entry per problem. */
  viewProblems(from: number, count: number): ListPart<ShownProblem>;
  /** Differences between the file and the expected rows, with the first `most` rows of each kind. */
  differences(most: number): FileDifferences;
  edit(no: number, field: string, value: string): ImportSummary;
  /** Text of a cell being edited, which is stored but not judged; null ends the editing. */
  typing(no: number, field: string, text: string | null): void;
  add(rows: readonly RowRecord[]): ImportSummary;
  remove(no: number): ImportSummary;
  /** Marks the cells refused by the centre until they are changed. */
  refuse(cells: readonly RefusedCell[]): ImportSummary;
  /** Rows as sent to the centre. */
  wire(from: number, count: number, goodOnly: boolean): ListPart<Record<string, string>>;
  /** Rejected new rows as column name → text, with number `hh` and reasons `cwyy`; none where all rows are sent. */
  rejected(from: number, count: number): ListPart<Record<string, string>>;
  file(which: 'template' | 'errorList'): Blob;
}

export type ImportCall = keyof ImportService;

export type ImportRequest = {
  [C in ImportCall]: { id: number; call: C; args: Parameters<ImportService[C]> };
}[ImportCall];

export type ImportResponse =
  | { id: number; kind: 'result'; result: unknown }
  | { id: number; kind: 'progress'; fraction: number; stage: string }
  | { id: number; kind: 'failure'; sentence: string };

export type CellRows = readonly (readonly string[])[];

/** Part of a long list of the options, or expected rows in column order. */
export type InputPiece = { option: string; rows: readonly unknown[] } | { option: null; rows: CellRows };

/** absent: expected, not in the file; unknown: key not expected; repeated: key twice in the file; differing: values differ. */
export type DifferenceKind = 'absent' | 'unknown' | 'repeated' | 'differing';

/** Differences between file and expected rows: counts by kind and the first rows of each. */
export interface FileDifferences {
  counts: Record<DifferenceKind, number>;
  first: Record<DifferenceKind, ShownRow[]>;
  /** Hash of the differences: an acknowledgement holds for these only. */
  mark: string;
}

/** Rows not sent when only valid rows are submitted. */
export interface RejectedRows {
  rows: number;
  /** Number of distinct persons or homes. */
  people: number;
  /** Number of these with another row that is sent. */
  also: number;
}

/** Note about the whole file: a skipped sum, unread sheets. */
export interface FileNote {
  tone: 'info' | 'warning';
  text: string;
}

export interface ImportSummary {
  source: 'list' | 'file';
  rows: number;
  passed: number;
  /** Rows with problems. */
  wrong: number;
  /** Rows without inputs, as long as no file was read. */
  pending: number;
  /** Problems of all rows. */
  problems: number;
  /** Rows with values typed, chosen or corrected on the page. */
  byHand: number;
  /** Rows of the file that match no expected row; only these can be removed. */
  unmatched: number;
  /** Remaining rows that would not be sent now. */
  left: RejectedRows;
  figures: LabelledValue[];
  warnings: string[];
  /** Notes about the imported file. */
  notes: readonly FileNote[];
}

/** A row as shown on the page. */
export interface ShownRow {
  /** Stable id of the row for corrections: its position may change meanwhile. */
  no: number;
  /** Index among all rows. */
  at: number;
  /** Row number (`rowNumbers`), 0 for none. */
  line: number;
  cells: readonly string[];
  derived: readonly string[];
  /** Passed, still empty, or with problems. */
  state: 'passed' | 'pending' | 'wrong';
  problems: readonly CellProblem[];
  removable: boolean;
}

/** One problem as shown in the error table. */
export interface ShownProblem extends CellProblem {
  /** Id of the row. */
  no: number;
  at: number;
  line: number;
  /** Number of earlier problems of the same cell. */
  nth: number;
  /** Key and name of the row. */
  who: string;
  title: string;
  value: string;
  editable: boolean;
  removable: boolean;
  /** Key and name by column, passed to the other business. */
  handed?: RowRecord | undefined;
}

/** A submitted cell and the centre's message on it. */
export interface RefusedCell {
  /** Index among the submitted rows. */
  index: number;
  column: string;
  text: string;
  business?: string | undefined;
}
