import { amountProblem } from '@/domain/text/typed-amount';
import type { FieldReader } from '../field-reader';

/** A column of batch rows, shared by hall and centre. */
export interface RowColumn {
  name: string;
  title: string;
  kind: 'text' | 'number' | 'money' | 'date' | 'month';
  needed?: true | ((cell: (name: string) => string) => boolean);
  options?: readonly { value: string; label: string }[];
  dictionary?: string;
}

const LONGEST_CELL = 200;

/** Reads the cells of a row by their columns; a missing value, an unknown choice or a wrong format sets an error. */
export function readColumns(reader: FieldReader, columns: readonly RowColumn[]): void {
  for (const { name, title: label, kind, needed, options, dictionary } of columns) {
    const required = typeof needed === 'function' ? needed((other) => reader.values[other] ?? '') : needed === true;
    const from = options?.map(({ value }) => value) ?? dictionary;
    if (from !== undefined) reader.code(name, { label, required, from });
    else if (kind === 'date') reader.date(name, { label, required });
    else if (kind === 'month') reader.month(name, { label, required });
    else if (kind === 'money') reader.money(name, { label, required, problem: amountProblem });
    else reader.text(name, { label, required, most: LONGEST_CELL });
  }
}
