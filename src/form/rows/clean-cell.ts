import { withDecimals } from '@/domain/decimal-text';
import { isMasked } from '@/domain/mask';
import { parseYuan, toYuan, withoutGrouping } from '@/domain/money';
import { typedDate } from '@/domain/typed-date';
import { inputLengths } from '@/session/system-config';
import type { FormFacts } from '../facts';
import type { Column } from '../field-kinds';
import { cutTo } from '../input/use-filtered-text';
import { CELL_RATE_DECIMALS, cellOptions } from '../values/cell-error';
import { cleanIdNumber, cleanInt, cleanMobile, cleanMoney, cleanNumber } from '../values/clean-text';

/** What is typed into a cell → what it keeps. */
export function cleanCell(column: Column, raw: string, before: string): string {
  switch (column.kind) {
    case 'mobile':
      return cleanMobile(raw);
    case 'idno':
      return cleanIdNumber(raw).slice(0, 18);
    case 'money':
      return cleanMoney(raw, before);
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

/** A cell once it is left: amounts with two decimals, dates in their plain form. What is none stays to be put right. */
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

/** A cell that comes from a spreadsheet: cleaned and finished; a choice may stand there by its name or by its code. */
export function readPastedCell(column: Column, raw: string, facts: FormFacts): string {
  const text = raw.trim();
  if (isMasked(text)) return '';
  if (column.kind !== 'select') return finishCell(column, cleanCell(column, text, ''));
  const options = cellOptions(column, facts);
  return options.find(({ value, label }) => label === text || value === text)?.value ?? '';
}
