import { amountProblem } from '@/domain/text/typed-amount';
import { columnError, type RowColumn } from '@/schema/row-columns';
import type { FieldReader } from '../field-reader';
import { dictionaryItems } from '../read-fields';

/** Reads the cells of a row by their columns, with the errors of the hall's import. */
export function readColumns(reader: FieldReader, columns: readonly RowColumn[]): void {
  for (const column of columns) {
    const { name, title: label, kind, dictionary } = column;
    const text = reader.text(name, { label, required: false, most: Number.POSITIVE_INFINITY });
    const options = dictionary === undefined ? column.options : dictionaryItems(dictionary);
    const wrong = columnError(column, text, (other) => reader.values[other] ?? '', options);
    if (wrong) reader.fail(name, wrong);
    else if (kind === 'money' && text !== '') reader.money(name, { label, problem: amountProblem });
  }
}
