import { isPlainDate, isPlainMonth } from '@/domain/dates';
import { isIdentifierField } from '@/domain/identifier-fields';
import { plainPersonName } from '@/domain/person-name';
import { plainMobile } from '@/domain/phone';
import { plainIdentifier, visibleText } from '@/domain/plain-text';
import { typedAmount, typedNumber } from '@/domain/typed-amount';
import { typedDate } from '@/domain/typed-date';
import type { ImportColumn } from './import-definition';

/** What marks a cell as text in Excel and stays when the sheet goes through another program. */
const TEXT_MARK = /^['‘’＇]/;
const MOBILE = /sjhm$/;

/** What a cell of this column holds when this is put into it, from a file or by hand. What is none of its kind stays to be seen. */
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
  // Excel knows no months: a month is kept as one of its days. What is neither stays as it was written.
  if (isPlainDate(plain)) return kind === 'month' ? plain.slice(0, 7) : plain;
  return isPlainMonth(plain) ? plain : visibleText(text);
}

function textCell(name: string, text: string): string {
  if (name === 'xingming') return plainPersonName(text);
  if (!isIdentifierField(name)) return visibleText(text);
  const plain = plainIdentifier(text).replace(TEXT_MARK, '').toUpperCase();
  return MOBILE.test(name) ? plainMobile(plain) : plain;
}
