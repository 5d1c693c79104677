import type { Cell } from '@/lib/sheets/cell';
import { type FileRow, fileRows } from './file-rows';
import { isPending, NOTHING, problemsOf, type Row, type RowView, showProblem, showRow } from './held-row';
import type {
  ImportDefinition,
  ImportRules,
  ImportSummary,
  Problem,
  ShownProblem,
  ShownRow,
} from './import-definition';
import { ChangedBlocks, keepBlock, readKeptBlock } from './kept-rows';

/**
 * The rows of one import: the expected ones (a unit's members), what a file lays over them, and rows of the file that belong
 * to nobody. Lives in a worker; a hundred thousand rows never cross to the page, only what it shows.
 */
export class ImportSession<Options, D> {
  private readonly rules: ImportRules<D>;
  private readonly key: number;
  private readonly inputs: readonly number[];
  private rows: Row<D>[] = [];
  private byKey = new Map<string, Row<D>>();
  private keyLength = 0;
  private readonly shown: RowView<D>;
  /** Rows that changed since they were last kept. */
  private readonly changed = new ChangedBlocks();

  constructor(
    private readonly definition: ImportDefinition<Options, D>,
    options: Options,
  ) {
    this.rules = definition.start(options);
    this.key = definition.columns.findIndex((column) => column.role === 'key');
    this.inputs = definition.columns.flatMap(({ role }, at) => (role === 'input' ? [at] : []));
    const { rules, key, inputs } = this;
    this.shown = { columns: definition.columns, rules, key, inputs, source: 'list' };
  }

  /** Rows that must be there, in the order of the columns. */
  expect(list: readonly (readonly string[])[]): void {
    for (const cells of list) {
      // Judged once something stands in it: an untouched row has nothing that could be wrong.
      const row: Row<D> = {
        line: 0,
        cells: [...cells],
        given: null,
        cellProblems: [],
        foreign: false,
        verdict: NOTHING,
      };
      this.rows.push(row);
      this.byKey.set(this.keyOf(row), row);
      this.keyLength = Math.max(this.keyLength, this.keyOf(row).length);
    }
  }

  /** Lays a file over the expected rows; what was typed before is gone. @throws SheetProblem */
  load(sheet: readonly (readonly Cell[])[], progress: (fraction: number) => void): void {
    const { columns } = this.definition;
    const read = fileRows(sheet, columns, (fraction) => progress(fraction * 0.3));
    this.rows = this.rows.filter((row) => !row.foreign);
    for (const row of this.rows) {
      row.line = 0;
      row.given = null;
      row.cellProblems = [];
      for (const at of this.inputs) row.cells[at] = '';
    }
    this.shown.source = 'file';
    for (const [index, one] of read.entries()) {
      this.lay(one);
      if (index % 1000 === 0) progress(0.3 + (0.4 * index) / read.length);
    }
    for (const [index, row] of this.rows.entries()) {
      if (!row.foreign) this.judge(row);
      if (index % 1000 === 0) progress(0.7 + (0.3 * index) / this.rows.length);
    }
    this.changed.from(0, this.rows.length);
  }

  /**
   * Blocks of rows that changed since the last call, for the draft: at most so many, and how many blocks there are in all.
   * Rows in which nothing stands are left out.
   */
  keep(most: number): { blocks: [place: number, text: string][]; left: number; count: number } {
    const { key, inputs, rows } = this;
    const { places, left, count } = this.changed.take(rows.length, most);
    const file = this.shown.source === 'file';
    return { blocks: places.map((place) => [place, keepBlock(rows, place, file, { key, inputs })]), left, count };
  }

