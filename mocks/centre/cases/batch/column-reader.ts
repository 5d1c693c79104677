import { parseYuan, toYuan } from '@/domain/money';
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
    else if (kind === 'money' && text !== '') readAmount(reader, name, label, text);
  }
}

/** Reads an amount above 0, with the sentences of the hall for rows that are judged while they are typed. */
function readAmount(reader: FieldReader, name: string, label: string, text: string): void {
  const fen = parseYuan(text);
  const wrong = amountProblem(text, label);
  if (wrong) reader.fail(name, wrong);
  else if (fen === undefined) reader.fail(name, `${label}格式不正确`);
  else if (fen <= 0n) reader.fail(name, `${label}必须大于0`);
  else reader.values[name] = toYuan(fen);
}
