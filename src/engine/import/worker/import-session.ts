import type { SheetRows } from '@/lib/sheets/cell';
import type {
  CellProblem,
  ColumnOptions,
  ExpectedRules,
  ImportDefinition,
  RowRecord,
  RowRules,
} from '../import-definition';
import type { CellRows, FileNote, ImportService, ImportSummary, RefusedCell } from '../import-protocol';
import { filledRows, Identities, rowAccounts, templateRows } from './account-rows';
import { DirtyBlocks, type DraftRow, readDraftBlock, writeDraftBlock } from './draft-rows';
import { ExpectedRows } from './expected-rows';
import { fileRows } from './file-rows';
import {
  dropEmptyRows,
  type ExpectedRow,
  expectedRow,
  type ImportRow,
  markDuplicates,
  newRow,
  type RowContent,
  type RowContext,
  rowOf,
  type UnmatchedRow,
  uniqueCellsKey,
  withoutExisting,
} from './import-row';
import { RowJudge } from './judge-row';
import { errorList, rejectedRowRecord, type SheetContent, SubmittedRows } from './outgoing-rows';
import { differencesOf, importSummary, RowSearchCache, showProblems, showRows } from './row-views';

/** Calls about the rows; the others start the import and read or write files (serve-import.ts). */
export type RowService = Omit<ImportService, 'feed' | 'feedRows' | 'start' | 'open' | 'load' | 'file'>;

/**
 * Rows of one import: expected rows (a unit's members), the file's values and unmatched rows of the file. Runs in a worker, so that
 * up to 100,000 rows stay off the page, which only gets the visible ones.
 */
export class ImportSession<Options, D> implements RowService {
  /** Rules of expected rows; null where rows are new. */
  private readonly expected: ExpectedRules<D> | null;
  private readonly context: RowContext<D>;
  private readonly judges: RowJudge<D>;
  private rows: ImportRow<D>[] = [];
  private numbered = 0;
  private readonly roster: ExpectedRows<D>;
  /** Blocks changed since the last draft save. */
  private readonly changed = new DirtyBlocks();
  private readonly sending: SubmittedRows<D>;
  private readonly identities: Identities;
  private readonly found = new RowSearchCache();
  private notes: readonly FileNote[] = [];

  constructor(
    readonly definition: ImportDefinition<Options, D>,
    options: Options,
    choices: ColumnOptions = {},
  ) {
    const { columns } = definition;
    const expected = definition.rows === 'expected' ? definition.start(options) : null;
    const rules: RowRules<D> = expected ?? definition.start(options);
    const key = columns.findIndex((column) => column.role === 'key');
    const inputs = columns.flatMap(({ role }, at) => (role === 'input' || expected === null ? [at] : []));
    this.expected = expected;
    this.context = { columns, rules, mismatch: expected?.mismatch ?? null, key, inputs, source: 'list' };
    this.judges = new RowJudge(columns, rules, choices);
    this.roster = new ExpectedRows(columns, key, expected);
    this.sending = new SubmittedRows(this.context, this.judges, expected);
    this.identities = new Identities(columns, () => rules.accounts ?? rowAccounts(expected ? this.rows : [], columns));
  }

  /** Adds expected rows. */
  expect(list: CellRows): void {
    for (const cells of list) this.roster.add(this.put(expectedRow<D>([...cells])));
  }

  /** Loads a file over the expected rows, replacing all input. `about`: notes on the file; `leave`: lines to skip. @throws SheetProblem */
  load(
    sheet: SheetRows,
    progress: (fraction: number) => void,
    { about = [], leave }: { about?: readonly FileNote[]; leave?: ReadonlySet<number> } = {},
  ): void {
    const found = fileRows(sheet, this.definition, (fraction) => progress(fraction * 0.3), leave);
    const { rows: read, notes } = this.context.rules.accounts ? filledRows(found, this.definition.columns) : found;
    this.notes = [...about, ...notes];
    // New rows all come from the file.
    const expected = this.rows.filter((row) => row.origin === 'expected');
    this.roster.clear(expected, this.context.inputs);
    this.rows = expected;
    this.context.source = 'file';
    for (const [index, one] of read.entries()) {
      this.lay(one);
      if (index % 1000 === 0) progress(0.3 + (0.4 * index) / read.length);
    }
    for (const [index, row] of this.rows.entries()) {
      this.judge(row);
      if (index % 1000 === 0) progress(0.7 + (0.3 * index) / this.rows.length);
    }
    this.settle();
  }