  /** Lays a kept block over the expected rows. Whoever has left since then is a row of nobody, with what was typed. */
  restoreKept(text: string): void {
    const block = readKeptBlock(text);
    if (block.file && this.shown.source === 'list') {
      this.shown.source = 'file';
      // Also those of whom the file said nothing.
      for (const row of this.rows) this.judge(row);
    }
    for (const kept of block.rows) {
      const row = kept.foreign ? undefined : this.byKey.get(kept.cells[this.key] ?? '');
      const cells = this.definition.columns.map((_, at) => kept.cells[at] ?? '');
      if (!row) {
        const why = kept.problems[0] ?? this.noPlace(cells[this.key] ?? '', undefined);
        const cellProblems = kept.foreign ? kept.problems : [why];
        this.rows.push({ line: kept.line, cells, given: null, cellProblems, foreign: true, verdict: NOTHING });
        continue;
      }
      row.line = kept.line;
      row.cellProblems = kept.problems;
      for (const at of this.inputs) row.cells[at] = cells[at] ?? '';
      for (const [at, given] of kept.given) this.compare(row, at, given);
      this.judge(row);
    }
    // The roster may have changed since: what stands where is told by the texts.
    this.changed.from(0, this.rows.length);
  }

  /** What the person entered earlier, column name → text by key. */
  restore(list: readonly Readonly<Record<string, string>>[]): void {
    const { columns } = this.definition;
    const keyName = columns[this.key]?.name ?? '';
    for (const kept of list) {
      const row = this.byKey.get(kept[keyName] ?? '');
      if (!row) continue;
      for (const [at, { name, role }] of columns.entries()) if (role === 'input') row.cells[at] = kept[name] ?? '';
      this.judge(row);
    }
    this.changed.from(0, this.rows.length);
  }

  summary(): ImportSummary {
    let wrong = 0;
    let pending = 0;
    let problems = 0;
    let foreign = 0;
    const good: D[] = [];
    for (const row of this.rows) {
      const count = problemsOf(row, this.shown).length;
      if (count > 0) wrong += 1;
      else if (isPending(row, this.shown)) pending += 1;
      else if (row.verdict.data !== null) good.push(row.verdict.data);
      problems += count;
      if (row.foreign) foreign += 1;
    }
    const counts = { rows: this.rows.length, passed: good.length, wrong, pending, problems, foreign };
    return { source: this.shown.source, ...counts, ...this.rules.totals(good) };
  }

  view(from: number, count: number): { total: number; rows: ShownRow[] } {
    const rows = this.rows.slice(from, from + count).map((row, index) => showRow(row, from + index, this.shown));
    return { total: this.rows.length, rows };
  }

  /** The error table: one entry for each problem. */
  viewProblems(from: number, count: number): { total: number; rows: ShownProblem[] } {
    const rows: ShownProblem[] = [];
    let total = 0;
    for (const [at, row] of this.rows.entries()) {
      for (const problem of problemsOf(row, this.shown)) {
        if (total >= from && rows.length < count) rows.push(showProblem(row, at, problem, this.shown));
        total += 1;
      }
    }
    return { total, rows };
  }

  /** Corrects one cell and judges the row again. A row of nobody whose key is put right takes its place. */
  edit(at: number, field: string, value: string): void {
    const row = this.rows[at];
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    const role = this.definition.columns[column]?.role;
    if (!row || role === undefined) return;
    // A row of nobody may find its place: then all below it move up.
    if (row.foreign) this.changed.from(0, this.rows.length);
    else this.changed.from(at, at + 1);
    row.typed = undefined;
    row.cellProblems = row.cellProblems.filter((problem) => problem.field !== field);
    if (role === 'input') row.cells[column] = value.trim();
    else if (row.foreign) {
      row.cells[column] = value.trim();
      if (role === 'key') this.place(row, at);
      return;
    } else this.compare(row, column, value.trim());
    this.judge(row);
  }

  /** What stands in a cell that has not been left yet; null: it has been. */
  type(at: number, field: string, text: string | null): void {
    const row = this.rows[at];
    const column = this.definition.columns.findIndex(({ name }) => name === field);
    if (!row || column < 0) return;
    row.typed = text === null ? undefined : { column, text: text.trim() };
    this.changed.from(at, at + 1);
  }

