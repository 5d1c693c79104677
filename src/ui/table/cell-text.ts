import { formatMoney, parseYuan } from '@/domain/money';
import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/text/mask';
import { typedText } from '@/lib/foreign-json';
import type { CellMask, CellTexts, CodeLabel, ListColumn } from './column';

/** docs/specification.md 8: text of an empty cell and of a code missing in its dictionary. */
export const EMPTY_CELL = '--';
const UNKNOWN_CODE = '- -';

/** Text of a cell. Screen, tooltip, print and export share this function, so that masking applies everywhere. */
export function columnCellText<Row>(column: ListColumn<Row>, row: Row, words: CellTexts<Row>): string {
  const slot = column.slotname === undefined ? undefined : words.slots?.[column.slotname];
  if (slot) return slot.text(row) || EMPTY_CELL;
  const raw = rawText(column, row);
  if (raw === '') return column.empty ?? EMPTY_CELL;
  if (column.filterKey !== undefined) return optionOf(column.filterKey, raw, words)?.label ?? UNKNOWN_CODE;
  switch (column.type) {
    case 'money':
      return formatMoney(raw);
    case 'tofix2':
      return formatMoney(raw, '');
    case 'formatNum':
      return groupedNumber(raw);
    default:
      return raw;
  }
}

/** The masked value as text; '' for anything but text and numbers. */
export function rawText<Row>(column: ListColumn<Row>, row: Row): string {
  const text = column.prop === 'cz' ? '' : typedText(row[column.prop]);
  return column.mask && text !== '' ? masked(text, column.mask) : text;
}

export function optionOf<Row>(key: string, code: string, words: CellTexts<Row>): CodeLabel | undefined {
  return words.options(key).find(({ value }) => value === code);
}

/** Text that arrives masked is returned unchanged: masking twice would hide characters that the rule shows. */
function masked(text: string, mask: CellMask): string {
  if (text.includes('*')) return text;
  if (mask === 'id') return maskIdNumber(text);
  if (mask === 'phone') return maskPhone(text);
  return mask === 'card' ? maskBankCard(text) : maskName(text);
}

/** '' for non-numbers (docs/specification.md 8); only money reports an invalid value (5). */
function groupedNumber(text: string): string {
  if (!/^-?\d{1,15}(\.\d{1,2})?$/.test(text)) return EMPTY_CELL;
  const [integer = '', decimals] = text.split('.');
  const [grouped = ''] = formatMoney(parseYuan(integer), '').split('.');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
