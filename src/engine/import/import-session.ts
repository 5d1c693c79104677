import type { SheetRows } from '@/lib/sheets/cell';
import type { WrittenColumn } from '@/lib/sheets/write-workbook';
import { type Differences, differencesOf } from './differences';
import { errorList } from './error-list';
import { type FileRow, fileRows } from './file-rows';
import { FoundRows } from './found-rows';
import { type Row, type RowView, showProblems, showRows } from './held-row';
import { accountsOf, Identities } from './identities';
import type {
  ExpectedRules,
  FileNote,
  ImportDefinition,
  ImportSummary,
  KnownRow,
  Problem,
  RefusedCell,
  RowRules,
  ShownProblem,
  ShownRow,
} from './import-definition';
import { type Choices, RowJudge } from './judge-row';
import { ChangedBlocks, type KeptRow, keepBlock, readKeptBlock } from './kept-rows';
import { filledRows, templateRows } from './known-accounts';
import { cellsOnce, emptyRows, foreignRow, markRepeats, ownRow, rowOf, withoutKnown } from './own-rows';
import { Roster } from './roster';
import { Sending } from './sending';
import { summaryOf } from './summary';

/**
 * The rows of one import: the expected ones (a unit's members), what a file lays over them, and rows of the file that belong
 * to nobody. Lives in a worker; a hundred thousand rows never cross to the page, only what it shows.
 */
export class ImportSession<Options, D> {
  private readonly judges: RowJudge<D>;
  private readonly rules: RowRules<D>;
  /** Of rows that the centre expects; null where the file makes the rows. */
  private readonly expected: ExpectedRules<D> | null;
  private readonly key: number;
  private readonly inputs: readonly number[];
  private rows: Row<D>[] = [];
  private numbered = 0;
  private readonly roster: Roster<D>;
  private readonly shown: RowView<D>;
  /** Rows that changed since they were last kept. */
  private readonly changed = new ChangedBlocks();
  private readonly sending: Sending<D>;
  private readonly identities: Identities;
  private readonly found = new FoundRows();
  private notes: readonly FileNote[] = [];

  constructor(
    private readonly definition: ImportDefinition<Options, D>,
    options: Options,
    choices: Choices = {},
  ) {
    const { columns } = definition;
    this.expected = definition.rows === 'expected' ? definition.start(options) : null;
    this.rules = this.expected ?? definition.start(options);
    this.judges = new RowJudge(columns, this.rules, choices);
    this.key = columns.findIndex((column) => column.role === 'key');
    this.inputs = columns.flatMap(({ role }, at) => (role === 'input' || this.expected === null ? [at] : []));
    const { rules, key, inputs, expected } = this;
    this.shown = { columns, rules, mismatch: expected?.mismatch ?? null, key, inputs, source: 'list' };
    this.roster = new Roster(columns, key, expected);
    this.sending = new Sending(this.shown, this.judges, expected);
    this.identities = new Identities(columns, () => rules.accounts ?? accountsOf(expected ? this.rows : [], columns));
  }

  /** Rows that must be there, in the order of the columns. */
  expect(list: readonly (readonly string[])[]): void {
    // Judged once something stands in them: an untouched row has nothing that could be wrong.
    for (const cells of list) this.roster.add(this.put(ownRow(0, [...cells])));
  }

  /** Lays a file over the expected rows; what was typed before is gone. `about`: what is known of the file already; `leave`: lines that are not to be read. @throws SheetProblem */
  load(
    sheet: SheetRows,
    progress: (fraction: number) => void,
    { about = [], leave }: { about?: readonly FileNote[]; leave?: ReadonlySet<number> } = {},
  ): void {
    const found = fileRows(sheet, this.definition.columns, (fraction) => progress(fraction * 0.3), leave);
    const { rows: read, notes } = this.rules.accounts ? filledRows(found, this.definition.columns) : found;
    this.notes = [...about, ...notes];
    // New rows are the file's own.
    this.rows = this.expected ? this.rows.filter((row) => !row.foreign) : [];
    emptyRows(this.rows, this.inputs);
    this.shown.source = 'file';
    for (const [index, one] of read.entries()) {
      this.lay(one);
      if (index % 1000 === 0) progress(0.3 + (0.4 * index) / read.length);
    }
    for (const [index, row] of this.rows.entries()) {
      if (!row.foreign) this.judge(row);
      if (index % 1000 === 0) progress(0.7 + (0.3 * index) / this.rows.length);
    }
    this.settle();
  }

