import { isPlainDate, isPlainMonth } from '@/domain/dates';
import { isIdentifierField } from '@/domain/identity/identifier-fields';
import { plainMobile } from '@/domain/identity/phone';
import { parseYuan } from '@/domain/money';
import { plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier, visibleText } from '@/domain/text/plain-text';
import { amountProblem, suggestedAmount, typedAmount, typedNumber } from '@/domain/text/typed-amount';
import { typedDate } from '@/domain/text/typed-date';
import { nearest } from '@/lib/nearest';
import type { WrittenColumn } from '@/lib/sheets/write-workbook';
import type { FieldOption } from '@/schema/field-kinds';
import { type ColumnKind, columnError } from '@/schema/row-columns';
import type { CellProblem, ColumnOptions, ImportColumn, RowRecord, RowRules, Verdict } from '../import-definition';

const NO_OPTIONS: readonly FieldOption[] = [];

/** Judges rows: cell rules of the columns, then the business's rules. Choices are stored by label and judged by code. */
export class RowJudge<D> {
  private readonly options: readonly (readonly FieldOption[] | undefined)[];
  /** True if no column has options or dates, so that cells need no conversion. */
  private readonly isPlain: boolean;

  constructor(
    private readonly columns: readonly ImportColumn[],
    private readonly rules: RowRules<D>,
    choices: ColumnOptions,
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
    // A row without data must have a problem, so that no row is skipped unnoticed.
    return data === null ? { problems: [this.unread()], data } : { problems, data };
  }

  /** Problems of invalid amounts; a business may report its own instead. */
  private amountProblems(cells: readonly string[]): CellProblem[] {
    return this.columns.flatMap(({ name, title, kind, role }, at): CellProblem[] => {
      const text = cells[at] ?? '';
      if (kind !== 'money' || role === 'fixed' || text === '' || (parseYuan(text) ?? -1n) >= 0n) return [];
      const suggestion = suggestedAmount(text);
      return [{ field: name, text: amountProblem(text, title), suggestion, takeable: suggestion !== '' }];
    });
  }

  private unread(): CellProblem {
    const { name = '' } = this.columns.find(({ role }) => role === 'input') ?? {};
    return { field: name, text: '本行未能核对，请改正后重试', suggestion: '核对本行各项', takeable: false };
  }

  /** Returns the cells with codes instead of labels; invalid choices, dates and months are ''. */
  coded(cells: readonly string[]): readonly string[] {
    if (this.isPlain) return cells;
    return cells.map((text, at) => {
      const options = this.options[at];
      if (options !== undefined) return optionOf(options, text)?.value ?? '';
      return UNDATED[this.columns[at]?.kind ?? 'text']?.(text) ? '' : text;
    });
  }

  /** Returns the cell's stored form: the normalized text; for a choice its label, also if the code was given. */
  named(at: number, text: string): string {
    const column = this.columns[at];
    return this.labelled(at, column ? typedCell(column, text) : text);
  }

  /** Returns the label of a choice for a normalized text. */
  labelled(at: number, text: string): string {
    return optionOf(this.options[at] ?? NO_OPTIONS, text)?.label ?? text;
  }

  /** Returns the cells of a row given by column names. */
  cellsOf(known: RowRecord): string[] {
    return this.columns.map(({ name }, at) => this.named(at, known[name] ?? ''));
  }

  /** Columns of the template, with choices by label. */
  templateColumns(): WrittenColumn[] {
    return this.columns.map(({ title, width, kind }, at) => {
      const list = this.options[at]?.map(({ label }) => label);
      return { title, width, kind: writtenKind(kind), ...(list && { list }) };
    });
  }

  private cellProblems(cells: readonly string[], coded: readonly string[]): CellProblem[] {
    const cell = (name: string) => coded[this.columns.findIndex((column) => column.name === name)] ?? '';
    return this.columns.flatMap((column, at): CellProblem[] => {
      const text = cells[at] ?? '';
      const options = this.options[at];
      const error = columnError(column, coded[at] || text, cell, options);
      if (error === '') return [];
      // Only a close match is suggested: a default option would decide for the user.
      const labels = options?.map(({ label }) => label) ?? [];
      const near = text === '' ? '' : nearest(text, labels);
      return [{ field: column.name, text: error, suggestion: near, takeable: near !== '' }];
    });
  }
}

const UNDATED: Partial<Record<ColumnKind, (text: string) => boolean>> = {
  date: (text) => !isPlainDate(text),
  month: (text) => !isPlainMonth(text),
};

/** Dates are written as texts, so that an exported list can be imported unchanged. */
export function writtenKind(kind: ColumnKind): WrittenColumn['kind'] {
  return kind === 'date' || kind === 'month' ? 'text' : kind;
}

function optionOf(options: readonly FieldOption[], text: string): FieldOption | undefined {
  return options.find(({ value, label }) => label === text || value === text);
}

/** Apostrophe that marks a cell as text in Excel and survives other programs. */
const TEXT_MARK = /^['‘’＇]/;
const MOBILE = /sjhm$/;

/** Normalizes a typed or imported text for its column; a text that does not fit stays as it is, to be shown and refused. */
export function typedCell({ name, kind }: Pick<ImportColumn, 'name' | 'kind'>, raw: string): string {
  const text = raw.trim();
  if (text === '') return '';
  switch (kind) {
    case 'money':
      return typedAmount(text.replace(TEXT_MARK, ''));
    case 'number':
      return typedNumber(text.replace(TEXT_MARK, ''));
    case 'date':
    case 'month':
      return dateCell(kind, text.replace(TEXT_MARK, ''));
    default:
      return textCell(name, text);
  }
}

function dateCell(kind: 'date' | 'month', text: string): string {
  const plain = typedDate(text);
  // Excel stores a month as one of its days.
  if (isPlainDate(plain)) return kind === 'month' ? plain.slice(0, 7) : plain;
  return isPlainMonth(plain) ? plain : visibleText(text);
}

function textCell(name: string, text: string): string {
  if (name === 'xingming') return plainPersonName(text);
  if (!isIdentifierField(name)) return visibleText(text);
  const plain = plainIdentifier(text).replace(TEXT_MARK, '').toUpperCase();
  return MOBILE.test(name) ? plainMobile(plain) : plain;
}