  draftBlocks(most: number) {
    const { places, left, count } = this.changed.take(this.rows.length, most);
    const blocks = places.map((place): [number, string] => [place, writeDraftBlock(this.rows, place, this.context)]);
    return { blocks, left, count };
  }

  /** Restores a draft block and matches its rows again: members may have left (their rows become unmatched) or been added. */
  restoreDraft(text: string): void {
    const block = readDraftBlock(text);
    if (block.file && this.context.source === 'list') {
      this.context.source = 'file';
      // Includes rows that the file does not mention.
      for (const row of this.rows) this.judge(row);
    }
    for (const stored of block.rows) this.layDraft(stored).corrected = stored.corrected;
    // The members may have changed, so duplicates are determined again.
    this.settle();
  }

  restore(list: readonly RowRecord[]): void {
    for (const sent of list) {
      const cells = this.judges.cellsOf(sent);
      const row = this.roster.get(cells[this.context.key] ?? '');
      if (!this.expected) this.append({ line: 0, cells, problems: [] });
      if (!row) continue;
      for (const at of this.context.inputs) row.cells[at] = cells[at] ?? '';
      this.judge(row);
    }
    this.settle();
  }

  summary(): ImportSummary {
    return { ...importSummary(this.rows, this.context), notes: this.notes };
  }

  view(from: number, count: number, search = '') {
    return showRows(this.rows, this.context, { from, count, places: this.found.placesOf(this.rows, search) });
  }

  viewProblems(from: number, count: number) {
    return showProblems(this.rows, this.context, from, count);
  }

  differences(most: number) {
    return differencesOf(this.rows, this.context, (key) => this.roster.find(key) !== undefined, most);
  }

  /** Corrects one cell and judges the row again; an unmatched row with a corrected key is matched again. */
  edit(no: number, field: string, value: string): ImportSummary {
    const [row, at] = rowOf(this.rows, no);
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    if (row && column >= 0) this.correct(row, at, column, value);
    return this.summary();
  }

  add(list: readonly RowRecord[]): ImportSummary {
    const before = this.rows.length;
    const given = list.map((values) => this.judges.cellsOf({ ...this.context.rules.preset, ...values }));
    const added = this.expected ? [] : withoutExisting(given, this.rows, this.definition.columns);
    // A row that was begun and left empty makes room for what is picked.
    const empty = this.judges.cellsOf(this.context.rules.preset ?? {});
    if (added.some((cells) => cells[this.context.key]) && dropEmptyRows(this.rows, empty)) this.settle();
    for (const cells of added) this.append({ line: 0, cells, problems: [] });
    this.changed.from(before, this.rows.length);
    return this.summary();
  }

  typing(no: number, field: string, text: string | null): void {
    const [row, at] = rowOf(this.rows, no);
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    if (!row || column < 0) return;
    row.typed = text === null ? undefined : { column, text: text.trim() };
    this.changed.from(at, at + 1);
  }

  /** Removes an unmatched or new row; expected rows stay. The block that lost its last row is marked as changed, too. */
  remove(no: number): ImportSummary {
    const [row, at] = rowOf(this.rows, no);
    if (row && row.origin !== 'expected') {
      this.rows.splice(at, 1);
      this.markRepeats();
      this.changed.from(at, this.rows.length + 1);
    }
    return this.summary();
  }

  wire(from: number, count: number, goodOnly: boolean) {
    if (from === 0) this.sending.begin(this.rows, goodOnly);
    return this.sending.wire(from, count);
  }

  rejected(from: number, count: number) {
    const left = rejectedRowRecord(this.definition, this.errorList());
    return { total: left.length, rows: left.slice(from, from + count) };
  }

  refuse(cells: readonly RefusedCell[]): ImportSummary {
    this.sending.refuse(cells);
    this.changed.from(0, this.rows.length);
    return this.summary();
  }