  /** Blocks of rows that changed since the last call, for the draft: at most so many; rows in which nothing stands are left out. */
  keep(most: number): { blocks: [place: number, text: string][]; left: number; count: number } {
    const { key, inputs, rows } = this;
    const { places, left, count } = this.changed.take(rows.length, most);
    const file = this.shown.source === 'file';
    return { blocks: places.map((place) => [place, keepBlock(rows, place, file, { key, inputs })]), left, count };
  }

  /** Lays a kept block over the expected rows. Whoever left since then is a row of nobody; whoever came has the row that was one. */
  restoreKept(text: string): void {
    const block = readKeptBlock(text);
    if (block.file && this.shown.source === 'list') {
      this.shown.source = 'file';
      // Also those of whom the file said nothing.
      for (const row of this.rows) this.judge(row);
    }
    for (const kept of block.rows) this.layKept(kept).corrected = kept.corrected;
    // The roster may have changed since: what stands where is told by the texts.
    this.settle();
  }

  /** What the person entered earlier, column name → text by key. */
  restore(list: readonly KnownRow[]): void {
    for (const kept of list) {
      const cells = this.judges.cellsOf(kept);
      const row = this.roster.get(cells[this.key] ?? '');
      if (!this.expected) this.take(0, cells, []);
      if (!row) continue;
      for (const at of this.inputs) row.cells[at] = cells[at] ?? '';
      this.judge(row);
    }
    this.settle();
  }

  summary(): ImportSummary {
    return { ...summaryOf(this.rows, this.shown), notes: this.notes };
  }

  view(from: number, count: number, sought = ''): { total: number; rows: ShownRow[] } {
    return showRows(this.rows, this.shown, { from, count, places: this.found.placesOf(this.rows, sought) });
  }

  /** The error table: one entry for each problem. */
  viewProblems(from: number, count: number): { total: number; rows: ShownProblem[] } {
    return showProblems(this.rows, this.shown, from, count);
  }

  /** What a file says otherwise than the expected rows. */
  differences(most: number): Differences {
    return differencesOf(this.rows, this.shown, (key) => this.roster.find(key) !== undefined, most);
  }

  /** Corrects one cell and judges the row again. A row of nobody whose key is put right takes its place. */
  edit(no: number, field: string, value: string): void {
    const [row, at] = rowOf(this.rows, no);
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    const role = this.definition.columns[column]?.role;
    if (!row || !role) return;
    // A row of nobody may find its place: then all below it move up.
    if (row.foreign) this.changed.from(0, this.rows.length);
    else this.changed.from(at, at + 1);
    const before = cellsOnce(row.cells, this.definition.columns);
    if (value.trim() !== (row.given?.get(column) ?? row.cells[column])) row.corrected = true;
    row.typed = undefined;
    row.cellProblems = row.cellProblems.filter((problem) => problem.field !== field);
    if (role === 'input' || !this.expected) {
      row.cells[column] = this.judges.named(column, value);
      this.identities.identify(row.cells);
      if (row.foreign) this.roster.stillNobodys(row);
    } else if (row.foreign) {
      row.cells[column] = this.judges.named(column, value);
      this.identities.identify(row.cells);
      if (role === 'key') this.place(row, at);
      return;
    } else this.roster.compare(row, column, this.judges.named(column, value));
    this.judge(row);
    if (cellsOnce(row.cells, this.definition.columns) !== before) this.repeats();
  }

  /** More rows, to be filled in by hand: begun with what is known (column name → text), each key once. */
  add(list: readonly KnownRow[]): void {
    if (this.expected) return;
    const before = this.rows.length;
    const cells = list.map((known) => this.judges.cellsOf(known));
    for (const row of withoutKnown(cells, this.rows, this.definition.columns)) this.take(0, row, []);
    this.changed.from(before, this.rows.length);
  }

  /** What stands in a cell that has not been left yet; null: it has been. */
  type(no: number, field: string, text: string | null): void {
    const [row, at] = rowOf(this.rows, no);
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    if (!row || column < 0) return;
    row.typed = text === null ? undefined : { column, text: text.trim() };
    this.changed.from(at, at + 1);
  }

