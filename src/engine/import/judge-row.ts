import { isPlainDate, isPlainMonth } from '@/domain/dates';
import { parseYuan } from '@/domain/money';
import { amountProblem, suggestedAmount } from '@/domain/typed-amount';
import { nearest } from '@/lib/nearest';
import type { WrittenColumn } from '@/lib/sheets/write-workbook';
import type { ColumnKind, ImportColumn, ImportOption, KnownRow, Problem, RowRules, Verdict } from './import-definition';
import { typedCell } from './typed-cell';

/** Options of the columns that have some, by column. */
export type Choices = Readonly<Record<string, readonly ImportOption[]>>;

const NO_OPTIONS: readonly ImportOption[] = [];

/** Judges rows: first what holds for a cell of its column, then what the business knows. A choice is held by its name and judged by its code. */
export class RowJudge<D> {
  private readonly options: readonly (readonly ImportOption[] | undefined)[];
  /** No column has anything but its own text. */
  private readonly isPlain: boolean;

  constructor(
    private readonly columns: readonly ImportColumn[],
    private readonly rules: RowRules<D>,
    choices: Choices,
  ) {
    this.options = columns.map(({ name, options, dictionary }) =>
      dictionary === undefined ? options : (choices[name] ?? NO_OPTIONS),
    );
    this.isPlain = columns.every(({ kind }, at) => this.options[at] === undefined && UNDATED[kind] === undefined);
  }

  judge(cells: readonly string[]): Verdict<D> {
    const coded = this.coded(cells);
    const own = this.cellProblems(cells, coded);
    const { problems, data } = this.rules.judge(coded);
    const taken = new Set(own.map(({ field }) => field));
    const found = [...own, ...problems.filter(({ field }) => !taken.has(field))];
    const named = new Set(found.map(({ field }) => field));
    found.push(...this.amountProblems(cells).filter(({ field }) => !named.has(field)));
    if (found.length > 0) return { problems: found, data: null };
    // A row of which nothing is made has a problem, whatever the business forgot to say: none is passed over in silence.
    return data === null ? { problems: [this.unread()], data } : { problems, data };
  }

  /** Cells that hold no amount; a business may say it in its own words. */
  private amountProblems(cells: readonly string[]): Problem[] {
    return this.columns.flatMap(({ name, title, kind, role }, at): Problem[] => {
      const text = cells[at] ?? '';
      if (kind !== 'money' || role === 'fixed' || text === '' || parseYuan(text) !== undefined) return [];
      const suggestion = suggestedAmount(text);
      return [{ field: name, text: amountProblem(text, title), suggestion, takeable: suggestion !== '' }];
    });
  }

  private unread(): Problem {
    const { name = '' } = this.columns.find(({ role }) => role === 'input') ?? {};
    return { field: name, text: '本行未能核对，请改正后重试', suggestion: '核对本行各项', takeable: false };
  }

  /** The row's cells with codes in place of names; what is no option, no day or no month where one belongs is ''. */
  coded(cells: readonly string[]): readonly string[] {
    if (this.isPlain) return cells;
    return cells.map((text, at) => {
      const options = this.options[at];
      if (options !== undefined) return optionOf(options, text)?.value ?? '';
      return UNDATED[this.columns[at]?.kind ?? 'text']?.(text) ? '' : text;
    });
  }

  /** What a cell holds when this is put into it: the plain form of its kind, of a choice its name, also where its code was given. */
  named(at: number, text: string): string {
    const column = this.columns[at];
    return this.labelled(at, column ? typedCell(column, text) : text);
  }

  /** The same of a text in its plain form. */
  labelled(at: number, text: string): string {
    return optionOf(this.options[at] ?? NO_OPTIONS, text)?.label ?? text;
  }

  /** A row's cells, given by its columns' names. */
  cellsOf(known: KnownRow): string[] {
    return this.columns.map(({ name }, at) => this.named(at, known[name] ?? ''));
  }

  /** For the template: a choice is offered by its names. */
  templateColumns(): WrittenColumn[] {
    return this.columns.map(({ title, width, kind }, at) => {
      const list = this.options[at]?.map(({ label }) => label);
      return { title, width, kind: writtenKind(kind), ...(list && { list }) };
    });
  }

  private cellProblems(cells: readonly string[], coded: readonly string[]): Problem[] {
    const cell = (name: string) => coded[this.columns.findIndex((column) => column.name === name)] ?? '';
    return this.columns.flatMap(({ name, title, needed, kind }, at): Problem[] => {
      const text = cells[at] ?? '';
      const options = this.options[at];
      if (text === '') {
        const missing = typeof needed === 'function' ? needed(cell) : needed === true;
        return missing ? [{ field: name, text: `请填写${title}`, suggestion: '', takeable: false }] : [];
      }
      if (options === undefined && kind === 'text' && Array.from(text).length > LONGEST_CELL) {
        return [{ field: name, text: `${title}不能超过${LONGEST_CELL}个字`, suggestion: '', takeable: false }];
      }
      const undated = UNDATED[kind]?.(text);
      if (undated) return [{ field: name, text: `${title}${undated}`, suggestion: '', takeable: false }];
      if (options === undefined || coded[at] !== '') return [];
      const names = options.map(({ label }) => `“${label}”`);
      const last = names.pop() ?? '';
      const said = names.length > 0 ? `${names.join('、')}或${last}` : last;
      // Only what was nearly written is suggested: the first of the list would decide for whoever takes it.
      const near = nearest(
        text,
        options.map(({ label }) => label),
      );
      return [{ field: name, text: `${title}应填${said}`, suggestion: near, takeable: near !== '' }];
    });
  }
}

/** Characters of a cell of text, as the centre takes it in. */
const LONGEST_CELL = 200;

const UNDATED: Partial<Record<ColumnKind, (text: string) => string>> = {
  date: (text) => (isPlainDate(text) ? '' : '应为日期，如2026-11-05'),
  month: (text) => (isPlainMonth(text) ? '' : '应为年月，如2026-12'),
};

/** In a file dates are texts: a list that goes out and comes back says the same. */
export function writtenKind(kind: ColumnKind): WrittenColumn['kind'] {
  return kind === 'date' || kind === 'month' ? 'text' : kind;
}

function optionOf(options: readonly ImportOption[], text: string): ImportOption | undefined {
  return options.find(({ value, label }) => label === text || value === text);
}