  /** Takes a row of nobody out; an expected one stays. */
  remove(at: number): void {
    if (!this.rows[at]?.foreign) return;
    this.rows.splice(at, 1);
    this.changed.from(at, this.rows.length);
  }

  /** Rows as they go to the centre. `goodOnly`: what is wrong is left out instead of holding everything up. */
  wire(from: number, count: number, goodOnly: boolean): { total: number; rows: Record<string, string>[] } {
    const sent = this.rows.filter((row) => !row.foreign);
    const rows = sent.slice(from, from + count).flatMap((row) => {
      const { data } = row.verdict;
      if (data !== null && problemsOf(row, this.shown).length === 0) return [this.rules.wire(row.cells, data)];
      return goodOnly ? [this.rules.wireLeftOut(row.cells)] : [];
    });
    return { total: sent.length, rows };
  }

  /** Cells of every expected row, for the template. */
  *templateRows(): Iterable<readonly string[]> {
    for (const row of this.rows) if (!row.foreign) yield row.cells;
  }

  *problemRows(): Iterable<readonly string[]> {
    for (const [at, row] of this.rows.entries()) {
      for (const problem of problemsOf(row, this.shown)) {
        const { line, who, title, value, text, suggestion } = showProblem(row, at, problem, this.shown);
        yield [line > 0 ? String(line) : '', who, title, value, text, suggestion];
      }
    }
  }

  private lay({ line, cells, problems }: FileRow): void {
    const key = cells[this.key] ?? '';
    // Excel drops the zeros in front of a number.
    const row = this.byKey.get(key) ?? this.byKey.get(key.padStart(this.keyLength, '0'));
    if (!row || row.line > 0 || problems.some(({ field }) => field === this.definition.columns[this.key]?.name)) {
      const why = problems[0] ?? this.noPlace(key, row);
      this.rows.push({ line, cells, given: null, cellProblems: [why], foreign: true, verdict: NOTHING });
      return;
    }
    this.take(row, line, cells, problems);
  }

  private take(row: Row<D>, line: number, cells: readonly string[], problems: Problem[]): void {
    row.line = line;
    row.cellProblems = problems;
    for (const [at, { role }] of this.definition.columns.entries()) {
      const text = cells[at] ?? '';
      if (role === 'input') row.cells[at] = text;
      else if (role === 'fixed' && text !== '') this.compare(row, at, text);
    }
  }

  private compare(row: Row<D>, at: number, text: string): void {
    const known = row.cells[at] ?? '';
    const name = this.definition.columns[at]?.name ?? '';
    if (text === known || this.rules.mismatch(name, text, known) === '') row.given?.delete(at);
    else {
      row.given ??= new Map();
      row.given.set(at, text);
    }
  }

  private place(row: Row<D>, at: number): void {
    const key = row.cells[this.key] ?? '';
    const found = this.byKey.get(key);
    if (!found || found.line > 0) {
      row.cellProblems = [this.noPlace(key, found)];
      return;
    }
    this.take(found, row.line, row.cells, row.cellProblems);
    this.rows.splice(at, 1);
    this.judge(found);
  }

  private noPlace(key: string, taken: Row<D> | undefined): Problem {
    const column = this.definition.columns[this.key];
    const field = column?.name ?? '';
    if (taken) {
      return { field, text: `与第${taken.line}行重复`, suggestion: '移除本行，或改正账号', takeable: false };
    }
    const text = key === '' ? `缺少${column?.title ?? ''}` : this.rules.unknownKey(key);
    return { field, text, suggestion: '核对后改正，或移除本行', takeable: false };
  }

  private judge(row: Row<D>): void {
    row.verdict = this.rules.judge(row.cells);
  }

  private keyOf(row: Row<D>): string {
    return row.cells[this.key] ?? '';
  }
}