  /** Takes a row of nobody, or a new one, out; an expected one stays. Also the block that lost its last row has changed. */
  remove(no: number): void {
    const [row, at] = rowOf(this.rows, no);
    if (!row || (this.expected && !row.foreign)) return;
    this.rows.splice(at, 1);
    this.repeats();
    this.changed.from(at, this.rows.length + 1);
  }

  /** Rows as they go to the centre; see sending.ts. */
  wire(from: number, count: number, goodOnly: boolean): { total: number; rows: Record<string, string>[] } {
    if (from === 0) this.sending.begin(this.rows, goodOnly);
    return this.sending.wire(from, count);
  }

  /** What the centre refused of what was sent: stands at its cell until that is another. */
  refuse(faults: readonly RefusedCell[]): void {
    this.sending.refuse(faults);
    this.changed.from(0, this.rows.length);
  }

  /** The template: columns, choices with their options, every row that is somebody's, and whoever else the business may be about. */
  template(): { columns: readonly WrittenColumn[]; rows: Iterable<readonly string[]> } {
    const own = this.rows.flatMap(({ foreign, cells }) => (foreign ? [] : [cells]));
    const rows = templateRows(own, this.rules.accounts ?? [], this.definition.columns);
    return { columns: this.judges.templateColumns(), rows };
  }

  /** The error list: of expected rows one line for each problem; of new ones the row itself with all its reasons, to be sent in again. */
  errorList(): { columns: readonly WrittenColumn[]; rows: Iterable<readonly string[]> } {
    return errorList(this.rows, this.shown, this.definition);
  }

  private put(row: Row<D>): Row<D> {
    this.rows.push(Object.assign(row, { no: this.numbered++ }));
    return row;
  }

  private lay({ line, cells: texts, problems }: FileRow): void {
    const cells = texts.map((text, at) => this.judges.labelled(at, text));
    this.identities.identify(cells);
    if (!this.expected) {
      this.put(ownRow(line, cells, problems));
      return;
    }
    const key = cells[this.key] ?? '';
    const row = this.roster.find(key);
    if (!row || row.line > 0 || problems.some(({ field }) => field === this.definition.columns[this.key]?.name)) {
      this.nobodys(line, cells, [problems[0] ?? this.roster.noPlace(key, row)]);
      return;
    }
    this.roster.fill(row, line, cells, problems);
  }

  private layKept(kept: KeptRow): Row<D> {
    const { line, foreign, problems } = kept;
    const cells = this.definition.columns.map((_, at) => kept.cells[at] ?? '');
    if (!this.expected) return this.take(line, cells, problems);
    if (foreign) {
      this.identities.identify(cells);
      const found = this.roster.layAgain(kept, cells, this.inputs);
      return Array.isArray(found) ? this.nobodys(line, cells, found) : this.judge(found);
    }
    const key = cells[this.key] ?? '';
    const row = this.roster.get(key);
    if (!row) return this.nobodys(line, cells, [problems[0] ?? this.roster.noPlace(key)]);
    this.roster.restore(row, kept, this.inputs);
    return this.judge(row);
  }

  private nobodys(line: number, cells: string[], problems: Problem[]): Row<D> {
    return this.put(foreignRow(line, this.expected?.nobodys?.(cells) ?? cells, problems));
  }

  private place(row: Row<D>, at: number): void {
    const key = row.cells[this.key] ?? '';
    const found = this.roster.get(key);
    if (found?.line === 0) {
      this.roster.fill(found, row.line, row.cells, row.cellProblems);
      found.corrected = true;
      this.rows.splice(at, 1);
      this.judge(found);
    } else row.cellProblems = [this.roster.noPlace(key, found)];
  }

  /** A new row as it was kept, sent or begun. */
  private take(line: number, cells: string[], problems: Problem[]): Row<D> {
    return this.judge(this.put(ownRow(line, cells, problems)));
  }

  /** Rows came or went by the many. */
  private settle(): void {
    this.repeats();
    this.changed.from(0, this.rows.length);
  }

  private repeats(): void {
    if (!this.expected) markRepeats(this.rows, this.definition.columns);
  }

  private judge(row: Row<D>): Row<D> {
    row.verdict = this.judges.judge(row.cells);
    return row;
  }
}
