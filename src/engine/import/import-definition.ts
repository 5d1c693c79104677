import type { LabelledValue } from '@/api/labelled-value';

/** A date is held as yyyy-MM-dd and a month as yyyy-MM, however they were typed. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'month';

/** What a choice may be: its code, and its name as the file has it. */
export interface ImportOption {
  value: string;
  label: string;
}

export interface ImportColumn {
  name: string;
  /** Heading in the file and on the page; the file may have its columns in any order. */
  title: string;
  /** Other headings under which it stands in files that are not made from the template. */
  also?: readonly string[];
  /** Characters. */
  width: number;
  kind: ColumnKind;
  /** 'key' names the row, 'fixed' is known to the centre, 'input' is what the file brings. */
  role: 'key' | 'fixed' | 'input';
  /** The file is refused without this column. */
  required: boolean;
  /** The cell must be filled in: always, or because of what stands in others (choices by their codes). */
  needed?: true | ((cell: (name: string) => string) => boolean);
  /** No two rows have the same in it, beside the key: a mobile number. */
  once?: true;
  /** Of the key: rows that share it are told apart by this column; two of them are the same only where it is the same too. */
  apart?: string;
  /** A choice: of these, or of a dictionary. The template offers them as a list; the business sees the code. */
  options?: readonly ImportOption[];
  dictionary?: string;
}

/** A row by its columns' names: column name → text. */
export type KnownRow = Readonly<Record<string, string>>;

/** One thing wrong with one cell: what, and what it should be where that is known. */
export interface Problem {
  /** Name of the column. */
  field: string;
  text: string;
  suggestion: string;
  /** The suggestion is a value that can be taken over as it stands. */
  takeable: boolean;
  /** Values of which one is meant and the file does not tell which. */
  choices?: readonly string[];
  /** Code of the business that is meant instead, which goes on with this person. */
  business?: string | undefined;
}

/** What a business makes of one row. */
export interface Verdict<D> {
  problems: readonly Problem[];
  /** Null while something is wrong. */
  data: D | null;
}

/** An account and whose it is. `zjhm` as the hall shows it, masked. */
export interface Identified {
  grzh: string;
  xingming: string;
  zjhm: string;
  /** State of the account (dictionary grzhzt). */
  grzhzt?: string;
}

/** A business's own knowledge about its rows. `cells` are in the order of the columns, choices by their codes. */
export interface RowRules<D> {
  judge(cells: readonly string[]): Verdict<D>;
  /** Texts of the derived columns. */
  derive(data: D): readonly string[];
  /** The same of a row in which something is wrong, where they tell what is known anyway; undefined where that is nothing. */
  known?(cells: readonly string[]): readonly string[] | undefined;
  totals(rows: Iterable<D>): { figures: LabelledValue[]; warnings: string[] };
  /** Where the rows are new and the business knows the accounts: whose they are, so that an ID number will do for the account's. */
  accounts?: readonly Identified[];
  /** What may stand in an empty cell that the centre asks for; '' for nothing. */
  suggest?(column: string, cells: readonly string[]): string;
  /** A row as it goes to the centre; left out where none does. */
  wire?(cells: readonly string[], data: D): Record<string, string>;
}

/** The same about rows that the centre has and the file fills in. */
export interface ExpectedRules<D> extends RowRules<D> {
  /** Why a cell of a fixed column does not belong to this row, '' when it does. */
  mismatch: (column: string, given: string, known: string) => string;
  /** Why no row may carry this key. */
  unknownKey(key: string): string;
  /** A row that is left out because something is wrong with it. */
  wireLeftOut?(cells: readonly string[]): Record<string, string>;
  /** What is held of a row that is nobody's; the whole of it when left out. */
  nobodys?(cells: readonly string[]): string[];
}

export interface ImportShape {
  /** Where rows come from: the centre expects them and the file fills them in, or the file makes them. */
  rows: 'expected' | 'new';
  /** Name of the sheet in the template, and of the files. */
  sheet: string;
  columns: readonly ImportColumn[];
  /** Computed columns, shown after the others. */
  derived: readonly {
    title: string;
    width: number;
    /** The amount that a card begins with, after whose it is; without it the first amount that is filled in. */
    lead?: true;
  }[];
  words: ImportWords;
}

/** What an import says in the business's own words. */
export interface ImportWords {
  /** What a row is: 人, 户. */
  unit: string;
  /** Whose a row is, as a heading: 职工. */
  who: string;
  /** Above the rows: what is to be filled in. */
  hint: string;
  /** Most rows that the business takes at once; what a file may hold when left out. */
  most?: number;
  /** What becomes of rows that are not sent, after how many they are: 本次不封存; nothing where none is. */
  leftOut?: string;
}

/** Rows that are not sent when the good ones are sent alone: one person may have several, and a good one among them. */
export interface LeftOut {
  rows: number;
  /** Whose they are: persons, homes. */
  people: number;
  /** Of these, how many have another row that is sent. */
  also: number;
}

/** An import as a business declares it; `Options` is what it needs to know, sent to the worker as it is. */
export type ImportDefinition<Options, D> = ImportShape &
  (
    | { rows: 'expected'; start: (options: Options) => ExpectedRules<D> }
    | { rows: 'new'; start: (options: Options) => RowRules<D> }
  );

/** Something about the file that is no row's: a sum that was passed over, sheets that were not read. */
export interface FileNote {
  tone: 'info' | 'warning';
  text: string;
}

export interface ImportSummary {
  source: 'list' | 'file';
  rows: number;
  passed: number;
  /** Rows with a problem. */
  wrong: number;
  /** Rows in which nothing has been entered yet, as long as no file was read. */
  pending: number;
  /** Problems of all rows. */
  problems: number;
  /** Rows that hold what a person filled in, chose or put right here. */
  byHand: number;
  /** Rows of the file that belong to nobody; they alone may be removed. */
  foreign: number;
  /** Of the others, those that would not be sent now. */
  left: LeftOut;
  figures: LabelledValue[];
  warnings: string[];
  /** What is to be known about the file that was read. */
  notes: readonly FileNote[];
}

/** A row as the page shows it. */
export interface ShownRow {
  /** What a correction names: the position may be another by the time it arrives. */
  no: number;
  /** Position among all rows. */
  at: number;
  /** The number that it is named by (`rowNumbers`), 0 where it has none. */
  line: number;
  cells: readonly string[];
  derived: readonly string[];
  problems: readonly Problem[];
  /** Nothing was entered yet: nothing is wrong yet either. */
  pending: boolean;
  removable: boolean;
}

/** One problem as the error table shows it. */
export interface ShownProblem extends Problem {
  /** As a row has it. */
  no: number;
  at: number;
  line: number;
  /** How many problems of the same cell go before it. */
  nth: number;
  /** Key and name of the row, to know whose it is. */
  who: string;
  title: string;
  value: string;
  editable: boolean;
  removable: boolean;
  /** Whom the other business is about: key and name by their columns. */
  handed?: KnownRow | undefined;
}

/** A cell of a row that was sent, and what the centre says of it. */
export interface RefusedCell {
  /** Place among the rows that were sent. */
  index: number;
  column: string;
  text: string;
  business?: string | undefined;
}
