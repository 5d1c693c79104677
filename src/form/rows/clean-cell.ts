import { parseYuan, toYuan, withoutGrouping } from '@/domain/money';
import { withDecimals } from '@/domain/text/decimal-text';
import { isMasked } from '@/domain/text/mask';
import { typedDate } from '@/domain/text/typed-date';
import { CELL_RATE_DECIMALS, cellOptions } from '@/schema/cell-error';
import { cleanIdNumber, cleanInt, cleanMobile, cleanNumber, readMoney } from '@/schema/clean-text';
import type { FormFacts } from '@/schema/facts';
import type { Column } from '@/schema/field-kinds';
import { inputLengths } from '@/session/system-config';
import { cutTo } from '../input/use-filtered-text';

/** Maps typed text to the cell's value. */
export function cleanCell(column: Column, raw: string, before: string): string {
  switch (column.kind) {
    case 'mobile':
      return cleanMobile(raw);
    case 'idno':
      return cleanIdNumber(raw).slice(0, 18);
    case 'money':
      return readMoney(raw, before);
    case 'rate':
      return cleanNumber(raw, before, CELL_RATE_DECIMALS);
    case 'int':
      return cleanInt(raw, before);
    case 'date':
    case 'month':
      return raw.slice(0, 20);
    default:
      return cutTo(raw, inputLengths().default);
  }
}

/** Normalizes a cell on blur: amounts with two decimals, dates as yyyy-MM-dd. Invalid text stays, to be corrected. */
export function finishCell(column: Column, value: string): string {
  switch (column.kind) {
    case 'money': {
      const fen = parseYuan(value);
      return fen === undefined ? value : toYuan(fen);
    }
    case 'int':
      return withDecimals(value, 0) ?? value;
    case 'rate':
      return withoutGrouping(value);
    case 'date':
    case 'month':
      return typedDate(value);
    default:
      return value.trim();
  }
}

/** Cleans and normalizes a pasted cell; a choice may be given by label or code. */
export function readPastedCell(column: Column, raw: string, facts: FormFacts): string {
  const text = raw.trim();
  if (isMasked(text)) return '';
  if (column.kind !== 'select') return finishCell(column, cleanCell(column, text, ''));
  const options = cellOptions(column, facts);
  return options.find(({ value, label }) => label === text || value === text)?.value ?? '';
}
