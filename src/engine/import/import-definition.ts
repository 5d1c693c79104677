import type { LabelledValue } from '@/api/client/labelled-value';
import type { FieldOption } from '@/schema/field-kinds';
import type { RowColumn } from '@/schema/row-columns';

export interface ImportColumn extends RowColumn {
  /** Alternative headings in files not made from the template, which may order its columns freely. */
  also?: readonly string[];
  /** Width in characters. */
  width: number;
  /** 'key' identifies the row, 'fixed' is known to the centre, 'input' comes from the file. */
  role: 'key' | 'fixed' | 'input';
  /** Whether a file without this column is refused. */
  required: boolean;
  /** Values must be unique, as in the key column: e.g. a mobile number. */
  once?: true;
  /** For the key: column that distinguishes rows with the same key; duplicates are equal in both. */
  apart?: string;
}

/** A row as column name → text. */
export type RowRecord = Readonly<Record<string, string>>;

/** Problem of a cell: message, and the suggested value if known. */
export interface CellProblem {
  /** Name of the column. */
  field: string;
  text: string;
  suggestion: string;
  /** Whether the suggestion can be applied as it stands. */
  takeable: boolean;
  /** Possible values, where the file is ambiguous. */
  choices?: readonly string[];
  /** Code of the business to be used for this person instead. */
  business?: string | undefined;
  /** Said by the centre of the row as it was sent: any cell that is changed may be what puts it right. */
  asSent?: boolean;
}

/** The rules' result for one row. */
export interface Verdict<D> {
  problems: readonly CellProblem[];
  /** Null while the row has problems. */
  data: D | null;
}

/** An account and its holder; `zjhm` is masked as in the hall. */
export interface Identified {
  grzh: string;
  xingming: string;
  zjhm: string;
  /** Account state (dictionary grzhzt). */
  grzhzt?: string;
}

/** Rules of a business for its rows. `cells` are in column order, choices by code. */
export interface RowRules<D> {
  judge(cells: readonly string[]): Verdict<D>;
  /** Returns the texts of the computed columns. */
  derive(data: D): readonly string[];
  /** Computed columns of a row with problems, as far as they are known; undefined if none is. */
  known?(cells: readonly string[]): readonly string[] | undefined;
  totals(rows: Iterable<D>): { figures: LabelledValue[]; warnings: string[] };
  /** For new rows: the accounts, so that an ID number can replace the account number. */
  accounts?: readonly Identified[];
  /** Usual values of a row that is typed or chosen, for its empty cells; rows of a file bring their own. */
  preset?: RowRecord;
  /** Suggested value for an empty required cell; '' for none. */
  suggest?(column: string, cells: readonly string[]): string;
  /** Serializes a row for the centre; omitted where rows are not sent. */
  wire?(cells: readonly string[], data: D): Record<string, string>;
}

/** Rules for rows that the centre expects and the file fills in. */
export interface ExpectedRules<D> extends RowRules<D> {
  /** Message if a fixed cell does not match the known value, '' if it does. */
  mismatch: (column: string, given: string, known: string) => string;
  /** Message for a key that is not expected. */
  unknownKey(key: string): string;
  /** Serializes a row that is left out because of problems. */
  wireLeftOut?(cells: readonly string[]): Record<string, string>;
  /** Cells to keep of an unmatched row; all of them if omitted. */
  nobodys?(cells: readonly string[]): string[];
}

/** Options by column name. */
export type ColumnOptions = Readonly<Record<string, readonly FieldOption[]>>;

export interface ImportShape {
  /** Code of the business: the worker finds the definition by it. */
  code: string;
  /** 'expected': the centre knows the rows, the file fills them in; 'new': the file creates the rows. */
  rows: 'expected' | 'new';
  /** Name of the sheet in the template and of the files. */
  sheet: string;
  columns: readonly ImportColumn[];
  /** Computed columns, shown after the others. */
  derived: readonly {
    title: string;
    width: number;
    /** Amount in the head of a card; the default is the first input amount. */
    lead?: true;
  }[];
  words: ImportTexts;
}

/** Texts of an import in the business's terms. */
export interface ImportTexts {
  /** Counter of rows: 人, 户. */
  unit: string;
  /** Heading of the row's person: 职工. */
  who: string;
  /** Hint above the rows. */
  hint: string;
  /** Maximum number of rows; the default is the limit of a file. */
  most?: number;
  /** Sentence on rows that are not sent, after their count: 本次不封存. */
  leftOut?: string;
}

/** An import as declared by a business; `Options` is posted to the worker. */
export type ImportDefinition<Options, D> = ImportShape &
  (
    | { rows: 'expected'; start: (options: Options) => ExpectedRules<D> }
    | { rows: 'new'; start: (options: Options) => RowRules<D> }
  );

/** Index of the column that names a row: the first fixed one, else the person's name, else the key. */
export function nameColumn(columns: readonly ImportColumn[]): number {
  const [fixed, name] = [({ role }: ImportColumn) => role === 'fixed', (one: ImportColumn) => one.name === 'xingming'];
  const naming = columns.find(fixed) ?? columns.find(name) ?? columns.find(({ role }) => role === 'key');
  return naming ? columns.indexOf(naming) : -1;
}