  /** Template: columns with their options, all matched rows, and further members. */
  template(): SheetContent {
    const own = this.rows.flatMap(({ origin, cells }) => (origin === 'unmatched' ? [] : [cells]));
    const rows = templateRows(own, this.context.rules.accounts ?? [], this.definition.columns);
    return { columns: this.judges.templateColumns(), rows };
  }

  /** Error list: for expected rows one line per problem; for new rows the row with all reasons, to be imported again. */
  errorList(): SheetContent {
    return errorList(this.rows, this.context, this.definition);
  }

  private put<Row extends ImportRow<D>>(row: Row): Row {
    this.rows.push(Object.assign(row, { no: this.numbered++ }));
    return row;
  }

  private correct(row: ImportRow<D>, at: number, column: number, value: string): void {
    const { columns } = this.definition;
    const { name, role } = columns[column] ?? {};
    // An unmatched row may be matched and removed: all rows below move up.
    if (row.origin === 'unmatched') this.changed.from(0, this.rows.length);
    else this.changed.from(at, at + 1);
    const before = uniqueCellsKey(row.cells, columns);
    const given = row.origin === 'expected' ? row.given?.get(column) : undefined;
    if (value.trim() !== (given ?? row.cells[column])) row.corrected = true;
    row.typed = undefined;
    const differs = value.trim() !== row.cells[column];
    row.problems = row.problems.filter(({ field, asSent }) => field !== name && !(asSent && differs));
    const text = this.judges.named(column, value);
    if (row.origin === 'expected' && role !== 'input') this.roster.compare(row, column, text);
    else {
      row.cells[column] = text;
      this.identities.identify(row.cells);
    }
    if (row.origin !== 'unmatched') {
      this.judge(row);
      if (uniqueCellsKey(row.cells, columns) !== before) this.markRepeats();
    } else if (role === 'key') this.place(row, at);
    else if (role === 'input') this.roster.stillUnmatched(row);
  }

  private lay({ line, cells: texts, problems }: RowContent): void {
    const content = { line, cells: texts.map((text, at) => this.judges.labelled(at, text)), problems };
    this.identities.identify(content.cells);
    if (this.expected) this.matched(content, this.roster.lay(content));
    else this.put(newRow<D>(content));
  }

  private layDraft(stored: DraftRow): ImportRow<D> {
    const { line, foreign, problems } = stored;
    const cells = this.definition.columns.map((_, at) => stored.cells[at] ?? '');
    if (!this.expected) return this.append({ line, cells, problems });
    if (foreign) this.identities.identify(cells);
    return this.judge(this.matched({ line, cells, problems }, this.roster.restore(stored, cells, this.context.inputs)));
  }

  /** `match`: the expected row, or why there is none; then an unmatched row is appended. */
  private matched({ line, cells }: RowContent, match: ExpectedRow<D> | CellProblem[]): ImportRow<D> {
    if (!Array.isArray(match)) return match;
    const shown = this.expected?.nobodys?.(cells) ?? cells;
    return this.put({ no: 0, line, cells: shown, problems: match, origin: 'unmatched' });
  }

  /** Matches an unmatched row by its corrected key; a match takes its place. */
  private place(row: UnmatchedRow, at: number): void {
    const key = row.cells[this.context.key] ?? '';
    const found = this.roster.get(key);
    if (found?.line === 0) {
      this.roster.fill(found, row.line, row.cells, row.problems);
      found.corrected = true;
      this.rows.splice(at, 1);
      this.judge(found);
    } else row.problems = [this.roster.noPlace(key, found)];
  }

  /** Appends a new row. */
  private append(content: RowContent): ImportRow<D> {
    return this.judge(this.put(newRow<D>(content)));
  }

  /** Updates duplicates and change marks after bulk changes of rows. */
  private settle(): void {
    this.markRepeats();
    this.changed.from(0, this.rows.length);
  }

  private markRepeats(): void {
    if (!this.expected) markDuplicates(this.rows, this.definition.columns);
  }

  private judge(row: ImportRow<D>): ImportRow<D> {
    if (row.origin !== 'unmatched') row.verdict = this.judges.judge(row.cells);
    return row;
  }
}
